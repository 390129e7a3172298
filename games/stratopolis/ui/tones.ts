const known = new Map<string, string>();

/** A colour, written as `#rrggbb`, on its way to another. The same few are asked for again and again while the city turns. */
export function mixed(from: string, to: string, part: number): string {
  if (part <= 0) return from;
  const share = Math.min(1, Math.round(part * 50) / 50);
  const key = `${from}${to}${share}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = `#${[1, 3, 5].map((at) => mixPart(from, to, at, share)).join('')}`;
  known.set(key, made);
  return made;
}

function mixPart(from: string, to: string, at: number, share: number): string {
  const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.round(a + (b - a) * share)
    .toString(16)
    .padStart(2, '0');
}
