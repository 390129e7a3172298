import { texts } from '#texts/web/waiting-room.ts';
import type { Settings } from '../../core/settings.ts';
import type { About } from '../../games/room.ts';
import { highestAnywhere, highestLevel } from '../session/player.ts';

/** Every level of a game, for a list. One that these settings rule out says so, or the list would end early for no reason. */
export function levelMenu(about: About, seats: number, settings: Settings) {
  const highest = highestLevel(about, seats, settings);
  return Array.from({ length: highestAnywhere(about) }, (_, below) => {
    const level = below + 1;
    const isOffered = level <= highest;
    return { level, isOffered, words: isOffered ? texts.bot(level) : texts.botUntrained(level) };
  });
}
