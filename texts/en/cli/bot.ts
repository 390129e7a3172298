import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk bot`. */
export const texts = inLanguage('cli/bot', {
  about: 'try out a bot of your own, in any language (see docs/bots.md)',
  command: 'how to start it, e.g. "python3 my-bot.py"',
  game: 'the game it plays',
  against: 'its opponents: a level from 1 to 8, random or a baseline',
  games: 'games to play',
  ms: 'milliseconds for a move',
  news: 'also tell it when a game begins and how it ended',
  help: `
For each of its moves the bot gets one line of JSON, and it answers with one line: the text of a legal move.
If an answer is late or isn’t a legal move, or if the program ends, a random legal move is played
instead and the exit code is 1. A program that never makes a legal move is reported at once.

Once it plays well, compare it with others: boardwalk arena <game> --players "bot:<command>",3

Example:
  boardwalk bot "python3 my-bot.py" --game metro --against 2`,
  cannotPlay: (why: string) => `The bot cannot play. ${why}`,
  faults: (faults: number) => `${count(faults, { one: 'fault', other: 'faults' })}; a random move was played for each.`,
  gameColumn: (number: number) => `game ${number}`,
  won: 'won',
  lost: 'lost',
  more: (more: number) => `… and ${more} more`,
  noFaults: 'No faults.',
});
