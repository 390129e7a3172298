import '../styles/online-talk.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/online-talk.ts';
import { texts as tables } from '#texts/web/tables.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { TableAsk } from '../../online/messages/asks.ts';
import { LONGEST_CHAT, LONGEST_NAME } from '../../online/messages/limits.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { EMOTES, type Emote, SPOKEN, type Spoken } from '../../online/messages/parts.ts';
import type { Who } from '../../texts/who.ts';
import { deviceKey } from '../online/device-key.ts';
import { type EarlierLine, earlierTalk } from '../online/earlier-talk.ts';
import type { Unsent } from '../online/line.ts';
import { mutes, seatSpeaker, speakerOf, watcherSpeaker } from '../online/mutes.ts';
import { cleanName, loadName, saveName } from '../online/my-name.ts';
import type { Said, TableLine } from '../online/table-line.ts';
import { chatAskers } from './chat-askers.ts';
import { Icon } from './icon.tsx';
import { WantChat } from './online-chat.tsx';
import { lineOf } from './said-line.ts';
import { useHeard } from './use-heard.ts';
import { TOUCH, useMedia } from './use-media.ts';
import { useSidewaysWheel } from './use-sideways-wheel.ts';
import { useTable } from './use-table-line.ts';
import { type Behind, useTalkOpen } from './use-talk-open.ts';
import { useBriefly, useUnsaid } from './use-unsaid.ts';

const QUICK: Readonly<Record<'early' | 'middle' | 'over', readonly Spoken[]>> = {
  early: ['hello', 'good-luck', 'have-fun'],
  middle: ['nice-move', 'oops', 'thanks'],
  over: ['well-played', 'good-game', 'goodbye'],
};

interface TalkProps {
  readonly line: TableLine;
  /** How texts call those at the table. */
  readonly names: readonly Who[];
  readonly ask: (ask: Unsent<TableAsk>) => void;
}

/** What is typed and not sent, and how it is changed. */
type Draft = readonly [string, (text: string) => void];

/** What people say to each other: a few phrases at hand, everything else behind a button. */
export function OnlineTalk({
  line,
  names,
  ask: askTable,
  stage,
  behind,
}: TalkProps & {
  /** Of the match: each has its own words at hand. */
  readonly stage: keyof typeof QUICK;
  /** At a match: what waits for this player where the open talk may cover it. */
  readonly behind?: Behind;
}) {
  const talk = useTable(line, (now) => now.talk);
  // Outlives the sheet, which the end of a match may close in the middle of a word.
  const draft = useState('');
  const { isOpen, open, closeIfCovering, covers, talk: section } = useTalkOpen(behind, draft[0] !== '');
  const isSeated = useTable(line, (now) => now.table?.you !== null);
  const [myName, setName] = useState(loadName);
  const mayTalk = isSeated || deviceKey.get() !== undefined || myName !== '';
  const ask: TalkProps['ask'] = (wish) => askTable(deviceKey.get() === undefined ? underName(wish, myName) : wish);
  const [muted, setMuted] = useState(() => mutes.get(line.match));
  const heard = talk.filter(({ by }) => !muted.includes(speakerOf(by)));
  const say = (phrase: Spoken | Emote) => {
    ask({ type: 'say', what: { kind: 'phrase', phrase } });
    closeIfCovering();
  };
  const { fresh, unread } = useHeard(line, heard, isOpen);
  const request = useChatRequests(line, stage, muted);
  const unsaid = useUnsaid(line);
  const shown = unsaid.at(-1);
  const isUnsaid = useBriefly(unsaid.length) && !isOpen && shown !== undefined;
  const takeName = (typed: string) => {
    const name = cleanName(typed);
    if (name === undefined) return;
    saveName(name);
    setName(name);
  };
  const mute = (who: string) => {
    const now = muted.includes(who) ? muted.filter((each) => each !== who) : [...muted, who];
    mutes.keep(line.match, now);
    setMuted(now);
  };
  return (
    <section
      ref={section}
      class={isOpen ? 'online-talk is-open' : 'online-talk'}
      aria-label={texts.title}
      // Their rows stay in sight above the open talk where that covers the column.
      style={{ '--players': names.length }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        open(false);
        // The field goes that had the focus.
        section.current?.querySelector<HTMLElement>('.online-talk-open')?.focus();
        event.stopPropagation();
      }}
    >
      {isOpen && (
        <TalkSheet {...{ line, names, ask, talk, heard, unsaid, muted, mute, say, mayTalk, takeName, draft }}>
          <WhatIsBehind {...{ behind, covers }} close={() => open(false)} />
        </TalkSheet>
      )}
      <div class="online-phrases">
        {/* In the place of the phrases: what is said covers nothing, and nothing moves for it. */}
        <div class="online-heard" role="status">
          {isUnsaid ? <SaidLine {...lineOf(shown, names)} isUnsent /> : fresh && <SaidLine {...lineOf(fresh, names)} />}
        </div>
        {!isOpen &&
          !fresh &&
          !isUnsaid &&
          mayTalk &&
          QUICK[stage].map((phrase) => (
            <button key={phrase} type="button" onClick={() => say(phrase)}>
              {texts.phrases[phrase]}
            </button>
          ))}
        <TalkButton {...{ isOpen, open }} unread={unread + request} />
      </div>
    </section>
  );
}

