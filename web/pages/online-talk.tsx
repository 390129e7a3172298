import '../styles/online-talk.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/online-talk.ts';
import { texts as table } from '#texts/web/table.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { LONGEST_CHAT } from '../../online/messages/limits.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { EMOTES, type Emote, SPOKEN, type Spoken } from '../../online/messages/parts.ts';
import { deviceKey } from '../online/device-key.ts';
import { mutes, seatSpeaker, watcherSpeaker } from '../online/mutes.ts';
import { loadName } from '../online/my-name.ts';
import { readTalk } from '../online/read-talk.ts';
import type { Said, TableLine } from '../online/table-line.ts';
import { here } from '../session/here.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { Icon } from './icon.tsx';
import { QuietOffer } from './quiet-offer.tsx';
import type { Act } from './use-fault.ts';
import { HANDHELD, useMedia } from './use-media.ts';
import { useTable } from './use-table-line.ts';

/** So long the last words of somebody else stay in sight, and one's own. */
const FRESH = 10_000;
const BRIEF = 2500;
/** On a phone it covers a clock. */
const FRESH_OVER_PLAYERS = 4000;
const QUICK: Readonly<Record<'early' | 'middle' | 'over', readonly Spoken[]>> = {
  early: ['hello', 'good-luck', 'have-fun'],
  middle: ['nice-move', 'oops', 'thanks'],
  over: ['well-played', 'good-game', 'goodbye'],
};
/** Moves at the beginning of a match. */
const EARLY = 4;

interface TalkProps {
  readonly line: TableLine;
  readonly session: RemoteSession;
  readonly act: Act;
}

/** What people say to each other: a few phrases at hand, everything else behind a button. */
export function OnlineTalk({ line, session, act }: TalkProps) {
  const talk = useTable(line, (now) => now.talk);
  const isOver = useTable(line, (now) => now.table?.status === 'over');
  const [isOpen, open] = useState(false);
  const mayTalk = useTable(line, (now) => now.table?.you !== null) || deviceKey.get() !== undefined;
  const [muted, setMuted] = useState(() => mutes.get(line.match));
  const heard = talk.filter(({ by }) => !muted.includes(speakerOf(by)));
  const isEarly = (session.snapshot.log.at(-1)?.move ?? 0) < EARLY;
  const quick = QUICK[isOver ? 'over' : isEarly ? 'early' : 'middle'];
  const say = (phrase: Spoken | Emote) => act(session.wish({ type: 'say', what: { kind: 'phrase', phrase } }));
  const { last, unread } = useFresh(line, heard, isOpen);
  const mute = (who: string) => {
    const now = muted.includes(who) ? muted.filter((each) => each !== who) : [...muted, who];
    mutes.keep(line.match, now);
    setMuted(now);
  };
  return (
    <section
      class="online-talk"
      aria-label={texts.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        open(false);
        event.stopPropagation();
      }}
    >
      {isOpen && <TalkSheet {...{ line, session, act, talk, heard, muted, mute, say, mayTalk }} />}
      <div class="online-phrases">
        {/* In the place of the phrases: what is said covers nothing, and nothing moves for it. */}
        <div class="online-heard" role="status">
          {last && <Line said={last} session={session} />}
        </div>
        {!isOpen &&
          !last &&
          mayTalk &&
          quick.map((phrase) => (
            <button key={phrase} type="button" onClick={() => say(phrase)}>
              {texts.phrases[phrase]}
            </button>
          ))}
        <button
          type="button"
          class="online-talk-open"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close : texts.openNew(unread)}
          title={isOpen ? texts.close : texts.openNew(unread)}
          onClick={() => open(!isOpen)}
        >
          <Icon name={isOpen ? 'remove' : 'talk'} />
          {!isOpen && unread > 0 && (
            <span class="online-unread" aria-hidden="true">
              {unread}
            </span>
          )}
        </button>
      </div>
    </section>
  );
}

