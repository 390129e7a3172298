import { describe, expect, it } from 'vitest';
import { finishedMatch, readGolden } from '../../../tests/support/golden.ts';
import { type Standing, standings } from '../facts.ts';
import { arboretum } from '../game.ts';
import { scenesOf } from './scenes.ts';
import { tellingOrder } from './suspense.ts';

const matches = readGolden(arboretum);

describe('the reckoning', () => {
  it('A8: tells every species in play once, and ends with the score', () => {
    for (const match of matches) {
      const scenes = scenesOf(finishedMatch(match));
      const species = standings(match.position).map((row) => row.species);
      expect(scenes.flatMap(({ now }) => now).toSorted()).toEqual(species.toSorted());
      expect(scenes.at(-1)?.told.toSorted()).toEqual(species.toSorted());
      expect(scenes.at(-1)?.totals).toEqual(Array.from(match.position.scores()));
      expect(scenes.at(-2)?.totals).toEqual(scenes.at(-1)?.totals);
    }
  });

  it('tells the points beside the table as they come: each scene adds to those before, and they make the totals', () => {
    for (const match of matches) {
      const scenes = scenesOf(finishedMatch(match));
      for (const [at, { parts = [], totals }] of scenes.entries()) {
        const before = scenes[at - 1]?.parts ?? [];
        expect(parts.slice(0, before.length)).toEqual(before);
        expect(totals?.map((_, seat) => parts.reduce((sum, { points }) => sum + points[seat], 0))).toEqual(totals);
      }
    }
  });

  it('A8: says why several may score: equal hands, or none of the species in any', () => {
    const captions = matches.flatMap((match) =>
      scenesOf(finishedMatch(match)).flatMap(({ now, caption }) =>
        standings(match.position)
          .filter(({ species, paths }) => now.includes(species) && paths.some(Boolean))
          .map(({ totals, rights, paths }) => ({
            caption,
            isShared: rights.filter(Boolean).length > 1 && paths.some((path, seat) => path && rights[seat]),
            isBare: Math.max(...totals) === 0,
          })),
      ),
    );
    for (const { caption, isShared, isBare } of captions) {
      expect(/Nobody holds any .+, so every path scores/.test(caption)).toBe(isShared && isBare);
      expect(/ tie at \d+ in hand, so (both|all) may score/.test(caption)).toBe(isShared && !isBare);
    }
    expect(captions.some(({ isShared, isBare }) => isShared && isBare)).toBe(true);
    expect(captions.some(({ isShared, isBare }) => isShared && !isBare)).toBe(true);
  });

  it('does not begin before the deck is empty', () => {
    const [match] = matches;
    expect(scenesOf(finishedMatch(match, match.positions().at(-2)))).toEqual([]);
  });
});

/** A species by what each seat's path is worth, and who has the right. */
const row = (species: number, ...points: readonly (readonly [number, boolean])[]): Standing => ({
  species,
  totals: points.map(() => 0),
  rights: points.map(([, right]) => right),
  paths: points.map(([each]) => (each === 0 ? undefined : { squares: [], cards: [], points: each })),
  unseen: [],
});

describe('the order of the species', () => {
  it('puts what decides last', () => {
    const rows = [row(0, [9, true], [9, false]), row(1, [0, true], [3, true]), row(2, [0, true], [4, true])];
    expect(tellingOrder(rows).at(-1)?.species).toBe(0);
  });

  it('lets the lead change hands, rather than have one player trail until the end', () => {
    const rows = [row(0, [5, true], [5, false]), row(1, [5, false], [7, true]), row(2, [4, true], [4, false])];
    expect(tellingOrder(rows).at(1)?.species).toBe(1);
  });

  it('leaves the winner open as long as any order does', () => {
    for (const { position } of matches) {
      const rows = standings(position).filter(({ paths }) => paths.some(Boolean));
      const order = tellingOrder(rows);
      const latest = Math.max(...ordersOf(rows.slice(0, 5)).map(openSteps));
      expect(openSteps(tellingOrder(rows.slice(0, 5)))).toBe(latest);
      expect(order.toSorted((a, b) => a.species - b.species)).toEqual(rows);
    }
  });
});

/** The slow way: how many steps of an order end with the winner unknown. */
function openSteps(order: readonly Standing[]): number {
  return order.filter((_, index) => {
    const [told, rest] = [order.slice(0, index + 1), order.slice(index + 1)];
    if (rest.length === 0) return false;
    const seats = order[0].paths.map((_, seat) => seat);
    const points = (rows: readonly Standing[], seat: number, all: boolean) =>
      rows.reduce((sum, each) => sum + (all || each.rights[seat] ? (each.paths[seat]?.points ?? 0) : 0), 0);
    const totals = seats.map((seat) => points(told, seat, false));
    const leader = totals.indexOf(Math.max(...totals));
    return seats.some((seat) => seat !== leader && totals[seat] + points(rest, seat, true) >= totals[leader]);
  }).length;
}

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing) => ordersOf(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));
}
