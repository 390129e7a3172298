/** The lagoon in the morning: bright sand and shallow water. */
export const DAY = {
  /** Discs of tokens, and what is as white as they are. */
  paper: '#fffdf8',
  /** A seat's shape on its piece, and the rim of a village. */
  mark: '#fffdf8',
  rim: '#fffdf8',
  /** Little signs on the board, and what is written on them. */
  label: '#fffdf8',
  labelInk: '#5e4116',
  /** Over what is not spoken of, in the rules' pictures. */
  haze: '#fffdf8',
  seaTop: '#72d2d7',
  seaFloor: '#1f8796',
  glow: '#e9fff2',
  shallows: '#8adada',
  foam: '#abe6dc',
  flood: '#1b7f92',
  /** From the islands of the lowest bonus to those of the highest. */
  sandLow: '#efdcab',
  sandMiddle: '#e0d394',
  sandHigh: '#c9cc82',
  /** Numbers and lines on sand. */
  sandInk: '#5e4116',
  /** Along the coast, where sand meets the foam, and dry sand behind it. */
  beach: '#fdf5de',
  shore: '#f5e3b4',
  /** What grows on the islands. */
  leaf: '#7da557',
  trunk: '#ab8a54',
  stones: '#76654a',
  /** What refuses a piece. */
  no: '#b3162b',
} as const;

type ColourName = keyof typeof DAY;

/**
 * The same under the moon, for dark pages: cool sand with a pale beach around it in a deep blue sea.
 * dark.css says so to the page, as palette.test.ts checks.
 */
export const NIGHT: Readonly<Record<ColourName, string>> = {
  paper: '#e6decb',
  mark: '#14191b',
  rim: '#14191b',
  label: '#1c2326',
  labelInk: '#f2ecc6',
  haze: '#14191b',
  seaTop: '#0c3d5c',
  seaFloor: '#071f38',
  glow: '#8fd0ee',
  shallows: '#17587a',
  foam: '#2c7290',
  flood: '#0d3a58',
  sandLow: '#4c4e62',
  sandMiddle: '#3a4f60',
  sandHigh: '#2a5148',
  sandInk: '#f3f0dc',
  beach: '#c9d3d2',
  shore: '#6d7590',
  leaf: '#6fb08c',
  trunk: '#8f8a78',
  stones: '#c9d0cc',
  no: '#ff8f9c',
};

/** Name of a colour in style sheets: --lagoon-sea-top. */
export function variableOf(name: ColourName): string {
  return `--lagoon-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

const names = Object.keys(DAY) as ColourName[];

/** The colours as drawings write them: a page may say that it is dark; a picture that stands alone is by day. */
export const PAINT = Object.fromEntries(
  names.map((name) => [name, `var(${variableOf(name)},${DAY[name]})`]),
) as Readonly<Record<ColourName, string>>;

/** By tone: 0 for the lowest bonus of a board. */
export const SANDS = [PAINT.sandLow, PAINT.sandMiddle, PAINT.sandHigh] as const;
