import { describe, expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { cardOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import { standings } from '../facts.ts';
import { arboretum } from '../game.ts';
import { emptyHoldings, hasRight, hold } from '../scoring.ts';
import { DISCARDING, PLACING, type State } from '../state.ts';
import { fatesOf } from './fates.ts';

/** The slow way: every way in which the cards that may move could be held in the end. */
function outcomes(state: State, species: number, seat: number, mayMove: (holder: number | undefined) => boolean) {
  const seats = Array.from({ length: state.seats }, (_, each) => each);
  const fixed: [number, number][] = [];
  const loose: number[] = [];
  const piled = seats.flatMap((each) => state.pile(each));
  for (let value = 1; value <= VALUES; value++) {
    const card = cardOf(species, value);
    const holder = seats.find((each) => state.indexInHand(each, card) >= 0);
    if (holder === undefined && !state.isUnseen(card) && !piled.includes(card)) continue;
    if (mayMove(holder)) loose.push(card);
    else if (holder !== undefined) fixed.push([holder, card]);
  }
  const results = new Set<boolean>();
  const deal = (index: number, dealt: readonly [number, number][]) => {
    if (index < loose.length) {
      deal(index + 1, dealt);
      for (const each of seats) deal(index + 1, [...dealt, [each, loose[index]]]);
      return;
    }
    const holdings = emptyHoldings();
    for (const [holder, card] of [...fixed, ...dealt]) hold(holdings, holder, card);
    results.add(hasRight(holdings, state.seats, seat, species));
  };
  deal(0, []);
  return results;
}

describe('A8, A9: what is certain of a path', () => {
  const [match] = readGolden(arboretum).filter(({ seats }) => seats === 2);
  const isLast = ({ deck, phase }: State) => deck === 0 && phase >= PLACING;
  const positions = match.positions().filter((position, index) => index % 23 === 0 && !isLast(position));

  it.each([0, 1])('is what no way to hold the other cards can change, for the path of seat %i', (seat) => {
    const seen = new Set<string>();
    for (const position of positions) {
      const view = position.view(0);
      for (const row of standings(view)) {
        const fate = fatesOf(view, row)[seat];
        expect(fate === undefined).toBe(row.paths[seat] === undefined);
        if (fate === undefined) continue;
        seen.add(fate);
        const keepsOwn = outcomes(view, row.species, seat, (holder) => holder !== seat);
        const keepAll = outcomes(view, row.species, seat, (holder) => holder === undefined);
        expect([row.species, fate === 'safe']).toEqual([row.species, !keepsOwn.has(false)]);
        if (fate !== 'safe') expect([row.species, fate === 'lost']).toEqual([row.species, !keepAll.has(true)]);
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('A7 in the last turn of two players, with nothing left to draw, is what the final count will say', () => {
    const last = match.positions().filter((position) => isLast(position) && position.phase <= DISCARDING);
    expect(last.length).toBeGreaterThan(0);
    for (const position of last) {
      const { mover } = position;
      const rights = standings(position).map((row) => row.paths.map((path, seat) => path && row.rights[seat]));
      const view = position.view(mover);
      const fates = standings(view).map((row) => fatesOf(view, row));
      expect(fates.map((row) => row.map((fate) => fate && fate === 'safe'))).toEqual(rights);
      expect(fates.flat()).not.toContain('open');
    }
  });
});
