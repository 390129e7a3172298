import { describe, expect, it } from 'vitest';
import { TextStore } from '../../kit/text-store.ts';
import { Mutes, seatSpeaker, watcherSpeaker } from './mutes.ts';

const open = () => {
  const kept = new Map<string, string>();
  const texts = new TextStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  }));
  return { kept, texts };
};

describe('whom somebody does not want to hear', () => {
  it('is known after a reload, for that match alone', () => {
    const { texts } = open();
    new Mutes(texts).keep('one', [seatSpeaker(1), watcherSpeaker('Eve')]);
    expect(new Mutes(texts).get('one')).toEqual(['1', 'watcher Eve']);
    expect(new Mutes(texts).get('two')).toEqual([]);
  });

  it('leaves nothing behind when everybody is heard again, and survives a spoiled storage', () => {
    const { kept, texts } = open();
    const mutes = new Mutes(texts);
    mutes.keep('one', ['1']);
    const [key] = kept.keys();
    mutes.keep('one', []);
    expect(kept.size).toBe(0);
    for (const spoiled of ['{', '7', '[1]']) {
      kept.set(key, spoiled);
      expect(mutes.get('one')).toEqual([]);
    }
  });

  it('is the same person in a rematch, one seat on', () => {
    const { kept, texts } = open();
    const mutes = new Mutes(texts);
    mutes.keep('one', [seatSpeaker(0), seatSpeaker(2), watcherSpeaker('Eve')]);
    mutes.carry('one', 'two', 3);
    expect(mutes.get('two')).toEqual([seatSpeaker(2), seatSpeaker(1), watcherSpeaker('Eve')]);
    mutes.carry('none', 'three', 3);
    expect(kept.size).toBe(2);
  });
});
