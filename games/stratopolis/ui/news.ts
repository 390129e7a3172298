import { texts } from '#texts/stratopolis/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat, Reason } from '../../reason.ts';
import type { StratopolisPosition } from '../position.ts';
import { ROLL } from '../rules.ts';
import { effectsOf } from './gains.ts';
import { describeMove } from './words.ts';

/** What it tells of the rival's region names the rival. */
const ON_RIVAL: ReadonlySet<string> = new Set(['cuts', 'lowers', 'covers', 'covers-other']);

/** A move in words beside its mark on the board: what it did to the regions and what it changed, not at which letters. */
export function tellMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const { mover } = position;
  const after = position.copy();
  after.play(move);
  const effect = effectsOf(position, after, nameSeat).find(({ isRisk }) => !isRisk);
  const changes = [mover, 1 - mover]
    .map((seat) => ({ seat, points: after.scores()[seat] - position.scores()[seat] }))
    .filter(({ points }) => points !== 0);
  // Two numbers need two names, and so does the number of somebody who is not spoken of.
  const spokenOf = effect && ON_RIVAL.has(effect.kind) ? 1 - mover : mover;
  const isClear = changes.length === 1 && changes[0].seat === spokenOf;
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
