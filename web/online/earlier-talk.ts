import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { list, maybe, type Of, parseWith, shape, text } from '../../online/messages/form.ts';
import { matchId, seat, words } from '../../online/messages/parts.ts';

const KEY = 'boardwalk.online.earlier';

/** So much of it is worth keeping. */
const MOST = 30;

/** `seat`: where the speaker sits now; `who`: as the line named them, because somebody else may come to that seat. */
const line = shape({ seat: maybe(seat), who: text(200, 1), what: words });
const form = shape({ match: matchId, lines: list(line, MOST) });
export type EarlierLine = Of<typeof line>;

/**
 * What was said at the match before a rematch, for those who were there: each table has talk of its own. Only the last is
 * kept, on this device alone: nobody who joins the rematch later reads what was said without them.
 */
export class EarlierTalk {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(match: string): readonly EarlierLine[] {
    const kept = parseWith(form, this.texts.get(KEY) ?? '', 100_000);
    return kept.ok && kept.value.match === match ? kept.value.lines : [];
  }

  /** To a rematch, where everybody of so many sits one seat further on. */
  carry(to: string, lines: readonly EarlierLine[], seats: number): void {
    const turned = lines
      .slice(-MOST)
      .map((each) => (each.seat === undefined ? each : { ...each, seat: (each.seat + seats - 1) % seats }));
    if (turned.length > 0) this.texts.set(KEY, JSON.stringify({ match: to, lines: turned }));
  }
}

export const earlierTalk = new EarlierTalk(browserTexts);
