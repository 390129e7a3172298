import type { Game } from '../../core/game.ts';
import { about } from './about.ts';
import { boardOfMap } from './maps.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { BlueLagoonPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const blueLagoon: Game<BlueLagoonPosition> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options: about.options,
  maxMoves: MAX_MOVES,
  start: (seats, settings) => new BlueLagoonPosition(boardOfMap(settings.map), seats, settings.short === 'on').start(),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
};
