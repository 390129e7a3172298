/** Nobody sees this sign, and no name that comes from outside keeps it. */
const LOOKING = '\u2060';

/**
 * A player as texts speak of one: by name, or as "you" where it is the one who is looking. "You" is a person of the grammar,
 * not a name, so the name carries a mark that only texts ask for: a player who is called "You" is somebody else.
 */
export type Who = string;

export function asYou(name: string): Who {
  return `${name}${LOOKING}`;
}

export function isYou(who: Who): boolean {
  return who.endsWith(LOOKING);
}

/** A name as somebody wrote it. */
export function plainName(name: string): string {
  return name.replaceAll(LOOKING, '');
}
