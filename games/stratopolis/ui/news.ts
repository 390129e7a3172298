import { texts } from '#texts/stratopolis/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat, Reason } from '../../reason.ts';
import { squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { regionsOf } from '../scoring.ts';
import { HEIGHT } from '../state.ts';
import { effectsOf, isBlocking, showing } from './gains.ts';
import { describeMove, heightOf } from './words.ts';

/** A move in words beside its mark on the board: what it did to the regions and what it changed, not at which letters. */
export function tellMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const after = position.copy();
  after.play(move);
  return tellChange(position, after, nameSeat);
}

/** The same of a move that has been made. */
export function tellChange(position: StratopolisPosition, after: StratopolisPosition, nameSeat: NameSeat): string {
  const { mover } = position;
  const changes = [mover, 1 - mover]
    .map((seat) => ({ seat, points: after.scores()[seat] - position.scores()[seat] }))
    .filter(({ points }) => points !== 0);
  // Only what the mover gains needs no name: two numbers need two, and a loss makes people ask whose it is.
  const isClear = changes.length === 1 && changes[0].seat === mover && changes[0].points > 0;
  const told = changes.map(({ seat, points }) =>
    isClear ? texts.change(points) : texts.changeFor(points, nameSeat(seat)),
  );
  return texts.did(sayMainEffect(position, after, nameSeat), told);
}

/** The same below a small picture. */
export function captionMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const after = position.copy();
  after.play(move);
  return sayMainEffect(position, after, nameSeat);
}

/** What it did to the regions above all. */
function sayMainEffect(position: StratopolisPosition, after: StratopolisPosition, nameSeat: NameSeat): string {
  const effects = effectsOf(position, after, nameSeat);
  const effect = effects.find(({ isRisk }) => !isRisk);
  const rival = nameSeat(1 - position.mover);
  // Before what changed no score, here too: people ask how a tile can cost its player points.
  if (effect?.worth === undefined && effects.some(({ kind }) => TAKES_OVER.has(kind))) {
    const [now, was] = [after, position].map((board) => regionsOf(board, position.mover)[0]);
    return texts.outgrowsOwn([now.size, now.height], [was.size, was.height]);
  }
  // Here too: beside a second region that grew nobody sees where the points went.
  if (effect?.worth === undefined) {
    const loss = effects.find(({ kind }) => kind === 'loses-own');
    if (loss) return texts.losesOwn(loss.claim.size, loss.claim.height);
  }
  // Before what changed no score: people ask where the rival's points come from.
  if (effect?.worth === undefined && isGift(position, after)) return texts.addsTo(rival);
  return effect
    ? sayEffect(effect, [position.mover, 1 - position.mover].map(nameSeat), position.boxed)
    : (sayQuiet(position, after, rival) ?? texts.placed);
}

/** Another region of the mover's counts now, and not for more points. */
const TAKES_OVER: ReadonlySet<string> = new Set(['outgrows-own', 'takes-over']);

/** Whether a square of the tile is in the rival's scoring region, and made it worth more. */
function isGift(position: StratopolisPosition, after: StratopolisPosition): boolean {
  const rival = 1 - position.mover;
  const tile: readonly number[] = squaresOf(after.laid[after.placed - 1]);
  const isPart = regionsOf(after, rival)
    .at(0)
    ?.squares.some((square) => tile.includes(square));
  return isPart === true && after.scores()[rival] > position.scores()[rival];
}

/** What a tile did that changed no score: how high it is, or what is beside it. */
function sayQuiet(position: StratopolisPosition, after: StratopolisPosition, rival: string): string | undefined {
  const { mover } = position;
  const [square] = squaresOf(after.laid[after.placed - 1]);
  const height = after.cells[square] & HEIGHT;
  if (height > 1) return texts.stacks(height);
  if (isBlocking(after)) return texts.blocks(rival);
  const isMore = showing(regionsOf(after, mover)) > showing(regionsOf(position, mover));
  return isMore ? texts.starts : undefined;
}

function sayEffect({ kind, claim }: Reason, [mover, rival]: readonly string[], isByValue: boolean): string {
  const { size, height, covered } = claim;
  const say = {
    joins: () => texts.joins(size),
    raises: () => texts.raises(height),
    grows: () => texts.grows(size),
    'grows-and-raises': () => texts.growsAndRaises(size, height),
    'now-scores': () => texts.nowScores(size, height),
    'grows-to-score': () => texts.growsToScore(size, height),
    cuts: () => texts.cuts(rival, size),
    lowers: () => texts.lowers(rival, height),
    outgrows: () => texts.outgrows(rival, size, height),
    covers: () => texts.covers(rival, covered),
    'covers-other': () => texts.coversOther(rival, covered),
    'grows-other': () => texts.growsOther(size),
    'equal-region': () => texts.equalRegion(size, height),
    'next-region': () => texts.nextRegion(mover, isByValue, size, height),
  }[kind];
  if (!say) throw new Error(`No words for what a tile did: ${kind}.`);
  return say();
}

/** The same in the log, where pointing at a line lights its place. */
export function logMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  return move < ROLL ? tellMove(position, move, nameSeat) : describeMove(position, move, nameSeat);
}

/** A move as a suggestion whose squares are marked on the board, where nothing can be said for it. */
export function nameIdea(position: StratopolisPosition, move: Move): string {
  const height = heightOf(position, placeOf(move));
  return height > 1 ? texts.ideaOnTop(height) : texts.ideaOnGround;
}
