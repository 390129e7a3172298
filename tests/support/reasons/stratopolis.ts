import { colourOfSeat, PLACES, STRIDE, seatOfTile } from '../../../games/stratopolis/geometry.ts';
import type { StratopolisPosition } from '../../../games/stratopolis/position.ts';
import { checkPlacement, listPlacements, MAX_PLACEMENTS, placeOf } from '../../../games/stratopolis/rules.ts';
import { type Region, regionsOf } from '../../../games/stratopolis/scoring.ts';
import { COLOUR_AT, HEIGHT } from '../../../games/stratopolis/state.ts';
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

/** A seat's score after every placement of every tile in a pile, tile by tile, as often as the pile holds it; from a height on. */
function scoresByTile(
  board: StratopolisPosition,
  pile: number,
  seat: number,
  height = 0,
): readonly (readonly number[])[] {
  const list = new Int32Array(MAX_PLACEMENTS);
  const after = board.copy();
  const tiles = Array.from(board.unseen).flatMap((left, tile) =>
    seatOfTile(tile) === pile ? Array.from({ length: left }, () => tile) : [],
  );
  return tiles.map((tile) =>
    Array.from(list.subarray(0, listPlacements(board, tile, list, 0)), placeOf)
      .filter((place) => (board.cells[place >> 2] & HEIGHT) >= height)
      .map((place) => {
        after.copyFrom(board);
        after.lay(tile, place);
        return after.scores()[seat];
      }),
  );
}

function adds(board: StratopolisPosition, seat: number): number {
  const best = scoresByTile(board, seat, seat).map((scores) => Math.max(board.scores()[seat], ...scores));
  return Math.round(best.reduce((sum, score) => sum + score - board.scores()[seat], 0) / best.length);
}

/** By tiles on top of others. */
function loses(board: StratopolisPosition, seat: number): number {
  const score = board.scores()[seat];
  return score - Math.min(score, ...scoresByTile(board, 1 - seat, seat, 1).flat());
}

/** What may come on a board before a move, by what is asked: many moves are compared with it. */
const asked = new WeakMap<StratopolisPosition, Map<string, number>>();

/** What may come for the mover (0) or the rival (1), with the move and without it. */
function compared({ before, after }: Strat, side: number, of: (board: StratopolisPosition, seat: number) => number) {
  const seat = side === 0 ? before.mover : 1 - before.mover;
  const found = asked.get(before) ?? new Map<string, number>();
  asked.set(before, found);
  const key = `${of.name} ${seat}`;
  const was = found.get(key) ?? of(before, seat);
  found.set(key, was);
  return { was, is: of(after, seat) };
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
  'now-scores': (given) => {
    const seat = given.before.mover;
    demand(touches(regionsOf(given.after, seat)[0], regionsOf(given.before, seat)) === 0, given.words);
    return own(given);
  },
  'grows-to-score': (given) => {
    const seat = given.before.mover;
    const [now] = regionsOf(given.after, seat);
    const [was, ...others] = regionsOf(given.before, seat);
    demand(touches(now, [was]) === 0 && touches(now, others) > 0, given.words);
    return own(given);
  },
  'outgrows-own': (given) => {
    const [was] = regionsOf(given.before, given.before.mover);
    demand(own(given).points < 0 && own(given).size > was.size, given.words);
    return own(given);
  },
  'loses-own': (given) => {
    demand(own(given).points < 0, given.words);
    return own(given);
  },
  'takes-over': (given) => {
    const [was] = regionsOf(given.before, given.before.mover);
    const { size, height, points } = own(given);
    demand(points === 0 && size > was.size, given.words);
    return { size, height };
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
  outgrows: (given) => {
    const { size, height, points, covered } = rival(given);
    const [was] = regionsOf(given.before, 1 - given.before.mover);
    demand(points < 0 && covered === 0 && size > was.size && height < was.height, given.words);
    return { size, height, points };
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
  'sets-up': (given) => compared(given, 0, adds),
  protects: (given) => compared(given, 0, loses),
  'holds-back': (given) => compared(given, 1, adds),
  threatens: (given) => compared(given, 1, loses),
  'grows-other': ({ before, after, claim, words }) => {
    const seat = before.mover;
    const found = regionsOf(after, seat)
      .slice(1)
      .find((region) => region.size === claim.size && touches(region, regionsOf(before, seat)) > 0);
    demand(found !== undefined, words);
    return { size: found?.size ?? Number.NaN };
  },
  blocks: ({ before, after, words }) => {
    const [scoring] = regionsOf(after, 1 - before.mover);
    const fresh = scoring.squares.flatMap((square) =>
      [1, -1, STRIDE, -STRIDE].map((step) => square + step).filter((near) => before.cells[near] !== after.cells[near]),
    );
    return demand(fresh.length > 0, words);
  },
  starts: ({ before, after, words }) =>
    demand(colourCount(after, before.mover) > colourCount(before, before.mover), words),
  'covers-other': ({ before, after }) => ({
    covered: colourCount(before, 1 - before.mover) - colourCount(after, 1 - before.mover),
  }),
  'next-region': ({ before, after, words }) => {
    const seat = before.mover;
    const [first, second] = regionsOf(after, seat);
    const [scored, next] = regionsOf(before, seat);
    const isOld = touches(second, [scored]) > 0 && touches(first, [scored]) === 0;
    demand(second.value > (next?.value ?? 0) && !isOld, words);
    demand(before.boxed ? second.value < first.value : second.size < first.size, words);
    return { size: second.size, height: second.height };
  },
  'equal-region': ({ before, after, words }) => {
    const [first, second] = regionsOf(after, before.mover);
    demand(before.boxed ? second.value === first.value : second.size === first.size, words);
    return { size: second.size, height: second.height };
  },
});
