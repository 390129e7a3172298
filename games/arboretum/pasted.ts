import { fail, ok, type Result } from '../../core/result.ts';
import type { Walkthrough } from '../room.ts';
import { arrange, type Holding } from './arrangement.ts';
import { FULL_HAND, HAND_SIZE, MAX_SEATS, MIN_SEATS, SPECIES_IN_PLAY, VALUES } from './components.ts';
import { parsePosition } from './notation.ts';
import { parseShared, parseStateText, type Shared } from './official-strings.ts';
import { checkStateText } from './official-validity.ts';
import type { ArboretumPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

/** Longer texts are none of ours: four players' strings with every card take less than a thousand characters. */
const LONGEST = 5000;

/**
 * A notation line, or official strings: the shared state alone or with the hidden one, in whatever brackets and quotes
 * they were pasted. A hidden state that is not given is hidden.
 */
export function readPasted(text: string): Result<Walkthrough<ArboretumPosition>> {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return fail('arboretum.length', `A state has at most ${LONGEST} characters.`);
  if (trimmed.startsWith('arboretum')) {
    const position = parsePosition(trimmed);
    return position.ok ? ok({ positions: [position.value], captions: [''] }) : position;
  }
  const parts = splitStrings(trimmed);
  for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
    const shared = 1 + 2 * seats;
    if (parts.length === shared) return readShared(parts);
    if (parts.length === shared + 1 + seats) return readState([parts.slice(0, shared), parts.slice(shared)]);
  }
  return fail(
    'arboretum.state',
    `There are ${parts.length} strings; a state of two players has 5 shared ones, and 3 hidden ones or none.`,
  );
}

/** Quoted strings where there are quotes; else what stands between commas, line ends and brackets. */
function splitStrings(text: string): string[] {
  if (text.includes('"')) return Array.from(text.matchAll(/"([^"]*)"/g), (match) => match[1]);
  const lines = text.replace(/[[\]{}();]/g, ' ').split(/[,\n]/);
  return lines.map((line) => line.trim());
}

function readState(state: readonly (readonly string[])[]): Result<Walkthrough<ArboretumPosition>> {
  const table = parseStateText(state);
  if (!table.ok) return table;
  const position = show(table.value, { hands: table.value.hands, deck: table.value.deck.length });
  if (!position.ok) return position;
  const fault = checkStateText(table.value);
  const shown = { positions: [position.value], captions: [''] };
  return ok(fault ? { ...shown, remark: `Such a state cannot come about: ${fault.message}` } : shown);
}

function readShared(parts: readonly string[]): Result<Walkthrough<ArboretumPosition>> {
  const shared = parseShared(parts);
  if (!shared.ok) return shared;
  const { seats, arboreta, discards } = shared.value;
  const seen = arboreta.flat().length + discards.flat().length;
  const deck = SPECIES_IN_PLAY[seats] * VALUES - seen - HAND_SIZE * seats;
  const hands = Array.from({ length: seats }, () => HAND_SIZE);
  const position = show(shared.value, { hands, deck: Math.max(0, deck) });
  if (!position.ok) return position;
  const remark = 'The hidden state is not given: hands of seven cards are assumed.';
  return ok({ positions: [position.value], captions: [''], remark });
}

/** A game lists at most so many moves, and whoever makes room for them relies on it. */
function show(shared: Shared, holding: Holding): Result<ArboretumPosition> {
  const position = arrange(shared, holding);
  if (!position.ok) return position;
  const scattered = position.value.groves.some((grove) => grove.openCount * FULL_HAND > MAX_MOVES);
  return scattered
    ? fail('arboretum.apart', 'An arboretum is in too many pieces to be shown.', { rule: 'A5' })
    : position;
}
