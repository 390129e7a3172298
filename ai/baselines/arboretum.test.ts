import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { arboretum } from '../../games/arboretum/game.ts';
import type { ArboretumPosition } from '../../games/arboretum/position.ts';
import { handDenial, pathBuilder } from './arboretum.ts';
import type { Baseline } from './baseline.ts';

/** A has a path a1 a3 and the b2 beside it; B has d2 d4, and has thrown away a4. */
const line =
  'arboretum A,Aa1C00C00a3N01C00b2C00E01,Aj2,Bd2C00C00d4N01C00j1C00W01,Bj3a4 ' +
  'b1b3b4b5b6b7c3c4c5c6c7c8d5d6j4j5j6j7j8m1m2m3m4m5m6,Aa2a5c1d1d7m7m8,Ba6a7a8b8c2d3d8 d8 draw';

function play(...texts: string[]): ArboretumPosition {
  const position = must(arboretum.parse(line));
  for (const text of texts) position.play(must(arboretum.parseMove(position, text)));
  return position;
}

function choices(baseline: Baseline<ArboretumPosition>, position: ArboretumPosition): string[] {
  const chosen = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    const view = position.view(position.mover);
    chosen.add(arboretum.formatMove(view, baseline(view, new SeededRandom(seed))));
  }
  return [...chosen].sort();
}

const DRAWN = ['D', '+m6', 'D', '+b7'];

describe('the path builder', () => {
  it('takes a discard that lengthens a path', () => {
    expect(choices(pathBuilder, play())).toEqual(['a4']);
    expect(choices(pathBuilder, play('a4'))).toEqual(['D']);
  });

  it('plants what adds most to its paths', () => {
    expect(choices(pathBuilder, play(...DRAWN))).toEqual(['b7N01E01']);
  });

  it('throws away what serves no path', () => {
    expect(choices(pathBuilder, play(...DRAWN, 'b7N01E01'))).toEqual(['-d7', '-m7']);
  });
});

describe('hand denial', () => {
  it('draws from the deck, whatever lies open', () => {
    expect(choices(handDenial, play())).toEqual(['D']);
    expect(choices(handDenial, play('D', '+b7'))).toEqual(['D']);
  });

  it('plants a low card, beside one that it may be on a path with', () => {
    expect(choices(handDenial, play(...DRAWN))).toEqual(['a2C00W01', 'a2N01W01', 'a2N02C00', 'a2S01C00']);
  });

  it('keeps high cards, 8s, useful 1s and what a rival scores in', () => {
    const position = play(...DRAWN, 'a5N02C00');
    // The 1s may cancel an 8 that is about; a2 is the lowest of the rest.
    expect(choices(handDenial, position)).toEqual(['-a2']);
  });
});
