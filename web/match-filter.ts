/** Which matches of a list somebody wants to see. */
export interface MatchFilter {
  /** Beginnings of words: of the game, of a player. */
  readonly typed: string;
  /** Of every game where it is empty. */
  readonly game: string;
  readonly state: MatchState;
}

export type MatchState = 'all' | 'going' | 'over';

export const EVERY_MATCH: MatchFilter = { typed: '', game: '', state: 'all' };

/** A match as far as a filter asks, wherever it is played. */
export interface Filtered {
  readonly game: string;
  readonly isOver: boolean;
  /** Its title and its players. */
  readonly words: readonly string[];
}

export function isFiltering({ typed, game, state }: MatchFilter): boolean {
  return typed.trim() !== '' || game !== '' || state !== 'all';
}

/** Each of the typed words begins some word of the title or of a name. */
export function fits(filter: MatchFilter, { game, isOver, words }: Filtered): boolean {
  if (filter.game !== '' && filter.game !== game) return false;
  if (filter.state !== 'all' && isOver !== (filter.state === 'over')) return false;
  const known = wordsOf(words.join(' '));
  return wordsOf(filter.typed).every((each) => known.some((word) => word.startsWith(each)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().split(/\s+/).filter(Boolean);
}
