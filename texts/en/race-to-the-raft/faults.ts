import { sentencesOf } from '../../sentences.ts';
import { count } from '../grammar.ts';

const rows = (number: number) => count(number, { one: 'row', other: 'rows' });
const squares = (number: number) => count(number, { one: 'square', other: 'squares' });
const cards = (number: number) => count(number, { one: 'card', other: 'cards' });
const cats = (number: number, colour = '') => count(number, { one: `${colour}cat`, other: `${colour}cats` });

/** Why a move or a text is refused: what to do, then why. */
export const texts = sentencesOf('race-to-the-raft', {
  apart: 'Place fire next to fire: an edge must touch, not just a corner.',
  edge: 'Not here: it would stick out over the edge of the island.',
  raft: 'Not here: it would cover the raft.',
  burning: 'Not here: it would cover fire.',
  cat: 'Not here: it would cover a cat.',
  nothing: 'Not here: it would stick out over the edge of the island.',
  'phase/ask': 'First choose how many cards to take from each deck.',
  'phase/play': 'Place a card or move a cat.',
  'phase/fire': 'First place the fire tile.',
  hand: (d: { card: string }) => `Card ${d.card} is not in your hand.`,
  'tile/drawn': (d: { drawn: string; tile: string }) => `Place fire tile ${d.drawn}, not ${d.tile}.`,
  discard: 'You can’t discard your hand while you can still place a card or move a cat.',
  deck: (d: { deck: string; left: number; wanted: number }) =>
    `Take fewer ${d.deck} cards: you want ${d.wanted}, and the deck has ${d.left}.`,
  six: (d: { wanted: number; cards: number }) => `Choose ${d.wanted} cards, not ${d.cards}.`,
  noCat: 'Choose a square with a cat.',
  aboard: 'Choose another cat: this one is on the raft and stays there.',
  stay: 'Choose another square: the cat must move.',
  taken: 'Choose another square: there is a cat here already.',
  path: (d: { colour: string }) => `The cat can’t get there: no path of ${d.colour} squares leads to this square.`,
  'path/none': 'This cat can’t move: there is no free square of its colour next to it.',
  price: 'Discard two cards: this cat is exhausted.',
  'price/few': 'This cat can’t move: it is exhausted and costs two cards. You have only one.',
  'price/fresh': 'Discard only one card: this cat is not exhausted.',
  'price/same': 'Discard two different cards.',
  over: 'The game is over.',
  move: 'This is not a move.',
  chance: 'A player can’t draw this.',
  'chance/waits': 'Something is being drawn. Nobody can move yet.',
  colour: (d: { text: string }) => `The cat on ${d.text} is a different colour.`,
  walk: (d: { movementString: string }) => `${d.movementString} does not take a cat of that colour to a free square.`,
  'text/card': (d: { text: string }) => `${d.text} is not a card with a square and a turn, such as Bj0309W.`,
  'text/fire': (d: { text: string }) => `${d.text} is not a fire tile with a square and a turn, such as l1103TW.`,
  'text/cat': (d: { text: string }) =>
    `${d.text} is not a cat, two squares and one or two cards, such as B07100413AhBc.`,
  request: (d: { text: string }) => `${d.text} is not a request such as A3B1D2.`,
  'six/text': (d: { hand: number; text: string }) => `A hand is ${d.hand} cards, so ${d.text} can’t be asked for.`,

  bag: (d: { tile: string }) => `Fire tile ${d.tile} is not in the bag.`,
  'bag/drawn': (d: { tile: string }) => `Fire tile ${d.tile} was drawn, but is in the bag.`,
  'bag/empty': 'The bag is empty.',
  'bag/length': (d: { length: number }) => `The bag has ${d.length} letters; there are 31 fire tiles.`,
  'bag/unknown': (d: { tile: string }) => `There is no fire tile ${d.tile}.`,
  'bag/twice': (d: { tile: string }) => `The bag names tile ${d.tile} twice.`,
  'deck/next': (d: { deck: string }) => `The next card comes from the ${d.deck} deck.`,
  'deck/request': (d: { deck: string }) => `Deck ${d.deck} has too few cards for the request.`,
  'card/gone': (d: { card: string }) => `Card ${d.card} has left its deck.`,
  card: (d: { text: string }) => `There is no card ${d.text}; cards are Aa to Dy.`,
  cards: (d: { what: string; text: string }) =>
    `The ${d.what} must list cards a–y after A, B, C and D; found ${d.text}.`,
  'cards/twice': (d: { what: string; card: string }) => `The ${d.what} name card ${d.card} twice.`,
  'cards/both': (d: { deck: string }) => `A ${d.deck} card is both in hand and in its deck.`,
  'cards/few': (d: { left: number }) => `With only ${cards(d.left)} left, the game is lost.`,
  'hand/many': (d: { held: number }) => `A hand has at most six cards, not ${d.held}.`,
  'hand/empty': 'There is no card in hand to play.',
  'hand/ask': 'Cards are chosen only when the hand is empty.',
  'hand/full': 'Fire comes after a card is placed, but all six are still in hand.',
  'hand/order': (d: { deck: string }) => `No ${d.deck} card is drawn before the decks ahead of it.`,
  'six/toCome': (d: { cards: number }) => `The hand and the cards still to draw make ${d.cards}, not six.`,
  tile: (d: { text: string }) => `There is no fire tile ${d.text}; tiles are a to z and A to E.`,
  'tile/fits': 'The fire tile still fits.',
  'tile/noRoom': 'The fire tile doesn’t fit anywhere, so the game is lost.',

  challenge: (d: { code: string }) =>
    `${d.code} is not a challenge: two or four islands, F and fire cards, C and cat cards, R and the raft card.`,
  'challenge/astray': (d: { row: number; column: number; rows: number; columns: number }) =>
    `A card at row ${d.row}, column ${d.column} is not on a board of ${d.rows} by ${d.columns}.`,
  'challenge/small': (d: { island: string }) => `Small islands point north or south, never as ${d.island}.`,
  'challenge/columns': 'The two columns of islands are not equally high.',
  'island/small': 'A small island belongs here.',
  'island/large': 'A large island belongs here.',
  'island/again': 'That island is on the board already.',
  'island/way': 'The island can’t be turned that way.',
  islands: 'Islands are drawn for a challenge, and the line names none.',
  'islands/board': 'The islands named do not make this board; nothing else has happened yet.',
  'raft/one': 'The board must have exactly one raft, all of it on the board.',
  'raft/shape': (d: { row: number }) => `The raft is not a mast with eight squares around it: see row ${d.row}.`,
  'nothing/row': (d: { row: number }) => `There are squares without an island in row ${d.row}.`,
  'aboard/which': (d: { square: string }) => `The cats aboard do not say which cat is on ${d.square}.`,
  'aboard/text': (d: { aboard: string }) => `The cats aboard, ${d.aboard}, do not fit the letters W of the board.`,
  exhausted: 'At the start of a round no cat is exhausted.',
  'exhausted/text': (d: { cat: string }) => `Cat ${d.cat} is not on the board, or named twice.`,
  cats: (d: { what: string; text: string }) =>
    `The ${d.what} must be B, G, P, R or Y with row and column; found ${d.text}.`,
  'cats/many': (d: { cats: number; most: number }) =>
    `There are ${cats(d.cats)} on the board; challenges have up to ${d.most}.`,
  'cats/colour': (d: { challenge: string; cats: number; colour: string }) =>
    `${d.challenge} does not have ${cats(d.cats, `${d.colour} `)}.`,
  'cats/count': (d: { challenge: string; wanted: number; found: number }) =>
    `${d.challenge} has ${cats(d.wanted)}, not ${d.found}.`,
  size: (d: { challenge: string; rows: number; columns: number }) =>
    `The board of ${d.challenge} has ${d.rows} rows and ${d.columns} columns.`,
  'start/fire': (d: { row: number; challenge: string }) =>
    `Squares of row ${d.row} that burn at the start of ${d.challenge} do not burn here.`,
  'start/raft': (d: { challenge: string }) => `The raft of ${d.challenge} has another shape or is somewhere else.`,
  'won/not': 'The game is not won: a cat is still on the island.',
  'won/already': 'All cats are aboard, so the game is won.',
  'lost/reach': 'No cat is cut off from the raft.',
  'lost/bag': 'The bag is not empty.',
  'lost/cards': 'There are cards left.',

  'board/long': (d: { length: number }) => `The board has ${d.length} characters, more than any board can have.`,
  'board/break': 'The last line of the board does not end with a line break.',
  'board/rows': (d: { rows: number }) => `The board has ${rows(d.rows)}. It needs 12, 15 or 18.`,
  'board/squares': (d: { row: number; squares: number }) =>
    `Row ${d.row} of the board has ${squares(d.squares)}. It needs 9 or 18.`,
  'board/width': (d: { row: number }) => `Row ${d.row} of the board is not as wide as the first.`,
  'board/letter': (d: { row: number; text: string }) =>
    `Row ${d.row} of the board, ${d.text}, has a letter that is not a square.`,
  square: (d: { row: number; column: number }) => `There is no square in row ${d.row}, column ${d.column}.`,
  name: (d: { wanted: string; found: string }) => `A line of this game begins with "${d.wanted}", not ${d.found}.`,
  fields:
    'After the name come board, decks, hand, exhausted cats, bag, cats aboard, seat and phase; "-" means nothing.',
  'fields/more': (d: { more: string }) => `The line continues with ${d.more}.`,
  seat: (d: { seat: string }) => `${d.seat} is not a seat and the number of seats, such as 1/2.`,
  option: (d: { option: string }) => `${d.option} is not challenge= and the name of one, or challenge=?.`,
  'phase/text': (d: { text: string }) => `${d.text} is not a phase such as ask, draw+A1D2, play, fire+m or won.`,
});
