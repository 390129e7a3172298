import { MOST_SEATS } from './messages/limits.ts';

/** Everybody's colour, all different: the chosen one, or else the seat's own if it is free, or else any. */
export function fillColours(wanted: readonly (number | undefined)[]): readonly number[] {
  const chosen = wanted.map((colour, seat) => (wanted.indexOf(colour) === seat ? colour : undefined));
  const taken = new Set(chosen.filter((colour) => colour !== undefined));
  return chosen.map((colour, seat) => {
    if (colour !== undefined) return colour;
    const free = [seat, ...Array(MOST_SEATS).keys()].find((each) => !taken.has(each)) ?? seat;
    taken.add(free);
    return free;
  });
}

/** The seat takes a colour; whoever had it gets the seat's old one. */
export function swapColours(colours: readonly number[], seat: number, colour: number): readonly number[] {
  const other = colours.indexOf(colour);
  return colours.map((old, at) => (at === seat ? colour : at === other ? colours[seat] : old));
}
