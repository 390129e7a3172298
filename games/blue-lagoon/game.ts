import { makeGame } from '../make-game.ts';
import { about } from './about.ts';
import { boardOfMap } from './maps.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { BlueLagoonPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const blueLagoon = makeGame<BlueLagoonPosition>(about, {
  rulesVersion: 1,
  maxMoves: MAX_MOVES,
  start: (seats, settings) => new BlueLagoonPosition(boardOfMap(settings.map), seats, settings.short === 'on').start(),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
});
