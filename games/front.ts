import type { About } from './room.ts';

type Front = Pick<About, 'title' | 'tagline' | 'players'>;

/** What the front page says of a game, out of its texts. */
export function frontOf({ title, tagline, players }: Front): Front {
  return { title, tagline, players };
}
