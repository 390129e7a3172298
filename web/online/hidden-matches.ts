import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { type Form, list, parseWith } from '../../online/messages/form.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { matchId } from '../../online/messages/parts.ts';

const KEY = 'boardwalk.online.hidden';
/** The server lists fewer. */
const MOST = 200;

const form: Form<readonly string[]> = list(matchId, MOST);

/** Finished matches and empty tables that this browser no longer lists. The others who sit there keep theirs. */
export class HiddenMatches {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(): readonly string[] {
    const kept = parseWith(form, this.texts.get(KEY) ?? '[]', 10_000);
    return kept.ok ? kept.value : [];
  }

  /** All but the hidden ones. A table that was hidden while it was empty comes back for good when a match is on there. */
  listed(all: readonly MyMatch[]): readonly MyMatch[] {
    for (const { match, status } of all) if (isOn(status) && this.get().includes(match)) this.show(match);
    const hidden = this.get();
    return all.filter(({ match }) => !hidden.includes(match));
  }

  hide(match: string): void {
    this.texts.set(KEY, JSON.stringify([...this.get(), match].slice(-MOST)));
  }

  show(match: string): void {
    this.texts.set(KEY, JSON.stringify(this.get().filter((each) => each !== match)));
  }
}

function isOn(status: MyMatch['status']): boolean {
  return status === 'live' || status === 'paused';
}

export const hiddenMatches = new HiddenMatches(browserTexts);
