/** A terrain: its ground, a tone that its pattern is told by (3:1 on the ground), and a deep one for text (4.5:1). */
export interface Terrain {
  readonly base: string;
  readonly tone: string;
  readonly deep: string;
}

/** Dusk on a burning island. The five grounds are equally light, so that patterns, not brightness, tell them apart. */
export const PAINT = {
  terrain: [
    { base: '#abceea', tone: '#2d70a8', deep: '#15456f' },
    { base: '#b2d8a6', tone: '#3b7d40', deep: '#1d5222' },
    { base: '#d3c1e8', tone: '#7a54a9', deep: '#4a2678' },
    { base: '#f0b9ac', tone: '#ac4837', deep: '#7a1f14' },
    { base: '#e6cd7e', tone: '#896810', deep: '#5a4104' },
  ] as readonly Terrain[],
  sand: '#e0c48d',
  /** Bare ground between the fields. */
  soil: '#a58a5f',
  /** Below the fields of an island no larger than a stamp. */
  land: '#efe1b6',
  surf: '#d8e8ee',
  sea: '#2b5d78',
  seaDeep: '#182430',
  wood: '#c99a64',
  woodDark: '#886034',
  woodLight: '#e2bd8d',
  plank: '#bf8f59',
  flame: '#ffb347',
  ember: '#c0341d',
  coal: '#641a11',
  ash: '#380f0b',
  paper: '#f6f1e7',
  panel: '#fffdf8',
  line: '#e4dccb',
  ink: '#23302f',
  /** Of a card: as good as panel, line and ink, but dark on dark pages. */
  card: { base: '#fffdf9', edge: '#e4dccc', ink: '#23302e' },
  second: '#55666a',
} as const;
