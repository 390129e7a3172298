import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, Place } from '../../../kit/draw/place.ts';
import { squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, FIRE } from '../state.ts';
import type { Draft } from './draft.ts';
import { CELL } from './land.ts';

/** What the island shows of the page's marks: lines, and the squares of new fire, which glow instead. */
export interface CalmMarks {
  readonly marks: readonly Mark[];
  readonly fire: readonly Box[];
}

/**
 * The page's marks as this island bears them. A turn is a dozen moves here, and a line around each would hide what was
 * played: lines are for the cards, as far as they do not burn, and for cats where they are now. While something is
 * held over the island or suggested, or `hasLaid` something since, the past makes room. Ideas that nobody looks at have a line
 * around their middle alone: three cards cover each other, and lines that cross say nothing.
 */
export function calmMarks(
  marks: readonly Mark[],
  position: RaftPosition,
  { kind }: Pick<Draft, 'kind'>,
  hasLaid = false,
): CalmMarks {
  const isHolding = kind === 'card' || kind === 'fire' || kind === 'cat';
  const makesRoom = hasLaid || isHolding || marks.some((mark) => mark.kind === 'idea' || mark.kind === 'chosen');
  const present = makesRoom ? marks.filter((mark) => mark.kind !== 'past') : marks;
  const turns = present.filter(isTurn);
  return {
    marks: present.flatMap((mark) => (isTurn(mark) ? linesOf(mark, position) : [middled(mark)])),
    fire: turns.flatMap(({ places }) => places.flatMap(({ parts = [] }) => parts)),
  };
}

/** Several moves; a single one, in a study, has its line whatever it is. */
function isTurn({ kind, places }: Mark): boolean {
  return kind === 'past' && places.length > 1;
}

/** An idea at the square that its card or tile is held by. */
function middled(mark: Mark): Mark {
  if (mark.kind !== 'idea') return mark;
  return { ...mark, places: mark.places.map((place) => ({ board: '', box: middleOf(place) })) };
}

function middleOf(place: Place): Box {
  const { x, y, width, height } = place.box;
  const far = (box: Box) => (box.x + CELL / 2 - x - width / 2) ** 2 + (box.y + CELL / 2 - y - height / 2) ** 2;
  return (place.parts ?? squaresIn(place)).reduce((best, box) => (far(box) < far(best) ? box : best));
}

/** One line around each pile of cards and each cat that walked, and the sign at what came last. */
function linesOf(mark: Mark, position: RaftPosition): readonly Mark[] {
  const done = mark.places.filter(({ parts }) => parts === undefined);
  const unburnt = (box: Box) => !position.has(FIRE, squareOf(box));
  const cards = piles(done.filter(isCard).map((place) => squaresIn(place).filter(unburnt)));
  const ends = done.filter((place) => !isCard(place) && position.has(CATS, squareOf(place.box)));
  const cats = ends.filter(({ box }, at) => ends.findIndex((end) => squareOf(end.box) === squareOf(box)) === at);
  const lines = isCard(done[done.length - 1]) ? [...cats, ...cards] : [...cards, ...cats];
  return [
    { ...mark, sign: '', places: lines.slice(0, -1) },
    { ...mark, places: lines.slice(-1) },
  ];
}

/** It covers several squares, and a cat one. */
function isCard({ box }: Place): boolean {
  return box.width > CELL;
}

function squareOf({ x, y }: Box): number {
  return squareAt(y / CELL, x / CELL);
}

/** A place for each pile of what shares squares, the latest last; two cards side by side remain two. */
function piles(places: readonly (readonly Box[])[]): readonly Place[] {
  let found: Map<string, Box>[] = [];
  for (const place of places.filter(({ length }) => length > 0)) {
    const squares = new Map(place.map((box) => [`${box.x} ${box.y}`, box]));
    const shares = (pile: ReadonlyMap<string, Box>) => [...squares.keys()].some((square) => pile.has(square));
    const joined = new Map([...found.filter(shares), squares].flatMap((pile) => [...pile]));
    found = [...found.filter((pile) => !shares(pile)), joined];
  }
  return found.map((pile) => {
    const parts = [...pile.values()];
    return { board: '', box: signCorner(parts), parts };
  });
}

/** The last square of the top row: a sign at the corner of a box around a crooked pile could be far from it. */
function signCorner(parts: readonly Box[]): Box {
  return parts.reduce((best, part) => (part.y < best.y || (part.y === best.y && part.x > best.x) ? part : best));
}

function squaresIn({ box: { x, y, width, height } }: Place): Box[] {
  return Array.from({ length: (width / CELL) * (height / CELL) }, (_, at) => ({
    x: x + (at % (width / CELL)) * CELL,
    y: y + Math.floor(at / (width / CELL)) * CELL,
    width: CELL,
    height: CELL,
  }));
}
