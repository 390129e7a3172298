import { texts } from '#texts/blue-lagoon/editor.ts';
import { CHANCE, type Seat } from '../../../core/game.ts';
import { type Editor, type Field, type Piece, TURN, turnField } from '../../editor.ts';
import type { Board } from '../board.ts';
import { TOKENS } from '../components.ts';
import { blueLagoon } from '../game.ts';
import { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, NOTHING, SETTLEMENT, SETTLER, VILLAGE } from '../state.ts';
import { settler, village } from './artwork.ts';
import { token } from './tokens.ts';
import { nameToken } from './words.ts';

const BOX = { x: -92, y: -92, width: 184, height: 184 };
const PHASE = 'phase';
const POINTS = 'points ';
const MOST_POINTS = 999;

/** What a table holds. */
interface Parts {
  readonly board: Board;
  readonly short: boolean;
  readonly phase: number;
  readonly mover: Seat;
  readonly points: readonly number[];
  /** Tokens held, by seat and kind. */
  readonly held: readonly (readonly number[])[];
  /** By tile: whose piece, and which. */
  readonly pieces: ReadonlyMap<number, { readonly seat: Seat; readonly piece: number }>;
  /** By tile. */
  readonly tokens: ReadonlyMap<number, number>;
}

export const editor: Editor<BlueLagoonPosition> = {
  clear: (seats, settings) => {
    const { board, short } = blueLagoon.start(seats, settings);
    const held = Array.from({ length: seats }, () => TOKENS.map(() => 0));
    const points = held.map(() => 0);
    return build({ board, short, phase: EXPLORATION, mover: 0, points, held, pieces: new Map(), tokens: new Map() });
  },
  palette: (draft) => [
    { title: texts.tokens, pieces: TOKENS.map((_, kind) => tokenPiece(draft, kind)) },
    ...seatsOf(draft).map((seat) => ({ title: texts.pieces(nameOf(seat)), pieces: ownPieces(draft, seat) })),
  ],
  trays: (draft) =>
    seatsOf(draft).map((seat) => ({
      id: String(seat),
      name: texts.held(nameOf(seat)),
      holds: TOKENS.flatMap(({ letter }, kind) => Array<string>(draft.held(seat, kind)).fill(letter)),
    })),
  fields: (draft) => [
    turnField(texts.turn, draft.mover, seatsOf(draft).map(nameOf)),
    phaseField(draft),
    ...seatsOf(draft).map(
      (seat): Field => ({
        kind: 'number',
        id: `${POINTS}${seat}`,
        name: texts.points(nameOf(seat)),
        value: draft.points[seat],
        most: MOST_POINTS,
      }),
    ),
  ],
  put: (draft, spot, piece) => {
    const parts = partsOf(draft);
    const tile = draft.board.names.indexOf(spot);
    const kind = TOKENS.findIndex(({ letter }) => letter === piece);
    if (kind >= 0) return build({ ...cleared(parts, tile), tokens: new Map(parts.tokens).set(tile, kind) });
    const own = { seat: Number(piece[1]), piece: piece[0] === 's' ? SETTLER : VILLAGE };
    const held = withToken(parts.held, own.seat, parts.tokens.get(tile));
    return build({ ...cleared(parts, tile), held, pieces: new Map(parts.pieces).set(tile, own) });
  },
  lift: (draft, spot) => build(cleared(partsOf(draft), draft.board.names.indexOf(spot))),
  fill: (draft, tray, piece) => holdMore(draft, Number(tray), piece, 1),
  take: (draft, tray, piece) => holdMore(draft, Number(tray), piece, -1),
  set: (draft, field, value) => {
    const parts = partsOf(draft);
    if (field === TURN) return build({ ...parts, mover: Number(value) });
    if (field === PHASE) return build({ ...parts, phase: Number(value) });
    const chosen = Number(field.slice(POINTS.length));
    return build({ ...parts, points: parts.points.map((now, seat) => (seat === chosen ? Number(value) : now)) });
  },
  complete: (draft, random) => {
    const parts = partsOf(draft);
    const tokens = new Map(parts.tokens);
    const bag = TOKENS.flatMap((_, kind) => Array<number>(Math.max(0, leftOf(draft, kind))).fill(kind));
    for (const circle of draft.board.circles) {
      if (tokens.has(circle) || parts.pieces.has(circle) || bag.length === 0) continue;
      tokens.set(circle, bag.splice(random.below(bag.length), 1)[0]);
    }
    // B9: every piece on a circle has taken a token.
    let { held } = parts;
    for (const [tile, { seat }] of parts.pieces) {
      if (!draft.board.isCircle(tile) || bag.length === 0 || isRich(parts, held, seat)) continue;
      held = withToken(held, seat, bag.splice(random.below(bag.length), 1)[0]);
    }
    return build({ ...parts, tokens, held });
  },
};

