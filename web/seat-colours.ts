import { shelf } from '../games/index.ts';
import type { About } from '../games/room.ts';
import { paintsOf, SEAT_MARKS, type SeatColours } from '../kit/draw/seats.ts';
import { coloursOf, type Player } from './session/player.ts';
import { darkRules } from './theme.ts';

/**
 * Gives the style sheets the seats' colours, light and dark, as --seat-0 … and --tint-0 …; a game may have its own. The six
 * to choose from are --hue-0 … and --hue-tint-0 ….
 */
export function publishSeatColours(): void {
  // Not a style element: the Content-Security-Policy blocks inline styles.
  const sheet = new CSSStyleSheet();
  const own = shelf.map(({ about }) => rulesFor(`.is-${about.id}`, about.seatColours ?? [], 'seat', 'tint'));
  const rules = [
    rulesFor(':root', SEAT_MARKS, 'hue', 'hue-tint'),
    rulesFor(':root', SEAT_MARKS, 'seat', 'tint'),
    ...own,
  ];
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}

/** Alone against the game there is nobody to be told from, and the red of a first seat would look like a warning. */
const ALONE = { '--seat-0': 'var(--accent)', '--tint-0': 'var(--accent-tint)' };

/** The chosen colours of a match's seats as style, for the page and for the drawings on it. */
export function seatStyle(about: About, players: readonly Player[]): Readonly<Record<string, string>> {
  const colours = chosenColours(about, players);
  if (about.together && players.length === 1 && colours.length === 0) return ALONE;
  const hues = colours.flatMap((colour, seat) => [
    [`--seat-${seat}`, `var(--hue-${colour})`],
    [`--tint-${seat}`, `var(--hue-tint-${colour})`],
  ]);
  return { ...Object.fromEntries(hues), ...paintsOf(colours) };
}

/** What a seat is called by its colour, where nobody has a name. */
export function colourName({ seatColours = SEAT_MARKS }: About, seat: number): string {
  return seatColours[seat].name;
}

/** None where nobody chose, or where the pieces of the game have colours of their own. */
export function chosenColours(about: About, players: readonly Player[]): readonly number[] {
  return about.seatColours || players.every(({ colour }) => colour === undefined) ? [] : coloursOf(players);
}

function rulesFor(selector: string, seats: readonly SeatColours[], name: string, tintName: string): string {
  const light = seats.map(({ colour, tint }, seat) => `--${name}-${seat}:${colour};--${tintName}-${seat}:${tint};`);
  const dark = seats.map(
    ({ darkColour, darkTint }, seat) => `--${name}-${seat}:${darkColour};--${tintName}-${seat}:${darkTint};`,
  );
  return `${selector}{${light.join('')}}${darkRules(selector, dark.join(''))}`;
}
