import { texts } from '#texts/race-to-the-raft/pasted.ts';
import { type Excerpt, sliceExcerpt, spanIn, splitExcerpt, trimExcerpt } from '../../core/excerpt.ts';
import type { Findings } from '../walkthrough.ts';
import { COLUMN_COUNTS, ROW_COUNTS, SQUARE_LETTERS } from './official-strings.ts';

/** Every letter of an official board. */
const SQUARE = new RegExp(`[${SQUARE_LETTERS}]`);
/** A square without an island. */
const EMPTY = 'n';
const SHORTEST_ROW = 6;

/** True for texts that can only be meant as a row of a board, with a letter wrong here and there. */
export function looksLikeRow(text: string): boolean {
  const good = Array.from(text).filter((letter) => SQUARE.test(letter)).length;
  return text.length >= SHORTEST_ROW && text.length <= MOST_COLUMNS + 2 && good * 4 >= text.length * 3;
}
const MOST_COLUMNS = Math.max(...COLUMN_COUNTS);

/** The rows of a board that can be drawn: what is missing or wrong in the pasted one is left empty and told. */
export function readBoard(board: Excerpt, findings: Findings): { readonly lines: string[]; readonly rows: Excerpt[] } {
  const rows = splitExcerpt(trimExcerpt(board), /\n/g).map(trimExcerpt);
  const wide = rows.filter(({ text }) => text.length > WIDTHS_PART).length * 2 > rows.length;
  const width = wide ? MOST_COLUMNS : Math.min(...COLUMN_COUNTS);
  const height = ROW_COUNTS.find((count) => count >= rows.length) ?? Math.max(...ROW_COUNTS);
  const shown = rows.slice(0, height);
  const lines = shown.map((row, index) => readRow(row, index, width, findings));
  if (rows.length !== height) {
    const span =
      rows.length > height
        ? spanIn(rows[height], 0, rows[height].text.length)
        : spanIn(board, board.text.trimEnd().length);
    findings.refuse(texts.rows(rows.length), span, 'R1');
  }
  while (lines.length < height) lines.push(EMPTY.repeat(width));
  return { lines, rows: shown };
}
/** Rows longer than this are meant to be wide ones. */
const WIDTHS_PART = 13;

function readRow(row: Excerpt, index: number, width: number, findings: Findings): string {
  const { text } = row;
  const wrong = Array.from(text).findIndex((letter) => !SQUARE.test(letter));
  if (wrong >= 0 && wrong < width) findings.refuse(texts.letter(text[wrong], index, wrong), spanIn(row, wrong), 'R1');
  if (text.length !== width) {
    const span = text.length > width ? spanIn(row, width, text.length) : spanIn(row, text.length);
    findings.refuse(texts.rowLength(index, text.length, width), span, 'R1');
  }
  const letters = Array.from(sliceExcerpt(row, 0, width).text, (letter) => (SQUARE.test(letter) ? letter : EMPTY));
  return letters.join('').padEnd(width, EMPTY).slice(0, width);
}
