import { describe, expect, it } from 'vitest';
import { metro } from '../games/metro/game.ts';
import { MetroPosition } from '../games/metro/position.ts';
import { stratopolis } from '../games/stratopolis/game.ts';
import { defineScreen } from './define-screen.ts';
import type { EndingProps } from './table.ts';

const screen = defineScreen(MetroPosition, {
  Table: () => null,
  Still: ({ position }) => position.deck,
  Ending: ({ position, earlier }: EndingProps<MetroPosition>) => position.deck + earlier().length,
  soundOf: (before, after) => (before.placed === after.placed ? 'paper' : 'wood'),
});

describe('defineScreen', () => {
  it('hands a game its own positions and whatever else the page gives', () => {
    const position = metro.start(2, {});
    expect(call(screen.Ending, { position, names: [], earlier: () => [position] })).toBe(61);
    expect(screen.soundOf(position, position)).toBe('paper');
  });

  it('refuses the position of another game', () => {
    const position = stratopolis.start(2, {});
    expect(() => call(screen.Still, { position, names: [] })).toThrow('another game');
    expect(() => screen.soundOf(position, position)).toThrow('another game');
  });
});

/** A part is a function component; called as one it needs no page. */
function call(part: unknown, props: object): unknown {
  return typeof part === 'function' ? part(props) : part;
}
