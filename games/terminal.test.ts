import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Position } from '../core/game.ts';
import { walk } from '../core/laws.ts';
import { widthOf } from '../kit/draw/terminal.ts';
import { setUpsToTry } from '../tests/support/set-ups.ts';
import { shelf } from './index.ts';
import type { Room } from './room.ts';

const WIDTHS = [60, 80, 100, 120];
/** Positions of each match, evenly from its start to its end. */
const LOOKS = 5;
/** Tables of each game at most. */
const TABLES = 25;

describe.each(shelf)('$about.title in a terminal', async ({ load }) => {
  const room = await load();
  let found: readonly Position[] | undefined;
  // Not before a test asks: other runs choose tests by name.
  const positions = () => {
    found ??= [...positionsOf(room)];
    return found;
  };

  it.each(WIDTHS)('F25: no line is longer than %d columns', (width) => {
    const tooLong: string[] = [];
    for (const position of positions()) {
      const lines = room.terminal(position, { colour: false, width }).split('\n');
      tooLong.push(...lines.filter((line) => widthOf(line) > width));
    }
    expect(tooLong).toEqual([]);
  });

  it.each(WIDTHS)('says the same with and without colours in %d columns', (width) => {
    for (const position of positions()) {
      const plain = room.terminal(position, { colour: false, width });
      expect(plain).not.toMatch(/undefined|NaN|\[object/);
      expect(trimLines(stripVTControlCharacters(room.terminal(position, { colour: true, width })))).toBe(
        trimLines(plain),
      );
    }
  });
});

/** Positions of whole matches, as they are and as seats and spectators see them, at every kind of table. */
function* positionsOf({ game }: Room): Generator<Position> {
  const tables = setUpsToTry(game);
  const stride = Math.ceil(tables.length / TABLES);
  for (const { seats, settings } of tables.filter((_, index) => index % stride === 0)) {
    const { positions } = walk(game, seats, settings, `terminal ${game.id}`);
    for (let look = 0; look < LOOKS; look++) {
      const position = positions[Math.round(((positions.length - 1) * look) / (LOOKS - 1))];
      const views = [
        position,
        position.view('spectator'),
        ...(position.turn >= 0 ? [position.view(position.turn)] : []),
      ];
      // Where nothing is hidden, all of them see the same.
      yield* new Map(views.map((view) => [game.format(view), view])).values();
    }
  }
}

function trimLines(text: string): string {
  return text.replace(/ +$/gm, '');
}