function TalkSheet({
  line,
  session,
  act,
  talk,
  heard,
  muted,
  mute,
  say,
  mayTalk,
}: TalkProps & {
  readonly talk: readonly Said[];
  readonly heard: readonly Said[];
  readonly muted: readonly string[];
  readonly mute: (who: string) => void;
  readonly say: (phrase: Spoken | Emote) => void;
  readonly mayTalk: boolean;
}) {
  const now = useTable(line, ({ table }) => table);
  const list = useRef<HTMLOListElement>(null);
  const { length } = heard;
  useEffect(() => {
    if (length > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  const players = session.names.flatMap((name, seat) =>
    seat !== now?.you && now?.seats[seat].player.kind === 'person' ? [{ name, who: seatSpeaker(seat) }] : [],
  );
  const mine = now?.you === null ? loadName() : undefined;
  const watchers = new Set(talk.flatMap(({ by }) => (by.kind === 'watcher' && by.name !== mine ? [by.name] : [])));
  const others = [...players, ...[...watchers].map((name) => ({ name, who: watcherSpeaker(name) }))];
  return (
    <div class="online-talk-sheet">
      {/* Focusable, so that the keyboard can scroll it. */}
      <ol ref={list} tabIndex={0} aria-label={texts.title}>
        {heard.length === 0 && <li class="fine">{texts.nothing}</li>}
        {heard.map((said, at) => (
          <li key={`${said.time} ${at}`}>
            <Line {...{ said, session }} />
          </li>
        ))}
      </ol>
      {mayTalk ? <TalkForm {...{ session, act, say }} now={now} /> : <p class="fine">{texts.nameless}</p>}
      {now?.you === null && mayTalk && <p class="fine">{texts.apart}</p>}
      <div class="online-mutes">
        {others.map(({ name, who }) => (
          <button key={who} type="button" class="quiet" onClick={() => mute(who)}>
            {muted.includes(who) ? texts.unmute(name) : texts.mute(name)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Everything that can be said: phrases, emotes, and free words where they are open. */
function TalkForm({
  session,
  act,
  say,
  now,
}: Pick<TalkProps, 'session' | 'act'> & {
  readonly say: (phrase: Spoken | Emote) => void;
  readonly now: TableNow | undefined;
}) {
  return (
    <>
      <div class="online-phrases is-all">
        {SPOKEN.map((phrase) => (
          <button key={phrase} type="button" onClick={() => say(phrase)}>
            {texts.phrases[phrase]}
          </button>
        ))}
      </div>
      <div class="online-emotes" role="group" aria-label={texts.emotes}>
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            aria-label={texts.emote[emote]}
            title={texts.emote[emote]}
            onClick={() => say(emote)}
          >
            <Icon name={emote} />
          </button>
        ))}
      </div>
      {now?.chat ? <ChatField {...{ session, act }} /> : now?.you !== null && <WantChat {...{ session, act }} />}
    </>
  );
}

function ChatField({ session, act }: { readonly session: RemoteSession; readonly act: Act }) {
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    act(session.wish({ type: 'say', what: { kind: 'chat', text: line } }));
  };
  return (
    <form class="online-chat" onSubmit={send}>
      <input
        type="text"
        aria-label={texts.chat}
        placeholder={texts.chat}
        maxLength={LONGEST_CHAT}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{texts.send}</button>
    </form>
  );
}

function WantChat({ session, act }: { readonly session: RemoteSession; readonly act: Act }) {
  const [isAsked, ask] = useState(false);
  if (isAsked) return <p class="fine">{texts.wanted}</p>;
  const want = () => {
    ask(true);
    act(session.wish({ type: 'chat', wanted: true }));
  };
  return <QuietOffer words={texts.closed} label={texts.want} act={want} />;
}

function Line({ said: { by, what }, session }: { readonly said: Said; readonly session: RemoteSession }) {
  const style = by.kind === 'seat' ? { background: `var(--tint-${by.seat})` } : {};
  return (
    <p class="online-said" style={style}>
      {by.kind === 'seat' && <SeatBadge seat={by.seat} />}
      <b>{by.kind === 'seat' ? table.logWho(session.names[by.seat]) : texts.watcher(by.name)}</b> <Words what={what} />
    </p>
  );
}

function Words({ what }: { readonly what: Said['what'] }) {
  if (what.kind === 'chat') return <>{what.text}</>;
  const { phrase } = what;
  if (!isEmote(phrase)) return <>{texts.phrases[phrase]}</>;
  return (
    <span class="online-emote" role="img" aria-label={texts.emote[phrase]}>
      <Icon name={phrase} />
    </span>
  );
}

function isEmote(phrase: Spoken | Emote): phrase is Emote {
  return phrase in texts.emote;
}

function speakerOf(by: Said['by']): string {
  return by.kind === 'seat' ? seatSpeaker(by.seat) : watcherSpeaker(by.name);
}

/**
 * What was said last, for a while; and how much of what others said is unread. It is read when the talk is open or has been
 * answered: what was only in sight may have been missed.
 */
function useFresh(
  line: TableLine,
  heard: readonly Said[],
  isOpen: boolean,
): { last: Said | undefined; unread: number } {
  const { match } = line;
  const said = heard.at(-1);
  const you = useTable(line, ({ table }) => table?.you);
  const [read, setRead] = useState(() => readTalk.get(match));
  const [shown, setShown] = useState(0);
  const isOver = useTable(line, ({ table }) => table?.status === 'over');
  // At a match that was over before this page came, nothing is just being said.
  const [since] = useState(() => (isOver ? here.clock.now() - FRESH : 0));
  const isOwn = (each: Said) => (each.by.kind === 'seat' ? each.by.seat === you : each.by.name === loadName());
  const isMine = said !== undefined && isOwn(said);
  const fresh = useMedia(HANDHELD) ? FRESH_OVER_PLAYERS : FRESH;
  const isNew = said !== undefined && said.time > Math.max(read, shown, since);
  const time = said?.time ?? 0;
  useEffect(() => {
    if (!isOpen || time === 0) return;
    readTalk.keep(match, time);
    setRead(time);
  }, [match, isOpen, time]);
  useEffect(() => {
    if (!said || !isNew || isOpen) return;
    // Nobody wants to be told their own words when they come back.
    if (isMine) readTalk.keep(match, said.time);
    let cancel = () => {};
    const seen = () => (isMine ? setRead(said.time) : setShown(said.time));
    const wait = () => {
      cancel = here.clock.after(isMine ? BRIEF : fresh, () => (document.hidden ? wait() : seen()));
    };
    wait();
    return () => cancel();
  }, [match, said, isNew, isMine, isOpen, fresh]);
  const unread = heard.filter((each) => each.time > Math.max(read, since) && !isOwn(each)).length;
  return { last: isNew && !isOpen ? said : undefined, unread: isMine ? 0 : unread };
}
