import { expect, it } from 'vitest';
import { about as metro } from '../../games/metro/about.ts';
import { about as stratopolis } from '../../games/stratopolis/about.ts';
import { levelMenu } from './level-menu.ts';

it('a list of levels that ends early at this table says why', () => {
  const last = (turning: string) => levelMenu(metro, 2, { turning, centre: 'on' }).at(-1);
  expect(last('off')).toEqual({ level: 9, isOffered: true, words: 'Computer, level 9' });
  expect(last('on')).toEqual({ level: 9, isOffered: false, words: 'Computer, level 9 (not with these options)' });
  expect(levelMenu(stratopolis, 2, {}).map(({ isOffered }) => isOffered)).toEqual(Array(8).fill(true));
});
