import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import type { GameScreen } from '../../kit/table.ts';
import { loadScreen } from '../screens.ts';

/** A game's rules and screen, once they have arrived. */
export interface Loaded {
  readonly room: Room;
  readonly screen: GameScreen | undefined;
}

/** Fetches a game; `undefined` while it is on its way. */
export function useRoom(game: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let current = true;
    Promise.all([findGame(game)?.load(), loadScreen(game)]).then(([room, screen]) => {
      if (current && room) setLoaded({ room, screen });
    });
    return () => {
      current = false;
    };
  }, [game]);
  return loaded;
}
