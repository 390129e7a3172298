import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import { must } from '../../../core/result.ts';
import { root } from '../../../scripts/lib/root.mjs';
import { CARD_TOTAL } from '../components.ts';
import { standings } from '../facts.ts';
import { arboretum } from '../game.ts';
import type { ArboretumPosition } from '../position.ts';
import { addUp, hold, holdingsOf } from '../scoring.ts';
import { certainTotals, mayHide, prospectsOf, type Range } from './prospects.ts';

interface Kept {
  readonly seats: number;
  readonly settings: Record<string, string>;
  readonly log: readonly string[];
}

const MATCHES = readFileSync(`${root}games/arboretum/matches/random.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line): Kept => JSON.parse(line).record);

/** The first match of so many seats, after so many of its moves. */
function play(seats: number, moves: (length: number) => number): ArboretumPosition {
  const record = MATCHES.find((match) => match.seats === seats);
  if (!record) throw new Error(`No match of ${seats} is kept.`);
  const position = arboretum.start(seats, record.settings);
  for (const text of record.log.slice(0, moves(record.log.length))) {
    position.play(must(arboretum.parseMove(position, text)));
  }
  return position;
}

/** Deals all unseen cards in every way and counts each; slow and obvious. */
function dealAll(view: ArboretumPosition): Range[] {
  const unseen = Array.from({ length: CARD_TOTAL }, (_, card) => card).filter((card) => view.isUnseen(card));
  const room = Array.from({ length: view.seats }, (_, seat) => view.hidden(seat));
  const ranges = room.map(() => ({ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }));
  const dealt: [number, number][] = [];
  const points = new Int32Array(view.seats);
  const deal = (index: number, deck: number) => {
    if (index === unseen.length) {
      const holdings = holdingsOf(view);
      for (const [seat, card] of dealt) hold(holdings, seat, card);
      addUp(view.groves, holdings, points);
      points.forEach((sum, seat) => {
        const { least, most } = ranges[seat];
        ranges[seat] = { least: Math.min(least, sum), most: Math.max(most, sum) };
      });
      return;
    }
    if (deck > 0) deal(index + 1, deck - 1);
    for (const [seat, free] of room.entries()) {
      if (free === 0) continue;
      room[seat]--;
      dealt.push([seat, unseen[index]]);
      deal(index + 1, deck);
      dealt.pop();
      room[seat]++;
    }
  };
  deal(0, view.deck);
  return ranges;
}

/** Shortly before the end of a match, while so many cards are in the deck: the ways to deal are few enough to count. */
function lateIn(seats: number, viewer: Viewer, deck: number): ArboretumPosition {
  return late(seats, deck).view(viewer);
}

function late(seats: number, deck: number): ArboretumPosition {
  for (let back = 1; back < 60; back++) {
    const position = play(seats, (length) => length - back);
    if (position.turn >= 0 && position.deck === deck) return position;
  }
  throw new Error(`The deck never holds ${deck} cards.`);
}

describe('F21: the points that each seat could have', () => {
  it.each([
    [2, 0, 3],
    [2, 1, 5],
    [2, 'spectator', 1],
    [3, 2, 1],
  ] as const)('are those of all ways to deal what is hidden: %i seats, seen by %s', (seats, viewer, deck) => {
    const view = lateIn(seats, viewer, deck);
    const ranges = dealAll(view);
    expect(prospectsOf(view).points).toEqual(ranges);
    expect(ranges.some(({ least, most }) => least < most)).toBe(true);
  });

  it.each([2, 3, 4])('hold the true points, in every position of a match of %i and for every viewer', (seats) => {
    const record = MATCHES.find((match) => match.seats === seats);
    const position = arboretum.start(seats, record?.settings ?? {});
    for (const text of record?.log ?? []) {
      position.play(must(arboretum.parseMove(position, text)));
      if (position.turn < 0) continue;
      const points = Array.from(position.scores());
      for (const viewer of [0, seats - 1]) {
        const ranges = prospectsOf(position.view(viewer)).points;
        expect(points.filter((sum, seat) => sum < ranges[seat].least || sum > ranges[seat].most)).toEqual([]);
      }
    }
  });

  it('are certain where nothing is hidden, and the rights too', () => {
    const end = play(3, (length) => length);
    const { points, rights } = prospectsOf(end);
    expect(points.map(({ least, most }) => [least, most])).toEqual(Array.from(end.scores(), (sum) => [sum, sum]));
    expect([...rights.values()].flat()).not.toContain('open');
  });

  it('are certain in the last turn of two, with the rights and the sums in hand: an empty deck hides nothing', () => {
    const open = late(2, 0);
    const view = open.view(0);
    expect(view.hidden(1)).toBeGreaterThan(0);
    const { points, rights } = prospectsOf(view);
    expect(points.filter(({ least, most }) => least !== most)).toEqual([]);
    expect(rights.size).toBeGreaterThan(0);
    expect([...rights.values()].flat()).not.toContain('open');
    const totals = certainTotals(view, standings(view));
    for (const row of standings(open)) expect(totals?.get(row.species)).toEqual(row.totals);
  });

  it('leave the sums open while a card that was not seen may be in the deck', () => {
    const view = lateIn(2, 0, 3);
    expect(certainTotals(view, standings(view))).toBeUndefined();
  });
});

it('a hand that hides cards hides none of a species whose cards have all been seen', () => {
  const view = play(2, (length) => Math.floor(length * 0.9)).view(0);
  expect(view.hidden(1)).toBeGreaterThan(0);
  const rows = standings(view);
  const hiding = rows.filter((row) => mayHide(view, row, 1));
  expect(hiding).toEqual(rows.filter(({ unseen }) => unseen.length > 0));
  expect(rows.length).toBeGreaterThan(hiding.length);
});
