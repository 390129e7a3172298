import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { metro } from '../game.ts';
import type { MetroPosition } from '../position.ts';
import { traceLine } from '../scoring.ts';
import { explainGains } from './gains.ts';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dorothy'];
const name = (seat: number) => NAMES[seat];

/** Plays `log` from the start and explains its last move to the seat that made it. */
function explainLast(log: readonly string[]): string[] {
  const position = metro.start(2, {});
  let before = position.copy();
  for (const text of log) {
    before = position.copy();
    position.play(must(metro.parseMove(position, text)));
  }
  return explainGains(before, position, before.turn, name);
}

describe('what a move gains, in words', () => {
  it('F11 M7: own lines that run on come first; what the rival gets is a cost', () => {
    // aaaa sends every train straight on: on a corner it carries one train of either seat.
    expect(explainLast(['+aaaa', 'aaaa77'])).toEqual([
      'makes one of your lines 1 longer',
      'but makes one of Blaise’s lines 1 longer',
    ]);
  });

  it('nothing is said of drawing another tile, which the advice itself says', () => {
    expect(explainLast(['+aacb', 'draw'])).toEqual([]);
  });

  it('F11: every phrase is true, over whole matches of two and four', () => {
    const told = new Set<string>();
    for (const seats of [2, 4]) {
      for (const { before, after } of placements(seats)) {
        const phrases = explainGains(before, after, before.turn, name);
        expect(phrases.length).toBeLessThanOrEqual(3);
        phrases.forEach((phrase, at) => {
          told.add(prove(phrase, before, after));
          // Costs come last, and only after something else are they introduced by "but".
          const isCost = /lines .*longer/.test(phrase) && !phrase.includes('your');
          expect([phrase, isCost && at < phrases.length - 1]).toEqual([phrase, false]);
          expect(phrase.startsWith('but ')).toBe(isCost && at > 0);
        });
        const gained = after.points[before.turn] - before.points[before.turn];
        if (gained > 0) expect(phrases[0]).toMatch(/^completes your line/);
      }
    }
    expect([...told].sort()).toEqual(['completes', 'ends', 'extends own', 'extends theirs']);
  });
});

/** Every placement of a random match. */
function* placements(seats: number): Generator<{ before: MetroPosition; after: MetroPosition }> {
  const position = metro.start(seats, {});
  const random = new SeededRandom(`gains ${seats}`);
  const list = new Int32Array(metro.maxMoves);
  while (position.turn !== OVER) {
    const before = position.copy();
    const isChance = position.turn === CHANCE;
    position.play(isChance ? position.roll(random) : list[random.below(position.moves(list))]);
    if (position.placed > before.placed) yield { before, after: position.copy() };
  }
}

/** Checks what a phrase says against the positions, and tells what kind of phrase it was. */
function prove(phrase: string, before: MetroPosition, after: MetroPosition): string {
  const own = /^completes your line from station (\d+) for (\d+) points?$/.exec(phrase);
  if (own) {
    proveEnded(Number(own[1]), before.turn, Number(own[2]), before, after);
    return 'completes';
  }
  const ended = /^ends (\w+)’s line from station (\d+), worth (\d+) points? to \1$/.exec(phrase);
  if (ended) {
    proveEnded(Number(ended[2]), NAMES.indexOf(ended[1]), Number(ended[3]), before, after);
    return 'ends';
  }
  const one = /makes one of (your|\w+’s) lines (\d+) longer$/.exec(phrase);
  const several = /makes (\d+) of (your|\w+’s) lines longer, by (\d+) in all$/.exec(phrase);
  const whose = one?.[1] ?? several?.[2];
  const seat = whose === 'your' ? before.turn : NAMES.indexOf((whose ?? '').replace('’s', ''));
  const grown = growth(seat, before, after);
  expect([phrase, grown.length]).toEqual([phrase, one ? 1 : Number(several?.[1])]);
  expect(grown.reduce((sum, tiles) => sum + tiles, 0)).toBe(Number(one?.[2] ?? several?.[3]));
  return whose === 'your' ? 'extends own' : 'extends theirs';
}

function proveEnded(station: number, seat: number, points: number, before: MetroPosition, after: MetroPosition): void {
  const line = traceLine(after, station);
  expect([line.owner, line.points, line.end.kind === 'open']).toEqual([seat, points, false]);
  expect(traceLine(before, station).end.kind).toBe('open');
  expect(after.points[seat] - before.points[seat]).toBeGreaterThanOrEqual(points);
}

/** By how much each line of a seat has grown that still runs. */
function growth(seat: number, before: MetroPosition, after: MetroPosition): number[] {
  return Array.from({ length: 32 }, (_, index) => index + 1)
    .map((station) => ({ old: traceLine(before, station), now: traceLine(after, station) }))
    .filter(({ now }) => now.owner === seat && now.end.kind === 'open')
    .map(({ old, now }) => now.steps.length - old.steps.length)
    .filter((tiles) => tiles > 0);
}
