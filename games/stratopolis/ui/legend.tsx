import { texts } from '#texts/stratopolis/table.ts';

/** What the marks on the board mean: a dot is on the ground, a frame on top of tiles. */
export function Legend({ seat, isDeep }: { readonly seat: number; readonly isDeep: boolean }) {
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
        <svg viewBox="0 0 14 14" class="is-frame" aria-hidden="true">
          <rect x="2" y="2" width="10" height="10" class="is-turned-on-top" />
        </svg>
        {texts.board.fitsTurned}
      </span>
      <span>
        <svg viewBox="0 0 14 14" class="is-windows" aria-hidden="true">
          <rect x="0.5" y="0.5" width="13" height="13" rx="2" />
          <path d="M3.6 3.2v3M7 3.2v3M10.4 3.2v3M3.6 8.2v3M7 8.2v3M10.4 8.2v3" />
        </svg>
        {texts.board.scores}
      </span>
      <span class="is-more">
        <svg viewBox="0 0 14 14" class="is-last" aria-hidden="true">
          <rect x="1.5" y="1.5" width="11" height="11" rx="0.5" />
        </svg>
        {texts.board.lastTile}
      </span>
      {isDeep && (
        <span class="is-more">
          <svg viewBox="0 0 24 14" aria-hidden="true">
            <path d="M6 6v7" class="is-turned" />
            <circle cx="6" cy="4.5" r="3.4" class="is-now" />
            <path d="M18 7v6M18 0.8l4 3.7l-4 3.7l-4 -3.7z" class="is-now-on-top" />
          </svg>
          {texts.board.behind}
        </span>
      )}
    </p>
  );
}
