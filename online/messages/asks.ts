import type { Result } from '../../core/result.ts';
import { flag, list, maybe, type Of, oneOf, orNull, parseWith, shape, text, variants, whole } from './form.ts';
import { LONGEST_ASK, MOST_SEATS, PROTOCOL_VERSION } from './limits.ts';
import {
  beginning,
  chatLine,
  clockRule,
  colour,
  contribution,
  gameId,
  hash,
  id,
  invite,
  key,
  level,
  matchRecord,
  name,
  phrase,
  ply,
  proposal,
  seat,
  seatWish,
  settings,
} from './parts.ts';

/** What is said to a table by somebody who looks at it. Each with an `id` is answered by `ok` or `no` with that id. */
const tableAsk = variants('type', {
  /** The first message on a socket: who I am, and how much I have seen. */
  hello: {
    version: whole(PROTOCOL_VERSION, PROTOCOL_VERSION),
    key: maybe(key),
    ply,
    hash,
    /** The sender knows no rules and wants to be asked, with all legal moves. */
    asks: maybe(flag),
    /** The sender looks at something else meanwhile: here, as far as absences count, but not at the table. */
    apart: maybe(flag),
  },
  /** Something is missing or differs: the lines again. */
  sync: { ply, hash },
  ping: {},
  /** Sits down at a seat that is free. A newcomer is given a key with the answer. */
  sit: { id, name, seat: maybe(seat), invite: maybe(invite), dice: maybe(contribution) },
  /** Whether this invitation is one of the table's, before anybody sits down with it. */
  knock: { id, invite },
  /** Gets up again, before the match has begun. */
  leave: { id },
  /** For the host, before the match has begun: whom a seat is for. */
  arrange: { id, seat, wish: seatWish },
  /** For the host: the match begins. Seats that are still free go, where the game can be played by those who are there. */
  start: { id },
  /** Before the match has begun: the colour of one's own seat. */
  colour: { id, colour },
  /** For the host: a seat whose owner is lost gets a link of its own; the old owner may only watch. */
  regive: { id, seat },
  /** `ply` and `hash` are those of the log that the move was made for. */
  move: { id, ply, hash, text: text(200, 1) },
  propose: { id, proposal },
  /** To the proposal of the others; with `no` from its maker it is withdrawn. */
  answer: { id, agree: flag },
  /** Ends a pause. */
  resume: { id },
  resign: { id },
  abort: { id },
  /** About a seat that is late or away for too long: a computer player holds it, or the match ends. */
  replace: { id, seat, by: variants('kind', { bot: { level }, nobody: {} }) },
  /** Back at the own seat, which a computer player has held. */
  back: { id },
  /** `name`: who watches without a key is given one for it. */
  say: { id, what: variants('kind', { phrase: { phrase }, chat: { text: chatLine } }), name: maybe(name) },
  /** Free chat is wanted or not; it is open when every person at the table wants it. */
  chat: { id, wanted: flag },
  /** The same once more, seats turned by one. */
  rematch: { id },
  /** No rematch that somebody else wants. */
  decline: { id },
  /** The whole match, when everybody may know all of it. */
  record: { id },
});
export type TableAsk = Of<typeof tableAsk>;

const subscription = shape({
  endpoint: text(600, 12, /^https:\/\//),
  keys: shape({ p256dh: text(120, 20, /^[\w-]+=*$/), auth: text(60, 10, /^[\w-]+=*$/) }),
});
export type PushSubscription = Of<typeof subscription>;

/** What a table to be made is like. */
const tableWish = {
  game: gameId,
  settings,
  seats: list(seatWish, MOST_SEATS, 1),
  clock: clockRule,
  takebacks: flag,
  /** Whether anybody who knows the address may watch. */
  watchers: flag,
  /** Absent: with the last seat that is taken. */
  begins: maybe(beginning),
};

/** What is said at the desk, where tables are made and found. Everything is answered with its id. */
const deskAsk = variants('type', {
  hello: { version: whole(PROTOCOL_VERSION, PROTOCOL_VERSION), key: maybe(key) },
  ping: {},
  make: {
    id,
    name,
    ...tableWish,
    dice: maybe(contribution),
    /** A match begun elsewhere, to be played on here. */
    record: maybe(matchRecord),
  },
  /** Any open table of this kind, or a new one. */
  quick: {
    id,
    name,
    game: gameId,
    seats: whole(1, MOST_SEATS),
    pace: oneOf('live', 'post'),
    /** A seat in any other game will do; a new table is one of `game`. */
    orAny: maybe(flag),
    dice: maybe(contribution),
  },
  /** The table with these six letters. */
  find: { id, letters: text(12, 6) },
  /** Open tables, now and whenever they change, until it is switched off. */
  lobby: { id, on: flag },
  /** Whom this key belongs to, and what notices are set up. */
  who: { id },
  rename: { id, name },
  /** My matches, the newest first. */
  mine: { id },
  /** A short code with which another device becomes mine too. */
  code: { id },
  adopt: { id, code: text(12, 6) },
  push: { id, subscription: orNull(subscription) },
  webhook: { id, url: orNull(text(400, 12, /^https:\/\//)) },
  /** A token for a program that plays under this name. */
  token: { id, name },
  /** Removes name, talk, keys and subscriptions; matches stay, played by "Guest". */
  forget: { id },
});
export type DeskAsk = Of<typeof deskAsk>;
export type MakeAsk = Extract<DeskAsk, { readonly type: 'make' }>;
export type TableWish = Pick<MakeAsk, keyof typeof tableWish>;
export type QuickAsk = Extract<DeskAsk, { readonly type: 'quick' }>;

export function parseTableAsk(json: string, longest = LONGEST_ASK): Result<TableAsk> {
  return parseWith(tableAsk, json, longest);
}

export function parseDeskAsk(json: string, longest = LONGEST_ASK): Result<DeskAsk> {
  return parseWith(deskAsk, json, longest);
}

export function formatAsk(ask: TableAsk | DeskAsk): string {
  return JSON.stringify(ask);
}

/** The id of a message that could not be read otherwise, so that its sender can be told why. */
export function idOf(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const given = typeof value === 'object' && value !== null ? (value as { readonly id?: unknown }).id : undefined;
    const read = id.read(given, 'id');
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}
