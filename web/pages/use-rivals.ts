import { useEffect } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { dice } from '../session/dice.ts';
import { here } from '../session/here.ts';
import type { StudyNode, StudyTree } from '../study/study-tree.ts';

/** Computer players who answer in a study: for everybody but one seat. */
export interface Rivals {
  /** The seat that a person plays. */
  readonly seat: Seat;
  readonly level: number;
}

/** As in a match: every level is made for less. */
const LONGEST_THOUGHT = 2500;

/** Lets computer players answer at the end of a line; what was played there once is not played again. */
export function useRivals(room: Room, tree: StudyTree, at: StudyNode, rivals: Rivals | undefined): void {
  const { turn } = at.position;
  const level = rivals && turn >= 0 && turn !== rivals.seat && at.children.length === 0 ? rivals.level : undefined;
  useEffect(() => {
    if (level === undefined) return;
    const bots = here.hireBots();
    const view = room.game.format(at.position.view(turn));
    bots.ask({ game: room.game.id, view, level, milliseconds: LONGEST_THOUGHT }).then((advice) => {
      const text = typeof advice === 'object' ? advice.moves[0]?.text : undefined;
      const move = text === undefined ? undefined : room.game.parseMove(at.position, text);
      if (move?.ok && tree.at === at) tree.play(move.value, dice);
    });
    return () => bots.stop();
  }, [room, tree, at, turn, level]);
}
