import { texts } from '#texts/arboretum/words.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { type Standing, standings } from '../facts.ts';
import type { Grove } from '../grove.ts';
import type { ArboretumPosition } from '../position.ts';
import { PLACING } from '../state.ts';
import { at, CARD_WIDTH, drawPictureCard, drawPlace, drawRibbon, STEP_X, STEP_Y, words } from './artwork.ts';
import { drawBlossoms, drawBorder, drawGround, type TracedPath } from './garden-drawing.ts';
import { PAPER } from './palette.ts';

/** Cards are not drawn larger than this. */
const LARGEST = 1.15;
const PADDING = 14;
/** Where ribbons run: the middle of the emblem, and how far from the first to the last of them. */
const EMBLEM_Y = 51;
const LANES = 15;

/** An arboretum: cards on a `lawn` of that size, open squares as outlines, and in the end the paths that scored. */
export function drawField(
  position: ArboretumPosition,
  seat: Seat,
  { width, height }: Pick<Box, 'width' | 'height'>,
  lawn: Drawing,
): Drawing {
  const grove = position.groves[seat];
  const lit = position.phase === PLACING && position.mover === seat;
  const { scale, corner, cards, open } = layOut(grove, lit, width, height);
  const over = position.turn === OVER;
  const paths = bestPaths(standings(position), seat);
  return draw(
    'g',
    {},
    lawn,
    cards.length > 0 ? at(...corner(grove.origin), scale, drawGround(grove), ...drawBorder(grove, paths)) : undefined,
    lit || cards.length === 0 ? open.map((square) => at(...corner(square), scale, drawPlace(lit))) : undefined,
    cards.map((square) => at(...corner(square), scale, drawPictureCard(grove.cardAt(square)))),
    over || cards.length === 0 ? undefined : at(...corner(grove.origin), scale, ...drawBlossoms(grove, paths)),
    over ? drawPaths(scoredPaths(standings(position), seat), corner, scale) : undefined,
    cards.length > 0
      ? undefined
      : words(width / 2, height - 14, texts.nothingPlanted, { 'text-anchor': 'middle', fill: PAPER.secondInk }),
  );
}

/** The paths that this seat may score, by what is known. */
export function scoredPaths(standing: readonly Standing[], seat: Seat): TracedPath[] {
  return standing.flatMap(({ species, rights, paths }) => {
    const path = paths[seat];
    return rights[seat] && path ? [{ species, squares: path.squares }] : [];
  });
}

/** The best path of each species, whoever may score it. */
export function bestPaths(standing: readonly Standing[], seat: Seat): TracedPath[] {
  return standing.flatMap(({ species, paths }) => {
    const squares = paths[seat]?.squares;
    return squares ? [{ species, squares }] : [];
  });
}

/** One ribbon a path, each a little beside the others where they share cards. */
export function drawPaths(traced: readonly TracedPath[], corner: Layout['corner'], scale: number): Drawing[] {
  return traced.map(({ species, squares }, index) => {
    // Between numeral and letter, and below both.
    const aside = traced.length === 1 ? 0 : (index / (traced.length - 1) - 0.5) * LANES;
    const points = squares.map((square): readonly [number, number] => {
      const [x, y] = corner(square);
      return [x + (CARD_WIDTH / 2 + 2 + aside) * scale, y + (EMBLEM_Y + aside) * scale];
    });
    return drawRibbon(species, points);
  });
}

/** How the squares of an arboretum lie in a box: it has no bounds of its own, so it is centred and scaled to fit. */
interface Layout {
  readonly scale: number;
  /** Upper left corner of a square, in the box. */
  readonly corner: (square: number) => readonly [number, number];
  readonly cards: readonly number[];
  readonly open: readonly number[];
}

/** Makes room for the cards and, while somebody is to place one, for the open squares around them. */
function layOut(grove: Grove, ring: boolean, width: number, height: number): Layout {
  const cards = Array.from({ length: grove.placed }, (_, index) => grove.placedAt(index));
  const open = Array.from({ length: grove.openCount }, (_, index) => grove.openAt(index));
  const shown = ring || cards.length === 0 ? [...cards, ...open] : cards;
  const easts = shown.map((square) => grove.eastOf(square));
  const norths = shown.map((square) => grove.northOf(square));
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const across = (east - west + 1) * STEP_X;
  const down = (north - south + 1) * STEP_Y;
  const scale = Math.min(LARGEST, (width - 2 * PADDING) / across, (height - 2 * PADDING) / down);
  const left = (width - across * scale) / 2;
  const top = (height - down * scale) / 2;
  const corner = (square: number): readonly [number, number] => [
    left + ((grove.eastOf(square) - west) * STEP_X + 2) * scale,
    top + ((north - grove.northOf(square)) * STEP_Y + 2) * scale,
  ];
  return { scale, corner, cards, open };
}
