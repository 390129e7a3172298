import { texts } from '#texts/blue-lagoon/gains.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk } from '../../reason.ts';
import { isIn } from '../board.ts';
import { RESOURCES, SET_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, tileOf } from '../rules.ts';
import { type Majority, majorities, resourcePoints } from '../scoring.ts';
import { EXPLORATION, FREE, NOTHING, VILLAGE } from '../state.ts';
import { nameIsland } from './island-names.ts';
import type { Preview } from './preview.ts';
import { hasPieces } from './reach.ts';
import { listChanges } from './sums.ts';
import { countSurvivors, isDoomed, nearHalfTime } from './survival.ts';
import { nameToken } from './words.ts';

/** A reason, and how telling it is. */
export interface Weighed {
  readonly weight: number;
  readonly reason: Reason;
}

/** More telling than any points. */
const WEIGHT = { end: 200, stranded: 100, doomed: 50 };

/** A move, with the position before it, with its piece and nothing else done, and after it. */
interface Played {
  readonly before: BlueLagoonPosition;
  readonly then: BlueLagoonPosition;
  readonly after: BlueLagoonPosition;
  readonly move: Move;
  readonly end: Preview['ends'];
  readonly nameSeat: NameSeat;
}

/** What speaks against a move; and how the game ends with it, which speaks for it or against it. */
export function findRisks(played: Played): Weighed[] {
  const { before, move, end } = played;
  if (end === 'game' || end === 'game-early') return sayResult(played);
  const tile = tileOf(move);
  const isLost = pieceOf(move) === VILLAGE && isDoomed(before, tile);
  return [
    ...(isLost ? [{ weight: WEIGHT.doomed, reason: risk('doomed', texts.doomed) }] : []),
    ...sayStranded(played),
    ...(end === undefined ? [...sayLeft(played), ...sayContested(played)] : []),
  ];
}

/** B18: who wins with the last move of all. */
function sayResult({ before, then, after, move, end, nameSeat }: Played): Weighed[] {
  const { mover } = before;
  const points = Array.from(after.points);
  const early = end === 'game-early';
  // B17: at half-time hands are emptied, so that equal points are a shared win.
  const level = points.flatMap((each, seat) => (each === Math.max(...points) ? [seat] : []));
  const winners = early ? level : (after.winners() ?? []);
  const wins = winners.includes(mover);
  const best = Math.max(...points.filter((_, seat) => (wins ? seat !== mover : true)));
  const margin = Math.abs(points[mover] - best);
  const reason = wins
    ? gain(
        'ends-winning',
        texts.endsWinning(margin, winners.length > 1, early, listChanges(before, then, tileOf(move), nameSeat)),
        { points: margin },
      )
    : risk('ends-losing', texts.endsLosing(margin, winners.map(nameSeat), early), { points: margin });
  return [{ weight: WEIGHT.end, reason }];
}

/** B17: half-time is near or here, and nothing of the mover's stays. */
function sayStranded({ before, then, after, end }: Played): Weighed[] {
  const { mover } = before;
  if (countSurvivors(then, mover) > 0 || before.phase !== EXPLORATION || before.short) return [];
  if (end === 'exploration') return [{ weight: WEIGHT.stranded, reason: risk('stranded', texts.stranded) }];
  if (!nearHalfTime(after)) return [];
  return [{ weight: WEIGHT.stranded, reason: risk('homeless', texts.homeless) }];
}

/** The token worth most to whoever is next, where the mover could have taken it: it is left to them. */
function sayLeft({ before, after, move, nameSeat }: Played): Weighed[] {
  const rival = after.turn;
  if (rival === before.mover || rival < 0 || !hasPieces(after, rival)) return [];
  const tiles = Array.from(before.tokens.keys()).filter(
    (tile) => tile !== tileOf(move) && canTake(before, before.mover, tile) && canTake(after, rival, tile),
  );
  const worth = tiles.map((tile) => ({ tile, points: worthTo(after, rival, after.tokens[tile]) }));
  const best = worth.reduce((most, each) => (each.points > most.points ? each : most), { tile: -1, points: 0 });
  // The first pair is worth the least of all; less is not worth a word.
  if (best.points < LEAST) return [];
  const words = texts.leaves(nameSeat(rival), nameToken(after.tokens[best.tile]), best.points);
  return [{ weight: best.points, reason: risk('leaves', words, { rival, points: best.points }) }];
}

const LEAST = SET_POINTS[2];

/** B14: what one more token of a kind brings. */
function worthTo(position: BlueLagoonPosition, seat: Seat, kind: number): number {
  if (kind >= RESOURCES) return 0;
  const with1 = position.copy();
  with1.setHeld(seat, kind, position.held(seat, kind) + 1);
  return resourcePoints(with1, seat) - resourcePoints(position, seat);
}

function canTake(position: BlueLagoonPosition, seat: Seat, tile: number): boolean {
  const { words, tokens } = position;
  return tokens[tile] !== NOTHING && isIn(words, FREE, tile) && isIn(words, position.reachOf(seat), tile);
}

/** B13: a lead that this move has brought or kept up, and that whoever is next can cut into at once. */
function sayContested({ before, after, move, nameSeat }: Played): Weighed[] {
  const { board, mover } = before;
  const tile = tileOf(move);
  const rival = after.turn;
  if (!board.isLand(tile) || rival === mover || rival < 0 || !hasPieces(after, rival)) return [];
  const island = board.islandOf[tile];
  const is = majorities(after)[island];
  const then = withOneMore(is, rival);
  if (!is.leaders.includes(mover) || !canLand(after, rival, island)) return [];
  const lost = is.share - (then.leaders.includes(mover) ? then.share : 0);
  if (lost <= 0) return [];
  const was = majorities(before)[island];
  const isWon = !was.leaders.includes(mover) || was.share < is.share;
  const isAhead = !then.leaders.includes(mover);
  const say = isAhead ? texts.overtakes : texts.drawsLevel;
  // Beside "+4 on this island" a "−4 on this island" would say that the piece does nothing.
  const [name, place] = [nameSeat(rival), nameIsland(board, island)];
  const words = isWon ? texts.answers(name, place, isAhead, was.leaders.includes(rival)) : say(name, place, lost);
  return [{ weight: lost, reason: risk('contested', words, { island, rival, ...(!isWon && { points: lost }) }) }];
}

function withOneMore({ bonus, pieces: were }: Majority, seat: Seat): Majority {
  const pieces = were.map((count, each) => count + (each === seat ? 1 : 0));
  const most = Math.max(...pieces);
  const leaders = [...pieces.keys()].filter((each) => pieces[each] === most);
  return { bonus, pieces, leaders, share: Math.floor(bonus / leaders.length) };
}

function canLand(position: BlueLagoonPosition, seat: Seat, island: number): boolean {
  const { board, words } = position;
  const reach = position.reachOf(seat);
  return board.islandTiles[island].some((tile) => isIn(words, FREE, tile) && isIn(words, reach, tile));
}
