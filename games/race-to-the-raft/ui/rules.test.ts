import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { about } from '../about.ts';
import { parseMove } from '../move-notation.ts';
import { parsePosition } from '../notation.ts';
import { cutOffCats } from '../reach.ts';
import { winnersOf } from '../scoring.ts';
import { priceOfWalk } from '../walks.ts';
import { pictures, WALK } from './rule-pictures.ts';
import { FIRE } from './rule-positions.ts';
import { bill } from './rules.ts';

const read = (line: string) => must(parsePosition(`${about.id} ${line}`));

it('R10: the bill of two walks is what they cost', () => {
  const fresh = must(parsePosition(pictures.price.position));
  const tired = fresh.copy();
  // The card between the walks, and its fire in the far corner.
  for (const text of ['G07040806Ag', 'Bd0807N', '+b', 'b0312FN']) tired.play(must(parseMove(tired, text)));
  expect(bill.lines.map(({ amount }) => amount)).toEqual([priceOfWalk(fresh, WALK.from), priceOfWalk(tired, WALK.to)]);
  expect(parseMove(fresh, 'G07040809Ag')).toMatchObject({ ok: false });
  expect(parseMove(tired, 'G08060809AbAi')).toMatchObject({ ok: true });
  expect(parseMove(tired, 'G08060809Ab')).toMatchObject({ ok: false, fault: { rule: 'R10' } });
});

it('R14: the fire of the picture cuts the blue cat off, and the game is lost', () => {
  const position = read(FIRE);
  position.play(must(parseMove(position, 'm1305FN')));
  const lost = must(parsePosition(pictures.cutOff.position));
  expect(position.words).toEqual(lost.words);
  expect(cutOffCats(lost)).toHaveLength(1);
  expect(winnersOf(lost)).toEqual([]);
});

it('R12: the last picture is a win', () => {
  expect(winnersOf(must(parsePosition(pictures.won.position)))).toEqual([0]);
});
