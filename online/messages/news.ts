import type { Result } from '../../core/result.ts';
import { flag, list, maybe, type Of, oneOf, orNull, parseWith, shape, text, variants, whole } from './form.ts';
import { LONGEST_NEWS, LONGEST_VIEW, MOST_SEATS } from './limits.ts';
import {
  beginning,
  clockRule,
  clocks,
  ending,
  fault,
  gameId,
  hash,
  id,
  invite,
  key,
  lines,
  matchId,
  matchRecord,
  name,
  offer,
  ply,
  seat,
  seatNow,
  settings,
  tableDice,
  time,
  words,
} from './parts.ts';

const speaker = variants('kind', { seat: { seat }, watcher: { name } });

/** Everything about a table but its lines. Sent whole whenever something of it changes. */
const tableNow = {
  match: matchId,
  game: gameId,
  rulesVersion: whole(1, 1000),
  settings,
  status: oneOf('open', 'live', 'paused', 'over'),
  seats: list(seatNow, MOST_SEATS),
  /** The seat of whoever is told this; null for a watcher. */
  you: orNull(seat),
  /** The seat that they had: the host has made a new link for it. Until that is used, they may sit down there again. */
  lost: maybe(seat),
  host: orNull(seat),
  rule: clockRule,
  clocks: orNull(clocks),
  takebacks: flag,
  watchers: flag,
  /** Absent from servers before it could be chosen. */
  begins: maybe(beginning),
  /** Free chat is open. */
  chat: flag,
  /** Seats that want it, while it is not. Absent where none does, and from older servers. */
  chatWanted: maybe(list(seat, MOST_SEATS)),
  offer: orNull(offer),
  /** Who said no to the last request, until something else happens. Absent from older servers. */
  refusedBy: maybe(seat),
  ending: orNull(ending),
  dice: tableDice,
  /** For people at the table: how others come in while seats are free. */
  invite: maybe(shape({ link: invite, letters: text(12) })),
  /** The match that goes on from here, and the seat that wanted it. */
  rematch: maybe(matchId),
  rematchBy: maybe(seat),
  /** How far it is, whether you sit there, and which seats of this match have said no. Absent from older servers. */
  rematchNow: maybe(
    shape({ status: oneOf('open', 'live', 'over'), yours: flag, declined: maybe(list(seat, MOST_SEATS)) }),
  ),
};

/** What a table says to one viewer. */
const tableNews = variants('type', {
  table: tableNow,
  /**
   * From ply `from` on, your log is these lines: new moves, a takeback (fewer lines than before), or all that you have
   * missed. `hash` is that of the whole log afterwards.
   */
  lines: { from: ply, lines, hash, clocks: orNull(clocks) },
  /** Who is here; and who of them looks at something else, where anybody does. */
  presence: { here: list(flag, MOST_SEATS), elsewhere: maybe(list(flag, MOST_SEATS)), watchers: whole(0, 1_000_000) },
  said: {
    by: speaker,
    what: words,
    time,
  },
  /** For programs that asked to be asked: your move. The same fields as in the terminal's line protocol. */
  question: {
    match: matchId,
    game: gameId,
    seat,
    view: text(LONGEST_VIEW),
    moves: list(text(200), 20_000),
    /** Milliseconds for the answer; null where there is no clock. */
    ms: orNull(whole(0, 2 ** 53 - 1)),
    ply,
    hash,
  },
  /** Done. `key` for somebody who had none: keep it, it is the only way back to the seat. */
  ok: { id, key: maybe(key), invite: maybe(invite), match: maybe(matchId) },
  no: { id: maybe(id), fault },
  record: {
    id,
    record: matchRecord,
    players: list(seatNow, MOST_SEATS),
    dice: maybe(tableDice),
    ending: orNull(ending),
  },
  pong: {},
  /** The server goes away for a moment: come back after so many milliseconds. Nothing is lost. */
  moved: { after: whole(0, 600_000) },
});
export type TableNews = Of<typeof tableNews>;
export type TableNow = Extract<TableNews, { readonly type: 'table' }>;
export type LinesNews = Extract<TableNews, { readonly type: 'lines' }>;

/** A table in the lobby. */
const openTable = shape({
  match: matchId,
  game: gameId,
  settings,
  rule: clockRule,
  seats: list(seatNow, MOST_SEATS),
  since: time,
});
export type OpenTable = Of<typeof openTable>;

/** One of my matches. */
const myMatch = shape({
  match: matchId,
  game: gameId,
  status: oneOf('open', 'live', 'paused', 'over'),
  seats: list(seatNow, MOST_SEATS),
  you: seat,
  /** Somebody waits for me. */
  yourTurn: flag,
  /** Whose turn it is. Absent where it is nobody's, and from older servers. */
  turn: maybe(seat),
  deadline: orNull(time),
  /** When its clock begins to run, where there is time to arrive or to answer first. Absent from older servers. */
  starts: maybe(time),
  /** Of the last thing that happened. */
  time,
  /** Whether anybody has moved there. Absent from older servers. */
  moved: maybe(flag),
  /** The position as I may know it, of the first few: for a small picture. Absent from older servers. */
  view: maybe(text(LONGEST_VIEW)),
  /** How it ended, once it is over. Absent from older servers. */
  ending: maybe(ending),
  /** What somebody has proposed and I have not answered. Absent from older servers. */
  asked: maybe(oneOf('takeback', 'draw', 'pause')),
});
export type MyMatch = Of<typeof myMatch>;

/** What the desk says. */
const deskNews = variants('type', {
  ok: { id, key: maybe(key) },
  no: { id: maybe(id), fault },
  /** The table is there and you sit at it. */
  made: {
    id,
    match: matchId,
    /** Absent from older servers. */
    game: maybe(gameId),
    seat: orNull(seat),
    invite,
    letters: text(12),
    key: maybe(key),
  },
  found: { id, match: matchId, game: gameId, invite },
  lobby: { tables: list(openTable, 200) },
  you: {
    id,
    /** Null for somebody whom the server does not know yet. */
    name: orNull(name),
    push: flag,
    webhook: orNull(text(400)),
    /** What the browser needs to subscribe to push; null where the host offers none. */
    pushKey: orNull(text(120)),
  },
  /** `now`: the server's clock, by which the times are meant. Absent from older servers. */
  matches: { id, matches: list(myMatch, 200), now: maybe(time) },
  code: { id, code: text(12), seconds: whole(1, 86_400) },
  token: { id, token: key },
  pong: {},
  moved: { after: whole(0, 600_000) },
});
export type DeskNews = Of<typeof deskNews>;

export function parseTableNews(json: string): Result<TableNews> {
  return parseWith(tableNews, json, LONGEST_NEWS);
}

export function parseDeskNews(json: string): Result<DeskNews> {
  return parseWith(deskNews, json, LONGEST_NEWS);
}

export function formatNews(news: TableNews | DeskNews): string {
  return JSON.stringify(news);
}
