import { checked } from '../../core/checked.ts';
import { CHANCE, type Move, OVER } from '../../core/game.ts';
import { ok, quote, type Result } from '../../core/result.ts';
import { ALL_SPECIES, nameCard, SPECIES_BY_LETTER } from './cards.ts';
import { SPECIES } from './components.ts';
import { fail } from './faults.ts';
import { nameSquare } from './geometry.ts';
import { parseCard, parsePlacement } from './official-strings.ts';
import type { ArboretumPosition } from './position.ts';
import {
  CHOOSE,
  checkOffset,
  DECK,
  DISCARD,
  PLACE,
  placedCard,
  placement,
  ROLL,
  SHOW,
  squareOf,
  TAKE,
} from './rules.ts';
import { DRAWING, UNSEEN } from './state.ts';

/** `D` and a card draw, `a4N01C00` places, `-c5` discards; chance: `+a5` is drawn, `=a5` shown, `*o` will play. */
export function formatMove(position: ArboretumPosition, move: Move): string {
  if (move >= PLACE) return nameCard(placedCard(move)) + nameSquare(position.groves[0], squareOf(move));
  if (move === DECK) return 'D';
  if (move < DISCARD) return nameCard(position.topOf(move - TAKE));
  if (move < ROLL) return `-${nameCard(move - DISCARD)}`;
  if (move === ROLL + UNSEEN) return '+?';
  if (move < SHOW) return `+${nameCard(move - ROLL)}`;
  return move < CHOOSE ? `=${nameCard(move - SHOW)}` : `*${SPECIES[move - CHOOSE].letter}`;
}

export function parseMove(position: ArboretumPosition, text: string): Result<Move> {
  return checked(position, readMove(position, text));
}

function readMove(position: ArboretumPosition, text: string): Result<Move> {
  if (text === 'D') return ok(DECK);
  if (text === '+?') return ok(ROLL + UNSEEN);
  if (text.length === 8) return readPlacement(position, text);
  const sign = text.slice(0, -2);
  if (text.startsWith('*')) return readChoice(text.slice(1));
  const code = { '': TAKE, '-': DISCARD, '+': ROLL, '=': SHOW }[sign];
  if (code === undefined || text.length < 2) {
    return fail('text', { text: quote(text) });
  }
  const card = parseCard(text.slice(-2), ALL_SPECIES);
  if (!card.ok) return card;
  return code === TAKE ? readTake(position, card.value) : ok(code + card.value);
}

/** A card names the pile that it lies on. */
function readTake(position: ArboretumPosition, card: number): Result<Move> {
  let top: string | undefined;
  for (let seat = 0; seat < position.seats; seat++) {
    const place = position.pile(seat).indexOf(card);
    if (place < 0) continue;
    if (place === position.piled(seat) - 1) return ok(TAKE + seat);
    top = nameCard(position.topOf(seat));
  }
  // Whoever may not draw at all should hear that first.
  if (position.turn === CHANCE || position.turn === OVER || position.phase !== DRAWING) return ok(TAKE);
  const name = nameCard(card);
  const where = [name];
  return top === undefined
    ? fail('top', { rule: 'A4', where, card: name })
    : fail('top/under', { rule: 'A4', where, card: name, top });
}

function readPlacement(position: ArboretumPosition, text: string): Result<Move> {
  const placed = parsePlacement(text, ALL_SPECIES);
  if (!placed.ok) return placed;
  const { card, north, east } = placed.value;
  const grove = position.groves[position.mover];
  // A square off the grid has no number, so only here can it be refused.
  const off = Math.max(Math.abs(north), Math.abs(east)) > grove.reach;
  const fault = off ? checkOffset(grove, placed.value) : undefined;
  if (fault) return { ok: false, fault };
  return ok(placement(card, grove.squareAt(north, east)));
}

function readChoice(letter: string): Result<Move> {
  const species = SPECIES_BY_LETTER.get(letter);
  if (species !== undefined) return ok(CHOOSE + species);
  return fail('species/unknown', { rule: 'A1', letter: quote(letter) });
}
