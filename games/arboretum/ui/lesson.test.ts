import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { replay } from '../../../core/timeline.ts';
import { SPECIES_BY_LETTER } from '../cards.ts';
import { standings } from '../facts.ts';
import { arboretum } from '../game.ts';
import { lesson } from './lesson.ts';
import { readTold } from './told.ts';

it('the lesson says of its last position what is true of it', () => {
  const log = [...lesson.opening];
  for (const { play, after } of lesson.steps) log.push(...(play ? [play] : []), ...(after ?? []));
  const record = { game: 'arboretum', rulesVersion: arboretum.rulesVersion, seats: 2, settings: {}, log };
  const { position } = must(replay(arboretum, record));
  expect(Array.from(position.scores())).toEqual([19, 12]);
  const of = (letter: string) => {
    const { totals, rights, paths } = there(
      standings(position).find((row) => row.species === SPECIES_BY_LETTER.get(letter)),
    );
    return { totals, rights, points: paths.map((path) => path?.points ?? 0), cards: paths[0]?.cards.length ?? 0 };
  };
  expect(of('c')).toEqual({ totals: [12, 5], rights: [true, false], points: [8, 0], cards: 7 });
  expect(of('m')).toEqual({ totals: [6, 0], rights: [true, false], points: [0, 3], cards: 0 });
  expect(of('j')).toMatchObject({ totals: [6, 10], rights: [false, true], points: [9, 4] });
  expect(of('d')).toMatchObject({ rights: [true, false], points: [11, 0] });
});

it('the lesson speaks of what is on the table when it does', () => {
  const log = [...lesson.opening];
  const record = { game: 'arboretum', rulesVersion: arboretum.rulesVersion, seats: 2, settings: {} };
  for (const { about = [], play, after } of lesson.steps) {
    const position = must(replay(arboretum, { ...record, log })).position.view(0);
    const { cards, species, isDeck, isTable } = readTold(about);
    expect(cards.length + species.length + Number(isDeck) + Number(isTable)).toBe(about.length);
    const seen = position.groves.flatMap((grove, seat) => [
      ...position.hand(seat),
      ...Array.from({ length: grove.placed }, (_, at) => grove.cardAt(grove.placedAt(at))),
    ]);
    expect(seen).toEqual(expect.arrayContaining([...cards]));
    log.push(...(play ? [play] : []), ...(after ?? []));
  }
  // Where there is only something to read, there is something to look at.
  expect(lesson.steps.filter(({ play, about }) => play === undefined && about === undefined)).toEqual([]);
});

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The species is not in play.');
  return value;
}
