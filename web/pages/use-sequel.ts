import { useEffect, useState } from 'preact/hooks';
import type { Move, Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import { here } from '../session/here.ts';
import { playSequel, type SequelStep } from '../study/sequel.ts';

/** What follows a move, as far as it is known, and which step of it somebody looks at. */
export interface Sequel extends Known {
  /** How many moves of it are on the board; nothing while nobody looks. */
  readonly at: number | undefined;
  readonly go: (at: number | undefined) => void;
  /** What is on the board then: before the first move the position itself, with the place of the move. */
  readonly shown: SequelStep | undefined;
}

interface Known {
  readonly steps: readonly SequelStep[];
  readonly isWhole: boolean;
}

const LEVEL = 8;
/** For each move: they are looked at one after the other. */
const TIME = 400;
/** Who looks again sees the same draws. */
const SEED = 'sequel';
const NOTHING: Known = { steps: [], isWhole: false };

/** Plays on after a move, once somebody wants to see that. */
export function useSequel(room: Room, view: Position, move: Move): Sequel {
  const [known, know] = useState(NOTHING);
  const [at, go] = useState<number>();
  const isOn = at !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const bots = here.hireBots();
    let isWanted = true;
    const ask = async (asked: string) => {
      const advice = await bots.ask({ game: room.game.id, view: asked, level: LEVEL, milliseconds: TIME });
      return typeof advice === 'object' ? advice.moves[0]?.text : undefined;
    };
    const follow = async () => {
      const steps: SequelStep[] = [];
      for await (const step of playSequel(room, view, move, ask, new SeededRandom(SEED))) {
        if (!isWanted) return;
        steps.push(step);
        know({ steps: [...steps], isWhole: false });
      }
      know({ steps, isWhole: true });
    };
    void follow();
    return () => {
      isWanted = false;
      bots.stop();
      know(NOTHING);
    };
  }, [room, view, move, isOn]);
  const start = { seat: view.turn, before: view, move, position: view };
  return { ...known, at, go, shown: at === undefined ? undefined : (known.steps[at - 1] ?? start) };
}
