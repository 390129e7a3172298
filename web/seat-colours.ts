import { SEAT_MARKS } from '../kit/draw/seats.ts';

/** Gives the style sheets the seats' colours, light and dark, as --seat-0 … and --tint-0 … */
export function publishSeatColours(): void {
  const light = SEAT_MARKS.map((mark, seat) => `--seat-${seat}:${mark.colour};--tint-${seat}:${mark.tint};`).join('');
  const dark = SEAT_MARKS.map(
    (mark, seat) => `--seat-${seat}:${mark.darkColour};--tint-${seat}:${mark.darkTint};`,
  ).join('');
  const style = document.createElement('style');
  style.textContent = `:root{${light}}@media (prefers-color-scheme: dark){:root{${dark}}}`;
  document.head.append(style);
}
