import { texts } from '#texts/stratopolis/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat, Reason } from '../../reason.ts';
import type { StratopolisPosition } from '../position.ts';
import { ROLL } from '../rules.ts';
import { effectsOf } from './gains.ts';
import { describeMove } from './words.ts';

/** A move in words beside its mark on the board: what it did to the regions and what it changed, not at which letters. */
export function tellMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const after = position.copy();
  after.play(move);
  return tellChange(position, after, nameSeat);
}

/** The same of a move that has been made. */
export function tellChange(position: StratopolisPosition, after: StratopolisPosition, nameSeat: NameSeat): string {
  const { mover } = position;
  const effect = effectsOf(position, after, nameSeat).find(({ isRisk }) => !isRisk);
  const changes = [mover, 1 - mover]
    .map((seat) => ({ seat, points: after.scores()[seat] - position.scores()[seat] }))
    .filter(({ points }) => points !== 0);
  // Only what the mover gains needs no name: two numbers need two, and a loss makes people ask whose it is.
  const isClear = changes.length === 1 && changes[0].seat === mover && changes[0].points > 0;
  const told = changes.map(({ seat, points }) =>
    isClear ? texts.change(points) : texts.changeFor(points, nameSeat(seat)),
  );
  return texts.did(effect ? sayEffect(effect, nameSeat(1 - mover)) : texts.placed, told);
}

function sayEffect({ kind, claim }: Reason, rival: string): string {
  const { size, height, covered, shown } = claim;
  const say = {
    joins: () => texts.joins(size),
    raises: () => texts.raises(height),
    grows: () => texts.grows(size),
    'grows-and-raises': () => texts.growsAndRaises(size, height),
    'now-scores': () => texts.nowScores(size, height),
    cuts: () => texts.cuts(rival, size),
    lowers: () => texts.lowers(rival, height),
    covers: () => texts.covers(rival, covered),
    'covers-other': () => texts.coversOther(rival, covered),
    'next-region': () => texts.nextRegion(size, height),
    shows: () => texts.shows(shown),
  }[kind];
  if (!say) throw new Error(`No words for what a tile did: ${kind}.`);
  return say();
}

/** The same in the log, where pointing at a line lights its place. */
export function logMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  return move < ROLL ? tellMove(position, move, nameSeat) : describeMove(position, move, nameSeat);
}

/** A move as a suggestion whose squares are marked on the board: the same for all, so that each is called by what it brings. */
export function nameIdea(): string {
  return texts.idea;
}
