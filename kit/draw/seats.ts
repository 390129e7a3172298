/** How a seat is told from the others: by colour, by shape and by name (see LOOK: never by colour alone). */
export interface SeatMark {
  readonly colour: string;
  /** The same colour light enough to write dark text on, and dark enough for light text. */
  readonly tint: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';
  /** The shape as one character, for logs and terminals. */
  readonly glyph: string;
  readonly name: string;
}

/** Six colours that colour-blind readers tell apart, all at least 4.5:1 on paper. */
export const SEAT_MARKS: readonly SeatMark[] = [
  { colour: '#c22f4c', tint: '#fbe6ea', shape: 'circle', glyph: '●', name: 'Red' },
  { colour: '#2a4d96', tint: '#e3eaf7', shape: 'square', glyph: '■', name: 'Blue' },
  { colour: '#9a5b00', tint: '#f8ecd6', shape: 'triangle', glyph: '▲', name: 'Amber' },
  { colour: '#1c7a53', tint: '#dff1e8', shape: 'diamond', glyph: '◆', name: 'Green' },
  { colour: '#7a3e9d', tint: '#f0e4f6', shape: 'hexagon', glyph: '⬢', name: 'Violet' },
  { colour: '#3f4a52', tint: '#e5e9ec', shape: 'star', glyph: '★', name: 'Slate' },
];
