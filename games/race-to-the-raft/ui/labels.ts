import { COLOUR_LETTERS, COLOURS } from '../components.ts';
import { columnOf, rowOf } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, EXHAUSTED, PHASES, RAFT } from '../state.ts';
import { boardRows } from '../strings.ts';
import { allSquares } from './cat-watch.ts';
import type { Choices, Draft, Place } from './draft.ts';
import { nameColour } from './words.ts';

/** What lies on each square, for those who listen. */
export function labelSquares(position: RaftPosition): string[] {
  const rows = boardRows(position);
  const labels: string[] = [];
  for (const square of allSquares(position)) {
    const [row, column] = [rowOf(square), columnOf(square)];
    labels[square] = `Row ${row}, column ${column}: ${contentsOf(position, square, rows[row][column].toLowerCase())}`;
  }
  return labels;
}

function contentsOf(position: RaftPosition, square: number, letter: string): string {
  const ground = groundOf(position, square, letter);
  if (!position.has(CATS, square)) return ground;
  const tired = position.has(EXHAUSTED, square) && !position.has(RAFT, square) ? 'exhausted ' : '';
  return `${tired}${nameColour(position.catAt(square))} cat on ${ground}`;
}

function groundOf(position: RaftPosition, square: number, letter: string): string {
  const colour = COLOUR_LETTERS.indexOf(letter);
  if (position.has(RAFT, square)) {
    if (letter === 'o') return 'the mast of the raft';
    return colour < 0 ? 'the raft, for any cat' : `the raft, for ${COLOURS[colour]} cats`;
  }
  if (letter === 'f') return 'fire';
  return colour < 0 ? 'sea' : COLOURS[colour];
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

/** Squares that can be chosen now, with the classes that say what for. */
export function openSquares(turn: Choosing): ReadonlyMap<number, string> {
  const { position, draft, choices, places, deadly } = turn;
  const open = new Map<number, string>();
  if (!turn.acts) return open;
  if (position.phase === PHASES.play) for (const cat of choices.walks.keys()) open.set(cat, 'is-cat');
  if (draft.kind === 'cat') for (const end of choices.walks.get(draft.from)?.keys() ?? []) open.set(end, 'is-open');
  for (const [square, { move, exact }] of places) {
    open.set(square, deadly.has(move) ? 'is-deadly' : exact ? 'is-open' : 'is-near');
  }
  return open;
}

const SAYS: Readonly<Record<string, string>> = {
  'is-cat': 'this cat can be chosen',
  'is-open': 'can be chosen',
  'is-near': 'can be chosen, pushed in from the edge',
  'is-deadly': 'can be chosen, but loses the game',
};

export function withChoices(labels: readonly string[], open: ReadonlyMap<number, string>): string[] {
  const said = labels.slice();
  for (const [square, kind] of open) said[square] = `${labels[square]}; ${SAYS[kind]}`;
  return said;
}
