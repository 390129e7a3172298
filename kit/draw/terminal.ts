/** What a position is drawn on. */
export interface Screen {
  readonly colour: boolean;
  /** Columns: no line is longer. Below 80 a picture may leave out what only makes it roomy. */
  readonly width: number;
}

/** Ink for what is only there to help: edges, numbers, legends. */
export const FAINT = '#8a8f8f';

/** Columns that a square takes where there is room, and where there is not. */
export const CELL = { roomy: 3, narrow: 2 };

/** Colours for terminals, in 24 bits; plain text when colour is off. */
export function paint(text: string, colour: boolean, ink: string | undefined, ground?: string): string {
  if (!colour || (!ink && !ground)) return text;
  const codes = [ink && `38;2;${rgb(ink)}`, ground && `48;2;${rgb(ground)}`].filter(Boolean).join(';');
  return `\u001b[${codes}m${text}\u001b[0m`;
}

export function bold(text: string, colour: boolean): string {
  return colour ? `\u001b[1m${text}\u001b[0m` : text;
}

function rgb(hex: string): string {
  const known = RGB.get(hex) ?? [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
  RGB.set(hex, known);
  return known;
}

/** A picture has a handful of colours on hundreds of squares. */
const RGB = new Map<string, string>();

/** Columns that a text takes: colour codes take none. */
export function widthOf(text: string): number {
  const plain = text.includes(ESCAPE) ? text.replace(COLOUR_CODE, '') : text;
  let columns = 0;
  for (const _ of plain) columns++;
  return columns;
}

const ESCAPE = String.fromCharCode(27);
const COLOUR_CODE = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

/** Parts one after the other behind a head, broken between parts where a line would grow too wide. */
export function flow(
  head: string,
  parts: readonly string[],
  width: number,
  gap = ' ',
  indent = ' '.repeat(widthOf(head)),
): string[] {
  const lines: string[] = [];
  let line = head;
  for (const [index, part] of parts.entries()) {
    const longer = line + (index === 0 ? '' : gap) + part;
    const end = index < parts.length - 1 ? gap.trimEnd() : '';
    if (index > 0 && widthOf(longer + end) > width) {
      lines.push((line + gap).trimEnd());
      line = indent + part;
    } else line = longer;
  }
  return [...lines, line];
}

/** Blocks side by side as long as there is room, then below each other. */
export function besideEachOther(blocks: readonly (readonly string[])[], width: number, gap: number): string[] {
  const rows: (readonly string[])[][] = [];
  let room = 0;
  for (const block of blocks) {
    const wide = blockWidth(block);
    if (wide > room) {
      rows.push([]);
      room = width;
    }
    rows[rows.length - 1].push(block);
    room -= wide + gap;
  }
  return rows.flatMap((row, index) => (index === 0 ? joinBlocks(row, gap) : ['', ...joinBlocks(row, gap)]));
}

function joinBlocks(blocks: readonly (readonly string[])[], gap: number): string[] {
  const height = Math.max(...blocks.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((lines) => padEnd(lines[line] ?? '', blockWidth(lines)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

function blockWidth(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(widthOf));
}

/** Spaces behind a text that may carry colours. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** A list cut into pieces, none longer than `most`. */
export function inPieces<T>(list: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, piece) =>
    list.slice(piece * most, (piece + 1) * most),
  );
}
