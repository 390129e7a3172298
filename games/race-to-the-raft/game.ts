import { makeGame } from '../make-game.ts';
import { about } from './about.ts';
import { findChallenge, LAYOUTS } from './challenges.ts';
import { formatMove, parseMove } from './move-notation.ts';
import { MAX_MOVES } from './moves.ts';
import { formatPosition, parsePosition } from './notation.ts';
import { RaftPosition } from './position.ts';

export const raceToTheRaft = makeGame<RaftPosition>(about, {
  rulesVersion: 2,
  // Version 1 let a cat that was cut off by the raft itself play on (R14): logs in which none did are the same.
  triedVersions: [1],
  maxMoves: MAX_MOVES,
  start(seats, settings) {
    const challenge = findChallenge(settings.challenge);
    const layout = LAYOUTS[challenge];
    return new RaftPosition(seats, layout.rows, layout.columns, layout, challenge);
  },
  format: formatPosition,
  parse: parsePosition,
  formatMove,
  parseMove,
});
