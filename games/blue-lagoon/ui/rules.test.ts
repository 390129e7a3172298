import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { ALL_FOUR_POINTS, RESOURCES, SET_POINTS, STATUETTE, STATUETTE_POINTS } from '../components.ts';
import { parsePosition } from '../notation.ts';
import { bestLink, islandsVisited, majorities, scoreParts } from '../scoring.ts';
import { LED_ISLAND, pictures, RED, TIED_ISLAND } from './rule-pictures.ts';
import { bills } from './rules.ts';

const position = must(parsePosition(pictures.whole.position));
const parts = scoreParts(position);
const amounts = ({ lines }: { readonly lines: readonly { readonly amount: number }[] }) =>
  lines.map(({ amount }) => amount);

it('all worked examples are about one position', () => {
  for (const { position: text } of [pictures.link, pictures.led, pictures.tied, pictures.hand]) {
    expect(text).toBe(pictures.whole.position);
  }
});

it('B12: the bill of the best link is what it scores', () => {
  expect(bills.link.lines[0].amount).toBe(bestLink(position, RED).islands.length);
  expect(bills.link.total).toBe(parts.links[RED]);
});

it('B13: one island is led by Blue, one is tied', () => {
  expect(majorities(position)[LED_ISLAND].leaders).toEqual([1]);
  expect(majorities(position)[TIED_ISLAND].leaders).toEqual([0, 1]);
});

it('B14: the bill of the tokens is what they score', () => {
  const held = Array.from({ length: RESOURCES }, (_, kind) => position.held(RED, kind));
  const sets = held.map((count) => SET_POINTS[count]).filter((points) => points > 0);
  const statuettes = position.held(RED, STATUETTE) * STATUETTE_POINTS;
  expect(amounts(bills.tokens)).toEqual([...sets, ALL_FOUR_POINTS, statuettes]);
  expect(bills.tokens.total).toBe(parts.resources[RED]);
});

it('B10: the bill of the whole is what the phase scores', () => {
  const { islands, links, majorities: led, resources, total } = parts;
  expect(amounts(bills.together)).toEqual([islands, links, led, resources].map((part) => part[RED]));
  expect(bills.together.total).toBe(total[RED]);
  expect(islandsVisited(position, RED)).toBe(8);
});
