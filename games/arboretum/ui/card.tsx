import { texts } from '#texts/arboretum/table.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { memo } from '../../../kit/memo.tsx';
import { knownOf } from '../facts.ts';
import type { Grove } from '../grove.ts';
import type { ArboretumPosition } from '../position.ts';
import {
  at,
  CARD_HEIGHT,
  CARD_WIDTH,
  drawBack,
  drawCard,
  drawNumeralAbove,
  drawSeen,
  drawSmallCard,
} from './artwork.ts';
import { arrivalOf, type Drawn } from './drawn.ts';
import { emblem } from './emblems.ts';
import { cornerOf } from './layout.ts';
import { Painted } from './paint.tsx';
import { sayCard } from './words.ts';

/** The faces are the dearest things to draw: each is drawn once, wherever it goes. */
export const CardFace = memo(({ card }: { readonly card: number }) => <Painted drawing={drawCard(card)} />);

/** The face of a card in a garden that is small. */
export const SmallFace = memo(({ card }: { readonly card: number }) => <Painted drawing={drawSmallCard(card)} />);

/** The numerals of the cards of paths in a garden that is small, over the paths. */
export function NumeralsAbove({ grove, squares }: { readonly grove: Grove; readonly squares: Iterable<number> }) {
  return (
    <g class="arboretum-numerals">
      {[...squares].map((square) => (
        <Painted key={square} drawing={at(...cornerOf(grove, square), 1, drawNumeralAbove(grove.cardAt(square)))} />
      ))}
    </g>
  );
}

/** A card as a small picture beside words that name it. */
export function CardPicture({ card, seen = false }: { readonly card: number; readonly seen?: boolean }) {
  return (
    <svg class="arboretum-card" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <CardFace card={card} />
      {seen && <Painted drawing={at(CARD_WIDTH / 2, CARD_HEIGHT - 5, 1, drawSeen())} />}
    </svg>
  );
}

export const CardBack = memo(() => (
  <svg class="arboretum-card" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
    <Painted drawing={drawBack()} />
  </svg>
));

export const Emblem = memo(({ species }: { readonly species: number }) => (
  <svg class="arboretum-emblem" viewBox="-21 -21 42 42" aria-hidden="true">
    <Painted drawing={draw('g', {}, emblem(species))} />
  </svg>
));

const STEP = CARD_WIDTH + 3;
/** Backs overlap: they say only how many they are. */
const BACK_STEP = 17;

export interface HandProps {
  readonly position: ArboretumPosition;
  readonly seat: number;
  /** What somebody has just drawn. */
  readonly drawn: Drawn | undefined;
}

/** A hand in a row: the cards this viewer may see with an eye where everybody knows them, and the backs of the others. */
export function HandRow({ position, seat, drawn }: HandProps) {
  const cards = position.hand(seat);
  const arrives = arrivalOf(drawn, seat);
  const known = new Set(knownOf(position, seat).cards);
  const hidden = Array.from({ length: position.hidden(seat) }, (_, index) => cards.length * STEP + index * BACK_STEP);
  const width = hidden.length > 0 ? hidden[hidden.length - 1] + CARD_WIDTH : cards.length * STEP;
  return (
    <svg
      class="arboretum-hand-row"
      viewBox={`0 0 ${Math.max(STEP, width)} ${CARD_HEIGHT + 6}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={sayHand(position, seat)}
    >
      {cards.map((card, index) => (
        <g key={card} class={arrives(card)} transform={`translate(${index * STEP} 0)`}>
          <CardFace card={card} />
          {known.has(card) && <Painted drawing={at(CARD_WIDTH / 2, CARD_HEIGHT - 3, 1.1, drawSeen())} />}
        </g>
      ))}
      {hidden.map((place, index) => (
        <g key={place} class={index === hidden.length - 1 ? arrives(undefined) : ''}>
          <Painted drawing={at(place, 0, 1, drawBack())} />
        </g>
      ))}
    </svg>
  );
}

/** What can be seen of a hand, for those who listen. */
export function sayHand(position: ArboretumPosition, seat: number): string {
  return texts.board.inHand(position.hand(seat).map(sayCard), position.hidden(seat));
}
