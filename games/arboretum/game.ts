import type { Game } from '../../core/game.ts';
import { about } from './about.ts';
import { formatMove, parseMove } from './move-notation.ts';
import { formatPosition, parsePosition } from './notation.ts';
import { ArboretumPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const arboretum: Game<ArboretumPosition> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options: about.options,
  maxMoves: MAX_MOVES,
  start: (seats, settings) => new ArboretumPosition(seats, settings),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
};
