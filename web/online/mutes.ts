import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { type Form, list, parseWith, text } from '../../online/messages/form.ts';
import type { Said } from './table-line.ts';

const PREFIX = 'boardwalk.online.muted.';

/** Speakers, as `speakerOf` names them. */
const form: Form<readonly string[]> = list(text(60, 1), 60);

/** Whom this browser does not want to hear, match by match. */
export class Mutes {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(match: string): readonly string[] {
    const kept = parseWith(form, this.texts.get(PREFIX + match) ?? '[]', 10_000);
    return kept.ok ? kept.value : [];
  }

  keep(match: string, muted: readonly string[]): void {
    if (muted.length === 0) this.texts.remove(PREFIX + match);
    else this.texts.set(PREFIX + match, JSON.stringify(muted));
  }

  /** The same people in a rematch, where everybody sits one seat further on. */
  carry(from: string, to: string, seats: number): void {
    const turned = this.get(from).map((who) =>
      /^\d$/.test(who) ? seatSpeaker((Number(who) + seats - 1) % seats) : who,
    );
    if (turned.length > 0) this.keep(to, turned);
  }
}

export const mutes = new Mutes(browserTexts);

/** Seats by their number, so that another name changes nothing; a watcher has nothing but a name. */
export function seatSpeaker(seat: number): string {
  return String(seat);
}

export function watcherSpeaker(name: string): string {
  return `watcher ${name}`;
}

export function speakerOf(by: Said['by']): string {
  return by.kind === 'seat' ? seatSpeaker(by.seat) : watcherSpeaker(by.name);
}
