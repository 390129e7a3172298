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
  /** In the shadow of an island, under water. */
  depths: '#0c6273',
  flood: '#1b7f92',
  /** From the islands of the lowest bonus to those of the highest. */
  sandLow: '#efdcab',
  sandMiddle: '#e0d394',
  sandHigh: '#d9d894',
  /** Numbers and lines on sand. */
  sandInk: '#5e4116',
  /** Along the coast, where sand meets the foam, and dry sand behind it. */
  beach: '#fdf5de',
  shore: '#f5e3b4',
  /** The steep side of an island, below its beach. */
  bank: '#cfae72',
  /** What grows on the islands. */
  leaf: '#7da557',
  trunk: '#ab8a54',
  /** Meadows inland, and dunes on the poorest islands. */
  groveLow: '#f8ebc6',
  groveMiddle: '#d0cd85',
  groveHigh: '#b9cc78',
  stones: '#6a5f4b',
  stoneLight: '#c9bda3',
  /** What refuses a piece. */
  no: '#b3162b',
} as const;

type ColourName = keyof typeof DAY;

/**
 * The same under the moon, for dark pages: sand of a warm grey with a pale beach around it in a deep blue sea. Brown as dark
 * as pieces need it looked like mud, and a cold grey like rock.
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
  depths: '#03101f',
  flood: '#0d3a58',
  sandLow: '#554f43',
  sandMiddle: '#465040',
  sandHigh: '#27523f',
  sandInk: '#f6efd8',
  beach: '#c2b796',
  shore: '#8a7c5f',
  bank: '#57513f',
  leaf: '#6fb08c',
  trunk: '#8f8a78',
  groveLow: '#504b40',
  groveMiddle: '#3d503d',
  groveHigh: '#1f4b3a',
  stones: '#b9b8ad',
  stoneLight: '#e9e6da',
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
export const GROVES = [PAINT.groveLow, PAINT.groveMiddle, PAINT.groveHigh] as const;
