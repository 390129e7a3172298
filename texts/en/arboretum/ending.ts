import { inLanguage } from '../../language.ts';
import { isYou, type Who } from '../../who.ts';
import { count, eitherOf, listOf, object, owner, ownerInside, subject } from '../grammar.ts';

/** What a species brought a player, when the hands are open. */
interface Told {
  readonly name: Who;
  /** Sum in hand. */
  readonly total: number;
  /** What the path is worth; 0 without one. */
  readonly points: number;
  readonly mayScore: boolean;
  /** Who holds the 1 that takes this player's 8 away. */
  readonly canceller: Who | undefined;
}

/** Why a path scores nothing. */
function lost({ name, total, points, canceller }: Told, best: number): string {
  if (canceller === undefined) return `${owner(name)} path of ${points} is lost: ${total} in hand against ${best}.`;
  return `${owner(canceller)} 1 cancels ${ownerInside(name)} 8: ${ownerInside(name)} path of ${points} is lost.`;
}

/** Why several may score: nobody holds the species, or the best hands are equal. */
function shared(species: string, all: readonly Told[], best: number): string[] {
  const level = all.filter(({ mayScore }) => mayScore);
  if (level.length < 2 || !level.some(({ points }) => points > 0)) return [];
  if (best === 0) return [`Nobody holds any ${species}, so every path scores.`];
  const names = listOf(level.map(({ name }) => subject(name)));
  return [`${names} tie at ${best} in hand, so ${level.length === 2 ? 'both' : 'all'} may score.`];
}

/** Points of paths, and how the final score came about. */
export const texts = inLanguage('arboretum/ending', {
  path: {
    cards: (cards: number) => count(cards, { one: 'card', other: 'cards' }),
    allOne: (points: number, species: string) => `+${points} for all ${species}`,
    beginsWith1: (points: number) => `+${points} for starting with a 1`,
    endsWith8: (points: number) => `+${points} for ending with an 8`,
  },
  /** What points come from: “your Maple path”. */
  pathOf: (whose: string, species: string) => `${whose} ${species} path`,
  /** The result stays with the end of the sum. */
  sum: '{parts}\u00a0=\u00a0{points}',
  /** Why a player may or may not score a species, after the name: the values in hand, and what they add up to. */
  right: (
    who: string,
    values: readonly number[],
    total: number,
    { cancelled, mayScore, points, best }: { cancelled: boolean; mayScore: boolean; points: number; best: number },
  ) => {
    const added = values.length > 1 || cancelled ? `${values.join(' + ')} = ${total}` : values.join('');
    const note = cancelled ? ' (someone else holds the 1, so the 8 counts 0)' : '';
    const holds = isYou(who) ? 'hold' : 'holds';
    const hand = values.length === 0 ? `${holds} none` : `${holds} ${added}${note}`;
    const has = isYou(who) ? 'have' : 'has';
    if (!mayScore)
      return points > 0 ? `${hand} against ${best}: the path of ${points} is lost` : `${hand} and ${has} no path`;
    if (points > 0) return `${hand}: no one has more, so the path scores`;
    return values.length === 0 ? `${hand} and ${has} no path` : `${hand} and could score, but ${has} no path`;
  },
  /** Under the points of paths, of which some are crossed out. */
  lostNote: 'Crossed out: no points, because a rival held more.',
  /** While the hands are turned over. */
  finale: {
    bare: (species: readonly string[]) => `Nobody planted a path of ${eitherOf(species)}.`,
    told: (species: string, all: readonly Told[]) => {
      const scorers = all.filter(({ mayScore, points }) => mayScore && points > 0);
      const scored = scorers.map(({ name, points }) => `${object(name)} ${isYou(name) ? 'score' : 'scores'} ${points}`);
      const best = Math.max(...all.map(({ total }) => total));
      const losers = all.filter(({ mayScore, points }) => !mayScore && points > 0);
      const opening = `${species}: ${scored.length === 0 ? 'nobody scores' : listOf(scored)}.`;
      return [opening, ...shared(species, all, best), ...losers.map((loser) => lost(loser, best))].join(' ');
    },
    best: (name: Who, species: string, points: number) =>
      `Best path: ${ownerInside(name)} ${species}, ${points} points.`,
    nothing: 'No path scored.',
    /** Under a hand: what it holds of the species that is told, … */
    inHand: (values: readonly number[], total: number) => {
      const isCancelled = values.reduce((all, value) => all + value, 0) !== total;
      const counted = isCancelled ? values.filter((value) => value !== 8) : values;
      const sum = `${counted.length > 1 ? `${counted.join(' + ')} = ` : ''}${total} in hand`;
      return isCancelled ? `${sum}: the 8 counts 0` : sum;
    },
    /** … and what that brings. */
    outcome: {
      scores: (points: number) => `scores ${points}`,
      lost: (points: number, best: number) => `path of ${points} lost to ${best}`,
      none: () => 'no path',
    },
    hand: (name: Who) => `${owner(name)} hand`,
  },
  /** What decides between gardens with the same points. */
  tieRule: 'more species in the garden',
  tie: (kinds: readonly { readonly name: string; readonly species: number }[]) =>
    `Tied on points: the garden with the most species wins. ${kinds
      .map(({ name, species }) => `${subject(name)} ${species}`)
      .join(', ')}.`,
});
