import { useEffect, useMemo, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { texts } from '#texts/web/waiting-room.ts';
import { findGame } from '../../games/index.ts';
import { fillIn } from '../../kit/fill-in.tsx';
import type { TableNow } from '../../online/messages/news.ts';
import { isOwnMachine, pageForOthers } from '../online/server.ts';
import { paths } from '../routes.ts';
import { Icon } from './icon.tsx';
import { expectedAt, gameTitle, isForAnyone, isFree } from './online-words.ts';
import { useCopy } from './use-copy.ts';

/** Three ways to say the same address, and the beginning of the match. */
export function InvitePanel({ table, start }: { readonly table: TableNow; readonly start: () => void }) {
  const { game, match, invite, seats } = table;
  const page = usePage();
  // Nobody else fits in: what is left is to start.
  if (!seats.some(isFree)) return <StartPanel {...{ table, start }} />;
  if (!invite || !page) return null;
  // The link opens no seat that is kept for somebody.
  if (expectedAt(seats).length > 0) return null;
  const address = new URL(`#${paths.online(game, match, invite.link)}`, page).href;
  const ways = (
    <>
      <p class="fine invite-say">{texts.inviteSay}</p>
      <QrCode text={address} />
      <p class="fine invite-letters-say">{texts.lettersSay}</p>
      <p class="invite-letters">
        <span class="sr-only">{texts.letters(invite.letters)}</span>
        {[...invite.letters].map((letter, at) => (
          <b key={at} aria-hidden="true">
            {letter}
          </b>
        ))}
      </p>
      <LinkField game={game} address={address} />
      {isOwnMachine(page) && (
        <p class="fine invite-only-here">{fillIn(texts.onlyHere, { command: <code>{texts.openToNetwork}</code> })}</p>
      )}
    </>
  );
  if (isForAnyone(seats)) {
    return (
      <aside class="invite-panel is-quiet">
        <details>
          <summary>{texts.inviteToo}</summary>
          <div class="invite-ways">{ways}</div>
        </details>
        <StartButton {...{ table, start }} />
      </aside>
    );
  }
  return (
    <aside class="invite-panel" aria-labelledby="invite">
      <h2 id="invite">{texts.invite}</h2>
      {ways}
      <StartButton {...{ table, start }} />
    </aside>
  );
}

/** At a full table, for the one who may start. */
function StartPanel({ table, start }: { readonly table: TableNow; readonly start: () => void }) {
  if (table.begins !== 'host' || table.you !== table.host) return null;
  return (
    <aside class="invite-panel is-quiet">
      <StartButton {...{ table, start }} />
    </aside>
  );
}

/** For the host, as soon as those who are there can play; for all, what the match waits for. */
function StartButton({ table, start }: { readonly table: TableNow; readonly start: () => void }) {
  const { begins, host, you, seats } = table;
  const free = seats.filter(isFree).length;
  const isHost = you !== null && host === you;
  const offersEarly = isHost && free > 0 && canStart(table);
  return (
    <div class="invite-start">
      {isHost && (begins === 'host' || offersEarly) && (
        <button
          type="button"
          class={offersEarly ? 'large' : 'primary large'}
          disabled={free > 0 && !offersEarly}
          onClick={start}
        >
          {texts.start(offersEarly ? seats.length - free : seats.length)}
        </button>
      )}
      <p class="fine">{sayStart(begins, { isHost, offersEarly, free })}</p>
    </div>
  );
}

/** The game can be played by those who are there. A match that was begun elsewhere needs everybody. */
function canStart({ game, seats, dice }: TableNow): boolean {
  const least = findGame(game)?.about.seats.min ?? seats.length;
  return dice.carried === undefined && seats.length - seats.filter(isFree).length >= least;
}

function sayStart(
  begins: TableNow['begins'],
  { isHost, offersEarly, free }: { readonly isHost: boolean; readonly offersEarly: boolean; readonly free: number },
): string | undefined {
  if (begins !== 'host') return offersEarly ? texts.startsOr : texts.starts;
  return isHost && free > 0 ? (offersEarly ? texts.startOr : texts.startLater) : undefined;
}

function LinkField({ game, address }: { readonly game: string; readonly address: string }) {
  const { said, copy } = useCopy(address, texts);
  return (
    <div class="invite-link">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={texts.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={copy} aria-live="polite">
        <Icon name="copy" /> {said ?? texts.copy}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          // Whoever closes the sheet has changed their mind.
          onClick={() =>
            void navigator.share({ title: texts.shareTitle(gameTitle(game)), url: address }).catch(() => {})
          }
        >
          <Icon name="share" /> {texts.share}
        </button>
      )}
    </div>
  );
}

/** Dark on light in dark rooms too: cameras expect that. */
function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qr} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** Each row's dark runs as one path. */
function drawCode(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 2 });
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: runs.join('') };
}

/** This page as others find it; undefined until that is known. */
function usePage(): URL | undefined {
  const [page, setPage] = useState<URL>();
  useEffect(() => void pageForOthers().then(setPage), []);
  return page;
}
