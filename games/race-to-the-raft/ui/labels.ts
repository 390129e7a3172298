import { texts } from '#texts/race-to-the-raft/cats.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { columnOf, rowOf, spotOf } from '../geometry.ts';
import { boardRows } from '../official-strings.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, EXHAUSTED, PHASES, RAFT } from '../state.ts';
import { allSquares } from './cat-watch.ts';
import type { Choices, Draft, Place } from './draft.ts';
import { NO_SCARVES, type Scarves } from './scarves.ts';
import { nameColour } from './words.ts';

/** What lies on each square, for those who listen. */
export function labelSquares(position: RaftPosition, scarves = NO_SCARVES): string[] {
  const rows = boardRows(position);
  const labels: string[] = [];
  for (const square of allSquares(position)) {
    const letter = rows[rowOf(square)][columnOf(square)].toLowerCase();
    labels[square] = texts.square(spotOf(square), contentsOf(position, square, letter, scarves));
  }
  return labels;
}

function contentsOf(position: RaftPosition, square: number, letter: string, scarves: Scarves): string {
  const ground = groundOf(position, square, letter);
  if (!position.has(CATS, square)) return ground;
  const tired = position.has(EXHAUSTED, square) && !position.has(RAFT, square);
  return texts.catOn(nameColour(position.catAt(square)), ground, { isTired: tired, hasScarf: scarves.has(square) });
}

function groundOf(position: RaftPosition, square: number, letter: string): string {
  const colour = COLOUR_LETTERS.indexOf(letter);
  if (position.has(RAFT, square)) {
    if (letter === 'o') return texts.ground.mast;
    return colour < 0 ? texts.ground.anyBerth : texts.ground.berth(nameColour(colour));
  }
  if (letter === 'f') return texts.ground.fire;
  return colour < 0 ? texts.ground.sea : nameColour(colour);
}

/** By what a square of the island is found on the page. */
export function squareId(square: number): string {
  return `raft-square-${square}`;
}

/** What is chosen so far, and what may be chosen with it. */
interface Choosing {
  readonly position: RaftPosition;
  readonly acts: boolean;
  readonly choices: Choices;
  readonly draft: Draft;
  readonly places: ReadonlyMap<number, Place>;
  readonly deadly: ReadonlySet<number>;
}

/** Classes of the squares that can be chosen. */
type Kind = 'is-cat' | 'is-open' | 'is-near' | 'is-deadly';

/** Squares that can be chosen now, with the classes that say what for. */
export function openSquares(turn: Choosing): ReadonlyMap<number, Kind> {
  const { position, draft, choices, places, deadly } = turn;
  const open = new Map<number, Kind>();
  if (!turn.acts) return open;
  if (draft.kind === 'cat') for (const end of choices.walks.get(draft.from)?.keys() ?? []) open.set(end, 'is-open');
  for (const [square, { move, exact }] of places) {
    open.set(square, deadly.has(move) ? 'is-deadly' : exact ? 'is-open' : 'is-near');
  }
  // Last, because keys begin at the first: with something in hand, that is a place for it and not a cat to take instead.
  if (position.phase === PHASES.play) for (const cat of choices.walks.keys()) open.set(cat, 'is-cat');
  return open;
}

/** Where the Tab key leads: to where one was, and else to a place that can be chosen; never to one that loses the game. */
export function focusIn(open: ReadonlyMap<number, string>, visited: number | undefined): number {
  if (visited !== undefined && open.get(visited) !== LOSES) return visited;
  const safe = [...open.keys()].find((square) => open.get(square) !== LOSES);
  return safe ?? visited ?? 0;
}

const LOSES: Kind = 'is-deadly';

const SAYS: Readonly<Record<Kind, (square: string) => string>> = {
  'is-cat': texts.choices.cat,
  'is-open': texts.choices.open,
  'is-near': texts.choices.near,
  'is-deadly': texts.choices.deadly,
};

export function withChoices(labels: readonly string[], open: ReadonlyMap<number, Kind>): string[] {
  const said = labels.slice();
  for (const [square, kind] of open) said[square] = SAYS[kind](labels[square]);
  return said;
}
