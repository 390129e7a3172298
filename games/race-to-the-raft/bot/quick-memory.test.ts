import { expect, it } from 'vitest';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import type { RaftPosition } from '../position.ts';
import { rememberedMove } from './quick-memory.ts';
import { quickMove } from './quick-player.ts';

it('says what the quick player does, the first time and again, whatever it was asked in between', () => {
  const positions = [5, 18].flatMap(
    (challenge) => longWalk(1, CHALLENGES[challenge].id, `memory ${challenge}`).positions as RaftPosition[],
  );
  const asked = positions.filter(({ turn }, index) => turn >= 0 && index % 3 === 0);
  const moves = asked.map(quickMove);
  expect(asked.map(rememberedMove)).toEqual(moves);
  expect(asked.map(rememberedMove)).toEqual(moves);
});
