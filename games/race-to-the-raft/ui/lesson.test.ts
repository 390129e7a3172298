import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { replay } from '../../../core/timeline.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { raceToTheRaft as game } from '../game.ts';
import { CARD_PICTURES } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { watchCats } from './cat-watch.ts';
import { lesson } from './lesson.ts';
import { previewMove } from './preview.ts';

/** The position before each step that asks for a move, and what the lesson asks for. */
const asked = lesson.steps.flatMap(({ play }, at) => {
  if (play === undefined) return [];
  const before = lesson.steps
    .slice(0, at)
    .flatMap((step) => [...(step.play ? [step.play] : []), ...(step.after ?? [])]);
  const record = { game: game.id, rulesVersion: game.rulesVersion, seats: 1, settings: {} };
  const position = must(replay(game, { ...record, log: [...lesson.opening, ...before] })).position as RaftPosition;
  return [{ position, text: play, move: must(game.parseMove(position, play)) }];
});

describe('the first lesson', () => {
  it('F12: no fire that it asks for comes near a cat', () => {
    const fires = asked.filter(({ move }) => takeApart(move).kind === 'fire');
    expect(fires).toHaveLength(2);
    for (const { position, move } of fires) expect(previewMove(position, move).changes).toEqual([]);
  });

  it('F12: the card that it asks to discard has no colour that a cat still needs afterwards', () => {
    const { position, move } = asked.at(-1) ?? expect.fail();
    const parts = takeApart(move);
    if (parts.kind !== 'walk') return expect.fail();
    const after = position.copy();
    after.play(move);
    const waiting = watchCats(after).filter(({ aboard }) => !aboard);
    expect(waiting).toHaveLength(2);
    const face = CARD_PICTURES[parts.cards[0]][0].join('');
    for (const { colour } of waiting) expect(face).not.toContain(COLOUR_LETTERS[colour]);
  });

  it('F12: after a wrong move it says what to do instead', () => {
    const nudge = (text: string, at: number) => {
      const { position, move } = asked[at];
      return lesson.nudge?.(must(game.parseMove(position, text)), move);
    };
    expect(asked.map(({ text }) => text).slice(0, 2)).toEqual(['A3B3', 'Bh1207N']);
    expect(nudge('A6', 0)).toBe('Draw 3 circle and 3 cross cards.');
    expect(nudge('Bp1207N', 1)).toBe('Use card Bh for this.');
    expect(nudge('Bh1207E', 1)).toBe('Turn card Bh back to how it was.');
    expect(nudge('Bh1107N', 1)).toBeUndefined();
    expect(nudge('m0316FE', 2)).toBe('Turn the tile back to how it was.');
    expect(nudge('Bp1212N', 3)).toBe('First turn card Bp twice with the Turn button.');
    expect(nudge('B13041415Ab', 5)).toBe('Discard card Ag for this.');
    expect(nudge('B13041305Ab', 5)).toBeUndefined();
  });
});
