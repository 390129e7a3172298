import { parseJson } from '../../core/records.ts';
import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { sumOf } from './text-sum.ts';

const KEY = 'boardwalk.study.';
/** Names of texts that came from a file and fit in no link. */
const OWN = 'own-';

/** Browsers keep five million characters, and matches and reviews want some of them: the oldest studies go. */
const MOST_STUDIES = 40;

/** Studies that somebody has added to, by what their address holds: nothing of it may be lost with the page. */
export class StudyStore {
  private readonly texts: TextStore;
  private readonly now: () => number;

  constructor(texts: TextStore, now: () => number) {
    this.texts = texts;
    this.now = now;
  }

  save(address: string, text: string): void {
    this.texts.set(keyOf(address), JSON.stringify({ kept: this.now(), text }));
    this.dropOldest();
  }

  load(address: string): string | undefined {
    return this.read(keyOf(address))?.text;
  }

  remove(address: string): void {
    this.texts.remove(keyOf(address));
  }

  /** Keeps a text that no link can hold, and says what its address holds instead. */
  adopt(text: string): string {
    const address = OWN + sumOf(text);
    if (this.load(address) === undefined) this.save(address, text);
    return address;
  }

  private read(key: string): { readonly kept: number; readonly text: string } | undefined {
    const value = parseJson(this.texts.get(key) ?? '');
    const { kept, text } = Object(value.ok ? value.value : undefined);
    return typeof text === 'string' ? { kept: Number(kept) || 0, text } : undefined;
  }

  private dropOldest(): void {
    const keys = this.texts.keys(KEY);
    if (keys.length <= MOST_STUDIES) return;
    const byAge = keys.map((key) => ({ key, kept: this.read(key)?.kept ?? 0 })).sort((a, b) => a.kept - b.kept);
    for (const { key } of byAge.slice(0, keys.length - MOST_STUDIES)) this.texts.remove(key);
  }
}

/** True where only this browser knows the text behind the address: it stays even when nothing was added to it. */
export function isAdopted(address: string): boolean {
  return address.startsWith(OWN);
}

/** Ids and names of adopted texts are short; a whole study in a link is not. */
const LONGEST_PLAIN = 40;

function keyOf(address: string): string {
  return KEY + (address.length <= LONGEST_PLAIN ? address : sumOf(address));
}

/** Studies of this browser. */
export const studies = new StudyStore(browserTexts, () => Date.now());
