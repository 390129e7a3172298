import { describe, expect, it } from 'vitest';
import { keptTexts } from '../../tests/support/kept-texts.ts';
import { Mutes, seatSpeaker, watcherSpeaker } from './mutes.ts';

describe('whom somebody does not want to hear', () => {
  it('is known after a reload, for that match alone', () => {
    const { texts } = keptTexts();
    new Mutes(texts).keep('one', [seatSpeaker(1), watcherSpeaker('Eve')]);
    expect(new Mutes(texts).get('one')).toEqual(['1', 'watcher Eve']);
    expect(new Mutes(texts).get('two')).toEqual([]);
  });

  it('leaves nothing behind when everybody is heard again, and survives a spoiled storage', () => {
    const { kept, texts } = keptTexts();
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
    const { kept, texts } = keptTexts();
    const mutes = new Mutes(texts);
    mutes.keep('one', [seatSpeaker(0), seatSpeaker(2), watcherSpeaker('Eve')]);
    mutes.carry('one', 'two', 3);
    expect(mutes.get('two')).toEqual([seatSpeaker(2), seatSpeaker(1), watcherSpeaker('Eve')]);
    mutes.carry('none', 'three', 3);
    expect(kept.size).toBe(2);
  });
});
