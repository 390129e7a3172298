import { texts } from '#texts/cli/play.ts';
import { CHANCE, type Position, type Turn, type Viewer } from '../core/game.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Room } from '../games/room.ts';
import { SEAT_MARKS } from '../kit/draw/seats.ts';
import { paint } from '../kit/draw/terminal.ts';

/** One line of a log, told. */
export interface Step {
  readonly turn: Turn;
  readonly move: string;
  readonly words: string;
}

/** A match told as one viewer saw it; without a viewer, with nothing hidden. `from` leaves out the lines before it. */
export function tell(room: Room, match: Timeline, viewer?: Viewer, from = 0): Step[] {
  const account = viewer === undefined ? match : match.view(viewer);
  return Array.from({ length: match.length - from }, (_, index) => {
    const line = from + index;
    return {
      turn: account.turnAt(line),
      move: account.textAt(line),
      words: (room.typed ?? room).describeMove(account.at(line), account.moveAt(line)),
    };
  });
}

/** Rolls in a row that are shown one by one; a deal of more is one line. */
const MANY_ROLLS = 6;

/** Steps for reading along: who, and what they did. */
export function formatNews(steps: readonly Step[], colour: boolean): string[] {
  const lines: string[] = [];
  for (let i = 0; i < steps.length; ) {
    const rolls = countRolls(steps, i);
    if (rolls > MANY_ROLLS) lines.push(texts.manyDraws(nameTurn(CHANCE, colour), rolls));
    else lines.push(...steps.slice(i, i + Math.max(1, rolls)).map((step) => formatStep(step, colour)));
    i += Math.max(1, rolls);
  }
  return lines;
}

export function formatStep({ turn, words }: Step, colour: boolean): string {
  return texts.step(nameTurn(turn, colour), words);
}

export function nameTurn(turn: Turn, colour: boolean): string {
  if (turn < 0) return `⚄ ${texts.chance}`;
  const mark = SEAT_MARKS[turn];
  return paint(`${mark.glyph} ${texts.seat(turn + 1)}`, colour, mark.colour);
}

/** How it ended, or `undefined` while it has not. */
export function formatResult({ about }: Room, position: Position, colour: boolean): string | undefined {
  const winners = position.winners();
  if (winners === undefined) return undefined;
  if (about.together || winners.length === 0) {
    const alone = position.seats === 1;
    if (winners.length > 0) return alone ? texts.won : texts.wonTogether;
    return alone ? texts.lost : texts.lostTogether;
  }
  const names = winners.map((seat) => nameTurn(seat, colour));
  return texts.wins(names, position.scores()[winners[0]]);
}

function countRolls(steps: readonly Step[], from: number): number {
  let to = from;
  while (to < steps.length && steps[to].turn === CHANCE) to++;
  return to - from;
}
