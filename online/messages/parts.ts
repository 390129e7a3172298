import type { Fault } from '../../core/result.ts';
import {
  either,
  type Form,
  flag,
  list,
  maybe,
  type Of,
  oneOf,
  orNull,
  real,
  record,
  shape,
  text,
  texts,
  variants,
  whole,
} from './form.ts';
import {
  BOT_LEVELS,
  LONGEST_CHAT,
  LONGEST_MOVE,
  LONGEST_NAME,
  MOST_LINES,
  MOST_SEATS,
  MOST_STAND_INS,
} from './limits.ts';

/* What several messages are made of. */

/** Chosen by the sender, the same whenever the same thing is sent again: it is then answered again and done once. */
export const id = text(24, 1, /^[\w-]+$/);
export const matchId = text(16, 8, /^[0-9a-z]+$/);
export const gameId = text(40, 1);
export const seat = whole(0, MOST_SEATS - 1);
/** One of the six that seats have; their paints and names are the page's. */
export const colour = whole(0, MOST_SEATS - 1);
export const ply = whole(0, MOST_LINES);
export const hash = text(16, 16, /^[0-9a-f]+$/);
/** Not blank, and nothing that only looks like a space at its ends. */
export const name = text(LONGEST_NAME, 1, /^\S(.*\S)?$/u);
/** A device key, a bot's token: whoever has it is that person. */
export const key = text(64, 16, /^[\w-]+$/);
/** What the link of a table or seat ends in. */
export const invite = text(64, 16, /^[\w-]+$/);
/** Sixteen random bytes of a seat, which take part in every roll. */
export const contribution = text(32, 32, /^[0-9a-f]+$/);
export const secret = text(64, 64, /^[0-9a-f]+$/);
export const level = whole(1, BOT_LEVELS);
export const settings = texts(20, 40);
export const lines = list(text(LONGEST_MOVE), MOST_LINES);
/** Milliseconds since 1970, by the server's clock. */
export const time = whole(0, 2 ** 53 - 1);
/** A length of time in milliseconds; below nothing while somebody is late. */
export const span = whole(-(2 ** 53 - 1), 2 ** 53 - 1);

/** How much time there is. */
export const clockRule = variants('kind', {
  none: {},
  /** For every move. */
  move: { seconds: whole(10, 3600) },
  /** For the whole match, and some more with every move. */
  bank: { seconds: whole(30, 14_400), increment: whole(0, 600) },
  /** By post: for every move, not counting nights (22 to 8 o'clock) and weekends in that time zone where they are off. */
  post: { hours: whole(1, 720), weekendsOff: flag, nightsOff: flag, zone: text(40, 1, /^[\w+/-]+$/) },
});
export type ClockRule = Of<typeof clockRule>;

/** Clocks at the moment of sending. */
export const clocks = shape({
  /** Milliseconds left, by seat. */
  left: list(span, MOST_SEATS),
  running: orNull(seat),
  /** When the running one ends, where nothing changes. */
  deadline: orNull(time),
  /** Milliseconds for which the running one stands first, included in what it has left. Absent where it goes. */
  still: maybe(span),
});
export type Clocks = Of<typeof clocks>;

/** Whom a seat is for. */
export const seatWish = variants('kind', { me: {}, friend: {}, stranger: {}, bot: { level } });
export type SeatWish = Of<typeof seatWish>;

/** When a match begins: with the last seat that is taken, or when the host says so. */
export const beginning = oneOf('full', 'host');
export type Beginning = Of<typeof beginning>;

/** From which line on a computer player moved for a seat, and up to which: absent while it still does. */
const standIn = shape({ from: ply, to: maybe(ply) });
export type StandIn = Of<typeof standIn>;