function seatsOf({ seats }: BlueLagoonPosition): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function nameOf(seat: Seat): string {
  return texts.seat(seat + 1);
}

function phaseField({ phase }: BlueLagoonPosition): Field {
  const choices = [
    { value: String(EXPLORATION), title: texts.exploration },
    { value: String(SETTLEMENT), title: texts.settlement },
  ];
  return { kind: 'choice', id: PHASE, name: texts.phase, value: String(phase), choices };
}

function tokenPiece(draft: BlueLagoonPosition, kind: number): Piece {
  const picture = { drawing: token(kind), box: BOX };
  return { id: TOKENS[kind].letter, name: nameToken(kind), picture, left: leftOf(draft, kind) };
}

/** Tokens of a kind that are neither on the board nor held. */
function leftOf(draft: BlueLagoonPosition, kind: number): number {
  const lying = draft.tokens.reduce((sum, token) => sum + Number(token === kind), 0);
  return seatsOf(draft).reduce((left, seat) => left - draft.held(seat, kind), TOKENS[kind].count - lying);
}

function ownPieces(draft: BlueLagoonPosition, seat: Seat): Piece[] {
  const [settlers, villages] = [draft.left(seat, SETTLER), draft.left(seat, VILLAGE)];
  return [
    {
      id: `s${seat}`,
      name: texts.settler(nameOf(seat)),
      picture: { drawing: settler(seat), box: BOX },
      left: settlers,
    },
    // Villages that are left over after half-time are out of the game, but here they may have stood there before.
    {
      id: `v${seat}`,
      name: texts.village(nameOf(seat)),
      picture: { drawing: village(seat), box: BOX },
      ...(draft.phase === EXPLORATION && { left: villages }),
    },
  ];
}

function cleared(parts: Parts, tile: number): Parts {
  const without = <T>(map: ReadonlyMap<number, T>) => new Map([...map].filter(([at]) => at !== tile));
  return { ...parts, pieces: without(parts.pieces), tokens: without(parts.tokens) };
}

/** B9: who comes to a token takes it. */
function withToken(held: Parts['held'], seat: Seat, kind: number | undefined): Parts['held'] {
  return held.map((hand, each) => (each === seat ? hand.map((count, one) => count + Number(one === kind)) : hand));
}

/** Whether a seat has a token for each of its pieces on circles. */
function isRich({ board, pieces }: Parts, held: Parts['held'], seat: Seat): boolean {
  const circles = [...pieces].filter(([tile, piece]) => piece.seat === seat && board.isCircle(tile)).length;
  return held[seat].reduce((sum, count) => sum + count, 0) >= circles;
}

function holdMore(draft: BlueLagoonPosition, seat: Seat, piece: string, by: number): BlueLagoonPosition {
  const kind = TOKENS.findIndex(({ letter }) => letter === piece);
  if (kind < 0) return draft;
  const parts = partsOf(draft);
  const held = parts.held.map((hand, each) =>
    each === seat ? hand.map((count, one) => (one === kind ? Math.max(0, count + by) : count)) : hand,
  );
  return build({ ...parts, held });
}

function partsOf(draft: BlueLagoonPosition): Parts {
  const { board, short, phase, mover } = draft;
  const pieces = new Map<number, { readonly seat: Seat; readonly piece: number }>();
  for (const seat of seatsOf(draft)) {
    for (const tile of draft.settlers(seat)) pieces.set(tile, { seat, piece: SETTLER });
    for (const tile of draft.villages(seat)) pieces.set(tile, { seat, piece: VILLAGE });
  }
  const tokens = Array.from(draft.tokens, (kind, tile) => [tile, kind] as const).filter(([, kind]) => kind !== NOTHING);
  return {
    board,
    short,
    phase,
    mover,
    points: Array.from(draft.points),
    held: seatsOf(draft).map((seat) => TOKENS.map((_, kind) => draft.held(seat, kind))),
    pieces,
    // What is still being dealt lies nowhere yet.
    tokens: draft.turn === CHANCE && draft.dealt === 0 ? new Map() : new Map(tokens),
  };
}

function build({ board, short, phase, mover, points, held, pieces, tokens }: Parts): BlueLagoonPosition {
  const position = new BlueLagoonPosition(board, points.length, short);
  position.resume(phase, mover);
  position.points.set(points);
  for (const [seat, hand] of held.entries())
    for (const [kind, count] of hand.entries()) position.setHeld(seat, kind, count);
  for (const [tile, { seat, piece }] of pieces) position.add(seat, piece, tile);
  for (const [tile, kind] of tokens) position.lay(kind, tile);
  return position;
}
