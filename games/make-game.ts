import type { Game, Position } from '../core/game.ts';
import type { About } from './room.ts';

/** What a game's rules add to what everybody may know of it. */
type Rules<P extends Position> = Omit<Game<P>, 'id' | 'title' | 'seats' | 'options'>;

export function makeGame<P extends Position>({ id, title, seats, options }: About, rules: Rules<P>): Game<P> {
  return { id, title, seats, options, ...rules };
}
