import { readFileSync } from 'node:fs';

/** Relative luminance of a colour written as `#rrggbb` (WCAG 2). */
export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colours of a style sheet by day and by night, as rows of a test: what to call them, and a colour by its name. */
export function readPalette(file: URL) {
  const [day, night] = readFileSync(file, 'utf8')
    .split('@media (prefers-color-scheme: dark)')
    .map((part) => (name: string) => new RegExp(`${name}: (#\\w{6});`).exec(part)?.[1] ?? 'missing');
  return { day, night, both: Object.entries({ day, night }) };
}
