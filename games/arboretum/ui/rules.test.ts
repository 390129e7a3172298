import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { ENDS_WITH_8, POINTS_PER_CARD, SAME_SPECIES_BONUS, VALUES } from '../components.ts';
import { standings } from '../facts.ts';
import { parsePosition } from '../notation.ts';
import { CASSIA, DOGWOOD, JACARANDA, pictures, RED, SPRUCE } from './rule-pictures.ts';
import { bills } from './rules.ts';

const position = must(parsePosition(pictures.all.position));
const standing = (species: number) => {
  const found = standings(position).find((each) => each.species === species);
  const path = found?.paths[RED];
  if (!found || !path) throw new Error(`Red has no path of species ${species}.`);
  return { ...found, path };
};
const amounts = ({ lines }: { readonly lines: readonly { readonly amount: number }[] }) =>
  lines.map(({ amount }) => amount);

it('all worked examples are about one position', () => {
  for (const { position: text } of [pictures.pure, pictures.mixed, pictures.path, pictures.most, pictures.cancel]) {
    expect(text).toBe(pictures.all.position);
  }
  expect(standing(DOGWOOD).path.cards).toHaveLength(5);
});

it('A11: the bill of a path of one species is what it scores', () => {
  const { path, rights } = standing(SPRUCE);
  const { length } = path.cards;
  expect(path.cards.every((card) => speciesOf(card) === SPRUCE)).toBe(true);
  expect(cardValue(path.cards[length - 1])).toBe(VALUES);
  expect(amounts(bills.pure)).toEqual([length * POINTS_PER_CARD, length * SAME_SPECIES_BONUS, ENDS_WITH_8]);
  expect(bills.pure.total).toBe(path.points);
  expect(rights[RED]).toBe(true);
});

it('A11: the bill of a mixed path is what it scores', () => {
  const { path } = standing(JACARANDA);
  expect(amounts(bills.mixed)).toEqual([path.cards.length * POINTS_PER_CARD, ENDS_WITH_8]);
  expect(bills.mixed.total).toBe(path.points);
});

it('A8, A9: the pictures of hands say who may score', () => {
  expect(standing(SPRUCE).totals).toEqual([7, 6]);
  expect(standing(CASSIA).totals).toEqual([0, 12]);
  expect(standing(CASSIA).rights).toEqual([false, true]);
});

it('A12: the bill of the whole is the final score', () => {
  const scored = standings(position).flatMap(({ rights, paths }) =>
    rights[RED] && paths[RED] ? [paths[RED].points] : [],
  );
  expect(amounts(bills.all)).toEqual(scored);
  expect(bills.all.total).toBe(position.scores()[RED]);
});
