import { expect, it } from 'vitest';
import { CHANCE } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import { recolour } from '../../../kit/draw/illustration.ts';
import { CHALLENGES } from '../components.ts';
import { raceToTheRaft } from '../game.ts';
import { room } from '../index.ts';
import { watchCats } from './cat-watch.ts';
import { CELL } from './land.ts';
import { PAINT } from './palette.ts';
import { smallPicture } from './small-picture.ts';

/** The place and the size of every cat's head in a picture. */
function headsIn(svg: string): { x: number; y: number; size: number }[] {
  const head = /translate\(([-\d.]+) ([-\d.]+)\)"><g transform="scale\(([\d.]+)\)"><g><ellipse cx="24"/g;
  return Array.from(svg.matchAll(head), ([, x, y, size]) => ({ x: Number(x), y: Number(y), size: Number(size) }));
}

it('on a dark page sea, sand and land are those of the night', () => {
  const position = raceToTheRaft.start(1, must(settle(raceToTheRaft.options, {}, 1)));
  const day = formatSvg(smallPicture(position));
  const dark = formatSvg(recolour(smallPicture(position), room.night ?? {}));
  for (const colour of [PAINT.sea, PAINT.sand, PAINT.surf, PAINT.land])
    expect([day.includes(colour), dark.includes(colour)]).toEqual([true, false]);
});

it.each(CHALLENGES.map(({ id }) => id))(
  '%s: every cat is seen, two squares large or more, and hides no other',
  (id) => {
    const position = raceToTheRaft.start(1, must(settle(raceToTheRaft.options, { challenge: id }, 1)));
    const random = new SeededRandom('small');
    while (position.turn === CHANCE) position.play(position.roll(random));
    const heads = headsIn(formatSvg(smallPicture(position)));
    expect(heads).toHaveLength(watchCats(position).length);
    for (const [at, { x, y, size }] of heads.entries()) {
      expect(size).toBeGreaterThan(2);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-CELL);
      for (const other of heads.slice(at + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(size * CELL * 0.6);
    }
  },
);
