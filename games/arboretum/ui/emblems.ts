import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { disc, laid, whorl } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import { TONES, type Tones } from './palette.ts';

/**
 * The emblem of a species, within 20 units of the origin: flower, leaf or tree, told apart by outline alone.
 * Two or three tones, light from above. What has one colour is one path: hundreds of these are on a table.
 */
export function emblem(species: number): readonly Drawing[] {
  drawn[species] ??= EMBLEMS[species](TONES[species]);
  return drawn[species];
}

/** Each is made once: laying petals round a blossom was a third of the time that a picture takes. */
const drawn: (readonly Drawing[])[] = [];

const EMBLEMS: readonly ((tones: Tones) => readonly Drawing[])[] = [
  cassia,
  blueSpruce,
  cherryBlossom,
  dogwood,
  jacaranda,
  maple,
  oak,
  royalPoinciana,
  tulipPoplar,
  willow,
];

function shape(d: string, fill: string, more: Readonly<Record<string, string | number>> = {}): Drawing {
  return draw('path', { d: toTenths(d), fill, ...more });
}

function line(d: string, stroke: string, width: number): Drawing {
  return draw('path', { d: toTenths(d), fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
}

/** Nobody sees more on a card, and some have three of these: a picture of the whole table stays light. */
function toTenths(d: string): string {
  return d.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Golden chains: a hanging cluster of round blossoms. */
function cassia({ deep, mid, light }: Tones): Drawing[] {
  const blossoms = [
    [-7.5, -8, 5.6],
    [7.5, -8, 5.6],
    [0, -3.5, 5.6],
    [-6.5, 3, 5],
    [6.5, 3, 5],
    [0, 8, 4.6],
    [0, 15.5, 3.6],
  ] as const;
  const each = (outline: (x: number, y: number, r: number) => string): string =>
    blossoms.map(([x, y, r]) => outline(x, y, r)).join('');
  return [
    shape('M0,-15 C-6,-21 -13,-19 -15,-14 C-9,-12 -4,-12 0,-15 C4,-12 9,-12 15,-14 C13,-19 6,-21 0,-15 Z', deep),
    line('M0,-16 L0,14', deep, 1.6),
    shape(
      each((x, y, r) => rosette(x, y, r * 1.3)),
      mid,
    ),
    shape(
      each((x, y, r) => rosette(x, y, r * 0.9)),
      light,
    ),
    shape(
      each((x, y, r) => disc(x, y, r * 0.26)),
      deep,
    ),
  ];
}

/** Five round lobes as one outline, for small blossoms. */
function rosette(x: number, y: number, size: number): string {
  const joint = (index: number): string => {
    const angle = (index * 72 - 54) * (Math.PI / 180);
    return `${round(x + Math.cos(angle) * size * 0.6)},${round(y + Math.sin(angle) * size * 0.6)}`;
  };
  const lobe = round(size * 0.4);
  const lobes = [1, 2, 3, 4, 5].map((index) => `A${lobe},${lobe} 0 0 1 ${joint(index)}`);
  return `M${joint(0)} ${lobes.join(' ')} Z`;
}

/** A conifer in three tiers. */
function blueSpruce({ deep, mid, light }: Tones): Drawing[] {
  return [
    shape('M-2.2,12 H2.2 V20 H-2.2 Z', deep),
    shape(
      'M0,-3 L15,14 C8,16.5 -8,16.5 -15,14 Z M0,-11 L11.5,5.5 C6,8 -6,8 -11.5,5.5 Z M0,-20 L8,-4 C4,-2 -4,-2 -8,-4 Z',
      mid,
    ),
    shape(
      'M0,-3 L0,15.8 C-6,16 -11,15.4 -15,14 Z M0,-11 L0,7.3 C-4,7.3 -8,7 -11.5,5.5 Z M0,-20 L0,-2.5 C-3,-2.5 -6,-3 -8,-4 Z',
      light,
    ),
    line('M-11.5,5.5 C-6,8 6,8 11.5,5.5 M-8,-4 C-4,-2 4,-2 8,-4', deep, 1.1),
  ];
}

/** Five notched petals. */
function cherryBlossom({ deep, mid, light }: Tones): Drawing[] {
  return [
    shape(whorl(5, 'M0,0 C-10,-5 -10,-17 -3.6,-19.5 L0,-16 L3.6,-19.5 C10,-17 10,-5 0,0 Z'), mid),
    shape(whorl(5, 'M0,-2 C-6,-6 -6.5,-13 -3,-16.5 L0,-13.8 L3,-16.5 C6.5,-13 6,-6 0,-2 Z'), light),
    line(whorl(5, 'M0,-3 L0,-8.5'), deep, 1),
    line(whorl(5, 'M0,-9 L0,-9.1'), deep, 3),
    shape(disc(0, 0, 3), deep),
  ];
}

/** Four broad bracts around a green button. */
function dogwood({ deep, mid }: Tones): Drawing[] {
  const bract = 'M0,0 C-14,-4 -12,-19 -4.6,-19 L0,-16 L4.6,-19 C12,-19 14,-4 0,0 Z';
  return [
    shape(whorl(4, bract), '#ffffff', { stroke: mid, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    shape(whorl(4, 'M0,-4 C-1,-8 -1,-11 0,-13.5 C1,-11 1,-8 0,-4 Z'), '#c9cbb9'),
    shape(disc(0, 0, 4.6), '#7f9a4c'),
    shape(disc(-1.5, -1.2, 1.2) + disc(1.6, -0.6, 1.1) + disc(0, 1.8, 1.1), '#c7d69b'),
    shape(whorl(4, 'M-1.6,-17.6 L0,-15.6 L1.6,-17.6 Z'), deep),
  ];
}

/** Three trumpets on a stalk. */
function jacaranda({ deep, mid, light }: Tones): Drawing[] {
  const bell = 'M-2.4,-9 C-6,-4 -5.6,2 -9.4,7 L-5,6.6 L-2.6,10 L0,7.6 L2.6,10 L5,6.6 L9.4,7 C5.6,2 6,-4 2.4,-9 Z';
  const mouth = 'M-9.4,7 L-5,6.6 L-2.6,10 L0,7.6 L2.6,10 L5,6.6 L9.4,7 C6,3.6 -6,3.6 -9.4,7 Z';
  const sides = [
    { x: -9.5, y: -1, turn: 24, scale: 0.86 },
    { x: 9.5, y: -1, turn: -24, scale: 0.86 },
  ];
  const both = (outline: string): string => sides.map((side) => laid(outline, side)).join('');
  const front = { y: 8.5 };
  return [
    line('M0,-19 C0,-14 -6,-12 -9,-8 M0,-19 C0,-14 6,-12 9,-8 M0,-19 L0,-2', deep, 1.6),
    shape(both(bell), mid),
    shape(both(mouth), deep),
    shape(laid(bell, front), light),
    shape(laid(mouth, front), mid),
    line(`${both('M0,-9 L0,-9.1')}${laid('M0,-9 L0,-9.1', front)}`, deep, 5),
  ];
}

/** A leaf of five points. */
function maple({ deep, mid, light }: Tones): Drawing[] {
  const half = 'M0,-20 L4,-12 L9.5,-14.5 L8.4,-6 L18.5,-9.5 L15.6,-3.4 L20,1.4 L9.6,7.4 L10.4,12 L0,10.5';
  return [
    shape(`${half} Z`, mid),
    shape(`${half} Z`, light, { transform: 'scale(-1 1)' }),
    line('M0,-13 L0,20 M0,6 L12.5,-3.5 M0,6 L-12.5,-3.5 M0,10 L6,8.6 M0,10 L-6,8.6', deep, 1.3),
  ];
}

/** A leaf with round lobes. */
function oak({ deep, mid, light }: Tones): Drawing[] {
  const half =
    'M0,-20 C5.4,-20 7,-15.6 4.8,-13 C11,-14.6 13,-7.6 7.6,-5.6 C15,-6 15.6,2.6 8.6,3.2 C14,5.2 11.4,12 5,10.4 C4.6,13.4 2,14.6 0,14.6 Z';
  return [
    shape(half, mid),
    shape(half, light, { transform: 'scale(-1 1)' }),
    line('M0,-14 L0,20 M0,-5 L5,-9.5 M0,-5 L-5,-9.5 M0,3 L7,-1.5 M0,3 L-7,-1.5 M0,10 L6,6.5 M0,10 L-6,6.5', deep, 1.3),
  ];
}

/** Five spoon-shaped petals, the uppermost pale and flecked. */
function royalPoinciana({ deep, mid, light }: Tones): Drawing[] {
  const petal = 'M0,-1 C-1.4,-6 -8.4,-8 -8,-14 C-7.6,-20.4 7.6,-20.4 8,-14 C8.4,-8 1.4,-6 0,-1 Z';
  return [
    shape(whorl(5, petal), mid),
    shape(whorl(5, 'M0,-9 C-4,-10 -5.6,-13 -4.4,-16 C-2,-18 2,-18 4.4,-16 C5.6,-13 4,-10 0,-9 Z'), light, {
      opacity: 0.55,
    }),
    shape(petal, '#fff3e6', { stroke: mid, 'stroke-width': 1 }),
    shape(disc(-2.8, -13.4, 1.1) + disc(2.8, -13.4, 1.1) + disc(0, -10.4, 1.1) + disc(0, -16, 1.1), mid),
    line('M0,0 C2,6 5,8 7.5,8.5 M0,0 C-2,6 -5,8 -7.5,8.5 M0,0 L0,10', deep, 1.2),
    shape(disc(7.5, 8.5, 1.4) + disc(-7.5, 8.5, 1.4) + disc(0, 10, 1.4) + disc(0, 0, 2.2), deep),
  ];
}

/** A cup of petals on a stalk. */
function tulipPoplar({ deep, mid, light }: Tones): Drawing[] {
  return [
    line('M0,12 L0,20', deep, 2.2),
    shape('M0,17 C5,12 11,13 15,17 C10,20 4,20 0,17 Z', deep),
    shape('M-9,-13 C-3,-20 3,-20 9,-13 L6,6 L-6,6 Z', deep, { opacity: 0.55 }),
    shape(
      'M-14.5,-12 C-17,4 -10,13.5 0,14 C10,13.5 17,4 14.5,-12 C10,-10 7,-6 6,-2 C5,-7.5 2.6,-11.5 0,-14 C-2.6,-11.5 -5,-7.5 -6,-2 C-7,-6 -10,-10 -14.5,-12 Z',
      mid,
    ),
    shape('M0,-14 C-4.4,-8 -6.4,2 -4.4,12.6 C-1.4,14.4 1.4,14.4 4.4,12.6 C6.4,2 4.4,-8 0,-14 Z', light),
    shape('M-5.6,2.6 C-2,5.4 2,5.4 5.6,2.6 L5.4,6.4 C2,9 -2,9 -5.4,6.4 Z', '#e08a3c'),
  ];
}

/** Weeping twigs with slender leaves. */
function willow({ deep, mid, light }: Tones): Drawing[] {
  const leaf = 'M0,0 C2.8,2.6 2.8,8.4 0,12 C-2.8,8.4 -2.8,2.6 0,0 Z';
  const strands = [-13.5, 13.5, 0].flatMap((x) =>
    [0, 1, 2].map((step) => ({ x, y: (x === 0 ? -15 : -12) + step * 6.4 })),
  );
  const leaves = (turn: number): string => strands.map((place) => laid(leaf, { ...place, turn })).join('');
  return [
    line('M-1,20 C-1,8 -2,-2 0,-12', deep, 2.6),
    line('M0,-12 C-3,-19 -12,-18 -13.5,-9 L-13.5,4 M0,-12 C3,-19 12,-18 13.5,-9 L13.5,4 M0,-12 L0,2', deep, 1.5),
    shape(leaves(-27), mid),
    shape(leaves(27), light),
  ];
}
