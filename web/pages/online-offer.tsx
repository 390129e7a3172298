import { useEffect, useRef } from 'preact/hooks';
import { texts as allTexts } from '#texts/web/online.ts';
import { texts as table } from '#texts/web/table.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { playSound } from '../../kit/sound.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Offer } from '../../online/messages/parts.ts';
import type { LogLine } from '../session/log-in-words.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { SeenWords } from './seen-words.tsx';
import type { Act } from './use-fault.ts';
import { type Outcome, useOutcome } from './use-outcome.ts';

const texts = allTexts.offer;

/** Moves of a takeback that are told one by one. */
const MOST_TOLD = 4;

/** What somebody proposes, exactly, and the two answers, which look alike. */
export function OnlineOffer({
  session,
  now,
  act,
}: {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly act: Act;
}) {
  const { offer, you } = now;
  const request = useKnock(isAskedFor(now));
  const { outcome, withdraw } = useOutcome(now, session.snapshot.log.length);
  if (!offer) return outcome ? <p role="status">{sayOutcome(outcome, session, now)}</p> : null;
  const answer = (agree: boolean) => act(session.wish({ type: 'answer', agree }));
  const isOwn = offer.by === you;
  const isAsked = isAskedFor(now);
  return (
    <section
      ref={request}
      class="online-offer"
      style={{ '--seat': `var(--seat-${offer.by})` }}
      aria-label={texts.title}
      role="status"
    >
      <p>
        <SeatBadge seat={offer.by} /> <b>{headline(offer, session)}</b>
      </p>
      {offer.proposal.what === 'takeback' && <TakenBack {...{ session, offer }} from={offer.proposal.ply} />}
      {isAsked ? (
        <div class="online-answers">
          <button type="button" onClick={() => answer(true)}>
            {offer.proposal.what === 'takeback' ? texts.allow : texts.agree}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {texts.refuse}
          </button>
        </div>
      ) : (
        <p class="fine">{texts.waitingFor(missing(now, offer).map((seat) => session.players[seat].name))}</p>
      )}
      {isOwn && (
        <div class="online-answers">
          <button
            type="button"
            onClick={() => {
              withdraw();
              answer(false);
            }}
          >
            {texts.withdraw}
          </button>
        </div>
      )}
    </section>
  );
}

/** The person at this screen has to answer. */
export function isAskedFor({ offer, you, seats }: TableNow): boolean {
  return (
    offer !== null && you !== null && offer.by !== you && !offer.agreed.includes(you) && seats[you].heldBy === undefined
  );
}

/** Heard when a request comes, and brought into sight: it needs an answer, and the eyes may be on the board or elsewhere. */
function useKnock(isAsked: boolean) {
  const request = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    playSound('turn');
    request.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return request;
}

function headline({ by, proposal }: Offer, session: RemoteSession): string {
  const who = session.names[by];
  if (proposal.what === 'takeback') return texts.takeback(who, decisionsFrom(session, proposal.ply).length);
  return proposal.what === 'draw' ? texts.draw(who) : texts.pause(who);
}

/** Where the server does not say who answered, it is clear with one other person. */
function sayOutcome(
  { kind, offer: { by, proposal }, refusedBy }: Outcome,
  session: RemoteSession,
  now: TableNow,
): string {
  const [one, ...more] = missing(now, { agreed: [by] });
  const seat = refusedBy ?? (more.length > 0 ? undefined : one);
  const who = seat === undefined ? undefined : session.names[seat];
  if (kind === 'allowed') return who === undefined ? texts.allowed : texts.allowedBy(who);
  return who === undefined ? texts.declined[proposal.what] : texts.declinedBy[proposal.what](who);
}

/** Who still has to answer. */
function missing({ seats }: TableNow, { agreed }: Pick<Offer, 'agreed'>): number[] {
  return seats.flatMap(({ player, heldBy }, seat) =>
    player.kind === 'person' && heldBy === undefined && !agreed.includes(seat) ? [seat] : [],
  );
}

function TakenBack({
  session,
  offer,
  from,
}: {
  readonly session: RemoteSession;
  readonly offer: Offer;
  readonly from: number;
}) {
  const undone = decisionsFrom(session, from);
  return (
    <>
      <p class="fine">{texts.undoes(undone.length)}</p>
      <ul>
        {undone.slice(0, MOST_TOLD).map(({ seat, words, seen, move }) => (
          <li key={move}>
            <b>{table.logWho(session.names[seat])}</b> <SeenWords {...{ words, seen }} />
          </li>
        ))}
        {undone.length > MOST_TOLD && <li>{texts.more(undone.length - MOST_TOLD)}</li>}
      </ul>
      {(offer.reveals || !session.isFaceUp) && <p class="fine">{offer.reveals ? texts.reveals : texts.nothingShown}</p>}
    </>
  );
}

function decisionsFrom({ snapshot }: RemoteSession, ply: number): readonly LogLine[] {
  return snapshot.log.slice(ply).filter(({ seat }) => seat >= 0);
}