/** Beside the result there is no place for requests: they count as something unread. */
function useChatRequests(line: TableLine, stage: keyof typeof QUICK, muted: readonly string[]): number {
  return useTable(line, ({ table }) =>
    Number(stage === 'over' && table !== undefined && chatAskers(table, muted).length > 0),
  );
}

/** To somebody who writes on while it is their turn, or while they are asked. */
function WhatIsBehind({
  behind,
  covers,
  close,
}: {
  readonly behind: Behind | undefined;
  readonly covers: boolean;
  readonly close: () => void;
}) {
  if (behind !== 'request' && behind !== 'turn') return null;
  return (
    <button type="button" class={covers ? 'online-behind is-covered' : 'online-behind'} onClick={close}>
      {texts.behind[behind]}
    </button>
  );
}

function TalkButton({
  isOpen,
  open,
  unread,
}: {
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
  readonly unread: number;
}) {
  const words = isOpen ? texts.close : texts.openNew(unread);
  return (
    <button
      type="button"
      class="online-talk-open"
      aria-expanded={isOpen}
      aria-label={words}
      title={words}
      onClick={() => open(!isOpen)}
    >
      <Icon name={isOpen ? 'remove' : 'talk'} />
      {!isOpen && unread > 0 && (
        <span class="online-unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}

function TalkSheet({
  line,
  names,
  ask,
  talk,
  heard,
  unsaid,
  muted,
  mute,
  say,
  mayTalk,
  takeName,
  draft,
  children,
}: TalkProps & {
  /** What is said over the rest. */
  readonly children: ComponentChildren;
  readonly talk: readonly Said[];
  readonly heard: readonly Said[];
  readonly unsaid: readonly Said[];
  readonly muted: readonly string[];
  readonly mute: (who: string) => void;
  readonly say: (phrase: Spoken | Emote) => void;
  readonly mayTalk: boolean;
  readonly takeName: (typed: string) => void;
  readonly draft: Draft;
}) {
  const now = useTable(line, ({ table }) => table);
  const players = names.flatMap((name, seat) =>
    seat !== now?.you && now?.seats[seat].player.kind === 'person' ? [{ name, who: seatSpeaker(seat) }] : [],
  );
  const mine = now?.you === null ? loadName() : undefined;
  const watchers = new Set(talk.flatMap(({ by }) => (by.kind === 'watcher' && by.name !== mine ? [by.name] : [])));
  const others = [...players, ...[...watchers].map((name) => ({ name, who: watcherSpeaker(name) }))];
  return (
    <div class="online-talk-sheet">
      {children}
      <SaidLines {...{ line, names, heard, unsaid }} />
      {mayTalk ? <TalkForm {...{ ask, say, names, now, draft }} /> : <p class="fine">{texts.nameless}</p>}
      {!mayTalk && <NameField send={takeName} />}
      {now?.you === null && now.status !== 'over' && mayTalk && <p class="fine">{texts.apart}</p>}
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

/** The talk so far, its end in sight: in a rematch after that of the match before. */
function SaidLines({
  line,
  names,
  heard,
  unsaid,
}: Pick<TalkProps, 'line' | 'names'> & { readonly heard: readonly Said[]; readonly unsaid: readonly Said[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [earlier] = useState(() => earlierTalk.get(line.match));
  const since = heard.length + unsaid.length;
  const length = earlier.length + since;
  useEffect(() => {
    if (length > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  return (
    // Focusable, so that the keyboard can scroll it.
    <ol ref={list} tabIndex={0} aria-label={texts.title}>
      {length === 0 && <li class="fine">{texts.nothing}</li>}
      {earlier.length > 0 && <li class="fine">{texts.lastMatch}</li>}
      {earlier.map((each, at) => (
        <li key={`earlier ${at}`}>
          <SaidLine {...each} />
        </li>
      ))}
      {earlier.length > 0 && since > 0 && <li class="fine">{texts.thisMatch}</li>}
      {heard.map((said, at) => (
        <li key={`${said.time} ${at}`}>
          <SaidLine {...lineOf(said, names)} />
        </li>
      ))}
      {unsaid.map((said, at) => (
        <li key={`unsent ${at}`}>
          <SaidLine {...lineOf(said, names)} isUnsent />
        </li>
      ))}
    </ol>
  );
}

/** Everything that can be said: phrases, emotes, and free words where they are open. */
function TalkForm({
  ask,
  say,
  names,
  now,
  draft,
}: Pick<TalkProps, 'ask' | 'names'> & {
  readonly say: (phrase: Spoken | Emote) => void;
  readonly now: TableNow | undefined;
  readonly draft: Draft;
}) {
  const phrases = useSidewaysWheel<HTMLDivElement>();
  return (
    <>
      <div ref={phrases} class="online-phrases is-all">
        {phrasesFor(now).map((phrase) => (
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
            aria-label={texts.sendEmote[emote]}
            title={texts.sendEmote[emote]}
            onClick={() => say(emote)}
          >
            <Icon name={emote} />
          </button>
        ))}
      </div>
      {now?.chat ? <ChatField {...{ ask, draft }} /> : now && now.you !== null && <WantChat {...{ now, names, ask }} />}
    </>
  );
}

/** Somebody who watches has nobody to hurry. */
function phrasesFor(now: TableNow | undefined): readonly Spoken[] {
  return now?.you === null ? SPOKEN.filter((phrase) => phrase !== 'hurry') : SPOKEN;
}

function ChatField({ ask, draft }: Pick<TalkProps, 'ask'> & { readonly draft: Draft }) {
  const say = (text: string) => ask({ type: 'say', what: { kind: 'chat', text } });
  return <LineForm label={texts.chat} word={texts.send} longest={LONGEST_CHAT} send={say} draft={draft} />;
}

function NameField({ send }: { readonly send: (name: string) => void }) {
  const draft = useState('');
  return <LineForm {...{ send, draft }} label={tables.name.label} word={texts.takeName} longest={LONGEST_NAME} />;
}

/** One line to type, and a button that sends it. */
function LineForm({
  label,
  word,
  longest,
  send: sendLine,
  draft: [text, setText],
}: {
  readonly label: string;
  /** On the button. */
  readonly word: string;
  readonly longest: number;
  readonly send: (line: string) => void;
  readonly draft: Draft;
}) {
  const field = useRef<HTMLInputElement>(null);
  // Whoever opens the talk wants to write; on a touch screen the keyboard would come up over what was said.
  const mayFocus = !useMedia(TOUCH);
  useEffect(() => {
    if (mayFocus) field.current?.focus();
  }, [mayFocus]);
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    sendLine(line);
  };
  return (
    <form class="online-chat" onSubmit={send}>
      <input
        ref={field}
        type="text"
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{word}</button>
    </form>
  );
}

function SaidLine({ seat, who, what, isUnsent = false }: EarlierLine & { readonly isUnsent?: boolean }) {
  return (
    <p class="online-said" style={seat === undefined ? {} : { background: `var(--tint-${seat})` }}>
      {seat !== undefined && <SeatBadge seat={seat} />}
      <b>{who}</b> <Words what={what} />
      {isUnsent && <i> {texts.unsent}</i>}
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

/** Somebody who watches and has never sat down is given a key with their first word. */
function underName(wish: Unsent<TableAsk>, name: string): Unsent<TableAsk> {
  return wish.type === 'say' ? { ...wish, name } : wish;
}

function isEmote(phrase: Spoken | Emote): phrase is Emote {
  return phrase in texts.emote;
}
