import { describe, expect, it } from 'vitest';
import { openMatch } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { features } from '../games/blue-lagoon/bot/features.ts';
import { room } from '../games/blue-lagoon/index.ts';
import type { BlueLagoonPosition } from '../games/blue-lagoon/position.ts';
import type { Level } from '../games/bot.ts';
import { ToyPosition, toy, toyBot } from '../tests/support/toy-game.ts';
import { iterationBudget } from './budget.ts';
import { Judge } from './net/judge.ts';
import { makeUntrained } from './net/untrained.ts';
import type { NetFile } from './net/weights-file.ts';
import { NetPlayer } from './net-player.ts';
import { Puct } from './puct.ts';

/** A net that knows nothing: everybody is level, and every move is as good as another. */
const ignorant = {
  features: { isLeaf: () => false, tableOf: () => undefined },
  judgeFrom: (_: ToyPosition, __: number, rewards: Float64Array, wins: Float64Array) => {
    rewards.fill(0.5);
    wins.fill(0.5);
  },
  prefer: (_: ToyPosition, __: Int32Array, count: number, priors: Float64Array) => priors.fill(1 / count, 0, count),
} as unknown as Judge<ToyPosition>;

const LEVEL: Level = { way: 'net', candidates: 32, iterations: 60 };

function netsFor(position: BlueLagoonPosition): NetFile {
  const { features } = room.bot;
  const table = features?.tableOf(position);
  if (!features || !table) throw new Error('no nets for this table');
  return makeUntrained(room.game.id, features, table, 'net');
}

describe('a search with nets', () => {
  it('finds what wins although the net knows nothing', () => {
    const position = new ToyPosition(3);
    const search = new Puct(toy, toyBot, ignorant, position, 400);
    const tried = search.search(position, 1, iterationBudget(400));
    // All three stones, and three more points for the last.
    expect(tried[0].move).toBe(3);
    expect(tried[0].wins / tried[0].visits).toBeCloseTo(1, 1);
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(400);
    expect(position.stones).toBe(3);
  });

  it('is the same again with the same seed, on every map and after other matches', () => {
    const { game, bot } = room;
    for (const map of ['invaders', 'sides', 'default']) {
      const { position } = must(openMatch(game, 3, { map }, plainDice(new SeededRandom(map))));
      const nets = netsFor(position);
      const player = new NetPlayer(game, bot, nets);
      const again = new NetPlayer(game, bot, nets);
      player.think(position, 1, undefined, { ...LEVEL, iterations: 20 });
      const one = player.think(position, 5, undefined, LEVEL);
      expect(again.think(position, 5, undefined, LEVEL)).toEqual(one);
      expect(one.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
      expect(one).toMatchObject({ iterations: 60, exact: false });
    }
  });

  it('refuses nets that were trained for something else', () => {
    const { game, bot } = room;
    const { position } = must(openMatch(game, 2, {}, plainDice(new SeededRandom('any'))));
    const nets = netsFor(position);
    expect(() => new NetPlayer(game, bot, { ...nets, table: 'face-2' }).think(position, 1)).toThrow('face-2');
    expect(() => new NetPlayer(game, bot, { ...nets, features: 99 })).toThrow('version 99');
    expect(() => new NetPlayer(game, bot, { ...nets, game: 'metro' })).toThrow('metro');
  });
});

describe('a search that goes on', () => {
  const { game, bot } = room;
  const openedMatch = (seed: string) => must(openMatch(game, 2, {}, plainDice(new SeededRandom(seed))));
  const visitsOf = (moves: readonly { readonly visits: number }[]) =>
    moves.reduce((sum, { visits }) => sum + visits, 0);

  it('keeps the visits that the position had, and adds its own to them', () => {
    const { position } = openedMatch('on');
    const judge = new Judge(features, netsFor(position), game.maxMoves);
    const search = new Puct(game, bot, judge, position, 1200);
    const first = search.search(position, 1, iterationBudget(400));
    position.play(first[0].move);
    const kept = search.searchOn(position, 2, iterationBudget(0));
    // The first visit of a position judges it; only the others go on to one of its moves.
    expect(visitsOf(kept)).toBe(first[0].visits - 1);
    const more = search.searchOn(position, 3, iterationBudget(100));
    expect(visitsOf(more)).toBe(visitsOf(kept) + 100);
    for (const { wins, rewards, visits } of more) {
      expect(wins).toBeLessThanOrEqual(visits);
      expect(rewards).toBeLessThanOrEqual(visits);
    }
  });

  it('begins again where the position is none that it met', () => {
    const { position } = openedMatch('one');
    const judge = new Judge(features, netsFor(position), game.maxMoves);
    const search = new Puct(game, bot, judge, position, 400);
    search.search(position, 1, iterationBudget(100));
    const other = openedMatch('other').position;
    const fresh = new Puct(game, bot, judge, other, 400).search(other, 5, iterationBudget(100));
    expect(search.searchOn(other, 5, iterationBudget(100))).toEqual(fresh);
  });

  it('knows what was in its views and nothing else, and is the same again after the same questions', () => {
    const match = openedMatch('views');
    const nets = netsFor(match.position);
    const player = new NetPlayer(game, bot, nets);
    const reader = new NetPlayer(game, bot, nets);
    const rival = new NetPlayer(game, bot, nets);
    const found: number[] = [];
    for (let seed = 0; seed < 12; seed++) {
      const { position } = match;
      const view = position.view(position.turn);
      if (position.turn === 1) {
        match.play(rival.think(view, seed, undefined, LEVEL).moves[0].move);
        continue;
      }
      const thought = player.thinkOn(view, seed, undefined, LEVEL);
      expect(reader.thinkOn(must(game.parse(game.format(view))), seed, undefined, LEVEL)).toEqual(thought);
      found.push(visitsOf(thought.moves));
      match.play(thought.moves[0].move);
    }
    expect(found[0]).toBe(60);
    expect(Math.max(...found)).toBeGreaterThan(60);
  });
});
