import { makeGame } from '../make-game.ts';
import { about } from './about.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { StratopolisPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const stratopolis = makeGame<StratopolisPosition>(about, {
  rulesVersion: 1,
  maxMoves: MAX_MOVES,
  start: (_seats, settings) => new StratopolisPosition(settings),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
});
