import type { ComponentChildren } from 'preact';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { drawFate } from './artwork.ts';
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
  children,
}: {
  readonly species: number;
  readonly right: Right | undefined;
  readonly path: number | undefined;
  readonly sum: number;
  /** Hidden cards may add to the sum. */
  readonly hides: boolean;
  readonly children?: ComponentChildren;
}) {
  const { wash, deep } = TONES[species];
  return (
    <span
      class={`arboretum-figure is-${right ?? 'bare'}`}
      style={{ '--wash': pageColour(wash), '--deep': pageColour(deep) }}
    >
      <b aria-hidden="true">{path ?? texts.scores.noPath}</b>
      <small aria-hidden="true">{texts.scores.inHand(sum, hides)}</small>
      {children}
    </span>
  );
}

/** Made up: what a cell can look like. */
const SAMPLE = { path: 7, sum: 12 };
const OPEN_SAMPLE = { path: 5, sum: 3 };
const RANGE = [6, 21] as const;
const VALUES_SAMPLE = [1, 2, 5, 8];

/** What the signs of the table mean, each drawn as it is there. */
export function ScoreLegend({
  isOver,
  hides,
  species,
}: {
  readonly isOver: boolean;
  readonly hides: boolean;
  /** Whose colours the samples have. */
  readonly species: number;
}) {
  const { legend, fates } = texts.scores;
  return (
    <details class="arboretum-key">
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
        {!isOver &&
          (['safe', 'lost'] as const).map((fate) => (
            <Line key={fate} says={fates[fate]}>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <Painted drawing={drawFate(fate)} />
              </svg>
            </Line>
          ))}
      </ul>
    </details>
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
