import type { ComponentChildren } from 'preact';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { MarkSign } from '../../../kit/board-marks.tsx';
import type { Drawing } from '../../../kit/draw/drawing.ts';
import { VALUES } from '../components.ts';
import { at, drawFate, drawSeen } from './artwork.ts';
import { drawFlowers } from './garden-drawing.ts';
import { Painted, pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import type { Right } from './prospects.ts';
import { UnseenValues } from './unseen-values.tsx';

/** A cell of the table: the points of a path and the sum in hand, in a box where the path scores. */
export function Figure({
  species,
  right,
  path,
  sum,
  hides,
  isCancelled = false,
  rival,
  children,
}: {
  readonly species: number;
  readonly right: Right | undefined;
  readonly path: number | undefined;
  readonly sum: number;
  /** Hidden cards may add to the sum. */
  readonly hides: boolean;
  /** A9: the 8 in this hand is not in the sum. */
  readonly isCancelled?: boolean;
  /** The only other player, where there is one. */
  readonly rival?: string | undefined;
  readonly children?: ComponentChildren;
}) {
  const { wash, deep } = TONES[species];
  return (
    <span
      class={`arboretum-figure is-${right ?? 'bare'}`}
      style={{ '--wash': pageColour(wash), '--deep': pageColour(deep) }}
    >
      <b aria-hidden="true">{path ?? texts.scores.noPath}</b>
      <small aria-hidden="true">
        {texts.scores.inHand(sum, hides)}
        {isCancelled && <s title={texts.scores.eightCountsNothing(rival)}>{VALUES}</s>}
      </small>
      {children}
    </span>
  );
}

/** Made up: what a cell can look like. */
const SAMPLE = { path: 7, sum: 12 };
const OPEN_SAMPLE = { path: 5, sum: 3 };
const RANGE = [6, 21] as const;
const VALUES_SAMPLE = [1, 2, 5, 8];
const HIDDEN_SAMPLE = 3;
const FLOWERS_SAMPLE = [
  [-4, -3],
  [4, 4],
] as const;
/** Somebody else's colour. */
const SEAT_SAMPLE = 1;

/** What the signs of the table mean, each drawn as it is there. */
export function ScoreLegend({
  isOver,
  hides,
  species,
  own,
  seats,
}: {
  readonly isOver: boolean;
  /** Whose new cards are marked. */
  readonly own: number;
  readonly seats: number;
  readonly hides: boolean;
  /** Whose colours the samples have. */
  readonly species: number;
}) {
  const { legend, fates } = texts.scores;
  return (
    <details class="arboretum-key" onToggle={showAll}>
      <summary class="fine">{legend.title}</summary>
      <ul class="arboretum-legend fine">
        <Line says={legend.scores(SAMPLE.path, SAMPLE.sum, isOver)}>
          <Figure {...{ species }} {...SAMPLE} right="yes" hides={false} />
        </Line>
        {hides && (
          <>
            <Line says={legend.open}>
              <Figure {...{ species }} {...OPEN_SAMPLE} right="open" hides />
            </Line>
            <Line says={legend.range(...RANGE)}>
              <b>{common.range(...RANGE)}</b>
            </Line>
            <Line says={legend.unseen}>
              <UnseenValues {...{ species }} unseen={VALUES_SAMPLE} />
            </Line>
          </>
        )}
        <Line says={legend.cancelled}>
          <Figure {...{ species }} {...SAMPLE} right="no" hides={false} isCancelled />
        </Line>
        {!isOver && (
          <>
            {(['safe', 'lost'] as const).map((fate) => (
              <Sign key={fate} says={fates[fate](undefined)} drawing={drawFate(fate)} />
            ))}
            <Sign says={legend.flowers} drawing={drawFlowers(species, FLOWERS_SAMPLE, 1)} />
            <Sign says={legend.known} drawing={at(0, 0, 0.9, drawSeen())} />
            {hides && (
              <Line says={legend.hidden}>
                <span class="arboretum-backs">{texts.board.hiddenShort(HIDDEN_SAMPLE, 1)}</span>
              </Line>
            )}
            <Line says={legend.fresh}>
              <span class="arboretum-fresh" style={{ '--lit': `var(--seat-${own})` }}>
                {texts.board.fresh}
              </span>
            </Line>
            {seats > 2 && (
              <Line says={legend.order}>
                <MarkSign mark={{ seat: SEAT_SAMPLE, sign: '1', kind: 'past' }} />
              </Line>
            )}
            <Line says={legend.framed}>
              <span class="arboretum-framed" style={{ '--lit': `var(--seat-${SEAT_SAMPLE})` }} />
            </Line>
          </>
        )}
      </ul>
    </details>
  );
}

/** Unfolded below the edge of the column, it would seem that nothing had happened. */
function showAll({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

function Sign({ says, drawing }: { readonly says: string; readonly drawing: Drawing }) {
  return (
    <Line says={says}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <Painted drawing={drawing} />
      </svg>
    </Line>
  );
}

function Line({ says, children }: { readonly says: string; readonly children: ComponentChildren }) {
  return (
    <li>
      <span class="arboretum-sample" aria-hidden="true">
        {children}
      </span>
      <span>{says}</span>
    </li>
  );
}
