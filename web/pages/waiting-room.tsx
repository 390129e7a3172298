import '../styles/online.css';
import '../styles/waiting-room.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as words } from '#texts/web/tables.ts';
import { texts } from '#texts/web/waiting-room.ts';
import type { Fault } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { TableAsk } from '../../online/messages/asks.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { sealOf } from '../dice-steps.ts';
import type { Unsent } from '../online/line.ts';
import type { TableLine } from '../online/table-line.ts';
import { paths } from '../routes.ts';
import { nameThem, playersOf } from '../session/remote-players.ts';
import { Frame } from './frame.tsx';
import { JoinTable } from './join-table.tsx';
import { ChatRequest } from './online-chat.tsx';
import { OnlineTalk } from './online-talk.tsx';
import {
  coloursAt,
  declinedAt,
  expectedAt,
  gameTitle,
  isForAnyone,
  isFree,
  sayTerms,
  titleOfTable,
  vacantAt,
} from './online-words.ts';
import { Question } from './question.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { ShelfPicture } from './shelf-picture.tsx';
import { NARROW, useMedia } from './use-media.ts';
import { InvitePanel } from './waiting-room-invite.tsx';
import { TurnNotices } from './waiting-room-notices.tsx';
import { RoomSeats } from './waiting-room-seats.tsx';
import { WhileWaiting } from './while-waiting.tsx';

/** A table before its match: who is there, how others come in, and what will be played. For those at the door too. */
export function WaitingRoom({
  line,
  invite,
  isDamaged,
}: {
  readonly line: TableLine;
  readonly invite: string | undefined;
  /** The link that led here had an invitation that is none of this table's. */
  readonly isDamaged: boolean;
}) {
  const { table, line: state } = line.snapshot;
  const [fault, setFault] = useState<Fault>();
  const [isLeaving, setLeaving] = useState(false);
  const [, go] = useLocation();
  // Above the seats on a phone: that is what somebody holds up.
  const isNarrow = useMedia(NARROW);
  useSendableAddress(table);
  if (!table) return null;
  const title =
    expectedAt(table.seats).length > 0
      ? texts.rematch(gameTitle(table.game))
      : titleOfTable(table.game, table.seats, table.host);
  const ask = async (unsent: Unsent<TableAsk>) => {
    const answer = await line.ask(unsent);
    setFault(answer.type === 'no' ? answer.fault : undefined);
    return answer.type !== 'no';
  };
  const leave = async () => {
    setLeaving(false);
    if (await ask({ type: 'leave' })) go(paths.lobby);
  };
  const isInvited = table.you === null && invite !== undefined && table.status === 'open';
  const invitation = table.you !== null && table.invite && (
    <InvitePanel table={table} start={() => void ask({ type: 'start' })} />
  );
  return (
    <Frame
      title={texts.tab(title)}
      crumb={gameTitle(table.game)}
      game={table.game}
      actions={
        table.you !== null && (
          <button type="button" class="quiet" onClick={() => setLeaving(true)}>
            {texts.leave}
          </button>
        )
      }
    >
      <div class="waiting-room">
        <div class="room-main" style={coloursAt(table.game, table.seats)}>
          <RoomTitle
            title={isInvited ? sayInvitation(table) : (sayGiven(table) ?? title)}
            {...{ table, isInvited }}
            lookers={table.you === null ? 0 : line.snapshot.watchers}
          />
          {isNarrow && invitation}
          {state === 'lost' && (
            <p class="fine" role="status">
              {texts.lost}
            </p>
          )}
          {table.you === null && <JoinTable {...{ line, table, invite, isDamaged }} />}
          <RoomSeats line={line} table={table} ask={ask} />
          {fault && (
            <p class="problem" role="alert">
              {sayFault(fault)}
            </p>
          )}
          {table.you !== null && <Meanwhile {...{ line, table }} ask={(wish) => void ask(wish)} />}
          <FairDice table={table} />
        </div>
        {!isNarrow && invitation}
      </div>
      <RulesSheet game={table.game} />
      {isLeaving && (
        <Question
          {...texts.leaving}
          isFatal
          say={sayLeaving(table)}
          close={() => setLeaving(false)}
          act={() => void leave()}
        />
      )}
    </Frame>
  );
}

