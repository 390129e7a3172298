import { describe, expect, it } from 'vitest';
import { SeededRandom, shuffle } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { ALL_SPECIES, CARD_BY_NAME, cardValue, speciesOf } from './cards.ts';
import { CARD_TOTAL, SPECIES_TOTAL } from './components.ts';
import { parsePosition } from './notation.ts';
import { parseCards } from './official-strings.ts';
import { bestSeats, emptyHoldings, handTotal, hasRight, hold, rightsTo } from './scoring.ts';

const seatsWithRight = (hands: readonly string[], letter = 'a'): number[] => {
  const holdings = emptyHoldings();
  for (const [seat, hand] of hands.entries()) {
    for (const card of must(parseCards(hand, ALL_SPECIES, 'hand'))) hold(holdings, seat, card);
  }
  const species = speciesOf(CARD_BY_NAME.get(`${letter}1`) ?? 0);
  return [...hands.keys()].filter((seat) => hasRight(holdings, hands.length, seat, species));
};

describe('A8: the right to score', () => {
  it('goes to the highest total', () => {
    expect(seatsWithRight(['a3a4', 'a6'])).toEqual([0]);
    expect(seatsWithRight(['a3', 'a6', 'a2a5'])).toEqual([2]);
  });

  it('is shared by equal totals', () => {
    expect(seatsWithRight(['a3a4', 'a7'])).toEqual([0, 1]);
    expect(seatsWithRight(['a3a4', 'a7', 'a6'])).toEqual([0, 1]);
  });

  it('is everybody’s when nobody holds the species', () => {
    expect(seatsWithRight(['b1', 'c2'])).toEqual([0, 1]);
    expect(seatsWithRight(['', '', '', ''])).toEqual([0, 1, 2, 3]);
  });

  it('depends on the species alone', () => {
    expect(seatsWithRight(['a1b8', 'a2'])).toEqual([1]);
    expect(seatsWithRight(['a1b8', 'a2'], 'b')).toEqual([0]);
  });
});

describe('A9: one cancels eight', () => {
  it('of another player', () => {
    expect(seatsWithRight(['a8', 'a1'])).toEqual([1]);
    expect(seatsWithRight(['a8a2', 'a1'])).toEqual([0]);
    expect(seatsWithRight(['a8a3', 'a1a2'])).toEqual([0, 1]);
  });

  it('not one’s own', () => {
    expect(seatsWithRight(['a1a8', 'a7'])).toEqual([0]);
    expect(seatsWithRight(['a1a8', 'a2a6'])).toEqual([0]);
  });

  it('of any other player, also one who cannot win the species', () => {
    expect(seatsWithRight(['a8', 'a5', 'a1'])).toEqual([1]);
    expect(seatsWithRight(['a8', 'a5', '', 'a1'])).toEqual([1]);
  });

  it('and leaves a tie at nothing but the 1', () => {
    expect(seatsWithRight(['a8', 'a1', ''])).toEqual([1]);
  });

  it('agrees with a slow version on 20,000 random hands', () => {
    const random = new SeededRandom('rights');
    for (let round = 0; round < 20_000; round++) {
      const seats = 2 + random.below(3);
      const deck = shuffle(
        Array.from({ length: CARD_TOTAL }, (_, card) => card).filter(() => random.below(3) === 0),
        random,
      );
      const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * 7, seat * 7 + 7));
      const holdings = emptyHoldings();
      for (const [seat, hand] of hands.entries()) for (const card of hand) hold(holdings, seat, card);
      const species = random.below(SPECIES_TOTAL);
      const totals = hands.map((hand, seat) => {
        const own = hand.filter((card) => speciesOf(card) === species).map(cardValue);
        const others = hands.filter((_, other) => other !== seat).flat();
        const cancelled = others.some((card) => speciesOf(card) === species && cardValue(card) === 1);
        return own.map((value) => (value === 8 && cancelled ? 0 : value)).reduce((sum, value) => sum + value, 0);
      });
      const best = Math.max(...totals);
      const rights = totals.reduce((mask, total, seat) => (total === best ? mask | (1 << seat) : mask), 0);
      expect(totals).toEqual(hands.map((_, seat) => handTotal(holdings, seats, seat, species)));
      expect(rightsTo(holdings, seats, species)).toBe(rights);
    }
  });
});

describe('A12: the winner', () => {
  it('has the most points, then the most species; then the win is shared', () => {
    expect(bestSeats([3, 9], [6, 1])).toEqual([1]);
    expect(bestSeats([9, 9], [5, 6])).toEqual([1]);
    expect(bestSeats([9, 9, 8], [6, 6, 10])).toEqual([0, 1]);
    // One point is more than all ten species.
    expect(bestSeats([1, 0], [0, 10])).toEqual([0]);
    expect(bestSeats([0, 0], [0, 0])).toEqual([0, 1]);
  });
});

describe('scores as the game stands', () => {
  it('a seat adds the best path of each species it may score', () => {
    const cards = 'a5a6a7a8b1b2b3b4b5b6c3c4c5c6c8d5d6d7d8j3j4j5j6j7j8m1m2m3m4';
    const text = `arboretum A,Aa1C00C00a3N01C00,A,Bd1C00C00d3N01C00,Bj2 ${cards},Aa2a4c7m5m6m7m8,Bb7b8c1c2d2d4j1 - draw`;
    const position = must(parsePosition(text));
    expect(Array.from(position.scores())).toEqual([3, 3]);
    expect(position.winners()).toBeUndefined();
    // Seat A does not see the hand of B, where the right to score Dogwood lies; nobody seems to hold any.
    const view = position.view(0);
    expect(Array.from(view.scores())).toEqual([3, 3]);
    // B does not see that A holds Cassia, but everybody may score what nobody holds.
    expect(Array.from(position.view(1).scores())).toEqual([3, 3]);
  });

  it('in a view hidden cards count as not held', () => {
    const cards = 'a5a6a7a8b1b2b3b4b5b6c3c4c5c6c8d5d6d7d8j3j4j5j6j7j8m1m2m3m4';
    const text = `arboretum A,Aa1C00C00a3N01C00,A,Bd1C00C00a2N01C00,Bj2 ${cards},Ac7d3d4m5m6m7m8,Ba4b7b8c1c2d2j1 - draw`;
    const position = must(parsePosition(text));
    expect(Array.from(position.scores())).toEqual([0, 0]);
    expect(Array.from(position.view(0).scores())).toEqual([3, 0]);
    expect(Array.from(position.view('spectator').scores())).toEqual([3, 0]);
  });
});
