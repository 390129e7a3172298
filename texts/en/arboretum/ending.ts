import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, subject } from '../grammar.ts';

/** Points of paths, and how the final score came about. */
export const texts = inLanguage('arboretum/ending', {
  path: {
    cards: (cards: number) => count(cards, { one: 'card', other: 'cards' }),
    allOne: (points: number, species: string) => `+${points} all ${species}`,
    beginsWith1: (points: number) => `+${points} starts with 1`,
    endsWith8: (points: number) => `+${points} ends with 8`,
  },
  sum: '{parts} = {points}',
  showAll: 'Show everything',
  /** Why a player may or may not score a species, after the name: the values in hand, and what they add up to. */
  right: (
    who: string,
    values: readonly number[],
    total: number,
    { cancelled, mayScore, hasPath }: { cancelled: boolean; mayScore: boolean; hasPath: boolean },
  ) => {
    const added = values.length > 1 || cancelled ? `${values.join(' + ')} = ${total}` : values.join('');
    const note = cancelled ? ' (someone else holds the 1, so the 8 counts 0)' : '';
    const holds = isYou(who) ? 'hold' : 'holds';
    const hand = values.length === 0 ? `${holds} none` : `${holds} ${added}${note}`;
    const they = isYou(who) ? 'you' : 'they';
    if (!mayScore) return `${hand}: ${they} may not score it`;
    return `${hand}: ${they} may score it${hasPath ? '' : `, but ${they} have no path`}`;
  },
  tie: (kinds: readonly { readonly name: string; readonly species: number }[]) =>
    `Equal points: the most species in an arboretum decide. ${kinds
      .map(({ name, species }) => `${subject(name)} ${species}`)
      .join(', ')}.`,
});
