import { NewestTexts } from '../../kit/newest-texts.ts';
import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { sumOf } from './text-sum.ts';

/** Names of texts that came from a file and fit in no link. */
const OWN = 'own-';

/** A study as a list of them tells it. */
export interface KeptStudy {
  /** What an address may hold to open it: its id, or the name under which it is kept. */
  readonly address: string;
  readonly text: string;
  /** When somebody last added to it, in milliseconds since 1970. */
  readonly kept: number;
}

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

  /** The newest first. */
  list(): readonly KeptStudy[] {
    return this.kept
      .list()
      .flatMap(({ name, value, kept }) => (typeof value === 'string' ? [{ address: name, text: value, kept }] : []));
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
  return address.startsWith(OWN) || SUM.test(address);
}

/** What `sumOf` makes of an address that is too long to be a name; a list of studies leads there by it. */
const SUM = /^[\da-f]{1,8}-\d+$/;

/** Ids and names of adopted texts are short; a whole study in a link is not. */
const LONGEST_PLAIN = 40;

function nameOf(address: string): string {
  return address.length <= LONGEST_PLAIN ? address : sumOf(address);
}

/** Studies of this browser. */
export const studies = new StudyStore(browserTexts, () => Date.now());
