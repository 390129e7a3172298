import { expect, it } from 'vitest';
import { room } from '../../games/arboretum/index.ts';
import { readGolden } from '../../tests/support/golden.ts';
import { ada, you } from '../../tests/support/players.ts';
import { Onlooker } from './onlooker.ts';
import { NOTHING_UNDONE } from './undone.ts';

it('A13 the log tells what a rival drew from the deck only once the match is over', () => {
  const [match] = readGolden(room.game);
  const onlooker = new Onlooker(room, match, [you, ada]);
  const drawnByAda = () => {
    const lines = Array.from(onlooker.look(NOTHING_UNDONE, true).log);
    return lines.filter(({ mover, text }, at) => mover === 1 && lines[at - 1]?.text === 'D' && text.startsWith('+'));
  };
  const after = drawnByAda();
  expect(after.length).toBeGreaterThan(0);
  for (const { instead } of after) expect(instead).toMatch(/^drew .+\s\d from the deck$/);
  match.rewind(match.length - 25);
  const during = drawnByAda();
  expect(during.length).toBeGreaterThan(0);
  for (const { instead, text } of during) expect([text, instead]).toEqual(['+?', undefined]);
});
