import { texts } from '#texts/web/players.ts';
import type { Settings } from '../../core/settings.ts';
import type { About } from '../../games/room.ts';
import { highestAnywhere, highestLevel } from '../session/player.ts';

/** What each level of a game plays like. One that has not learned these settings stays in sight, and says so. */
export function levelsOf(about: About, seats: number, settings: Settings): readonly string[] {
  const says = about.together ? texts.partnerLevels : texts.levels;
  const highest = highestLevel(about, seats, settings);
  return says
    .slice(0, highestAnywhere(about))
    .map((words, below) => (below < highest ? words : texts.untrained(highest)));
}