/** People send each other what stands in the address bar: as long as seats are free it is the invitation. */
function useSendableAddress(table: TableNow | undefined): void {
  const [place, go] = useLocation();
  const { game, match, status, you, invite } = table ?? {};
  // The seats of a rematch are kept for others than those who have its link.
  const isKept = expectedAt(table?.seats ?? []).length > 0;
  const mayInvite = you !== null && status === 'open' && invite !== undefined && !isKept;
  const address = mayInvite && game && match ? paths.online(game, match, invite.link) : undefined;
  useEffect(() => {
    if (address !== undefined && place !== address) go(address, { replace: true });
  }, [address, place, go]);
}

function RoomTitle({
  title,
  table,
  isInvited,
  lookers,
}: {
  readonly title: string;
  readonly table: TableNow;
  /** People at the door, who may be about to sit down. */
  readonly lookers: number;
  /** Shown to somebody who may not know the game. */
  readonly isInvited: boolean;
}) {
  const { game, settings, rule, takebacks, watchers, dice, seats } = table;
  const terms = [
    sayTerms(game, settings, rule),
    takebacks ? words.takebacks : words.noTakebacks,
    watchers ? words.watchers : words.noWatchers,
    ...(dice.carried === undefined ? [] : [words.carried]),
  ];
  return (
    <header class={isInvited ? 'room-title is-invited' : 'room-title'}>
      <span class="match-picture">
        <ShelfPicture game={game} />
      </span>
      <div>
        <h1>{title}</h1>
        {isInvited && <p class="room-tagline">{findGame(game)?.about.tagline}</p>}
        <p class="room-status" role="status">
          {sayStatus(table, seats.filter(isFree).length, isInvited)}
        </p>
        <p class="fine">{words.parts([...terms, ...(lookers > 0 ? [texts.lookers(lookers)] : [])])}</p>
      </div>
    </header>
  );
}

/** For those who sit and wait: words for each other, and ways to pass the time. */
function Meanwhile({
  line,
  table,
  ask,
}: {
  readonly line: TableLine;
  readonly table: TableNow;
  readonly ask: (ask: Unsent<TableAsk>) => void;
}) {
  const { game, seats, you, rule } = table;
  const names = nameThem(playersOf(seats), you);
  return (
    <>
      <ChatRequest {...{ names, ask }} now={table} />
      <OnlineTalk {...{ line, ask, names }} stage="early" />
      {rule.kind === 'post' && <TurnNotices />}
      <WhileWaiting game={game} />
    </>
  );
}

/** What becomes of the table without this player. */
function sayLeaving({ seats, you, host }: TableNow): string {
  if (you !== host) return texts.leaving.guest;
  return seats.some(({ player }, at) => at !== you && player.kind === 'person')
    ? texts.leaving.host
    : texts.leaving.alone;
}

/** Who asks, and for which game. */
function sayInvitation({ game, seats, host }: TableNow): string {
  const player = host === null ? undefined : seats[host].player;
  return player && 'name' in player
    ? texts.join.invites(player.name, gameTitle(game))
    : texts.join.invitesTo(gameTitle(game));
}

/** Whose seat in a match that is on waits for somebody with its new link. */
function sayGiven({ game, seats, status }: TableNow): string | undefined {
  const name = status === 'open' ? undefined : vacantAt(seats);
  return name === undefined ? undefined : texts.join.seatOf(name, gameTitle(game));
}

function sayStatus({ begins, host, you, seats, status }: TableNow, free: number, isInvited: boolean): string {
  if (status !== 'open') return texts.join.goesOn;
  const expected = expectedAt(seats);
  if (expected.length > 0) return texts.waitingForPeople(expected);
  const declined = declinedAt(seats);
  if (you !== null && declined.length > 0) return texts.declined(declined);
  // They are the one who is waited for.
  if (isInvited && free > 0) return texts.join.open;
  if (free > 0) {
    const waiting = texts.waitingFor(free);
    return you !== null && isForAnyone(seats) ? texts.listed(waiting) : waiting;
  }
  return begins === 'host' && host !== you ? texts.waitingForHost : texts.ready;
}

/** Before the match: what the server has promised. */
function FairDice({ table: { dice } }: { readonly table: TableNow }) {
  return (
    <details class="fair-dice">
      <summary>{texts.dice}</summary>
      <p>{texts.diceSay}</p>
      <p>
        <code>{texts.seal(sealOf(dice))}</code>
      </p>
    </details>
  );
}
