import { sentencesOf } from '../../sentences.ts';
import { count } from '../grammar.ts';

/** Why a move or a text is refused: what to do, then why. */
export const texts = sentencesOf('blue-lagoon', {
  apart: 'Place next to one of your pieces.',
  'apart/first': 'Start on water.',
  occupied: 'Choose an empty tile: this one is taken.',
  water: 'Build on land: a village can’t go on water.',
  noVillage: 'Place a settler: you can’t build villages in the second half.',
  'supply/settlers': 'You have no settlers left to place.',
  'supply/villages': 'You have no villages left to build.',
  over: 'The game is over.',
  move: 'A player can’t make this move.',
  chance: 'Wait: the tokens are being dealt.',
  bag: (d: { token: string }) => `There is no ${d.token} left in the bag.`,
  text: (d: { text: string }) => `${d.text} is not a move. Write S or T and a tile, as in "S 3,5" or "T 3,5".`,
  stuck: (d: { player: number }) => `Player ${d.player} can’t move.`,
  'stuck/skipped': (d: { player: number }) => `Player ${d.player} can’t move and is skipped.`,

  twice: (d: { what: string; tile: string }) => `${d.what}: tile ${d.tile} is named twice.`,
  'offBoard/column': (d: { what: string; tile: string; row: number; last: number }) =>
    `${d.what}: there is no tile ${d.tile}; row ${d.row} has the columns 0 to ${d.last}.`,
  'offBoard/row': (d: { what: string; tile: string; last: number }) =>
    `${d.what}: there is no tile ${d.tile}; the rows run from 0 to ${d.last}.`,
  height: (d: { most: number; height: number }) => `A board has 1 to ${d.most} rows, not ${d.height}.`,
  bonus: (d: { what: string; most: number }) => `${d.what}: a bonus is at most ${d.most}.`,
  islands: (d: { what: string; tile: string }) => `${d.what}: tile ${d.tile} belongs to another island.`,
  name: (d: { wanted: string; found: string }) => `A Blue Lagoon line begins with "${d.wanted}", not ${d.found}.`,
  fields: 'A Blue Lagoon line has three parts: blue-lagoon, the state string, the turn.',
  option: (d: { text: string }) => `After the turn only "short=on" may follow, not ${d.text}; the map is in the line.`,
  goesOn: 'The game is not over: somebody can move.',
  phaseOver: 'Nobody can move: the phase is over.',
  turn: (d: { text: string }) => `The turn ${d.text} is not "play", "deal:" and a number, or "end".`,
  current: (d: { player: number; last: number }) =>
    `It is player ${d.player}’s turn, but the last player is ${d.last}.`,
  seats: (d: { players: number }) => `Blue Lagoon is for 2 to 4 players, not ${d.players}.`,
  players: (d: { players: number; last: number }) =>
    `The string is for ${d.players} players and must describe each of 0 to ${d.last} once.`,
  count: (d: { player: number; score: number; held: number }) =>
    `Player ${d.player}: a score is at most ${d.score}, a number of tokens at most ${d.held}.`,
  twoTokens: (d: { tile: string }) => `There are two tokens on tile ${d.tile}.`,
  syntax: (d: { what: string; expected: string; found: string }) =>
    `This is not a ${d.what} string: expected ${d.expected}, found ${d.found}.`,

  circle: (d: { tile: string }) => `The stone circle ${d.tile} is on water.`,
  'circle/village': (d: { tile: string }) =>
    `In the settlement there can’t be a village on a stone circle, as on ${d.tile}.`,
  'occupied/twice': (d: { tile: string }) => `There are two pieces on tile ${d.tile}.`,
  'supply/tooManySettlers': (d: { player: number; most: number }) =>
    `Player ${d.player} has more than ${d.most} settlers.`,
  'supply/tooManyVillages': (d: { player: number; most: number }) =>
    `Player ${d.player} has more than ${d.most} villages.`,
  'water/village': (d: { tile: string }) => `The village on ${d.tile} is on water.`,
  'stray/water': (d: { tile: string }) => `No chain of pieces leads from water to the piece on ${d.tile}.`,
  'stray/village': (d: { tile: string }) => `No chain of pieces leads from a village to the piece on ${d.tile}.`,
  token: (d: { tile: string }) => `There is a token on ${d.tile}, which is not a stone circle.`,
  'token/under': (d: { tile: string }) => `There is a token under the piece on ${d.tile}.`,
  deal: (d: { dealt: number; circles: number }) => `${d.dealt} circles are dealt, but the board has ${d.circles}.`,
  'deal/early': (d: { dealt: number; tile: string }) =>
    `Only ${d.dealt} circles are dealt, but there is a token on ${d.tile}.`,
  'deal/empty': (d: { dealt: number }) => `${d.dealt} circles are dealt, but too many of them are empty.`,
  'deal/bare': (d: { player: number }) => `While tokens are dealt, player ${d.player} can’t have settlers or tokens.`,
  'deal/villages': (d: { player: number }) =>
    `Before the exploration, player ${d.player} can’t have villages on the board.`,
  'deal/first': 'Player 0 starts the exploration.',
  hand: (d: { player: number; held: number; circles: number }) =>
    `Player ${d.player} holds ${count(d.held, { one: 'token', other: 'tokens' })} but is on ${count(d.circles, { one: 'stone circle', other: 'stone circles' })}.`,
  tokens: (d: { found: number; tokens: string; all: number }) =>
    `There are ${d.found} ${d.tokens} on the board and in hands, but only ${d.all} exist.`,
  'tokens/dealt': (d: { found: number; dealt: number }) =>
    `There are ${d.found} tokens on the board and in hands; ${d.dealt} were dealt.`,
  score: (d: { player: number }) => `Player ${d.player} has points before the exploration is over.`,
  'score/exploration': (d: { player: number; points: number; score: number }) =>
    `The exploration brings player ${d.player} ${d.points} points, not ${d.score}.`,
  'score/settlement': (d: { player: number; points: number; score: number }) =>
    `The settlement alone brings player ${d.player} ${d.points} points, but the score is ${d.score}.`,
  end: 'Only the short game ends with the exploration.',
  'end/short': 'The short game has no settlement.',
});