/** Who sits there. */
export const seatNow = shape({
  player: variants('kind', {
    /** `keptFor`: after a rematch, the player who is expected; `declined`: the one who has said no. */
    empty: { wanted: oneOf('friend', 'stranger'), keptFor: maybe(name), declined: maybe(name) },
    person: { name },
    bot: { level },
    /** A program of somebody's, by the bot API. */
    program: { name },
  }),
  /** Once somebody at the table has chosen one; until then each seat has its own. */
  colour: maybe(colour),
  /** After rematches, this player's seat in the first match: people of one name keep their numbers by it. */
  firstSeat: maybe(seat),
  /** The computer player that holds the seat while its owner is away. */
  heldBy: maybe(level),
  /** The last times that one did. Absent from older servers. */
  standIns: maybe(list(standIn, MOST_STAND_INS)),
  /** Nobody has the key to this seat any more; the host can give it to somebody by a link. */
  vacant: maybe(flag),
  /** The time has run out, or the player is away for too long: the others may go on without this seat. */
  late: maybe(flag),
  /** Late for being away, at a table without a clock. */
  away: maybe(flag),
  /** Its owner has resigned: the computer player plays to the end. */
  left: maybe(flag),
});
export type SeatNow = Of<typeof seatNow>;

/** What one seat proposes and the others must agree to. */
export const proposal = variants('what', {
  /** Back to this ply: the lines from there on go. */
  takeback: { ply },
  draw: {},
  pause: {},
});
export type Proposal = Of<typeof proposal>;

export const offer = shape({
  by: seat,
  proposal,
  agreed: list(seat, MOST_SEATS),
  /** A takeback that reaches back behind a roll: somebody has learnt something since. The same roll will come again. */
  reveals: flag,
});
export type Offer = Of<typeof offer>;

export const ending = shape({
  why: oneOf('rules', 'draw', 'resigned', 'aborted', 'left', 'time'),
  /** Who resigned, aborted, left or ran out of time. */
  by: maybe(seat),
  winners: list(seat, MOST_SEATS),
});
export type Ending = Of<typeof ending>;

/** How luck is made: see docs/online-protocol.md. */
export const tableDice = shape({
  /** SHA-256 of the server's secret, told before anybody sat down. */
  commitment: secret,
  /** What each seat added, null until it has sat down. */
  seats: list(orNull(contribution), MOST_SEATS),
  /** Lines of the log that came with the match: their rolls were made elsewhere. */
  carried: maybe(ply),
  /** The server's secret, once the match is over. */
  secret: maybe(secret),
});
export type TableDice = Of<typeof tableDice>;

export const matchRecord = shape({
  game: gameId,
  rulesVersion: whole(1, 1000),
  seats: whole(1, MOST_SEATS),
  settings,
  log: lines,
});

/** Phrases that everybody may say to everybody; the words are the page's. */
export const SPOKEN = [
  'hello',
  'good-luck',
  'have-fun',
  'nice-move',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'wow',
  'hurry',
  'one-moment',
  'good-game',
  'goodbye',
] as const;
/** The same without words: a face or a sign. */
export const EMOTES = ['smile', 'laugh', 'thumb', 'gasp', 'think', 'tears', 'heart', 'party'] as const;
export const phrase = oneOf(...SPOKEN, ...EMOTES);
/** What somebody said. */
export const words = variants('kind', { phrase: { phrase }, chat: { text: text(LONGEST_CHAT) } });
export type Spoken = (typeof SPOKEN)[number];
export type Emote = (typeof EMOTES)[number];

const faultData = record(either(text(2000), real, list(text(2000), 1000), list(real, 1000)), 20);

export const chatLine = text(LONGEST_CHAT, 1);

/** Why something was refused, as core/result.ts has it; the page says it in words. */
export const fault: Form<Fault> = shape({
  code: text(60, 1),
  variant: maybe(text(60)),
  data: maybe(faultData),
  rule: maybe(text(20)),
  where: maybe(list(text(200), 100)),
  within: maybe(list(shape({ code: text(60, 1), data: maybe(faultData) }), 10)),
});
