import { expect, it } from 'vitest';
import { keptTexts } from '../../tests/support/kept-texts.ts';
import { type EarlierLine, EarlierTalk } from './earlier-talk.ts';

const NEXT = 'abcdefgh';
const LINES: readonly EarlierLine[] = [
  { seat: 0, who: 'You', what: { kind: 'phrase', phrase: 'good-game' } },
  { seat: 2, who: 'Bo', what: { kind: 'chat', text: 'Again?' } },
  { who: 'Eve (watching)', what: { kind: 'chat', text: 'Yes!' } },
];

it('what was said is known in the rematch alone, by those who said it one seat further on', () => {
  const { kept, texts } = keptTexts();
  const talk = new EarlierTalk(texts);
  talk.carry(NEXT, LINES, 3);
  expect(new EarlierTalk(texts).get(NEXT)).toEqual([{ ...LINES[0], seat: 2 }, { ...LINES[1], seat: 1 }, LINES[2]]);
  expect(talk.get('hgfedcba')).toEqual([]);
  // One match's talk at a time: it must not pile up in the browser.
  talk.carry('hgfedcba', LINES, 3);
  expect(talk.get(NEXT)).toEqual([]);
  expect(kept.size).toBe(1);
});

it('keeps the end of a long talk, and survives a spoiled storage', () => {
  const { kept, texts } = keptTexts();
  const talk = new EarlierTalk(texts);
  talk.carry(NEXT, Array(40).fill(LINES[2]), 2);
  expect(talk.get(NEXT)).toHaveLength(30);
  const [key] = kept.keys();
  for (const spoiled of ['{', '7', '{"match":"abcdefgh","lines":[{}]}']) {
    kept.set(key, spoiled);
    expect(talk.get(NEXT)).toEqual([]);
  }
});
