import { texts } from '#texts/arboretum/words.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { recolour } from '../../../kit/draw/illustration.ts';
import { around, type Crop, type Place, type Spot } from '../../../kit/draw/place.ts';
import { nameSquare } from '../geometry.ts';
import type { Grove } from '../grove.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, PLACE, placedCard, ROLL, squareOf, TAKE } from '../rules.ts';
import { at, CARD_HEIGHT, CARD_WIDTH, drawBack, drawCard, drawPlace } from './artwork.ts';
import { cardDrawn } from './drawn.ts';
import { drawGround } from './garden-drawing.ts';
import { cornerOf, frameOf, squareIn, squaresOf } from './layout.ts';
import { PAPER, VARIABLES } from './palette.ts';
import { sayCard, saySquare } from './words.ts';

const CARD = { x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT };
/** Shown on pages, which may be dark. */
const ON_PAGES = Object.fromEntries(
  [...VARIABLES, [PAPER.earth, '--garden-earth'], [PAPER.tuft, '--garden-tuft']].map(([colour, name]) => [
    colour,
    `var(${name}, ${colour})`,
  ]),
);
/** The draw pile: what is no seat's. */
export const DECK_BOARD = 'deck';

export function groveBoard(seat: Seat): string {
  return `grove ${seat}`;
}
export function pileBoard(seat: Seat): string {
  return `pile ${seat}`;
}

/** What the boards of all cards in hand begin with. */
export const HAND_BOARDS = 'hand ';
/** A card in the hand of the mover. */
export function handBoard(card: number): string {
  return `${HAND_BOARDS}${card}`;
}

const TAKEN_BOARDS = 'taken ';
/** A card on its way to a hand: its pile shows it no longer. */
function takenPlace(card: number): Place {
  return { board: `${TAKEN_BOARDS}${card}`, box: CARD };
}

/** The square in the mover's garden, or the pile that a card comes from or goes to; and the card in hand that goes there. */
export function placesOf(position: ArboretumPosition, move: Move): readonly Place[] {
  const { mover } = position;
  if (move >= PLACE) {
    const [x, y] = cornerOf(position.groves[mover], squareOf(move));
    return [
      { board: groveBoard(mover), box: { ...CARD, x, y } },
      { board: handBoard(placedCard(move)), box: CARD },
    ];
  }
  if (move === DECK) return [{ board: DECK_BOARD, box: CARD }];
  if (move < DISCARD) {
    const pile = move - TAKE;
    return [takenPlace(position.topOf(pile)), { board: pileBoard(pile), box: CARD, isTaken: true }];
  }
  if (move >= ROLL) {
    const card = cardDrawn(position, move);
    return card === undefined ? [] : [takenPlace(card)];
  }
  return [
    { board: pileBoard(mover), box: CARD },
    { board: handBoard(move - DISCARD), box: CARD },
  ];
}

/** A card where it is planted, if it is in this garden. */
export function treePlace(grove: Grove, seat: Seat, card: number): Place | undefined {
  const square = squaresOf(grove).find((each) => grove.cardAt(each) === card);
  if (square === undefined) return undefined;
  const [x, y] = cornerOf(grove, square);
  return { board: groveBoard(seat), box: { ...CARD, x, y } };
}

/** Every garden: its cards and the squares around them. */
export function spotsOf(position: ArboretumPosition): readonly Spot[] {
  return position.groves.flatMap((grove, seat) => {
    const frame = frameOf(grove, grove.placed === 0 ? 0 : 1);
    return Array.from({ length: frame.rows * frame.columns }, (_, cell) => {
      const square = squareIn(grove, frame, cell);
      const [x, y] = cornerOf(grove, square);
      const card = grove.cardAt(square);
      return {
        id: spotOf(grove, seat, square),
        name: texts.spot(seat + 1, saySquare(grove, square), card < 0 ? undefined : sayCard(card)),
        place: { board: groveBoard(seat), box: { ...CARD, x, y } },
      };
    });
  });
}

/** The ids of those with a tree. */
export function treesIn(position: ArboretumPosition): ReadonlySet<string> {
  return new Set(
    position.groves.flatMap((grove, seat) => squaresOf(grove).map((square) => spotOf(grove, seat, square))),
  );
}

/** "2 N01W02": seat, and the square as the game's texts write it. */
function spotOf(grove: Grove, seat: Seat, square: number): string {
  return `${seat + 1} ${nameSquare(grove, square)}`;
}

export function cropAt(position: ArboretumPosition, { board, box }: Place): Crop {
  const grove = position.groves.find((_, seat) => groveBoard(seat) === board);
  const lawn = draw('rect', { ...around(box, 10_000), fill: PAPER.lawn });
  const shown = grove ? drawTrees(grove) : [drawOnPile(position, board)];
  return {
    drawing: recolour(draw('g', {}, lawn, ...shown), ON_PAGES),
    box: around(box, grove ? CARD_WIDTH * 0.5 : 8),
  };
}

function drawTrees(grove: Grove): Drawing[] {
  const cards = squaresOf(grove).map((square) => at(...cornerOf(grove, square), 1, drawCard(grove.cardAt(square))));
  return [drawGround(grove), ...cards];
}

/** The card itself where the place is one, else what is on top of the pile. */
function drawOnPile(position: ArboretumPosition, board: string): Drawing {
  const card = [TAKEN_BOARDS, HAND_BOARDS].find((each) => board.startsWith(each));
  if (card !== undefined) return drawCard(Number(board.slice(card.length)));
  const pile = position.groves.findIndex((_, seat) => pileBoard(seat) === board);
  if (pile < 0) return drawBack();
  return position.piled(pile) > 0 ? drawCard(position.topOf(pile)) : drawPlace(false);
}
