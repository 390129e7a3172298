import { texts } from '#texts/stratopolis/editor.ts';
import type { Seat } from '../../../core/game.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Editor } from '../../editor.ts';
import { COPIES, GREEN_SEAT, RED_SEAT, TILES } from '../components.ts';
import { isOnBoard, seatOfTile, squaresOf } from '../geometry.ts';
import { StratopolisPosition } from '../position.ts';
import { checkPlacement } from '../rules.ts';
import { drawTile, SQUARE } from './artwork.ts';
import { describeTile } from './draft.ts';
import { squareNamed } from './layout.ts';
import { nameSide } from './words.ts';

const BOX = { x: -2, y: -2, width: 2 * SQUARE + 4, height: 2 * SQUARE + 4 };
const SEATS = [GREEN_SEAT, RED_SEAT];
const WAYS = [0, 1, 2, 3];

interface Laid {
  readonly tile: number;
  readonly place: number;
}

/** What a table holds: tiles from the ground up, and those face up. */
interface Parts {
  readonly settings: Settings;
  readonly laid: readonly Laid[];
  readonly shown: readonly (readonly number[])[];
}

export const editor: Editor<StratopolisPosition> = {
  clear: (_seats, settings) => build({ settings, laid: [], shown: [[], []] }),
  palette: (draft) =>
    SEATS.map((seat) => ({
      title: texts.tiles(nameSide(seat)),
      pieces: [...TILES.keys()]
        .filter((tile) => seatOfTile(tile) === seat)
        .map((tile) => ({
          id: TILES[tile][0],
          name: texts.tile(TILES[tile][0], describeTile(tile, 0)),
          picture: { drawing: drawTile(tile), box: BOX },
          left: leftOf(draft, tile),
        })),
    })),
  // S16: where all tiles are open nothing lies face up.
  trays: (draft) =>
    draft.upTo === 0
      ? []
      : SEATS.map((seat) => ({
          id: String(seat),
          name: texts.faceUp(nameSide(seat)),
          holds: shownOf(draft, seat).map((tile) => TILES[tile][0]),
        })),
  // S4: whose turn it is follows from the tiles.
  fields: () => [],
  put: (draft, spot, piece) => {
    const parts = partsOf(draft);
    const tile = tileOf(piece);
    const square = squareNamed(spot);
    const top = parts.laid.at(topOn(parts.laid, square));
    const isTurned = top?.tile === tile && top.place >> 2 === square;
    const others = isTurned ? parts.laid.filter((one) => one !== top) : parts.laid;
    const ways = isTurned ? WAYS.map((way) => (top.place + 1 + way) & 3) : WAYS;
    const places = ways.map((way) => square * 4 + way).filter((place) => squaresOf(place).every(isOnBoard));
    const under = build({ ...parts, laid: others });
    const place = places.find((one) => !checkPlacement(under, tile, one)) ?? places.at(0);
    return place === undefined ? draft : build({ ...parts, laid: [...others, { tile, place }] });
  },
  lift: (draft, spot) => {
    const parts = partsOf(draft);
    const top = topOn(parts.laid, squareNamed(spot));
    return build({ ...parts, laid: parts.laid.filter((_, at) => at !== top) });
  },
  fill: (draft, tray, piece) => {
    const { shown, ...parts } = partsOf(draft);
    const tile = tileOf(piece);
    const seat = Number(tray);
    if (seatOfTile(tile) !== seat) return draft;
    return build({
      ...parts,
      shown: shown.map((row, each) => (each === seat ? [...row, tile].slice(-draft.upTo) : row)),
    });
  },
  take: (draft, tray, piece) => {
    const { shown, ...parts } = partsOf(draft);
    const gone = shown[Number(tray)].indexOf(tileOf(piece));
    return build({
      ...parts,
      shown: shown.map((row, seat) => row.filter((_, at) => seat !== Number(tray) || at !== gone)),
    });
  },
  set: (draft) => draft,
};

/** Counted on the table: what is unseen cannot be less than nothing. */
function leftOf(draft: StratopolisPosition, tile: number): number {
  const { laid, shown } = partsOf(draft);
  return COPIES - [...laid.map((one) => one.tile), ...shown.flat()].filter((one) => one === tile).length;
}

function tileOf(letter: string): number {
  return TILES.findIndex(([own]) => own === letter);
}

/** The last tile laid on a square, or one past the end where there is none. */
function topOn(laid: readonly Laid[], square: number): number {
  const top = laid.findLastIndex(({ place }) => (squaresOf(place) as readonly number[]).includes(square));
  return top < 0 ? laid.length : top;
}

function shownOf(draft: StratopolisPosition, seat: Seat): number[] {
  return Array.from({ length: draft.shown(seat) }, (_, index) => draft.faceUp(seat, index));
}

function partsOf(draft: StratopolisPosition): Parts {
  const laid = Array.from({ length: draft.placed }, (_, at) => ({ tile: draft.laidTiles[at], place: draft.laid[at] }));
  return { settings: draft.settings, laid, shown: SEATS.map((seat) => shownOf(draft, seat)) };
}

/** S4: by turns, in an order in which every tile could be laid if one is found; what was laid first comes first. */
function build({ settings, laid, shown }: Parts): StratopolisPosition {
  const position = new StratopolisPosition(settings);
  const left = [...laid];
  while (left.length > 0) {
    const isNext = ({ tile, place }: Laid) =>
      seatOfTile(tile) === position.mover && checkPlacement(position, tile, place) === undefined;
    const [{ tile, place }] = left.splice(Math.max(0, left.findIndex(isNext)), 1);
    reveal(position, tile);
    position.lay(tile, place);
  }
  for (const tile of shown.flat()) {
    reveal(position, tile);
    position.show(tile);
  }
  position.goOn();
  return position;
}

/** One copy more than there are is for the game's own reading to refuse. */
function reveal(position: StratopolisPosition, tile: number): void {
  if (position.unseen[tile] > 0) position.reveal(tile);
}
