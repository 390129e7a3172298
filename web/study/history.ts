/** One finished match of whoever plays alone at this screen, against computer players. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  /** The strongest computer player at the table; nothing where there was none. */
  readonly level: number | undefined;
  readonly result: MatchResult;
  /** From 0 to 100, where the match was reviewed; null where that found too little to tell. */
  readonly accuracy: number | null | undefined;
  /** When it ended, in milliseconds since 1970. */
  readonly when: number;
}

export type MatchResult = 'won' | 'shared' | 'lost';

/** How somebody did against one level, or without a computer player. */
export interface LevelTally {
  readonly level: number | undefined;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
}

/** By level, the weakest first. */
export function tallyByLevel(matches: readonly PlayedMatch[]): LevelTally[] {
  const levels = [...new Set(matches.map(({ level }) => level))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return levels.map((level) => {
    const own = matches.filter((match) => match.level === level);
    const count = (result: MatchResult) => own.filter((match) => match.result === result).length;
    return { level, won: count('won'), shared: count('shared'), lost: count('lost') };
  });
}

/** Reviewed matches in the order in which they were played. */
export function accuracies(matches: readonly PlayedMatch[]): readonly (PlayedMatch & { readonly accuracy: number })[] {
  const reviewed = matches.flatMap((match) =>
    typeof match.accuracy === 'number' ? [{ ...match, accuracy: match.accuracy }] : [],
  );
  return reviewed.sort((a, b) => a.when - b.when);
}

/** The result for one seat, by who won. */
export function resultFor(seat: number, winners: readonly number[]): MatchResult {
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}
