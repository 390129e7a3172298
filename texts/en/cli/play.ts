import { inLanguage } from '../../language.ts';
import { count, listOf, percent } from '../grammar.ts';

const points = (number: number) => count(number, { one: 'point', other: 'points' });

/** A match in the terminal. Words that are typed, such as `moves`, are the same in every language. */
export const texts = inLanguage('cli/play', {
  about: 'play in the terminal: with others at one keyboard, against the computer, or from a script',
  bots: 'seats for the computer, e.g. 2,3',
  level: 'how strong the computer plays, from 1 to 9',
  seed: 'the same dice every time, for tests and scripts',
  resume: 'continue an unfinished match',
  forget: 'delete an unfinished match',
  data: 'folder for unfinished matches',
  help: `
In a terminal every unfinished match is saved: after Ctrl-C, quit or a crash, continue it with
--resume. From a script it is saved only with --data.

Examples:
  boardwalk play metro --seats 3 --bots 2,3
  boardwalk play metro --set secret=on
  boardwalk play --resume
  boardwalk play metro --seed monday < moves.txt`,

  seats: (seats: number) => count(seats, { one: 'seat', other: 'seats' }),
  chance: 'Chance',
  seat: (number: number) => `Seat ${number}`,
  seatInside: (number: number) => `seat ${number}`,
  /** Who, and what they did. */
  step: (who: string, words: string) => `${who}: ${words}`,
  manyDraws: (who: string, draws: number) => `${who}: ${draws} draws; type log to see them`,
  wins: (winners: readonly string[], score: number) =>
    winners.length > 1
      ? `${listOf(winners)} share the win with ${points(score)}.`
      : `${winners[0]} wins with ${points(score)}.`,
  won: 'You won.',
  wonTogether: 'You won together.',
  lost: 'You lost.',
  lostTogether: 'You lost together.',

  opened: (title: string) => `${title}. Type help at any time.`,
  title: (game: string, seats: string) => `${game}, ${seats}`,
  keptTitle: (game: string, seats: string, computer: readonly number[], move: number) =>
    `${game}, ${seats}${computer.length === 0 ? '' : ` (computer: ${computer.join(', ')})`}, move ${move}`,
  over: 'Game over',
  pass: (who: string) => `Pass the screen to ${who}, then press Enter. `,
  noLongerKept: (why: string) => `This match is no longer being saved: ${why}`,
  kept: (command: string) => `Your match is saved. To continue: ${command}`,
  empty: 'Type a move, moves or help.',
  noSuchMove: 'Type moves to see the legal moves, or help.',
  typedHelp: `Type a move, or just the first letters if no other move starts the same. You can also type:
  moves          list the legal moves; moves X: those that begin with X; moves all: all of them
  board          show the board again
  log            show what has happened so far
  hint           ask the strongest computer player for ideas
  undo           take back your last move
  line           show the position as one line, for boardwalk view
  save FILE      write the match to a file, for boardwalk replay
  quit           stop; to continue later: boardwalk play --resume
  help           show this list`,

  noneBegin: (moves: number, prefix: string) => `None of the ${moves} legal moves begin with ${prefix}.`,
  moreMoves: (more: number) => `… and ${more} more. Type moves all, or moves and the first letters.`,
  matchOver: 'The match is over.',
  nothingToUndo: 'There is no move to take back.',
  cannotUndo: 'You can’t take this back: something hidden has been drawn since.',
  nameFile: 'Name a file: save FILE',
  saveLater:
    'Someone’s cards are hidden, so you can save only when the match is over. To stop and continue later, type quit.',
  saved: (file: string, secrets: boolean) =>
    `Saved in ${file}.${secrets ? ' The file also shows what is hidden.' : ''} To see it: boardwalk replay ${file}`,
  fileExists: (file: string) => `${file} already exists. Choose another name.`,
  notSaved: (why: string) => `Not saved: ${why}`,

  /** After the words of an idea. */
  but: (risk: string) => `but ${risk}`,
  chanceToWin: (share: number) => `about ${percent(share)} chance to win`,
  almostWon: 'very high chance to win',
  almostLost: 'very low chance to win',
  alike: 'They are all about the same.',

  whichGame: (games: readonly string[]) => `Which game? For example: boardwalk play metro. Games: ${games.join(', ')}.`,
  asSetUp: (option: string) => `A saved match continues as it was set up. Leave out --${option}.`,
  deleted: (title: string) => `Deleted: ${title}.`,
  noSeat: (seat: number, seats: number) => `There is no seat ${seat} for the computer: the match has ${seats}.`,
  leftAlone: (file: string) => `${file} is not an unfinished match and was left alone.`,
  noKept: 'There is no unfinished match.',
  noKeptOf: (game: string) => `There is no unfinished match of ${game}.`,
  manyKept: (matches: number, list: string) => `There are ${matches} unfinished matches. Add a number:\n${list}`,
  which: 'Which one? > ',
  noMatch: (which: string, list: string) => `There is no match ${which}. Choose a number:\n${list}`,
  cannotResume: (why: string) => `This match can’t be resumed: ${why}`,
  noGame: (game: string) => `there is no game ${game}.`,
});
