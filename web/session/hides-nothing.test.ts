import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { type Settings, settle } from '../../core/settings.ts';
import { shelf } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { hidesNothing } from './hides-nothing.ts';

const isOpen = (room: Room, chosen: Settings) => hidesNothing(room, 2, must(settle(room.game.options, chosen, 2)));

it('says whether a watcher misses anything, by game and settings', async () => {
  const rooms = await Promise.all(shelf.map(({ load }) => load()));
  const hiding = rooms.filter((room) => !isOpen(room, {}));
  expect(hiding.map(({ about }) => about.id)).toEqual(['arboretum']);
  const metro = rooms.find(({ about }) => about.id === 'metro');
  expect(metro && isOpen(metro, { secret: 'on' })).toBe(false);
});
