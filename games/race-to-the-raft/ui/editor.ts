import { texts } from '#texts/race-to-the-raft/editor.ts';
import { CHANCE } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { type Editor, type Field, type Piece, TURN, turnField } from '../../editor.ts';
import { COLOURS, DECK_NAMES } from '../components.ts';
import { raceToTheRaft } from '../game.ts';
import { CARD_COUNT, columnOf, DECK_SIZE, nameCard, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import {
  ABOARD,
  CATS,
  DECKS,
  EXHAUSTED,
  FIRE,
  HAND,
  MOVER,
  NONE,
  OPEN,
  PHASE,
  PHASES,
  RAFT,
  RAFT_AT,
  STRIDE,
  TERRAIN,
  TILE,
  WILD,
} from '../state.ts';
import { drawCardFace } from './artwork.ts';
import { drawCat } from './cat.ts';
import { drawFire } from './fire.ts';
import { CELL, drawTerrain } from './land.ts';
import { nameColour } from './words.ts';

const SQUARE = { x: -1, y: -1, width: CELL + 2, height: CELL + 2 };
const CARD = { x: -2, y: -2, width: 3 * CELL + 4, height: 3 * CELL + 4 };
const TIRED = 'tired';
const BURNING = 'fire';
const HAND_TRAY = 'hand';
const SPENT_TRAY = 'spent';
const STEP = 'step';

/** Ground and cats are changed square by square; the raft, and how large the island is, belong to the challenge. */
export const editor: Editor<RaftPosition> = {
  clear: (seats, settings) => {
    const position = raceToTheRaft.start(seats, settings);
    const random = new SeededRandom('islands');
    while (position.turn === CHANCE) position.play(position.roll(random));
    return position;
  },
  palette: (draft) => [
    {
      title: texts.ground,
      pieces: [
        ...COLOURS.map((_, colour) => onSquare(`t${colour}`, nameColour(colour), drawTerrain(colour))),
        onSquare(BURNING, texts.fire, drawFire([{ x: 0, y: 0 }])),
      ],
    },
    {
      title: texts.cats,
      pieces: [
        ...COLOURS.map((_, colour) => onSquare(`c${colour}`, texts.cat(nameColour(colour)), drawCat(colour, 'awake'))),
        onSquare(TIRED, texts.tired, drawCat(COLOURS.length, 'exhausted')),
      ],
    },
    ...DECK_NAMES.map((name, deck) => ({ title: texts.cards(name), pieces: cardsOf(draft, deck) })),
  ],
  trays: (draft) => [
    { id: HAND_TRAY, name: texts.hand, holds: cardsIn(draft, HAND).map(nameCard) },
    { id: SPENT_TRAY, name: texts.spent, holds: spentOf(draft).map(nameCard) },
  ],
  fields: ({ mover, seats, phase }) => [
    ...(seats > 1
      ? [
          turnField(
            texts.turn,
            mover,
            Array.from({ length: seats }, (_, seat) => texts.seat(seat + 1)),
          ),
        ]
      : []),
    stepField(phase),
  ],
  put: (draft, spot, piece) => change(draft, (next) => putOn(next, squareOf(spot), piece)),
  lift: (draft, spot) => change(draft, (next) => removeCat(next, squareOf(spot))),
  fill: (draft, tray, piece) => moveCard(draft, piece, tray),
  take: (draft, _tray, piece) => moveCard(draft, piece, undefined),
  set: (draft, field, value) => {
    const next = draft.copy();
    next.words[field === TURN ? MOVER : PHASE] = Number(value);
    return settled(next);
  },
};

function onSquare(id: string, name: string, drawing: Piece['picture']['drawing']): Piece {
  return { id, name, picture: { drawing, box: SQUARE } };
}

function cardsOf(draft: RaftPosition, deck: number): Piece[] {
  return Array.from({ length: DECK_SIZE }, (_, at) => {
    const card = deck * DECK_SIZE + at;
    const left = (draft.words[DECKS + deck] >> at) & 1;
    return {
      id: nameCard(card),
      name: texts.card(nameCard(card)),
      picture: { drawing: drawCardFace(card, 0), box: CARD },
      left,
    };
  });
}

function cardsIn({ words }: RaftPosition, where: number): number[] {
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter(
    (card) => (words[where + Math.floor(card / DECK_SIZE)] >> (card % DECK_SIZE)) & 1,
  );
}

function spentOf(draft: RaftPosition): number[] {
  const there = new Set([...cardsIn(draft, DECKS), ...cardsIn(draft, HAND)]);
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !there.has(card));
}

