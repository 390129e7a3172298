import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { room } from '../games/arboretum/index.ts';
import type { ArboretumPosition } from '../games/arboretum/position.ts';
import { DISCARDING } from '../games/arboretum/state.ts';
import type { Level } from '../games/bot.ts';
import { iterationBudget } from './budget.ts';
import type { Judge } from './net/judge.ts';
import { makeUntrained } from './net/untrained.ts';
import { NetPlayer } from './net-player.ts';
import { think } from './think.ts';
import { WorldSearch } from './world-search.ts';

const { game, bot } = room;
const LEVEL: Level = { way: 'net', candidates: 32, iterations: 40 };

/** A net that knows nothing: everybody is level, and every move is as good as another. It says from whose seats it was asked. */
const askedFor = new Set<number>();
const ignorant = {
  features: { tableOf: () => undefined },
  judgeFrom: (_: ArboretumPosition, seat: number, rewards: Float64Array, wins: Float64Array) => {
    askedFor.add(seat);
    rewards.fill(0.5);
    wins.fill(0.5);
  },
  lookFrom: () => {},
  prefer: (_: ArboretumPosition, __: Int32Array, count: number, priors: Float64Array) =>
    priors.fill(1 / count, 0, count),
} as unknown as Judge<ArboretumPosition>;

/** Decisions of a match between quick players. */
function* decisions(seed: string): Generator<ArboretumPosition> {
  const random = new SeededRandom(seed);
  const position = game.start(2, { species: 'usual' });
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(random));
    else {
      yield position;
      position.play(think(room, position.view(position.turn), bot.levels[4], random.next()).moves[0].move);
    }
  }
}

/** Where the last card of a match is thrown away. */
function lastDiscard(seed: string): ArboretumPosition[] {
  for (const position of decisions(seed)) {
    if (position.deck === 0 && position.phase === DISCARDING) return [position.copy()];
  }
  return [];
}

function netsFor(position: ArboretumPosition) {
  const table = bot.features?.tableOf(position);
  if (!bot.features || !table) throw new Error('no nets for this table');
  return makeUntrained(game.id, bot.features, table, 'net');
}

describe('a search where hands are hidden', () => {
  it('finds the best last discard although the net knows nothing', () => {
    let decided = 0;
    for (const position of [1, 2, 3].flatMap((match) => lastDiscard(`last ${match}`))) {
      const view = position.view(position.turn);
      const tried = new WorldSearch(game, bot, ignorant, view, 600).search(view, 1, iterationBudget(600));
      const known = think(room, view, { way: 'rollouts', candidates: 8, iterations: 1600 }, 2).moves;
      const reward = known.find(({ move }) => move === tried[0].move)?.reward ?? 0;
      expect(known[0].reward ?? 0).toBeCloseTo(reward, 1);
      if (tried[0].visits > 2 * (tried.at(-1)?.visits ?? 0)) decided++;
    }
    // Where all cards were alike, nothing could be found.
    expect(decided).toBeGreaterThan(0);
  });

  it('judges by what the thinking seat knows', () => {
    for (const position of decisions('asked')) {
      askedFor.clear();
      const view = position.view(position.turn);
      const tried = new WorldSearch(game, bot, ignorant, view, 120).search(view, 3, iterationBudget(120));
      expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(120);
      expect([...askedFor]).toEqual([position.turn]);
    }
  });

  it('plays only moves that are legal in the world it imagines, with any nets', () => {
    // `play` trusts its caller, so a move of another world would leave a hand with a card too many.
    for (const position of decisions('legal')) {
      const view = position.view(position.turn);
      const careful = new WorldSearch(game, bot, ignorant, checked(view), 60);
      expect(careful.search(checked(view), 5, iterationBudget(60)).length).toBeGreaterThan(0);
    }
  });

  it('is the same again with the same seed, and whatever the rival holds', () => {
    const random = new SeededRandom('rival');
    const player = new NetPlayer(game, bot, netsFor(game.start(2, { species: 'usual' })));
    let hidden = 0;
    for (const position of decisions('fair')) {
      const view = position.view(position.turn);
      const shuffled = view.imagine(random);
      if (game.format(shuffled) !== game.format(position)) hidden++;
      const thought = player.think(view, 5, undefined, LEVEL);
      expect(player.think(shuffled.view(position.turn), 5, undefined, LEVEL)).toEqual(thought);
      for (const { move } of thought.moves) expect(view.check(move)).toBeUndefined();
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('refuses to be shown more than the seat may know', () => {
    for (const position of decisions('peek')) {
      const player = new NetPlayer(game, bot, netsFor(position));
      if (game.format(position.view(position.turn)) === game.format(position)) continue;
      expect(() => player.think(position, 1, undefined, LEVEL)).toThrow('may only be shown');
      return;
    }
  });
});

/** A view whose imagined positions refuse moves that are not legal there. */
function checked(view: ArboretumPosition): ArboretumPosition {
  return new Proxy(view, {
    get: (target, name) => {
      if (name !== 'imagine') return Reflect.get(target, name);
      return (random: SeededRandom) => {
        const world = target.imagine(random);
        const play = world.play.bind(world);
        world.play = (move) => {
          if (world.check(move)) throw new Error(game.formatMove(world, move));
          play(move);
        };
        return world;
      };
    },
  });
}
