import { useState } from 'preact/hooks';
import { texts as allTexts } from '#texts/web/online.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { TableNow } from '../../online/messages/news.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import type { Act } from './use-fault.ts';

const texts = allTexts.late;

/** The computer player that holds a seat plays about as well as most people. */
const HOLDING_LEVEL = 3;

/** About a player who is out of time or away: wait, let a computer player hold the seat, or end the match. */
export function OnlineLate({
  session,
  now,
  act,
  end,
}: {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly act: Act;
  readonly end: (seat: number) => void;
}) {
  const [patient, wait] = useState<string>();
  const seat = now.seats.findIndex(({ late }, each) => late && each !== now.you);
  // Whoever is patient is asked again with the next player who is late, or the next time.
  const moment = `${seat} ${session.snapshot.log.length}`;
  if (now.status !== 'live' || now.you === null || seat < 0 || patient === moment) return null;
  const hold = () => act(session.wish({ type: 'replace', seat, by: { kind: 'bot', level: HOLDING_LEVEL } }));
  return (
    <section class="online-offer" style={{ '--seat': `var(--seat-${seat})` }} role="status">
      <p>
        <SeatBadge seat={seat} /> <b>{(now.seats[seat].away ? texts.away : texts.title)(session.players[seat].name)}</b>
      </p>
      <p class="fine">{texts.say}</p>
      <div class="online-answers is-stacked">
        <button type="button" onClick={hold}>
          {texts.hold}
        </button>
        <button type="button" onClick={() => end(seat)}>
          {texts.end}
        </button>
        <button type="button" onClick={() => wait(moment)}>
          {texts.wait}
        </button>
      </div>
    </section>
  );
}
