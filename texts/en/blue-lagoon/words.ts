import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What the log, the spoken board and the pictures call things. */
export const texts = inLanguage('blue-lagoon/words', {
  /** By kind; `a` is one of them in a sentence. */
  tokens: [
    {
      a: 'a coconut',
      many: 'coconuts',
      count: (number: number) => count(number, { one: 'coconut', other: 'coconuts' }),
    },
    { a: 'bamboo', many: 'bamboo', count: (number: number) => `${number} bamboo` },
    { a: 'water', many: 'water', count: (number: number) => `${number} water` },
    {
      a: 'a precious stone',
      many: 'precious stones',
      count: (number: number) => count(number, { one: 'precious stone', other: 'precious stones' }),
    },
    {
      a: 'a statuette',
      many: 'statuettes',
      count: (number: number) => count(number, { one: 'statuette', other: 'statuettes' }),
    },
  ],

  /** The same at the head of a row. */
  kinds: ['Coconuts', 'Bamboo', 'Water', 'Precious stones', 'Statuettes'],

  /** A move, without the player's name; `token` where one was taken. */
  moves: {
    sailed: (tile: string, token?: string) => `sailed to ${tile}${token ? ` and took ${token}` : ''}`,
    settled: (tile: string, token?: string) => `settled ${tile}${token ? ` and took ${token}` : ''}`,
    built: (tile: string, token?: string) => `built a village on ${tile}${token ? ` and took ${token}` : ''}`,
    dealt: (token: string, circle: string) => `dealt ${token} to circle ${circle}`,
    leftEmpty: (circle: string) => `left circle ${circle} empty`,
  },

  /** The parts of a tile's description, which is `tile` of them in this order, as far as they apply. */
  tile: (name: string, ground: string, things: readonly string[]) => `${name}: ${[ground, ...things].join(', ')}`,
  water: 'water',
  island: (name: string) => `island ${name}`,
  islandWorth: (name: string, bonus: number) => `island ${name} worth ${bonus}`,
  stoneCircle: 'stone circle',
  settlerOf: (player: string) => `${player} settler`,
  villageOf: (player: string) => `${player} village`,
  settlerOfPlayer: (player: string) => `${player}: settler`,
  villageOfPlayer: (player: string) => `${player}: village`,

  exploration: 'Exploration',
  settlement: 'Settlement',
  over: 'The game is over',
  unknownMap: 'A map of its own',
});
