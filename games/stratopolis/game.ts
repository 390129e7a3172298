import type { Game } from '../../core/game.ts';
import { about } from './about.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { StratopolisPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

export const stratopolis: Game<StratopolisPosition> = {
  id: about.id,
  title: about.title,
  rulesVersion: 1,
  seats: about.seats,
  options: about.options,
  maxMoves: MAX_MOVES,
  start: (_seats, settings) => new StratopolisPosition(settings),
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
};
