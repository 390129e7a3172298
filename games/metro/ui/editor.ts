import { texts } from '#texts/metro/editor.ts';
import { CHANCE, OVER, type Seat } from '../../../core/game.ts';
import type { Settings } from '../../../core/settings.ts';
import { type Editor, type Piece, turnField } from '../../editor.ts';
import { TILE_TOTAL, TILES } from '../components.ts';
import { squareAt, TILE_BY_CODE } from '../geometry.ts';
import { MetroPosition } from '../position.ts';
import { checkPlacement } from '../rules.ts';
import { NONE, UNSEEN } from '../state.ts';
import { drawLooseTile, SQUARE } from './artwork.ts';
import { CENTRE_SPOT } from './places.ts';
import { nameTile } from './words.ts';

const HIDDEN = '?';
const DRAWN = 'drawn';
const BOX = { x: -2, y: -2, width: SQUARE + 4, height: SQUARE + 4 };

/** What a table holds, in no order. */
interface Parts {
  readonly seats: number;
  readonly settings: Settings;
  readonly tiles: ReadonlyMap<number, number>;
  readonly hands: readonly number[];
  readonly drawn: number;
  readonly mover: Seat;
}

export const editor: Editor<MetroPosition> = {
  clear: (seats, settings) => build({ seats, settings, tiles: new Map(), hands: [], drawn: NONE, mover: 0 }),
  palette: (draft) => [
    { title: texts.tiles, pieces: [...TILES.keys()].map(pieceOf(draft)).concat(hiddenPiece(draft)) },
  ],
  trays: ({ hands, drawn, seats }) => [
    ...Array.from({ length: seats }, (_, seat) => ({
      id: String(seat),
      name: texts.hand(texts.seat(seat + 1)),
      holds: idsOf(hands[seat]),
    })),
    { id: DRAWN, name: texts.drawn, holds: idsOf(drawn) },
  ],
  fields: ({ mover, seats }) => [
    turnField(
      texts.turn,
      mover,
      Array.from({ length: seats }, (_, seat) => texts.seat(seat + 1)),
    ),
  ],
  put: (draft, spot, piece) => {
    if (spot === CENTRE_SPOT) return draft;
    const parts = partsOf(draft);
    const tile = TILE_BY_CODE.get(piece);
    return tile === undefined ? draft : build({ ...parts, tiles: new Map(parts.tiles).set(squareOf(spot), tile) });
  },
  lift: (draft, spot) => {
    const parts = partsOf(draft);
    return build({ ...parts, tiles: new Map([...parts.tiles].filter(([square]) => square !== squareOf(spot))) });
  },
  fill: (draft, tray, piece) => hold(draft, tray, piece === HIDDEN ? UNSEEN : (TILE_BY_CODE.get(piece) ?? NONE)),
  take: (draft, tray) => hold(draft, tray, NONE),
  set: (draft, _field, value) => build({ ...partsOf(draft), mover: Number(value) }),
};

function hold(draft: MetroPosition, tray: string, tile: number): MetroPosition {
  const parts = partsOf(draft);
  if (tray === DRAWN) return build({ ...parts, drawn: tile });
  return build({ ...parts, hands: parts.hands.map((held, seat) => (String(seat) === tray ? tile : held)) });
}

function squareOf(spot: string): number {
  return squareAt(Number(spot[0]), Number(spot[1]));
}

function idsOf(tile: number): string[] {
  if (tile === NONE) return [];
  return [tile === UNSEEN ? HIDDEN : TILES[tile][0]];
}

function pieceOf(draft: MetroPosition) {
  return (tile: number): Piece => ({
    id: TILES[tile][0],
    name: nameTile(tile),
    picture: { drawing: drawLooseTile(tile), box: BOX },
    left: leftOf(draft, draft.typeOf(tile)),
  });
}

/** Counted on the table: what is unseen cannot be less than nothing. */
function leftOf(draft: MetroPosition, type: number): number {
  const { seats, settings, tiles, hands, drawn } = partsOf(draft);
  const used = [...tiles.values(), ...hands, drawn].filter((tile) => tile < TILES.length);
  const { unseen } = new MetroPosition(seats, settings);
  return unseen[type] - used.filter((tile) => draft.typeOf(tile) === type).length;
}

/** M12: only where hands are secret can a tile be one that nobody has seen. */
function hiddenPiece({ secret }: MetroPosition): Piece[] {
  if (!secret) return [];
  const drawing = { tag: 'rect', props: { ...BOX, rx: 12, fill: '#8d7f63' }, children: [] };
  return [{ id: HIDDEN, name: texts.hidden, picture: { drawing, box: BOX } }];
}

function partsOf({ seats, settings, placed, order, tiles, hands, drawn, mover }: MetroPosition): Parts {
  const laid = Array.from(order.subarray(0, placed), (square): [number, number] => [square, tiles[square]]);
  return { seats, settings, tiles: new Map(laid), hands: Array.from(hands.subarray(0, seats)), drawn, mover };
}

/** In an order in which every tile could be laid, if there is one: what may lie there stays allowed when others join it. */
function build({ seats, settings, tiles, hands, drawn, mover }: Parts): MetroPosition {
  const position = new MetroPosition(seats, settings);
  const left = new Map(tiles);
  while (left.size > 0) {
    const all = [...left];
    const [square, tile] = all.find(([at, one]) => !checkPlacement(position, one, at)) ?? all[0];
    position.lay(tile, square);
    reveal(position, tile);
    left.delete(square);
  }
  for (const [seat, tile] of hands.entries()) {
    position.hands[seat] = tile;
    reveal(position, tile);
  }
  reveal(position, drawn);
  const hidden = [...hands, drawn].filter((tile) => tile === UNSEEN).length;
  return Object.assign(position, { drawn, mover, deck: position.pool - hidden, turn: turnOf(position, mover) });
}

/** One copy more than there are is for the game's own reading to refuse. */
function reveal(position: MetroPosition, tile: number): void {
  const type = tile < TILES.length ? position.typeOf(tile) : tile;
  if (type < TILES.length && position.unseen[type] > 0) position.reveal(type);
}

/** Whoever holds no tile draws one. */
function turnOf({ placed, hands }: MetroPosition, mover: Seat): number {
  if (placed === TILE_TOTAL) return OVER;
  return hands[mover] === NONE ? CHANCE : mover;
}
