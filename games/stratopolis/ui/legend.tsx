import type { ComponentChildren } from 'preact';
import { texts } from '#texts/stratopolis/table.ts';

/** What the marks on the board mean: a dot is on the ground, a frame on top of tiles. */
export function Legend({ seat, isDeep }: { readonly seat: number; readonly isDeep: boolean }) {
  return (
    <p class={`stratopolis-legend is-seat-${seat}`}>
      <Sign words={texts.board.height} look="is-height">
        <circle cx="7" cy="7" r="6.4" />
        <text x="7" y="10.6">
          2
        </text>
      </Sign>
      <Sign words={texts.board.fits} width={28}>
        <circle cx="7" cy="7" r="4.2" class="is-now" />
        <rect x="16.5" y="2" width="10" height="10" class="is-now-on-top" />
      </Sign>
      <Sign words={texts.board.fitsTurned} look="is-frame">
        <rect x="2" y="2" width="10" height="10" class="is-turned-on-top" />
      </Sign>
      <Sign words={texts.board.scores} look="is-windows">
        <rect x="0.5" y="0.5" width="13" height="13" rx="2" />
        <path d="M3.6 3.2v3M7 3.2v3M10.4 3.2v3M3.6 8.2v3M7 8.2v3M10.4 8.2v3" />
      </Sign>
      <Sign words={texts.board.lastTile} look="is-last" isMore>
        <rect x="1.5" y="1.5" width="11" height="11" rx="0.5" />
      </Sign>
      {isDeep && (
        <Sign words={texts.board.behind} width={24} isMore>
          <path d="M6 6v7" class="is-turned" />
          <circle cx="6" cy="4.5" r="3.4" class="is-now" />
          <path d="M18 7v6M18 0.8l4 3.7l-4 3.7l-4 -3.7z" class="is-now-on-top" />
        </Sign>
      )}
    </p>
  );
}

function Sign({
  words,
  look,
  width = 14,
  isMore = false,
  children,
}: {
  readonly words: string;
  readonly look?: string;
  readonly width?: number;
  /** Left out where there is little room. */
  readonly isMore?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <span class={isMore ? 'is-more' : undefined}>
      <svg viewBox={`0 0 ${width} 14`} class={look} aria-hidden="true">
        {children}
      </svg>
      {words}
    </span>
  );
}
