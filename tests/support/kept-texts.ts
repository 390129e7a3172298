import { TextStore } from '../../kit/text-store.ts';

/** A browser's storage in memory, and what it holds. */
export function keptTexts(kept = new Map<string, string>()) {
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
}
