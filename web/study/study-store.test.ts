import { expect, test } from 'vitest';
import { TextStore } from '../../kit/text-store.ts';
import { isAdopted, StudyStore } from './study-store.ts';

/** A browser with cookies blocked: all stays in memory. */
function openStore(now = () => 0) {
  const texts = new TextStore(() => {
    throw new Error('denied');
  });
  return { texts, store: new StudyStore(texts, now) };
}

const LONG = 'a match as long as a link can be '.repeat(20);

test('a study is kept under what its address holds, a short id or a whole text', () => {
  const { store } = openStore();
  store.save('kept', 'one');
  store.save(LONG, 'two');
  expect([store.load('kept'), store.load(LONG), store.load(`${LONG}!`)]).toEqual(['one', 'two', undefined]);
  store.remove(LONG);
  expect([store.load('kept'), store.load(LONG)]).toEqual(['one', undefined]);
});

test('a text that no link can hold gets an address of its own, and what was added to it stays', () => {
  const { store } = openStore();
  const address = store.adopt(LONG);
  expect(store.load(address)).toBe(LONG);
  expect([isAdopted(address), isAdopted('kept'), isAdopted(LONG)]).toEqual([true, false, false]);
  store.save(address, 'with a comment');
  expect(store.adopt(LONG)).toBe(address);
  expect(store.load(address)).toBe('with a comment');
});

test('the list of studies leads to each of them, the newest first, and what is added there is kept in its place', () => {
  let time = 0;
  const { store } = openStore(() => time++);
  store.save('kept', 'one');
  store.save(LONG, 'two');
  const [newest, oldest] = store.list();
  expect([newest.text, oldest]).toEqual(['two', { address: 'kept', text: 'one', kept: 0 }]);
  expect(isAdopted(newest.address)).toBe(true);
  store.save(newest.address, 'three');
  expect([store.load(LONG), store.list().length]).toEqual(['three', 2]);
});

test('the oldest go where there are too many, and a spoiled one is none', () => {
  let time = 0;
  const { store, texts } = openStore(() => time++);
  for (let number = 0; number < 41; number++) store.save(`match-${number}`, 'text');
  expect([store.load('match-0'), store.load('match-1')]).toEqual([undefined, 'text']);
  texts.set('boardwalk.study.match-1', '{"text":');
  expect(store.load('match-1')).toBeUndefined();
});
