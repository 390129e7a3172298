import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { type Form, list, parseWith } from '../../online/messages/form.ts';
import { matchId } from '../../online/messages/parts.ts';

const KEY = 'boardwalk.online.hidden';
/** The server lists fewer. */
const MOST = 200;

const form: Form<readonly string[]> = list(matchId, MOST);

/** Finished matches that this browser does not list any more. The others who played them keep theirs. */
export class HiddenMatches {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(): readonly string[] {
    const kept = parseWith(form, this.texts.get(KEY) ?? '[]', 10_000);
    return kept.ok ? kept.value : [];
  }

  hide(match: string): void {
    this.texts.set(KEY, JSON.stringify([...this.get(), match].slice(-MOST)));
  }

  show(match: string): void {
    this.texts.set(KEY, JSON.stringify(this.get().filter((each) => each !== match)));
  }
}

export const hiddenMatches = new HiddenMatches(browserTexts);
