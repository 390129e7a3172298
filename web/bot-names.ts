import { texts } from '#texts/web/players.ts';
import { browserTexts } from '../kit/text-store.ts';

/** Where the name is kept that somebody plays under online. */
export const NAME_KEY = 'boardwalk.online.name';

/** Names for computer players: none that the person at this screen plays under. */
export function botNames(): readonly string[] {
  return texts.botNames.filter((name) => !isOwnName(name));
}

export function isOwnName(name: string): boolean {
  return browserTexts.get(NAME_KEY)?.trim().toLowerCase() === name.toLowerCase();
}
