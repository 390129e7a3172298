import { texts } from '#texts/stratopolis/table.ts';

/** What the marks on the board mean. */
export function Legend({ seat }: { readonly seat: number }) {
  return (
    <p class={`stratopolis-legend is-seat-${seat}`}>
      <span>
        <svg viewBox="0 0 14 14" class="is-height" aria-hidden="true">
          <circle cx="7" cy="7" r="6.4" />
          <text x="7" y="10.6">
            2
          </text>
        </svg>
        {texts.board.height}
      </span>
      <span>
        <svg viewBox="0 0 28 14" aria-hidden="true">
          <circle cx="7" cy="7" r="4.2" class="is-now" />
          <rect x="16.5" y="2" width="10" height="10" class="is-now-on-top" />
        </svg>
        {texts.board.fits}
      </span>
      <span>
        <svg viewBox="0 0 28 14" aria-hidden="true">
          <circle cx="7" cy="7" r="3.6" class="is-turned" />
          <rect x="16.5" y="2" width="10" height="10" class="is-turned-on-top" />
        </svg>
        {texts.board.fitsTurned}
      </span>
    </p>
  );
}
