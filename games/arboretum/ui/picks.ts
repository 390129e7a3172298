import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { SPECIES } from '../components.ts';
import { emblem } from './emblems.ts';
import { TONES } from './palette.ts';

const SIZE = 48;
const TILE = { x: 1, y: 1, width: SIZE - 2, height: SIZE - 2, rx: 9 };

/** A species by its letter, as on its cards: the only things of this game that people pick are species. */
export function drawPick(_option: string, letter: string): Drawing {
  const species = SPECIES.findIndex((each) => each.letter === letter);
  const { mid, wash } = TONES[species];
  return draw(
    'svg',
    { viewBox: `0 0 ${SIZE} ${SIZE}`, width: SIZE, height: SIZE },
    draw('rect', { ...TILE, fill: wash, stroke: mid, 'stroke-width': 1.5 }),
    draw('g', { transform: `translate(${SIZE / 2} ${SIZE / 2})` }, ...emblem(species)),
  );
}
