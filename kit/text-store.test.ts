import { describe, expect, it } from 'vitest';
import { type KeyValueStore, TextStore } from './text-store.ts';

/** The browser's storage with room for so many characters. */
function storageOf(room: number): KeyValueStore & { room: number } {
  const kept = new Map<string, string>();
  return {
    room,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, text) {
      const others = [...kept].filter(([other]) => other !== key).reduce((sum, [, value]) => sum + value.length, 0);
      if (others + text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

const denied = (): KeyValueStore => {
  throw new DOMException('denied', 'SecurityError');
};

describe('texts that a browser keeps', () => {
  it('are kept where the browser allows it', () => {
    const storage = storageOf(100);
    const store = new TextStore(() => storage);
    store.set('a.1', 'one');
    store.set('b.1', 'two');
    expect(store.trouble).toBeUndefined();
    expect(new TextStore(() => storage).get('a.1')).toBe('one');
    expect(store.keys('a.')).toEqual(['a.1']);
    store.remove('a.1');
    expect(store.get('a.1')).toBeUndefined();
  });

  it('F2: stay in memory where storage is denied', () => {
    const store = new TextStore(denied);
    store.set('a', 'one');
    expect(store.trouble).toBe('denied');
    expect([store.get('a'), store.get('b'), store.keys('')]).toEqual(['one', undefined, ['a']]);
    store.remove('a');
    expect(store.keys('')).toEqual([]);
  });

  it('F2: stay in memory while storage is full, and are kept once there is space', () => {
    const storage = storageOf(5);
    const store = new TextStore(() => storage);
    const troubles: unknown[] = [];
    store.subscribe(() => troubles.push(store.trouble));
    store.set('old', '12345');
    store.set('new', '678');
    store.set('new', '6789');
    expect([store.get('new'), store.trouble]).toEqual(['6789', 'full']);
    expect(store.keys('').sort()).toEqual(['new', 'old']);
    store.remove('old');
    expect([storage.getItem('new'), store.trouble]).toEqual(['6789', undefined]);
    expect(troubles).toEqual(['full', undefined]);
  });

  it('F2: a newer text that does not fit hides the older one that did', () => {
    const storage = storageOf(3);
    const store = new TextStore(() => storage);
    store.set('a', '123');
    store.set('a', '1234');
    expect(store.get('a')).toBe('1234');
    storage.room = 4;
    store.set('a', '5678');
    expect([storage.getItem('a'), store.trouble]).toEqual(['5678', undefined]);
  });
});
