import { OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { fail, ok, quote, type Result } from '../../core/result.ts';
import type { Walkthrough } from '../room.ts';
import { about } from './about.ts';
import { LAYOUTS, parseChallenge } from './challenges.ts';
import { CHALLENGES, COLOURS, DECK_NAMES, HAND_SIZE } from './components.ts';
import { checkPosition, checkRaft, deckCount, guessChallenge, handCount } from './consistency.ts';
import { columnOf, DECK_COUNT, nameSquare, rowOf, SQUARES } from './geometry.ts';
import { parsePosition } from './notation.ts';
import { fillBoard, parseBag, parseBoardLines, parseCards, parseCats } from './official-strings.ts';
import { RaftPosition } from './position.ts';
import { allAboard, cutOffCats } from './reach.ts';
import {
  ABOARD,
  BAG,
  CATS,
  DECKS,
  EXHAUSTED,
  HAND,
  LOSS,
  LOSSES,
  NONE,
  PHASE,
  PHASES,
  UNKNOWN_COLOUR,
  WILD,
} from './state.ts';

/**
 * A notation line, the five official strings (a list, an object, or as a program writes them), a board alone,
 * or a challenge code.
 */
export function readPasted(text: string, seats = 1): Result<Walkthrough<RaftPosition>> {
  if (text.length > LONGEST) return fail('race-to-the-raft.length', 'No text of this game is so long.');
  const trimmed = text.trim();
  if (!Number.isInteger(seats) || seats < about.seats.min || seats > about.seats.max) {
    return fail('race-to-the-raft.seats', 'Race to the Raft is for 1 to 4 players.');
  }
  if (trimmed.startsWith(about.id)) return readLine(trimmed);
  if (/^[LS][NESWA]/.test(trimmed)) return readCode(trimmed, seats);
  const strings = readStrings(trimmed);
  return strings.ok ? readOfficial(strings.value, seats) : strings;
}

const LONGEST = 20_000;
const PARTS = ['board', 'decks', 'hand', 'exhaustedCats', 'fireTileBag'] as const;

function show(position: RaftPosition, remarks: readonly string[] = []): Walkthrough<RaftPosition> {
  const shown = { positions: [position], captions: [''] };
  return remarks.length === 0 ? shown : { ...shown, remark: remarks.join(' ') };
}

function readLine(text: string): Result<Walkthrough<RaftPosition>> {
  const position = parsePosition(text);
  return position.ok ? ok(show(position.value)) : position;
}

function readCode(code: string, seats: number): Result<Walkthrough<RaftPosition>> {
  const layout = parseChallenge(code);
  if (!layout.ok) return layout;
  const challenge = CHALLENGES.findIndex((known) => known.code === code);
  const position = new RaftPosition(seats, layout.value.rows, layout.value.columns, layout.value, challenge);
  const random = new SeededRandom(code);
  while (position.phase === PHASES.islands) position.play(position.roll(random));
  const fault = checkRaft(position) ?? checkPosition(position);
  if (fault) return { ok: false, fault };
  return ok(show(position, ['Islands are drawn for every game; these are one possibility.']));
}

/** One to five strings: the missing ones are those of the start. */
function readStrings(text: string): Result<string[]> {
  const quoted = text.includes('"') ? readQuoted(text) : [text];
  const board = quoted?.[0]?.replaceAll('\\n', '\n').trim();
  if (!quoted || !board || (quoted.length !== 1 && quoted.length !== PARTS.length)) {
    return fail(
      'race-to-the-raft.strings',
      `${quote(text)} is neither a board, nor five strings, nor a line of this game.`,
    );
  }
  return ok([`${board}\n`, ...quoted.slice(1)]);
}

function readQuoted(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const parts: unknown[] = Array.isArray(value) ? value : PARTS.map((part) => Object(value)[part]);
    return parts.every((part): part is string => typeof part === 'string') ? parts : undefined;
  } catch {
    // As programs write them: pieces of one string are joined by plus signs.
    const joined = text.replace(/"\s*\+\s*"/g, '');
    return Array.from(joined.matchAll(/"([^"]*)"/g), ([, inner]) => inner);
  }
}

