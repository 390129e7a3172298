/** One hue a species at equal lightness, so that none shouts; each also has its emblem and its letter. */
export interface Tones {
  /** Numerals and outlines: at least 4.5:1 on the card. */
  readonly deep: string;
  /** Emblems and rims: at least 3:1 on the card. */
  readonly mid: string;
  readonly light: string;
  /** Ground of the card. */
  readonly wash: string;
}

/** In the order of the species: a b c d j m o r t w. */
export const TONES: readonly Tones[] = [
  { deep: '#664c00', mid: '#a3840a', light: '#dcc46e', wash: '#f4edd7' },
  { deep: '#21547b', mid: '#548cbb', light: '#9dc3e4', wash: '#e1effb' },
  { deep: '#7b3353', mid: '#c16b8e', light: '#e7a9c0', wash: '#fde6ee' },
  { deep: '#50513e', mid: '#878875', light: '#d9dacb', wash: '#edede8' },
  { deep: '#5d3d83', mid: '#9a75c9', light: '#c8b1eb', wash: '#f1e8fe' },
  { deep: '#813700', mid: '#c96d2b', light: '#eead86', wash: '#ffe7d9' },
  { deep: '#66492f', mid: '#a38062', light: '#d1b9a4', wash: '#f4ebe3' },
  { deep: '#852f2b', mid: '#e15650', light: '#ffa097', wash: '#ffe3df' },
  { deep: '#465800', mid: '#7a903b', light: '#b5c68e', wash: '#e9f0dc' },
  { deep: '#195e3f', mid: '#4e9571', light: '#9ccbb0', wash: '#e1f2e8' },
];

export const PAPER = {
  page: '#f6f1e7',
  panel: '#fffdf8',
  line: '#e4dccb',
  ink: '#23302f',
  secondInk: '#556666',
  card: '#fffaf0',
  /** Rims of the cards in a stack. */
  edge: '#b9b29f',
  lawn: '#dce7c6',
  lawnLine: '#9db183',
  /** The bed of the trees and the grass at its edge; on pages palette.css has its own. */
  earth: '#dcc9a3',
  tuft: '#6f8f4c',
  /** Dark by night, too. */
  shade: '#332915',
  /** What else there is in a garden. */
  mown: '#c9dca9',
  daisy: '#fffef4',
  pollen: '#e0b43a',
  lilac: '#b9a2dc',
  rose: '#e59db2',
  hedge: '#6f9455',
  hedgeLight: '#98b878',
  hedgeShade: '#4f7340',
  back: '#31594a',
  backLine: '#8fb7a1',
} as const;

export const FONT = 'Inter, sans-serif';

/** Colours of the palette by their variables in palette.css, which know whether the page is dark. */
export const VARIABLES: ReadonlyMap<string, string> = new Map([
  ...TONES.flatMap((tones, species) =>
    Object.entries(tones).map(([tone, colour]): [string, string] => [colour, `--tree-${species}-${tone}`]),
  ),
  ...(['card', 'edge', 'ink', 'secondInk', 'lawn', 'lawnLine', 'back', 'backLine'] as const).map(
    (name): [string, string] => [
      PAPER[name],
      `--garden-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
    ],
  ),
]);
