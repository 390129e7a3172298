import { inLanguage } from '../../language.ts';
import { texts as players } from '../web/players.ts';

/** Points of paths, and how the final score came about. */
export const texts = inLanguage('arboretum/ending', {
  path: {
    cards: (count: number) => `${count} cards`,
    allOne: (points: number, species: string) => `+${points} all ${species}`,
    beginsWith1: (points: number) => `+${points} begins with 1`,
    endsWith8: (points: number) => `+${points} ends with 8`,
  },
  sum: '{parts} = {points}',
  showAll: 'Show everything',
  /** Why a player may or may not score a species, after the name: the values in hand, and what they add up to. */
  right: (
    name: string,
    values: readonly number[],
    total: number,
    { cancelled, mayScore, hasPath }: { cancelled: boolean; mayScore: boolean; hasPath: boolean },
  ) => {
    const added = values.length > 1 || cancelled ? `${values.join(' + ')} = ${total}` : values.join('');
    const note = cancelled ? ' (someone else holds the 1, so the 8 counts 0)' : '';
    const holds = name === players.you ? 'hold' : 'holds';
    const hand = values.length === 0 ? `${holds} none` : `${holds} ${added}${note}`;
    const has = name === players.you ? 'have' : 'has';
    if (!mayScore) return `${hand}, may not score`;
    return `${hand}, may score${hasPath ? '' : ` but ${has} no path`}`;
  },
  tie: (kinds: readonly { readonly name: string; readonly species: number }[]) =>
    `Equal points: the most species in an arboretum decide. ${kinds
      .map(({ name, species }) => `${name} ${species}`)
      .join(', ')}.`,
});
