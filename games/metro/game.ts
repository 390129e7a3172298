import { makeGame } from '../make-game.ts';
import { about } from './about.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { MetroPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const metro = makeGame<MetroPosition>(about, {
  rulesVersion: 1,
  maxMoves: MAX_MOVES,
  start: (seats, settings) => new MetroPosition(seats, settings),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
});