function readOfficial(strings: readonly string[], seats: number): Result<Walkthrough<RaftPosition>> {
  const lines = parseBoardLines(strings[0]);
  if (!lines.ok) return lines;
  const position = new RaftPosition(seats, lines.value.length, lines.value[0].length);
  fillBoard(position, lines.value);
  const stray = checkRaft(position);
  if (stray) return { ok: false, fault: stray };
  const remarks: string[] = [];
  const [, decks = '', hand = '', exhausted = '', bag = ''] = strings;
  if (strings.length === PARTS.length) {
    const cards = giveCards(position, decks, hand, bag, remarks);
    if (!cards.ok) return cards;
  }
  const cats = giveCats(position, exhausted);
  if (!cats.ok) return cats;
  choosePhase(position, remarks);
  position.challenge = guessChallenge(position);
  position.layout = position.challenge === NONE ? undefined : LAYOUTS[position.challenge];
  const fault = checkPosition(position);
  if (fault) return { ok: false, fault };
  for (const cat of cutOffCats(position)) {
    remarks.push(`The ${COLOURS[position.colourAt(cat)]} cat on ${nameSquare(cat)} is cut off from the raft.`);
  }
  return ok(show(position, remarks));
}

function giveCards(
  position: RaftPosition,
  decks: string,
  hand: string,
  bag: string,
  remarks: string[],
): Result<undefined> {
  const left = parseCards(decks, 'decks');
  if (!left.ok) return left;
  const held = parseCards(hand, 'hand');
  if (!held.ok) return held;
  const tiles = parseBag(bag);
  if (!tiles.ok) return tiles;
  const { words } = position;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    words[HAND + deck] = held.value[deck];
    words[DECKS + deck] = left.value[deck] & ~held.value[deck];
    if ((left.value[deck] & held.value[deck]) !== 0) {
      remarks.push(`Cards in hand are also in the ${DECK_NAMES[deck]} deck; they are shown in hand.`);
    }
  }
  words[BAG] = tiles.value;
  return ok(undefined);
}

/** The board forgets the colours of cats on wild squares; the exhausted list may tell. */
function giveCats(position: RaftPosition, exhausted: string): Result<undefined> {
  const tired = parseCats(exhausted, 'exhausted cats');
  if (!tired.ok) return tired;
  const colours = new Map(tired.value.map(({ colour, square }) => [square, colour]));
  for (let square = 0; square < SQUARES; square++) {
    if (!position.has(CATS, square)) continue;
    const colour = colours.get(square);
    if (position.has(WILD, square)) {
      position.words[ABOARD + position.placeAboard(square)] = (colour ?? UNKNOWN_COLOUR) + 1;
    }
    if (colour !== undefined && colour === position.catAt(square)) {
      position.words[EXHAUSTED + rowOf(square)] |= 1 << columnOf(square);
    }
  }
  return ok(undefined);
}

/** The strings do not say what comes next: with cards in hand they are played, without any they are asked for. */
function choosePhase(position: RaftPosition, remarks: string[]): void {
  const { words } = position;
  if (allAboard(position)) {
    words[PHASE] = PHASES.won;
    position.turn = OVER;
    return;
  }
  position.turn = position.mover;
  words[PHASE] = handCount(position) > 0 ? PHASES.play : PHASES.ask;
  if (handCount(position) > 0) return;
  if (words.subarray(EXHAUSTED, EXHAUSTED + position.rows).some((row) => row !== 0)) {
    remarks.push('The hand is empty, so the cats are shown rested; fire may still be due.');
    position.rest();
  }
  if (deckCount(position) >= HAND_SIZE) return;
  words[PHASE] = PHASES.lost;
  words[LOSS] = LOSSES.noCards;
  position.turn = OVER;
}
