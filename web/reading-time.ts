import type { Block, RuleBook } from '../games/rule-book.ts';

/** Words a minute of somebody who reads to understand. */
const PACE = 200;

/** How long a book takes to read, in whole minutes. Questions are looked up rather than read. */
export function minutesToRead({ chapters }: RuleBook): number {
  const blocks = chapters.flatMap((chapter) => [
    ...chapter.blocks,
    ...(chapter.parts ?? []).flatMap((part) => part.blocks),
  ]);
  const words = blocks.flatMap(textsOf).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / PACE));
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'steps':
      return block.steps.flatMap(({ title, text }) => [title, text]);
    case 'facts':
      return block.facts.flatMap(({ title, text }) => [title, text]);
    case 'questions':
      return [];
    case 'tips':
      return block.tips;
    case 'pictures':
      return block.pictures.flatMap(({ words }) => [words.caption, words.text]);
    case 'example':
      return [block.bill.title, block.bill.totalWords, ...block.bill.lines.map((line) => line.words)];
  }
}
