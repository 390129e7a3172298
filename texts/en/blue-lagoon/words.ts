import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, have, listOf, object, ownerInside, signed, subject } from '../grammar.ts';
import { course } from './islands.ts';

/** What the log, the spoken board and the pictures call things. */
export const texts = inLanguage('blue-lagoon/words', {
  /** By kind; `a` is one of them in a sentence. */
  tokens: [
    token('a coconut', 'coconuts', 'coconut', 'coconuts'),
    token('bamboo', 'bamboo', 'bamboo', 'bamboo'),
    token('a water token', 'water tokens', 'water token', 'water tokens'),
    token('a precious stone', 'precious stones', 'precious stone', 'precious stones'),
    token('a statuette', 'statuettes', 'statuette', 'statuettes'),
  ],

  /** The same at the head of a row. */
  kinds: ['Coconuts', 'Bamboo', 'Water', 'Precious stones', 'Statuettes'],

  seat: (number: number) => `seat ${number}`,

  /** A move, without the player's name: what was done, and what was taken. */
  moves: {
    sailed: (islands: readonly string[]) => `sailed ${course(islands)}`,
    settled: (island: string) => `settled on ${island}`,
    built: (island: string) => `built a village on ${island}`,
    took: (token: string, island: string, isVillage: boolean) =>
      isVillage ? `built a village on ${island} and took ${token}` : `took ${token} on ${island}`,
    /** What it brings at once, the mover's own points first: "+10, you −5". A number is never alone on the next line. */
    brought: (did: string, own: number, others: readonly { readonly name: string; readonly points: number }[]) => {
      const changes = [
        ...(own === 0 ? [] : [signed(own)]),
        ...others.map(({ name, points }) => `${object(name)}\u00a0${signed(points)}`),
      ];
      return changes.length === 0 ? did : `${did}:\u00a0${changes.join(', ')}`;
    },
    dealt: (token: string, place: string) => `put ${token} on ${place}`,
    leftEmpty: (place: string) => `left a circle on ${place} empty`,
    /** A line of the log, which has no full stops. */
    together: (parts: readonly string[]) => parts.join(' · '),
    /** What follows, as sentences without their full stops. */
    nobodyHas: 'Nobody has a piece left to place',
    nobodyCan: 'Nobody can place another piece',
    /** With the points of the first half. */
    halfTime: (scores: readonly { readonly name: string; readonly points: number }[]) =>
      `Half-time: ${scores.map(({ name, points }) => `${subject(name)} ${points}`).join(', ')}`,
    ends: {
      game: 'The game is over',
      'game-early': 'The first half is over, and so is the game: no village is left',
    },
    spent: (who: readonly string[]) =>
      who.length === 1 && isYou(who[0])
        ? `${have(who)} no pieces left, so your turns are skipped`
        : `${have(who)} no pieces left and will be skipped`,
    stuck: (who: readonly string[]) => `${listOf(who.map(subject))} can’t place anything and will be skipped`,
    stranded: (who: readonly string[]) => `${have(who)} no village left and will be skipped`,
  },

  /** The parts of a tile's description, which is `tile` of them in this order, as far as they apply. */
  tile: (name: string, ground: string, things: readonly string[]) => `${name}: ${[ground, ...things].join(', ')}`,
  /** The same at a table, where rows and tiles are counted as people do. */
  spokenTile: (row: number, column: number, ground: string, things: readonly string[]) =>
    `Row ${row}, tile ${column}: ${[ground, ...things].join(', ')}`,
  islandWorth: (name: string, bonus: number) => `${name} worth ${bonus}`,
  stoneCircle: 'stone circle',
  settlerOf: (player: string) => `${player} settler`,
  villageOf: (player: string) => `${player} village`,
  settlerOfPlayer: (player: string) => `${ownerInside(player)} settler`,
  villageOfPlayer: (player: string) => `${ownerInside(player)} village`,

  /** Beside a chance to win, which is often unlike the points: what else it counts. Nobody is listed where all have as many villages. */
  outlook: (players: readonly { readonly who: string; readonly villages: number }[]) => {
    const listed = players.map(({ who, villages }) => `${object(who)} ${villages}`).join(', ');
    const villages = listed === '' ? '' : `Villages that will survive half-time: ${listed}. `;
    return `${villages}Most points are still to come, so good spots count more than the score.`;
  },

  /** A game of one half is never told of a first one. */
  stages: { first: 'First half', second: 'Second half', only: 'Exploration' },
  over: 'The game is over',
  unknownMap: 'Custom map',
});

/** One of a kind in a sentence, many of it, and a number of it. */
function token(a: string, many: string, one: string, other: string) {
  return { a, many, count: (number: number) => count(number, { one, other }) };
}
