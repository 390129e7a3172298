import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { root } from './root.mjs';

/**
 * The icon as pictures, for launchers that take no SVG. Those that cut out a shape of their own get the ground without its
 * round corners: all dots are well inside the circle that is always left (40 % of the width from the middle).
 *
 * @type {readonly [name: string, width: number, corners: 'round' | 'square'][]}
 */
const ICONS = [
  ['icon-192.png', 192, 'round'],
  ['icon-512.png', 512, 'round'],
  ['icon-maskable-512.png', 512, 'square'],
  ['apple-touch-icon.png', 180, 'square'],
];

/** @returns {[path: string, bytes: Buffer][]} each file of web/public that is made from icon.svg */
export function drawIcons() {
  const svg = readFileSync(`${root}web/public/icon.svg`, 'utf8');
  return ICONS.map(([name, width, corners]) => {
    const drawn = corners === 'round' ? svg : svg.replace(/ rx="\d+"/, '');
    return [`${root}web/public/${name}`, new Resvg(drawn, { fitTo: { mode: 'width', value: width } }).render().asPng()];
  });
}
