import type { Position, Viewer } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';

/*
 * The one door through which lines of a match leave the server: each as its viewer saw it. Nothing is kept, because a
 * server with thousands of live tables would pay for texts that nobody asks for again.
 */

/**
 * The lines from `ply` on as each viewer saw them; `before` is the position there, and is played on. Whoever saw all of a
 * move is told its text in the log; a view, which costs a copy of the position, is made only for those who did not.
 */
export function tellFrom(match: Timeline, ply: number, before: Position, viewers: readonly Viewer[]): string[][] {
  const told: string[][] = viewers.map(() => []);
  for (let line = ply; line < match.length; line++) {
    const move = match.moveAt(line);
    for (const [at, viewer] of viewers.entries()) {
      const seen = before.viewMove(move, viewer);
      told[at].push(seen === move ? match.textAt(line) : match.game.formatMove(before.view(viewer), seen));
    }
    before.play(move);
  }
  return told;
}

/** All lines of a match as one viewer saw them. */
export function tellAll(match: Timeline, viewer: Viewer): string[] {
  return tellFrom(match, 0, match.game.start(match.seats, match.settings), [viewer])[0];
}
