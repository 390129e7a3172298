import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts as players } from '#texts/web/players.ts';
import { texts as table } from '#texts/web/table.ts';
import { texts } from '#texts/web/viewer.ts';
import { findGame } from '../../games/index.ts';
import type { About, Walkthrough } from '../../games/room.ts';
import { copyText } from '../copy-text.ts';
import { readPastedText } from '../pasted-text.ts';
import { paths } from '../routes.ts';
import { BackToTable } from './back-to-table.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { Stepper } from './stepper.tsx';
import { type Loaded, useRoom } from './use-room.ts';

export function ViewerPage({ game, text }: { readonly game: string; readonly text: string }) {
  const loaded = useRoom(game);
  const shelved = findGame(game);
  if (!shelved) return <Missing what="game" />;
  if (!loaded) return <Frame title={texts.tab} fixed children={<p class="loading">{texts.loading}</p>} />;
  return <Viewer loaded={loaded} text={decode(text)} />;
}

function Viewer({ loaded: { room, screen }, text }: { readonly loaded: Loaded; readonly text: string }) {
  const { about } = room;
  const [draft, setDraft] = useState(text);
  const [seats, setSeats] = useState(about.seats.min);
  const [, go] = useLocation();
  useEffect(() => setDraft(text), [text]);
  // Our own line and a match say how many play; an official string may not.
  const saysSeats = text.startsWith(about.id) || text.startsWith('{');
  const read = useMemo(() => readPastedText(room, text, seats), [room, text, seats]);
  const show = (event: Event) => {
    event.preventDefault();
    go(paths.view(about.id, draft.trim()));
  };
  if (!screen) return <Missing what="table" why={table.noScreen(about.title)} />;
  return (
    <Frame
      title={texts.title(about.title)}
      game={about.id}
      crumb={frame.crumb(about.title, texts.tab)}
      actions={<BackToTable game={about.id} />}
      fixed
    >
      <div class="viewer">
        <form class="viewer-form" onSubmit={show}>
          <h1 class="sr-only">{texts.title(about.title)}</h1>
          <label for="viewer-text">{texts.field}</label>
          <input
            id="viewer-text"
            type="text"
            value={draft}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {texts.show}
          </button>
          {!saysSeats && <SeatCount about={about} seats={seats} change={setSeats} />}
          <CopyLink />
        </form>
        {read.ok ? (
          <Steps
            key={text}
            walkthrough={read.value}
            Still={screen.Still}
            format={(position) => room.game.format(position)}
          />
        ) : (
          <p class="problem" role="alert">
            {read.fault.message}
          </p>
        )}
      </div>
    </Frame>
  );
}

function SeatCount({
  about: { seats: range },
  seats,
  change,
}: {
  readonly about: About;
  readonly seats: number;
  readonly change: (seats: number) => void;
}) {
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, more) => range.min + more);
  if (counts.length < 2) return null;
  return (
    <label class="viewer-seats">
      {texts.players}{' '}
      <select value={seats} onChange={(event) => change(Number(event.currentTarget.value))}>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  );
}

function Steps({
  walkthrough,
  Still,
  format,
}: {
  readonly walkthrough: Walkthrough;
  readonly Still: NonNullable<Loaded['screen']>['Still'];
  readonly format: (position: Walkthrough['positions'][number]) => string;
}) {
  const last = walkthrough.positions.length - 1;
  const [step, setStep] = useState(last);
  const at = Math.min(step, last);
  const position = walkthrough.positions[at];
  const names = useMemo(
    () => Array.from({ length: position.seats }, (_, seat) => players.player(seat + 1)),
    [position.seats],
  );
  return (
    <>
      <Stepper at={at} last={last} words={walkthrough.captions[at]} go={setStep} />
      {walkthrough.remark && (
        <p class="remark" role="status">
          {walkthrough.remark}
        </p>
      )}
      <Still position={position} names={names} />
      <label class="line">
        <span class="fine">{texts.line}</span>
        <input type="text" readOnly value={format(position)} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </>
  );
}

function CopyLink() {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(location.href));
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" onClick={copy}>
      {copied ? texts.copied : texts.copyLink}
    </button>
  );
}

/** A link that somebody shortened or mistyped must not break the page. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
