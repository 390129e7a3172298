import { inLanguage } from '../../language.ts';
import { plural } from '../grammar.ts';

/** Moves beside their marks on the board: what others did, and what is suggested. */
export const texts = inLanguage('blue-lagoon/news', {
  /** After the player's name. The mark says where a boat is; by the islands or all the tokens it touches it would take two lines. */
  told: {
    settled: (island: string) => `settled on ${island}`,
    built: (island: string) => `built a village on ${island}`,
    sailed: () => 'sailed out to sea',
    near: ([token, ...others]: readonly string[]) => `sailed next to ${others.length === 0 ? token : 'several tokens'}`,
    took: (token: string, isVillage: boolean) => `${isVillage ? 'built a village and ' : ''}took ${token}`,
    /** The move before half-time, told after it: the tide has taken the piece. */
    endedHalf: 'ended the first half',
    /** The first goes on after the name, the others are sentences; the last full stop comes with the name. */
    together: (parts: readonly string[]) => parts.join('. '),
  },
  /** Below a small picture, without the points. */
  captions: {
    settled: (island: string) => `settled on ${island}`,
    built: (island: string) => `built on ${island}`,
    sailed: () => 'went out to sea',
    reached: (islands: number) => `reached ${islands} islands`,
    linked: (islands: number) => plural(islands, { one: 'reached a first island', other: `linked ${islands} islands` }),
    allFour: 'got all four kinds',
    set: (tokens: string) => `collected ${tokens}`,
    led: (island: string) => `got the most pieces on ${island}`,
    shared: (island: string) => `drew level on ${island}`,
    took: (token: string, isVillage: boolean) => `${isVillage ? 'built and ' : ''}took ${token}`,
  },
  /** Ideas that would be called the same, told apart. */
  apart: {
    left: (idea: string) => `${idea}, further left`,
    right: (idea: string) => `${idea}, further right`,
    top: (idea: string) => `${idea}, further up`,
    bottom: (idea: string) => `${idea}, further down`,
  },
  ideas: {
    settled: (island: string) => `Settle on ${island}`,
    built: (island: string) => `Build a village on ${island}`,
    sailed: (islands: readonly string[]) => {
      if (islands.length === 0) return 'Sail out to sea';
      if (islands.length === 1) return `Sail to ${islands[0]}`;
      // By their names more islands would not fit: the mark shows them.
      return islands.length > 2 ? `Sail between ${islands.length} islands` : `Sail between ${pairOf(islands)}`;
    },
  },
});

/** "Coral and Palm Islands". */
function pairOf([one, other]: readonly string[]): string {
  const kind = ' Island';
  const isAlike = one.endsWith(kind) && other.endsWith(kind);
  return isAlike ? `${one.slice(0, -kind.length)} and ${other}s` : `${one} and ${other}`;
}
