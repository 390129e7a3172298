import { texts as players } from '#texts/web/players.ts';
import { texts } from '#texts/web/viewer.ts';
import type { Span } from '../core/excerpt.ts';
import { CHANCE } from '../core/game.ts';
import { readStrings } from '../core/literals.ts';
import { parseRecords } from '../core/records.ts';
import type { Fault } from '../core/result.ts';
import { type MatchRecord, replay } from '../core/timeline.ts';
import type { Room } from '../games/room.ts';
import { nothing, type Walkthrough } from '../games/walkthrough.ts';
import type { Mark } from '../kit/draw/place.ts';
import { sayFault } from '../texts/say-fault.ts';
import { isCutShort } from './packed-text.ts';
import { type Player, readPlayer } from './session/player.ts';
import { namesForOthers, namesOf } from './session/seat-names.ts';

/** What the viewer shows of a text. */
export interface Reading extends Walkthrough {
  /** A whole match has its own players and begins at its start. */
  readonly kind: 'position' | 'match';
  /** True where the text itself says how many play. */
  readonly saysSeats: boolean;
  readonly names?: readonly string[];
  /** Who played a match, with the colours that were chosen. */
  readonly players?: readonly Player[];
  /** What the eye reads of each step of a match, and where it lights the board. */
  readonly seen?: readonly string[];
  readonly marks?: readonly (readonly Mark[])[];
  /** How many matches the text holds. */
  readonly matches: number;
}

/**
 * Anything the viewer takes: a position line, official strings, or matches as JSON, of which `which` is shown. Only in an own
 * match is anybody "you".
 */
export function readText(room: Room, text: string, seats: number, which = 0, isOwn = false): Reading {
  if (isRecord(text)) return readMatch(room, text, which, isOwn);
  if (isCutShort(text)) return { ...nothing(texts.cutShort), kind: 'position', saysSeats: true, matches: 0 };
  const read = room.readPasted(text, seats);
  const walk = read.fault && isProse(text) ? nothing(texts.notThis(room.about.title)) : read;
  const saysSeats = text.includes(`${room.about.id} `) || !asksSeats(room, text, seats, walk);
  return { ...walk, kind: 'position', saysSeats, matches: 0 };
}

/** Only a string that looks different with another number of players needs to be told how many there are. */
function asksSeats(room: Room, text: string, seats: number, { positions }: Walkthrough): boolean {
  const { min, max } = room.about.seats;
  if (min === max || positions.length === 0) return false;
  const other = room.readPasted(text, seats === min ? min + 1 : min);
  return positions[0].seats !== other.positions[0]?.seats;
}

/** Words with spaces between them and no number: what a notation would make of them helps nobody. */
function isProse(text: string): boolean {
  return !/\d/.test(text) && /\p{Ll}{2},? (?:\p{Ll}+,? )?\p{Ll}{2}/u.test(text);
}

/** Source code may begin with a brace as well; a match has a log. */
function isRecord(text: string): boolean {
  return /^\s*[[{]/.test(text) && /"(?:log|rulesVersion)"\s*:/.test(text);
}

function readMatch(room: Room, text: string, which: number, isOwn: boolean): Reading {
  const lines = linesOf(text);
  const records = parseRecords(lines);
  if (!records.ok) return { ...nothing(sayFault(records.fault), locateJson(text)), ...MATCH, matches: 0 };
  const chosen = Math.min(which, records.value.length - 1);
  const record = records.value[chosen];
  const seated = playersIn(lines, chosen, record.seats);
  const names = (isOwn ? namesOf : namesForOthers)(seated);
  const walk = walkMatch(room, record, (seat) => names[seat] ?? players.player(seat + 1), text);
  return { ...walk, ...MATCH, names, players: seated, matches: records.value.length };
}

const MATCH = { kind: 'match', saysSeats: true } as const;

/** A list of matches becomes one a line. */
function linesOf(text: string): string {
  const value = parseJson(text);
  return Array.isArray(value) ? value.map((match) => JSON.stringify(match)).join('\n') : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function playersIn(lines: string, chosen: number, seats: number): readonly Player[] {
  const whole = parseJson(lines) ?? parseJson(lines.split('\n').filter((line) => line.trim() !== '')[chosen] ?? '');
  const given: unknown = Object(whole).players;
  const list = Array.isArray(given) ? given : [];
  return Array.from({ length: seats }, (_, seat) => readPlayer(list[seat], players.player(seat + 1)));
}

/** A match move by move, as far as it follows the rules. Rolls are shown with the decision before them. */
function walkMatch(
  { game, describeMove, logMove, placesOf }: Room,
  record: MatchRecord,
  nameSeat: (seat: number) => string,
  text: string,
): Walkthrough & Pick<Reading, 'seen' | 'marks'> {
  const whole = replay(game, record);
  const wrong = whole.ok ? undefined : wrongLine(whole.fault);
  const match = wrong === undefined ? whole : replay(game, { ...record, log: record.log.slice(0, wrong) });
  if (!match.ok) return nothing(sayFault(match.fault));
  const timeline = match.value;
  const steps = [0];
  const captions = [''];
  const seen = [''];
  const marks: Mark[][] = [[]];
  for (let line = 0; line < timeline.length; line++) {
    const turn = timeline.turnAt(line);
    if (turn === CHANCE) steps[steps.length - 1] = line + 1;
    else {
      const [before, move] = [timeline.at(line), timeline.moveAt(line)] as const;
      const words = describeMove(before, move, nameSeat);
      steps.push(line + 1);
      captions.push(texts.did(nameSeat(turn), words));
      seen.push(texts.did(nameSeat(turn), logMove?.(before, move, nameSeat) ?? words));
      marks.push([{ seat: turn, sign: '', kind: 'lit', places: placesOf?.(before, move) ?? [] }]);
    }
  }
  const walk = { positions: steps.map((ply) => timeline.at(ply)), captions, seen, marks, remarks: [] };
  return whole.ok ? walk : { ...walk, fault: logFault(whole.fault, text, wrong ?? 0) };
}

/** The line of the log that a fault names, from 0; `undefined` where it is about the whole match. */
function wrongLine({ where }: Fault): number | undefined {
  const line = /^line (\d+)$/.exec(where?.[0] ?? '')?.[1];
  return line === undefined ? undefined : Number(line) - 1;
}

function logFault(fault: Fault, text: string, index: number) {
  const from = Math.max(0, text.indexOf('"log"'));
  const line = readStrings(text.slice(from))[index];
  const span: Span | undefined = line && [from + line.starts[0], from + line.starts[line.text.length]];
  const { rule } = fault;
  return { message: sayFault(fault), ...(rule === undefined ? {} : { rule }), ...(span === undefined ? {} : { span }) };
}

/** Where the browser found that a text is no JSON, if it says so. */
function locateJson(text: string): Span | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    // A text that breaks off has no position.
    const place = Math.min(Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length), text.length);
    return [place, Math.min(place + 1, text.length)];
  }
  return undefined;
}
