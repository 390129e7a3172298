import { texts } from '#texts/kit.ts';

/** A seat's colours, for style sheets. */
export interface SeatColours {
  /** On paper and on boards, which are light in dark rooms too. */
  readonly colour: string;
  /** A ground in that colour for dark text. */
  readonly tint: string;
  /** The same two for the dark page. */
  readonly darkColour: string;
  readonly darkTint: string;
}

/** How a seat is told from the others: by colour, by shape and by name (see LOOK: never by colour alone). */
export interface SeatMark extends SeatColours {
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';
  /** The shape as one character, for logs and terminals. */
  readonly glyph: string;
  readonly name: string;
}

/**
 * Six colours that colour-blind readers tell apart, each at least 4.5:1 on its page and on its tint. No game may have more
 * seats: games/shelf.test.ts refuses it.
 */
export const SEAT_MARKS: readonly SeatMark[] = [
  {
    colour: '#c22f4c',
    tint: '#fbe6ea',
    darkColour: '#f0788d',
    darkTint: '#3a2228',
    shape: 'circle',
    glyph: '●',
    name: texts.seatColours[0],
  },
  {
    colour: '#2a4d96',
    tint: '#e3eaf7',
    darkColour: '#86a8ef',
    darkTint: '#222c40',
    shape: 'square',
    glyph: '■',
    name: texts.seatColours[1],
  },
  {
    colour: '#9a5b00',
    tint: '#f8ecd6',
    darkColour: '#e6a94a',
    darkTint: '#372c18',
    shape: 'triangle',
    glyph: '▲',
    name: texts.seatColours[2],
  },
  {
    colour: '#1c7a53',
    tint: '#dff1e8',
    darkColour: '#5fc79a',
    darkTint: '#1c3329',
    shape: 'diamond',
    glyph: '◆',
    name: texts.seatColours[3],
  },
  {
    colour: '#7a3e9d',
    tint: '#f0e4f6',
    darkColour: '#c996e6',
    darkTint: '#33263b',
    shape: 'hexagon',
    glyph: '⬢',
    name: texts.seatColours[4],
  },
  {
    colour: '#3f4a52',
    tint: '#e5e9ec',
    darkColour: '#b6c2ca',
    darkTint: '#2b3337',
    shape: 'star',
    glyph: '★',
    name: texts.seatColours[5],
  },
];

/**
 * A seat's colour in a drawing. A page where people have chosen their colours says so with `--paint-0` …; everywhere else,
 * and in a picture that stands alone, the seat has its usual one. Shapes never change.
 */
export function seatPaint(seat: number): string {
  return `var(--paint-${seat},${SEAT_MARKS[seat].colour})`;
}

/** The same for its ground. */
export function seatTint(seat: number): string {
  return `var(--paint-tint-${seat},${SEAT_MARKS[seat].tint})`;
}

/** What those two mean where the seats have these colours, by their number in `SEAT_MARKS`. */
export function paintsOf(colours: readonly number[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    colours.flatMap((colour, seat) => [
      [`--paint-${seat}`, SEAT_MARKS[colour].colour],
      [`--paint-tint-${seat}`, SEAT_MARKS[colour].tint],
    ]),
  );
}
