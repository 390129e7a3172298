import { useState } from 'preact/hooks';
import { texts as offer } from '#texts/web/online.ts';
import { texts } from '#texts/web/online-talk.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { TableAsk } from '../../online/messages/asks.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Who } from '../../texts/who.ts';
import type { Unsent } from '../online/line.ts';
import { mutes } from '../online/mutes.ts';
import { chatAskers } from './chat-askers.ts';

interface Props {
  readonly now: TableNow;
  readonly names: readonly Who[];
  readonly ask: (ask: Unsent<TableAsk>) => void;
}

const WISH = { type: 'chat', wanted: true } as const;

/** Somebody would like to chat freely: beside the prompt, where every request is. "Not now" leaves it to the open talk. */
export function ChatRequest({ now, names, ask }: Props) {
  const [isLater, setLater] = useState(false);
  const askers = chatAskers(now, mutes.get(now.match));
  if (isLater || askers.length === 0) return null;
  return (
    <section
      class="online-offer"
      style={{ '--seat': `var(--seat-${askers[0]})` }}
      aria-label={offer.offer.title}
      role="status"
    >
      <p>
        <SeatBadge seat={askers[0]} /> <b>{texts.wants(askers.map((seat) => names[seat]))}</b>
      </p>
      <div class="online-answers">
        <button type="button" onClick={() => ask(WISH)}>
          {offer.offer.agree}
        </button>
        <button type="button" onClick={() => setLater(true)}>
          {texts.notNow}
        </button>
      </div>
    </section>
  );
}

/** In the open talk, in the place of the field to write in: why there is none, and what opens it. */
export function WantChat({ now, names, ask }: Props) {
  const askers = chatAskers(now, mutes.get(now.match));
  const hasAsked = now.you !== null && now.chatWanted?.includes(now.you);
  if (hasAsked) return <p class="fine">{texts.wanted}</p>;
  return (
    <div class="online-want">
      <p class="fine">{askers.length > 0 ? texts.wants(askers.map((seat) => names[seat])) : texts.closed}</p>
      <button type="button" onClick={() => ask(WISH)}>
        {askers.length > 0 ? offer.offer.agree : texts.want}
      </button>
    </div>
  );
}
