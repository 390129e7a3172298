import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openMatch } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { about } from '../games/blue-lagoon/about.ts';
import { room } from '../games/blue-lagoon/index.ts';
import { about as aboutMetro } from '../games/metro/about.ts';
import { room as metro } from '../games/metro/index.ts';
import { room as stratopolis } from '../games/stratopolis/index.ts';
import { Nets } from './nets.ts';

const folderOf = (game: string) => new URL(`../games/${game}/bot/nets/`, import.meta.url);
const FOLDER = folderOf('blue-lagoon');
const readFile = async (game: string, table: string) => readFileSync(new URL(`${table}.net`, folderOf(game)));

function positionAt(map: string, seats: number) {
  return must(openMatch(room.game, seats, { map }, plainDice(new SeededRandom(map)))).position;
}

describe('players of level 9', () => {
  it('sit down wherever level 9 is offered, and only there is a file', async () => {
    const maps = about.options[0].values.map(({ id }) => id);
    const tables = maps.flatMap((map) => [2, 3, 4].map((seats) => ({ map, seats })));
    const offered = tables.filter(({ map, seats }) => about.hasGrandmaster(seats, { map, short: 'off' }));
    // Set-up has chosen nothing at first.
    expect(about.hasGrandmaster(2, {})).toBe(true);
    const files = offered.map(({ map, seats }) => `${map}-${seats === 2 ? 2 : 'more'}.net`);
    expect([...new Set(files)].sort()).toEqual(readdirSync(FOLDER).sort());
    const nets = new Nets(readFile);
    for (const { map, seats } of offered) {
      const position = positionAt(map, seats);
      const player = await nets.seat(room, position);
      const { moves, iterations } = player?.think(position, 1, { spent: (done) => done / 200 }) ?? { moves: [] };
      expect(iterations).toBe(200);
      expect(position.check(moves[0].move)).toBeUndefined();
      expect(await nets.seat(room, position)).toBe(player);
    }
  });

  it('sit down in Metro without any file, wherever level 9 is offered', async () => {
    const neverRead = () => Promise.reject(new Error('Nothing need be fetched.'));
    const nets = new Nets(neverRead);
    const unusual = [[2, { refill: 'on' }] as const, [3, { secret: 'on' }] as const];
    const offered = [2, 3, 4, 5, 6].filter((seats) => aboutMetro.hasGrandmaster(seats, {}));
    expect(offered).toEqual([2, 3, 4, 5, 6]);
    for (const [seats, settings] of [...offered.map((seats) => [seats, {}] as const), ...unusual]) {
      const { position } = must(openMatch(metro.game, seats, settings, plainDice(new SeededRandom('metro'))));
      const player = await nets.seat(metro, position);
      const limit = { spent: (done: number) => done / 100 };
      const view = position.view(position.turn);
      const thought = player?.think(view, 1, limit);
      expect(position.check(thought?.moves[0].move ?? -1)).toBeUndefined();
      // Its luck comes from the seed, whatever was asked before.
      player?.think(view, 2, limit);
      expect(player?.thinkOn(view, 1, limit)).toEqual(thought);
    }
    for (const [seats, settings] of unusual) expect(aboutMetro.hasGrandmaster(seats, settings)).toBe(true);
    expect(aboutMetro.hasGrandmaster(2, { turning: 'on' })).toBe(false);
    const turning = must(openMatch(metro.game, 2, { turning: 'on' }, plainDice(new SeededRandom('metro')))).position;
    expect(await nets.seat(metro, turning)).toBeUndefined();
  });

  it('stay away where there is no file, a spoiled one, one for another table, or a game without nets', async () => {
    const position = positionAt('default', 2);
    const seatWith = (read: ConstructorParameters<typeof Nets>[0]) => new Nets(read).seat(room, position);
    expect(await seatWith(async () => undefined)).toBeUndefined();
    expect(await seatWith(async () => readFileSync(new URL('default-2.net', FOLDER)).subarray(9))).toBeUndefined();
    expect(await seatWith(() => readFile('blue-lagoon', 'face-2'))).toBeUndefined();
    const other = must(openMatch(stratopolis.game, 2, {}, plainDice(new SeededRandom('stratopolis')))).position;
    expect(await new Nets(readFile).seat(stratopolis, other)).toBeUndefined();
  });

  it('are asked for again after a failure', async () => {
    let calls = 0;
    const nets = new Nets((game, table) =>
      calls++ === 0 ? Promise.reject(new Error('offline')) : readFile(game, table),
    );
    expect(await nets.seat(room, positionAt('default', 2))).toBeUndefined();
    expect(await nets.seat(room, positionAt('default', 2))).toBeDefined();
  });
});
