import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk arena`. */
export const texts = inLanguage('cli/arena', {
  about: 'play computer players against each other and report who is stronger, with error bars',
  players: 'who plays: levels 1 to 8 (9 where a game has it), random, a baseline, net:FILE, bot:COMMAND',
  games: 'games to play',
  each: 'play every value of this option in turn, e.g. every challenge',
  sprt: 'stop as soon as a sequential test is decided (default: 0,20)',
  ms: 'milliseconds for a move of an external bot',
  news: 'also tell external bots when a game begins and how it ended',
  luck: 'measure the luck of every draw, and report the results without it too',
  out: 'keep every result; run the same command again to resume',
  help: `
Players take turns in every seat with the same dice. To give a level another budget, write 8@500
for 500 iterations or 8@200ms for 200 milliseconds.

Examples:
  boardwalk arena metro --players 8,staged --games 200
  boardwalk arena blue-lagoon --players 8,6,6,6 --games 100
  boardwalk arena race-to-the-raft --players 8 --each challenge --games 390
  boardwalk arena stratopolis --players 7,6 --sprt --out run.jsonl`,

  wrongPlayers: (game: string, min: number, max: number, found: number) =>
    `${game} is for ${min < max ? `${min} to ${max}` : min} players, not ${found}.`,
  noOption: (game: string, each: string, known: readonly string[]) =>
    `${game} has no option ${each}; it has ${known.join(', ')}.`,
  twoElos: 'Write it as two Elo differences, e.g. 0,20.',
  cannotPlay: (why: string) => `A bot cannot play. ${why}`,

  head: ['player', 'games', 'wins', 'share', 'mean score'],
  wins: (player: string, share: string, range: string) => `${player} wins ${share} (95%: ${range})`,
  fairShare: (share: string) => `A fair share would be ${share}.`,
  elo: (difference: string, range: string) => `Elo difference ${difference} (95%: ${range})`,
  pairs: (counts: readonly number[]) => `Pairs won 0, ½, 1, 1½, 2: ${counts.join(', ')}`,
  test: (verdict: string, ratio: string) => `Sequential test: ${verdict} (log-likelihood ratio ${ratio})`,
  verdicts: { better: 'better', notBetter: 'not better', undecided: 'undecided' },
  faults: (faults: number) =>
    `${count(faults, { one: 'fault', other: 'faults' })}. A random move was played for each, e.g.`,
  withoutLuck: (share: string, range: string, luck: string) =>
    `Without luck ${share} (95%: ${range}); luck was worth ${luck} points per game.`,
  worthGames: (share: string) => `That tells as much as ${share} more games.`,
  worthNothing: 'That is no more certain than the plain result: the values behind it see too little.',
});