function stepField(phase: number): Field {
  const { steps } = texts;
  const choices = [
    { value: String(PHASES.ask), title: steps.ask },
    { value: String(PHASES.play), title: steps.play },
    { value: String(PHASES.spark), title: steps.spark },
  ];
  return { kind: 'choice', id: STEP, name: texts.step, value: String(phase), choices };
}

function squareOf(spot: string): number {
  return squareAt(Number(spot.slice(0, 2)), Number(spot.slice(2)));
}

/** A board that was changed by hand is no challenge's any more. */
function change(draft: RaftPosition, act: (next: RaftPosition) => void): RaftPosition {
  const next = draft.copy();
  act(next);
  return settled(Object.assign(next, { challenge: NONE, layout: undefined }));
}

/** Whose turn it is follows from what there is to do. */
function settled(next: RaftPosition): RaftPosition {
  const { words } = next;
  if (words[PHASE] > PHASES.spark) words[PHASE] = PHASES.play;
  words[TILE] = NONE;
  return Object.assign(next, { turn: words[PHASE] === PHASES.spark ? CHANCE : words[MOVER] });
}

function putOn(next: RaftPosition, square: number, piece: string): void {
  const colour = Number(piece.slice(1));
  if (piece === TIRED) tire(next, square);
  else if (piece.startsWith('c')) addCat(next, square, colour);
  // R3: the raft is never covered by anything.
  else if (!next.has(RAFT, square)) {
    removeCat(next, square);
    cover(next, square, piece === BURNING ? undefined : colour);
  }
}

/** Terrain of one colour, or fire. */
function cover(next: RaftPosition, square: number, colour: number | undefined): void {
  for (let each = 0; each < COLOURS.length; each++) flag(next, TERRAIN + each * STRIDE, square, each === colour);
  flag(next, OPEN, square, colour !== undefined);
  flag(next, FIRE, square, colour === undefined);
}

/** R2, R3: a cat stands on its own colour or on a wild square of the raft. */
function addCat(next: RaftPosition, square: number, colour: number): void {
  removeCat(next, square);
  if (!next.has(RAFT, square)) cover(next, square, colour);
  flag(next, CATS, square, true);
  if (next.has(WILD, square) && next.words[RAFT_AT] !== NONE)
    next.words[ABOARD + next.placeAboard(square)] = colour + 1;
}

function removeCat(next: RaftPosition, square: number): void {
  if (next.has(WILD, square) && next.words[RAFT_AT] !== NONE) next.words[ABOARD + next.placeAboard(square)] = 0;
  flag(next, CATS, square, false);
  flag(next, EXHAUSTED, square, false);
}

function tire(next: RaftPosition, square: number): void {
  if (next.has(CATS, square)) flag(next, EXHAUSTED, square, !next.has(EXHAUSTED, square));
}

function flag({ words }: RaftPosition, plane: number, square: number, isOn: boolean): void {
  const bit = 1 << columnOf(square);
  words[plane + rowOf(square)] = isOn ? words[plane + rowOf(square)] | bit : words[plane + rowOf(square)] & ~bit;
}

/** A card is in the hand, spent, or else in its deck. */
function moveCard(draft: RaftPosition, name: string, tray: string | undefined): RaftPosition {
  const card = Array.from({ length: CARD_COUNT }, (_, each) => each).find((each) => nameCard(each) === name);
  if (card === undefined) return draft;
  const next = draft.copy();
  const deck = Math.floor(card / DECK_SIZE);
  const bit = 1 << (card % DECK_SIZE);
  next.words[DECKS + deck] = tray === undefined ? next.words[DECKS + deck] | bit : next.words[DECKS + deck] & ~bit;
  next.words[HAND + deck] = tray === HAND_TRAY ? next.words[HAND + deck] | bit : next.words[HAND + deck] & ~bit;
  return next;
}
