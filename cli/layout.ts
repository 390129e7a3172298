import { flow, widthOf } from '../kit/draw/terminal.ts';

/** Columns side by side, each as wide as its longest entry; the last one is left as it is. */
export function formatColumns(rows: readonly (readonly string[])[], align: readonly ('left' | 'right')[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, text] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(text));
  return rows
    .map((row) =>
      row
        .map((text, i) => {
          const room = ' '.repeat(widths[i] - widthOf(text));
          if (align[i] === 'right') return room + text;
          return i === row.length - 1 ? text : text + room;
        })
        .join('  '),
    )
    .join('\n');
}

/** Breaks at spaces; the first line is set in by `first`, the others by `rest`. */
export function wrapText(text: string, width: number, first = '', rest = first): string {
  return flow(first, text.split(' '), width, ' ', rest).join('\n');
}

/** 1234567 as 1,234,567, whatever language the machine speaks. */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

export function formatSeconds(seconds: number): string {
  if (seconds < 0.0995) return `${(seconds * 1000).toFixed(1)} ms`;
  return `${seconds.toFixed(2)} s`;
}
