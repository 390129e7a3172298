import { texts } from '#texts/blue-lagoon/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { Board } from '../board.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { tileOf } from '../rules.ts';
import { middleOfTile } from './layout.ts';
import { average } from './model.ts';
import { sayAct, sayDone, tellWith } from './words.ts';

type Side = keyof typeof texts.apart;

/** A move in words beside its mark on the board. */
export function tellMove(position: BlueLagoonPosition, move: Move, nameSeat: NameSeat): string {
  return tellWith({ ...texts.told, isAfterwards: true }, position, move, nameSeat);
}

/** The same below a small picture, without what follows from it. */
export function captionMove(position: BlueLagoonPosition, move: Move): string {
  return sayDone(texts.captions, position, move);
}

/**
 * A move as a suggestion whose tile is marked on the board. Where others are called the same, it says on which side of them
 * it is.
 */
export function nameIdea(position: BlueLagoonPosition, move: Move, among: readonly Move[] = []): string {
  const name = (each: Move) => sayAct(position, each, texts.ideas);
  const alike = among.filter((each) => each !== move && name(each) === name(move));
  return alike.length === 0 ? name(move) : texts.apart[sideOf(position.board, move, alike)](name(move));
}

/** Where a move is, seen from the middle of others. */
function sideOf(board: Board, move: Move, others: readonly Move[]): Side {
  const middles = others.map((other) => middleOfTile(board, tileOf(other)));
  const { x, y } = middleOfTile(board, tileOf(move));
  const across = x - average(middles.map((middle) => middle.x));
  const down = y - average(middles.map((middle) => middle.y));
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
}
