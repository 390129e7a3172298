/** To hundredths: a drawing needs no more, and its text stays short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
