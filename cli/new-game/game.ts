import { makeGame } from '../../games/make-game.ts';
import { about } from './about.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { NewGamePosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const newGame = makeGame<NewGamePosition>(about, {
  rulesVersion: 1,
  maxMoves: MAX_MOVES,
  start: () => new NewGamePosition(),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
});
