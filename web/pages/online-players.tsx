import { texts as allTexts } from '#texts/web/online.ts';
import { texts as table } from '#texts/web/table.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { SeatNow } from '../../online/messages/parts.ts';
import type { TableLine, TableState } from '../online/table-line.ts';
import { here } from '../session/here.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { formatTime, SeatClock, useTicks } from './online-clock.tsx';
import { HANDHELD, useMedia } from './use-media.ts';
import { useSession } from './use-session.ts';
import { useTable } from './use-table-line.ts';

const texts = allTexts.players;

/** Shorter absences are not worth counting. */
const LONG_AWAY = 10_000;

/** Everybody at the table: who is here, whose turn it is, how much time is left. */
export function OnlinePlayers({ line, session }: { readonly line: TableLine; readonly session: RemoteSession }) {
  const state = useTable(line, (now) => now);
  const { position } = useSession(session);
  // A move that has not left this device is no move yet.
  const turn = state.table?.status !== 'live' ? undefined : session.isUnsent ? state.table.you : position.turn;
  // On a phone there is no room for how long.
  const isNarrow = useMedia(HANDHELD);
  useTicks(state.table?.status === 'live' && state.awaySince.some((since) => since !== undefined));
  return (
    <ol class="online-players" aria-label={texts.title}>
      {session.names.map((name, seat) => (
        <li key={seat} class={turn === seat ? 'is-turn' : ''} style={{ '--seat': `var(--seat-${seat})` }}>
          <SeatBadge seat={seat} />
          <b>{table.logWho(session.owners[seat])}</b>
          <Presence {...{ state, seat, isNarrow }} isTurn={turn === seat} />
          {/* Out of time says it all, and a computer player has no clock; a phone has no room for both. */}
          {!(isNarrow && isStopped(state.table?.seats[seat])) && <SeatClock {...{ state, seat, name, isNarrow }} />}
        </li>
      ))}
    </ol>
  );
}

/** No clock runs there, whoever is to move. */
function isStopped(seat: SeatNow | undefined): boolean {
  return seat !== undefined && (seat.late === true || seat.heldBy !== undefined);
}

type Mood = 'good' | 'away' | 'plain';

function Presence({
  state,
  seat,
  isTurn,
  isNarrow,
}: {
  readonly state: TableState;
  readonly seat: number;
  readonly isTurn: boolean;
  readonly isNarrow: boolean;
}) {
  const [mood, words] = presenceOf(state, seat, isTurn, isNarrow);
  return (
    <span class={`online-presence is-${mood}`}>
      <span>{words}</span>
    </span>
  );
}

export function presenceOf(state: TableState, seat: number, isTurn: boolean, isNarrow: boolean): [Mood, string] {
  const { table } = state;
  const now = table?.seats[seat];
  if (!table || !now) return ['plain', ''];
  if (now.left) return ['away', texts.left];
  if (now.heldBy !== undefined) return ['away', texts.held];
  if (now.player.kind === 'bot') return ['plain', isTurn ? texts.thinking : texts.bot(now.player.level)];
  if (now.late && !now.away) return ['away', texts.late];
  if (seat === table.you) return ['plain', isTurn ? texts.yourTurn : ''];
  const isPost = table.rule.kind === 'post';
  const [mood, words] = presenceOfPerson(state, seat, isNarrow || isPost);
  // A phone has no room for it beside the days that are left, and by post nobody is missed: only told to those who listen.
  return [isNarrow && isPost && isTurn ? 'plain' : mood, words];
}

function presenceOfPerson(state: TableState, seat: number, isShort: boolean): [Mood, string] {
  // Who is here is not known while this device is not.
  if (state.line === 'lost') return ['plain', ''];
  if (state.here[seat] && !state.elsewhere[seat]) return ['good', texts.here];
  // After the end nobody is missed, least of all somebody who waits at the table of the rematch.
  if (state.table?.status === 'over') return ['plain', ''];
  if (state.here[seat]) return ['away', isShort ? texts.away : texts.elsewhere];
  const away = here.clock.now() - (state.awaySince[seat] ?? here.clock.now());
  return ['away', isShort || away < LONG_AWAY ? texts.away : texts.awayFor(formatTime(away))];
}
