import { texts } from '#texts/race-to-the-raft/gains.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import type { Seat } from '../../../core/game.ts';
import { count } from '../bits.ts';
import { squaresLeft } from '../facts.ts';
import { COLOUR_COUNT, columnOf, DECK_COUNT, rowOf } from '../geometry.ts';
import { LABOUR, measureLabour } from '../labour.ts';
import { listOrigins } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, DECKS, PHASES, RAFT_AT, REQUEST, type State } from '../state.ts';
import { nameCat } from './words.ts';

/** Phrases of a hint. */
const MOST = 3;

interface Cat {
  readonly square: number;
  readonly colour: number;
  readonly name: string;
  /** Squares on its best way that cards must recolour. */
  readonly labour: number;
  readonly isThreatened: boolean;
}

/** A phrase, and how telling it is. */
interface Gain {
  readonly text: string;
  readonly weight: number;
}

/** What a move does for the cats, the most telling first; the table plays as one, so seats make no difference. */
export function explainGains(
  before: RaftPosition,
  after: RaftPosition,
  _seat: Seat,
  _nameSeat: (seat: Seat) => string,
): string[] {
  if (after.phase === PHASES.won) return [texts.wins];
  if (after.phase === PHASES.lost) return [texts.loses];
  const gains = before.phase === PHASES.ask ? expectColours(before, after) : weighCats(before, after);
  return gains
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ text }) => text);
}

function weighCats(before: RaftPosition, after: RaftPosition): Gain[] {
  const old = catsAshore(before);
  const now = catsAshore(after);
  const walker = old.find(({ square }) => !after.has(CATS, square));
  if (walker) return weighWalk(before, after, walker, now);
  const gains = old.flatMap((cat) => weighChange(cat, now.find(({ square }) => square === cat.square) ?? cat));
  if (gains.length > 0 || before.phase !== PHASES.fire) return gains;
  return [{ text: texts.harmlessFire, weight: 1 }];
}

function weighChange(old: Cat, now: Cat): Gain[] {
  const gains: Gain[] = [];
  const saved = old.labour - now.labour;
  if (saved > 0 && now.labour === 0) gains.push({ text: texts.opens(old.name), weight: 20 + saved });
  else if (saved > 0) gains.push({ text: texts.shortens(old.name, saved, now.labour), weight: 10 + saved });
  else if (saved < 0) gains.push({ text: texts.lengthens(old.name, -saved), weight: 5 - saved });
  if (old.isThreatened && !now.isThreatened) gains.push({ text: texts.rescues(old.name), weight: 8 });
  if (!old.isThreatened && now.isThreatened) gains.push({ text: texts.threatens(old.name), weight: 4 });
  return gains;
}

function weighWalk(before: RaftPosition, after: RaftPosition, walker: Cat, now: readonly Cat[]): Gain[] {
  const arrived = now.find((cat) => !before.has(CATS, cat.square));
  if (!arrived) return [{ text: texts.aboard(walker.name), weight: 1 }];
  const steps = stepsToRaft(before, walker.square) - stepsToRaft(after, arrived.square);
  const gains: Gain[] = [{ text: texts.noFire, weight: 1 }];
  if (listOrigins(after) > listOrigins(before)) gains.push({ text: texts.makesRoom(walker.name), weight: 2 });
  if (steps > 0) gains.push({ text: texts.nearer(walker.name, steps), weight: 3 });
  if (walker.isThreatened && !arrived.isThreatened) gains.push({ text: texts.rescues(walker.name), weight: 4 });
  return gains;
}

/** The colours that cats ashore need, by what the requested cards promise of them. */
function expectColours(before: RaftPosition, after: RaftPosition): Gain[] {
  const needed = new Set(catsAshore(before).map(({ colour }) => colour));
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => colour)
    .filter((colour) => needed.has(colour))
    .map((colour) => ({ colour, squares: Math.round(expected(before, after, colour)) }))
    .filter(({ squares }) => squares > 0)
    .map(({ colour, squares }) => ({ text: texts.expects(squares, words.colours[colour]), weight: squares }));
}

function expected(before: State, after: State, colour: number): number {
  let squares = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const asked = after.words[REQUEST + deck];
    if (asked > 0) squares += (asked * squaresLeft(before, deck, colour)) / count(before.words[DECKS + deck]);
  }
  return squares;
}

function catsAshore(position: RaftPosition): Cat[] {
  const found = measureLabour(position);
  const colours = Array.from(LABOUR.colour.subarray(0, found));
  return colours.map((colour, cat) => {
    const square = LABOUR.square[cat];
    return {
      square,
      colour,
      name: nameCat(position, square),
      labour: LABOUR.labour[cat],
      isThreatened: LABOUR.threatened[cat] === 1,
    };
  });
}

function stepsToRaft(state: State, square: number): number {
  const raft = state.words[RAFT_AT];
  return Math.abs(rowOf(square) - rowOf(raft) - 1) + Math.abs(columnOf(square) - columnOf(raft) - 1);
}
