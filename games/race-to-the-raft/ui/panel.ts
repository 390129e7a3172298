import { texts } from '#texts/race-to-the-raft/picture.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import { OVER } from '../../../core/game.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { COLOUR_LETTERS, TILE_LETTERS } from '../components.ts';
import { deckOdds, handOf, tilesLeft } from '../facts.ts';
import { nameCard, TILE_COUNT, TILE_PICTURES } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { tallyOf } from '../scoring.ts';
import { NONE, PHASES } from '../state.ts';
import { drawCard, drawDeckMark } from './artwork.ts';
import { drawTile, drawTileShape } from './fire.ts';
import { CELL } from './land.ts';
import { PAINT } from './palette.ts';
import { describeChallenge, describePhase } from './words.ts';

/* What lies beside the island, in the order a player asks: what now, what do I hold, what is left. */
export const PANEL = 336;

/** The panel and how high it is. */
export function drawPanel(position: RaftPosition): Part {
  let height = 0;
  const placed = [drawHeading(position), drawHand(position), drawDecks(position), drawBag(position)].map((part) => {
    const drawing = draw('g', { transform: `translate(0 ${height})` }, part.drawing);
    height += part.height;
    return drawing;
  });
  return { drawing: draw('g', {}, placed), height };
}

export interface Part {
  readonly drawing: Drawing;
  readonly height: number;
}

function write(
  x: number,
  y: number,
  text: string,
  size = 15,
  more: Readonly<Record<string, string | number>> = {},
): Drawing {
  return draw('text', { x, y, 'font-family': 'Inter, sans-serif', 'font-size': size, fill: PAINT.ink, ...more }, text);
}

function drawHeading(position: RaftPosition): Part {
  const known = describeChallenge(position);
  const { cats, aboard } = tallyOf(position);
  const seat = SEAT_MARKS[position.mover];
  const named = position.seats > 1 && position.turn !== OVER && position.phase !== PHASES.islands;
  const phase = describePhase(position);
  const lines = wrap(named ? texts.seat(seat.glyph, position.mover + 1, phase) : phase, 40);
  const tone = position.phase === PHASES.lost ? PAINT.ember : position.phase === PHASES.won ? '#1c7a53' : PAINT.ink;
  return {
    height: 128,
    drawing: draw(
      'g',
      {},
      write(0, 24, known?.name ?? texts.title, 26, {
        'font-family': 'Fraunces, Georgia, serif',
        'font-weight': 600,
      }),
      write(0, 46, known ? texts.difficulty(known.difficulty) : texts.noChallenge, 14, {
        fill: PAINT.second,
      }),
      lines.slice(0, 3).map((line, index) => write(0, 72 + index * 19, line, 15, { 'font-weight': 600, fill: tone })),
      cats > 0 && write(PANEL, 46, texts.aboard(aboard, cats), 15, { 'text-anchor': 'end', 'font-weight': 600 }),
    ),
  };
}

const HAND_SCALE = 0.62;

function drawHand(position: RaftPosition): Part {
  const hand = handOf(position);
  const cards = hand.map((card, index) => {
    const [x, y] = [4 + (index % 3) * 114, 8 + Math.floor(index / 3) * 126];
    return draw('g', { transform: `translate(${x} ${y}) scale(${HAND_SCALE})` }, drawCard(card, 0, nameCard(card)));
  });
  const empty = hand.length === 0 && position.tile === NONE;
  return {
    height: hand.length + (position.tile === NONE ? 0 : 1) > 3 ? 284 : empty ? 62 : 158,
    drawing: draw(
      'g',
      {},
      write(0, 0, texts.inHand, 17, HEADING),
      draw('g', { transform: 'translate(0 8)' }, cards),
      empty && write(0, 26, texts.noCards, 15, { fill: PAINT.second }),
      position.tile !== NONE && drawDrawnTile(position.tile, hand.length),
    ),
  };
}

const HEADING = { 'font-family': 'Fraunces, Georgia, serif', 'font-weight': 600 };

/** The fire tile that must be laid now, in the place that the laid card left free. */
function drawDrawnTile(tile: number, cards: number): Drawing {
  const picture = TILE_PICTURES[tile][0];
  const scale = Math.min(0.5, 1.9 / picture[0].length);
  const [x, y] = [4 + (cards % 3) * 114, 16 + Math.floor(cards / 3) * 126];
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    draw('rect', {
      x: -3,
      y: -3,
      width: 96,
      height: 118,
      rx: 8,
      fill: '#fbe9dc',
      stroke: PAINT.ember,
      'stroke-width': 2,
      'stroke-dasharray': '5 4',
    }),
    draw(
      'g',
      {
        transform: `translate(${(90 - picture[0].length * CELL * scale) / 2} ${(84 - picture.length * CELL * scale) / 2}) scale(${scale})`,
      },
      drawTile(tile, 0),
    ),
    write(45, 108, texts.drawnTile(TILE_LETTERS[tile]), 15, {
      'text-anchor': 'middle',
      'font-weight': 600,
      fill: '#8c2414',
    }),
  );
}

/** Cards left in each deck, and how many squares of each colour its next card may be expected to show. */
function drawDecks(position: RaftPosition): Part {
  const width = 196;
  const rows = deckOdds(position).map(({ cards, expected }, deck) => {
    let x = 0;
    const bars = expected.map((squares, colour) => {
      const bar = drawShare(colour, x, (squares / 9) * width);
      x += (squares / 9) * width;
      return bar;
    });
    return draw(
      'g',
      { transform: `translate(0 ${18 + deck * 32})` },
      draw('g', { transform: 'translate(11 13) scale(0.8)' }, drawDeckMark(deck)),
      write(28, 18, words.decks[deck], 15),
      write(122, 18, `${cards.length}`, 15, { 'text-anchor': 'end', 'font-weight': 600 }),
      draw('g', { transform: `translate(${PANEL - width} 0)` }, bars),
    );
  });
  return {
    height: 172,
    drawing: draw(
      'g',
      {},
      write(0, 0, texts.decks, 17, HEADING),
      write(PANEL, 0, texts.decksSay, 13, { 'text-anchor': 'end', fill: PAINT.second }),
      rows,
    ),
  };
}

function drawShare(colour: number, x: number, width: number): Drawing {
  const { base, deep } = PAINT.terrain[colour];
  return draw(
    'g',
    { transform: `translate(${x} 0)` },
    draw('rect', { width, height: 25, fill: base }),
    width >= 22 &&
      write(width / 2, 17.5, COLOUR_LETTERS[colour], 14, { 'text-anchor': 'middle', 'font-weight': 700, fill: deep }),
  );
}

/** All fire tiles; those that have been drawn are faint. */
function drawBag(position: RaftPosition): Part {
  const left = new Set(tilesLeft(position));
  const tiles = Array.from({ length: TILE_COUNT }, (_, tile) => {
    const [x, y] = [(tile % 11) * 31, Math.floor(tile / 11) * 34];
    const fill = left.has(tile) ? PAINT.ember : PAINT.line;
    return draw('g', { transform: `translate(${x} ${y})` }, drawTileShape(tile, 5.4, fill));
  });
  return {
    height: 130,
    drawing: draw(
      'g',
      {},
      write(0, 0, texts.tiles, 17, HEADING),
      write(PANEL, 0, texts.tilesSay(left.size, TILE_COUNT), 13, { 'text-anchor': 'end', fill: PAINT.second }),
      draw('g', { transform: 'translate(0 18)' }, tiles),
    ),
  };
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last.length + word.length < width) lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
