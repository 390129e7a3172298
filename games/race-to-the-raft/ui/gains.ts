import { texts } from '#texts/race-to-the-raft/gains.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import type { Move } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk } from '../../reason.ts';
import { count } from '../bits.ts';
import { squaresLeft } from '../facts.ts';
import { COLOUR_COUNT, columnOf, DECK_COUNT, rowOf } from '../geometry.ts';
import { LABOUR, measureLabour } from '../labour.ts';
import { listOrigins } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, DECKS, PHASES, RAFT_AT, REQUEST, type State } from '../state.ts';
import { nameCat } from './words.ts';

interface Cat {
  readonly square: number;
  readonly colour: number;
  readonly name: string;
  /** Squares on its best way that cards must recolour. */
  readonly labour: number;
  readonly isThreatened: boolean;
}

/** A reason, and how telling it is. */
interface Weighed {
  readonly reason: Reason;
  readonly weight: number;
}

/** What a move does for the cats, the most telling first; the table plays as one, so seats make no difference. */
export function explainMove(before: RaftPosition, move: Move, _nameSeat: NameSeat): Reason[] {
  const after = before.copy();
  after.play(move);
  if (after.phase === PHASES.won) return [gain('wins', texts.wins)];
  if (after.phase === PHASES.lost) return [risk('loses', texts.loses)];
  const weighed = before.phase === PHASES.ask ? expectColours(before, after) : weighCats(before, after);
  return weighed.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
}

function weighCats(before: RaftPosition, after: RaftPosition): Weighed[] {
  const old = catsAshore(before);
  const now = catsAshore(after);
  const walker = old.find(({ square }) => !after.has(CATS, square));
  if (walker) return weighWalk(before, after, walker, now);
  const gains = old.flatMap((cat) => weighChange(cat, now.find(({ square }) => square === cat.square) ?? cat));
  if (gains.length > 0 || before.phase !== PHASES.fire) return gains;
  return [{ reason: gain('harmless-fire', texts.harmlessFire), weight: 1 }];
}

function weighChange(old: Cat, now: Cat): Weighed[] {
  const { name, square } = old;
  const saved = old.labour - now.labour;
  const claim = { square, saved, left: now.labour };
  const weighed: Weighed[] = [];
  if (saved > 0 && now.labour === 0)
    weighed.push({ reason: gain('opens', texts.opens(name), claim), weight: 20 + saved });
  else if (saved > 0)
    weighed.push({ reason: gain('shortens', texts.shortens(name, saved, now.labour), claim), weight: 10 + saved });
  else if (saved < 0)
    weighed.push({ reason: risk('lengthens', texts.lengthens(name, -saved), claim), weight: 5 - saved });
  if (old.isThreatened && !now.isThreatened)
    weighed.push({ reason: gain('rescues', texts.rescues(name), { square }), weight: 8 });
  if (!old.isThreatened && now.isThreatened)
    weighed.push({ reason: risk('threatens', texts.threatens(name), { square }), weight: 4 });
  return weighed;
}

function weighWalk(before: RaftPosition, after: RaftPosition, walker: Cat, now: readonly Cat[]): Weighed[] {
  const { name, square } = walker;
  const arrived = now.find((cat) => !before.has(CATS, cat.square));
  if (!arrived) return [{ reason: gain('aboard', texts.aboard(name), { square }), weight: 1 }];
  const steps = stepsToRaft(before, square) - stepsToRaft(after, arrived.square);
  const weighed: Weighed[] = [{ reason: gain('no-fire', texts.noFire), weight: 1 }];
  if (listOrigins(after) > listOrigins(before))
    weighed.push({ reason: gain('makes-room', texts.makesRoom(name), { square }), weight: 2 });
  if (steps > 0) weighed.push({ reason: gain('nearer', texts.nearer(name, steps), { square, steps }), weight: 3 });
  if (walker.isThreatened && !arrived.isThreatened)
    weighed.push({ reason: gain('walks-clear', texts.rescues(name), { square }), weight: 4 });
  return weighed;
}

/** The colours that cats ashore need, by what the requested cards promise of them. */
function expectColours(before: RaftPosition, after: RaftPosition): Weighed[] {
  const needed = new Set(catsAshore(before).map(({ colour }) => colour));
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => colour)
    .filter((colour) => needed.has(colour))
    .map((colour) => ({ colour, squares: Math.round(expected(before, after, colour)) }))
    .filter(({ squares }) => squares > 0)
    .map(({ colour, squares }) => ({
      reason: gain('expects', texts.expects(squares, words.colours[colour]), { colour, squares }),
      weight: squares,
    }));
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
