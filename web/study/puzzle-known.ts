import type { Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { Prover, settleView } from '../../study/prove.ts';
import type { Puzzle } from '../../study/puzzle.ts';

/** Positions after which a move in an ending is left to a judge: a page must not stand still. */
const LIMIT = 100_000;

/** What a puzzle says of a move, and what an ending can say of any. Nothing where somebody has to be asked. */
export function knownOf(
  room: Room,
  view: Position,
  { accepted, others, exact }: Puzzle,
  text: string,
): { readonly isRight: boolean; readonly loss: number } | undefined {
  const [best] = accepted;
  const right = accepted.find(({ move }) => move === text);
  if (right) return { isRight: true, loss: Math.max(0, best.win - right.win) };
  const wrong = others.find(({ move }) => move === text);
  const win = wrong?.win ?? (exact ? proveWin(room, view, text) : undefined);
  return win === undefined ? undefined : { isRight: false, loss: best.win - win };
}

function proveWin(room: Room, view: Position, text: string): number | undefined {
  const position = settleView(room.game, view);
  if (!position) return undefined;
  const prover = new Prover(room, view.turn, LIMIT);
  const win = prover.after(position, must(room.game.parseMove(view, text)));
  return prover.isSpent ? undefined : win;
}
