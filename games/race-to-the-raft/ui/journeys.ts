import { CHANCE, type Position } from '../../../core/game.ts';
import { HAND_SIZE } from '../components.ts';
import { HOPELESS, LABOUR, measureLabour } from '../labour.ts';
import { RaftPosition } from '../position.ts';
import { cutOffCats } from '../reach.ts';
import { CATS, PHASES, RAFT } from '../state.ts';
import { allSquares } from './cat-watch.ts';
import { scarvesOf } from './scarves.ts';
import { cardsDrawn } from './words.ts';

/** A cat's way through a match. */
export interface Journey {
  readonly colour: number;
  readonly hasScarf: boolean;
  /** Squares on its best path that cards must still recolour: before the first move, then after each one; none aboard. */
  readonly needs: readonly number[];
  /** The move and the round in which it came aboard. */
  readonly aboard: { readonly move: number; readonly round: number } | undefined;
  readonly isCutOff: boolean;
}

/** The cats of a match from its first move on, in the order of their colours. */
export function journeysOf(earlier: () => readonly Position[], end: RaftPosition): readonly Journey[] {
  const steps = stepsOf(earlier());
  const [start] = steps;
  if (!start) return [];
  const lost = new Set(cutOffCats(end));
  const scarves = scarvesOf(end);
  return allSquares(start)
    .filter((square) => start.has(CATS, square))
    .map((square) => {
      const path = follow(steps, square);
      const last = path[path.length - 1];
      return {
        colour: start.catAt(square),
        hasScarf: scarves.has(last),
        needs: needsOf(steps, path),
        aboard: boarding(steps, path),
        isCutOff: lost.has(last),
      };
    })
    .sort((a, b) => a.colour - b.colour);
}

/** The move with which a cat came aboard; the last one of the match for those who did not. */
export function lastOf({ aboard, needs }: Pick<Journey, 'aboard' | 'needs'>): number {
  return aboard?.move ?? needs.length - 1;
}

/** The positions in which somebody is to decide, and the end: what chance does in between belongs to the move before. */
function stepsOf(positions: readonly Position[]): RaftPosition[] {
  return positions
    .filter((position) => position instanceof RaftPosition)
    .filter(({ phase, turn }) => phase !== PHASES.islands && turn !== CHANCE);
}

/** Where a cat was at each step: only one of them walks in a move. */
function follow(steps: readonly RaftPosition[], start: number): number[] {
  const path = [start];
  for (let at = 1; at < steps.length; at++) {
    const square = path[at - 1];
    const to = allSquares(steps[at]).find((each) => steps[at].has(CATS, each) && !steps[at - 1].has(CATS, each));
    path.push(steps[at].has(CATS, square) ? square : (to ?? square));
  }
  return path;
}

/** A cat that has no path left keeps what it needed last. */
function needsOf(steps: readonly RaftPosition[], path: readonly number[]): number[] {
  const needs: number[] = [];
  for (const [at, step] of steps.entries()) {
    const found = measureLabour(step);
    const cat = LABOUR.square.subarray(0, found).indexOf(path[at]);
    const need = cat < 0 ? 0 : LABOUR.labour[cat];
    needs.push(need === HOPELESS ? (needs.at(-1) ?? 0) : need);
  }
  return needs;
}

function boarding(steps: readonly RaftPosition[], path: readonly number[]): Journey['aboard'] {
  const move = path.findIndex((square, at) => steps[at].has(RAFT, square));
  return move < 0 ? undefined : { move, round: Math.ceil(cardsDrawn(steps[move]) / HAND_SIZE) };
}
