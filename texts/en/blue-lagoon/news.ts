import { inLanguage } from '../../language.ts';
import { plural } from '../grammar.ts';
import { course } from './islands.ts';

/** Moves beside their marks on the board: what others did, and what is suggested. */
export const texts = inLanguage('blue-lagoon/news', {
  /** After the player's name. */
  told: {
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
    took: (token: string, _island: string, isVillage: boolean) => `${isVillage ? 'built and ' : ''}took ${token}`,
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
      // By their names more islands would not fit: the mark shows them.
      return islands.length > 2 ? `Sail between ${islands.length} islands` : `Sail ${course(islands)}`;
    },
  },
});
