import { texts } from '#texts/race-to-the-raft/editor.ts';
import { CHANCE } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { type Editor, type Field, type Piece, TURN, turnField } from '../../editor.ts';
import { COLOURS, DECK_NAMES } from '../components.ts';
import { raceToTheRaft } from '../game.ts';
import { squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { MOVER, NONE, PHASE, PHASES } from '../state.ts';
import { drawCat } from './cat.ts';
import { BURNING, putOn, removeCat, TIRED } from './editor-ground.ts';
import { bring, cardPieces, fitTile, supplyTrays, tilePieces } from './editor-supply.ts';
import { drawFire } from './fire.ts';
import { CELL } from './land.ts';
import { drawTerrain } from './terrain.ts';
import { nameColour } from './words.ts';

const SQUARE = { x: -1, y: -1, width: CELL + 2, height: CELL + 2 };
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
    { title: texts.tiles, pieces: tilePieces(draft) },
    ...DECK_NAMES.map((name, deck) => ({ title: texts.cards(name), pieces: cardPieces(draft, deck) })),
  ],
  trays: supplyTrays,
  fields: ({ mover, seats, phase }) => {
    const names = Array.from({ length: seats }, (_, seat) => texts.seat(seat + 1));
    return [...(seats > 1 ? [turnField(texts.turn, mover, names)] : []), stepField(phase)];
  },
  put: (draft, spot, piece) => change(draft, (next) => putOn(next, squareOf(spot), piece)),
  lift: (draft, spot) => change(draft, (next) => removeCat(next, squareOf(spot))),
  fill: (draft, tray, piece) => supply(draft, piece, tray),
  take: (draft, _tray, piece) => supply(draft, piece, undefined),
  set: (draft, field, value) => {
    const next = draft.copy();
    next.words[field === TURN ? MOVER : PHASE] = Number(value);
    return settled(next);
  },
};

function onSquare(id: string, name: string, drawing: Piece['picture']['drawing']): Piece {
  return { id, name, picture: { drawing, box: SQUARE } };
}

function stepField(phase: number): Field {
  const { steps } = texts;
  const choices = [
    { value: String(PHASES.ask), title: steps.ask },
    { value: String(PHASES.play), title: steps.play },
    { value: String(PHASES.spark), title: steps.spark },
    { value: String(PHASES.fire), title: steps.fire },
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
  next.putOnScarves();
  return settled(Object.assign(next, { challenge: NONE, layout: undefined }));
}

function supply(draft: RaftPosition, piece: string, tray: string | undefined): RaftPosition {
  const next = draft.copy();
  return bring(next, piece, tray) ? settled(next) : draft;
}

/** Whose turn it is follows from what there is to do. */
function settled(next: RaftPosition): RaftPosition {
  const { words } = next;
  if (words[PHASE] > PHASES.fire) words[PHASE] = PHASES.play;
  fitTile(next);
  const isChance = words[PHASE] === PHASES.draw || words[PHASE] === PHASES.spark;
  return Object.assign(next, { turn: isChance ? CHANCE : words[MOVER] });
}
