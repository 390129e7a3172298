import type { LogLine } from '../session/log-in-words.ts';

/** The last line of each turn: one whose number and seat the next does not share. Draws by chance are no part of it. */
export function turnEnds<L extends Pick<LogLine, 'seat' | 'number'>>(lines: Iterable<L>): readonly L[] {
  const moves = Array.from(lines).filter(({ seat }) => seat >= 0);
  return moves.filter(({ seat, number }, at) => moves[at + 1]?.seat !== seat || moves[at + 1]?.number !== number);
}
