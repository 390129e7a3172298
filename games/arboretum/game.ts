import { makeGame } from '../make-game.ts';
import { about } from './about.ts';
import { formatMove, parseMove } from './move-notation.ts';
import { formatPosition, parsePosition } from './notation.ts';
import { ArboretumPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const arboretum = makeGame<ArboretumPosition>(about, {
  rulesVersion: 1,
  maxMoves: MAX_MOVES,
  start: (seats, settings) => new ArboretumPosition(seats, settings),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
});
