import { NewestTexts } from '../../kit/newest-texts.ts';
import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { sumOf } from './text-sum.ts';

/** Names of texts that came from a file and fit in no link. */
const OWN = 'own-';

/** Studies that somebody has added to, by what their address holds: nothing of it may be lost with the page. */
export class StudyStore {
  private readonly kept: NewestTexts;

  constructor(texts: TextStore, now: () => number) {
    this.kept = new NewestTexts({ texts, prefix: 'boardwalk.study.', field: 'text', most: 40, now });
  }

  save(address: string, text: string): void {
    this.kept.save(nameOf(address), text);
  }

  load(address: string): string | undefined {
    const text = this.kept.load(nameOf(address));
    return typeof text === 'string' ? text : undefined;
  }

  remove(address: string): void {
    this.kept.remove(nameOf(address));
  }

  /** Keeps a text that no link can hold, and says what its address holds instead. */
  adopt(text: string): string {
    const address = OWN + sumOf(text);
    if (this.load(address) === undefined) this.save(address, text);
    return address;
  }
}

/** True where only this browser knows the text behind the address: it stays even when nothing was added to it. */
export function isAdopted(address: string): boolean {
  return address.startsWith(OWN);
}

/** Ids and names of adopted texts are short; a whole study in a link is not. */
const LONGEST_PLAIN = 40;

function nameOf(address: string): string {
  return address.length <= LONGEST_PLAIN ? address : sumOf(address);
}

/** Studies of this browser. */
export const studies = new StudyStore(browserTexts, () => Date.now());
