import { shelf } from '../games/index.ts';
import { SEAT_MARKS, type SeatColours } from '../kit/draw/seats.ts';

/** Gives the style sheets the seats' colours, light and dark, as --seat-0 … and --tint-0 …; a game may have its own. */
export function publishSeatColours(): void {
  // Not a style element: the Content-Security-Policy blocks inline styles.
  const sheet = new CSSStyleSheet();
  const own = shelf.map(({ about }) => rulesFor(`.is-${about.id}`, about.seatColours ?? []));
  sheet.replaceSync([rulesFor(':root', SEAT_MARKS), ...own].join(''));
  document.adoptedStyleSheets.push(sheet);
}

function rulesFor(selector: string, seats: readonly SeatColours[]): string {
  const light = seats.map(({ colour, tint }, seat) => `--seat-${seat}:${colour};--tint-${seat}:${tint};`);
  const dark = seats.map(
    ({ darkColour, darkTint }, seat) => `--seat-${seat}:${darkColour};--tint-${seat}:${darkTint};`,
  );
  return `${selector}{${light.join('')}}@media (prefers-color-scheme: dark){${selector}{${dark.join('')}}}`;
}
