import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { type MyMatch, parseDeskNews } from '../../online/messages/news.ts';
import { type DeviceKey, deviceKey } from './device-key.ts';

const KEY = 'boardwalk.online.last';
/** Boards are long: no more than a list that is about something else shows. */
const MOST = 4;

/** The matches that go on, as the server told of them last: for a page that is opened without a network. */
export class LastMatches {
  private readonly texts: TextStore;
  private readonly key: Pick<DeviceKey, 'get'>;

  constructor(texts: TextStore, key: Pick<DeviceKey, 'get'>) {
    this.texts = texts;
    this.key = key;
  }

  /** Whoever was forgotten has none. */
  get(): readonly MyMatch[] {
    const kept = this.texts.get(KEY);
    if (kept === undefined) return [];
    if (this.key.get() === undefined) this.texts.remove(KEY);
    const news = this.key.get() === undefined ? undefined : parseDeskNews(kept);
    return news?.ok && news.value.type === 'matches' ? news.value.matches : [];
  }

  keep(all: readonly MyMatch[]): void {
    const matches = all.filter(({ status }) => status !== 'over').slice(0, MOST);
    if (matches.length === 0) this.texts.remove(KEY);
    else this.texts.set(KEY, JSON.stringify({ type: 'matches', id: 'last', matches }));
  }
}

export const lastMatches = new LastMatches(browserTexts, deviceKey);
