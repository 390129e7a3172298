import { colourOfSeat, PLACES } from '../../../games/stratopolis/geometry.ts';
import type { StratopolisPosition } from '../../../games/stratopolis/position.ts';
import { checkPlacement } from '../../../games/stratopolis/rules.ts';
import { type Region, regionsOf } from '../../../games/stratopolis/scoring.ts';
import { COLOUR_AT } from '../../../games/stratopolis/state.ts';
import { checksFor, demand, type Given } from './check.ts';

type Strat = Given<StratopolisPosition>;

/** What a seat's score changes by, and the region that makes it. */
function own({ before, after }: Strat) {
  const seat = before.mover;
  const { size, height } = regionsOf(after, seat)[0];
  return { size, height, points: after.scores()[seat] - before.scores()[seat] };
}

function rival({ before, after }: Strat) {
  const seat = 1 - before.mover;
  const was = regionsOf(before, seat)[0];
  const all = regionsOf(after, seat);
  const is: Region | undefined = all[0];
  const showing = all.flatMap(({ squares }) => squares);
  return {
    size: is?.size ?? 0,
    height: is?.height ?? 0,
    covered: was.squares.filter((square) => !showing.includes(square)).length,
    points: after.scores()[seat] - before.scores()[seat],
  };
}

/** Squares of the board that show a seat's colour. */
function colourCount({ cells }: StratopolisPosition, seat: number): number {
  return cells.filter((cell) => cell >> COLOUR_AT === colourOfSeat(seat)).length;
}

function touches(region: Region, others: readonly Region[]): number {
  return others.filter(({ squares }) => squares.some((square) => region.squares.includes(square))).length;
}

interface Reply {
  readonly theirs: number;
  readonly mine: number;
}

/** A board is asked about for every move that is tried on it. */
const known = new WeakMap<StratopolisPosition, readonly Reply[]>();

function repliesOn(board: StratopolisPosition, rival: number): readonly Reply[] {
  const found = known.get(board) ?? replies(board, rival);
  known.set(board, found);
  return found;
}

/** All that the rival's face-up tiles can do on a board, the slow way: try every place of the board. */
function replies(board: StratopolisPosition, rival: number): readonly Reply[] {
  const before = Array.from(board.scores());
  const after = board.copy();
  return Array.from({ length: board.shown(rival) }, (_, index) => board.faceUp(rival, index)).flatMap((tile) =>
    Array.from({ length: PLACES }, (_, place) => place)
      .filter((place) => board.signatureOf(place) >= 0 && checkPlacement(board, tile, place) === undefined)
      .map((place) => {
        after.copyFrom(board);
        after.lay(tile, place);
        const scores = after.scores();
        return { theirs: scores[rival] - before[rival], mine: scores[1 - rival] - before[1 - rival] };
      }),
  );
}

function bestLead(board: StratopolisPosition, rival: number): number {
  return Math.max(...repliesOn(board, rival).map(({ theirs, mine }) => theirs - mine));
}

export const stratopolis = checksFor<StratopolisPosition>({
  grows: (given) => {
    demand(own(given).points > 0, given.words);
    return own(given);
  },
  raises: (given) => {
    const [was] = regionsOf(given.before, given.before.mover);
    demand(own(given).height > was.height && own(given).size <= was.size, given.words);
    return own(given);
  },
  'grows-and-raises': (given) => {
    const [was] = regionsOf(given.before, given.before.mover);
    demand(own(given).height > was.height && own(given).size > was.size, given.words);
    return own(given);
  },
  joins: (given) => {
    const seat = given.before.mover;
    demand(touches(regionsOf(given.after, seat)[0], regionsOf(given.before, seat)) > 1, given.words);
    return own(given);
  },
  'now-scores': own,
  'loses-own': (given) => {
    demand(own(given).points < 0, given.words);
    return own(given);
  },
  gives: (given) => {
    demand(rival(given).points > 0, given.words);
    return { points: rival(given).points };
  },
  cuts: (given) => {
    const { size, points } = rival(given);
    demand(points < 0, given.words);
    return { size, points };
  },
  lowers: (given) => {
    const { height, points } = rival(given);
    demand(points < 0, given.words);
    return { height, points };
  },
  covers: (given) => {
    const { covered, points } = rival(given);
    demand(points < 0 && covered > 0, given.words);
    return { covered, points };
  },
  denies: ({ before, after }) => {
    const rival = 1 - before.mover;
    return { was: bestLead(before, rival), is: bestLead(after, rival) };
  },
  reply: ({ before, after, claim, words }) => {
    const rival = 1 - before.mover;
    const best = bestLead(after, rival);
    const found = repliesOn(after, rival).find(
      ({ theirs, mine }) => theirs - mine === best && theirs === claim.theirs && mine === claim.mine,
    );
    demand(found !== undefined, words);
    return { theirs: found?.theirs ?? Number.NaN, mine: found?.mine ?? Number.NaN };
  },
  'covers-other': ({ before, after }) => ({
    covered: colourCount(before, 1 - before.mover) - colourCount(after, 1 - before.mover),
  }),
  shows: ({ before, after }) => ({ shown: colourCount(after, before.mover) - colourCount(before, before.mover) }),
  'next-region': ({ before, after, words }) => {
    const seat = before.mover;
    const second = regionsOf(after, seat)[1];
    demand(second.value > (regionsOf(before, seat)[1]?.value ?? 0), words);
    return { size: second.size, height: second.height };
  },
});
