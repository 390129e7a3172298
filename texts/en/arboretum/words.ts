import { inLanguage } from '../../language.ts';
import { count, does, listOf, ownerInside, plural, subject } from '../grammar.ts';

/** Names of things, moves and turns: what tables, logs, pictures and terminals all say. */
export const texts = inLanguage('arboretum/words', {
  /** The number stays with its tree at the end of a line. */
  card: (species: string, value: number) => `${species}\u00a0${value}`,
  cards: (number: number) => count(number, { one: 'card', other: 'cards' }),
  seat: (number: number) => `Seat ${number}`,
  seatInside: (number: number) => `seat ${number}`,
  /** A square of a garden for those who listen; what is drawn on it is told without what is behind the colon. */
  spot: (seat: number, place: string, card: string | undefined) =>
    card === undefined ? `Garden ${seat}, ${place}: nothing planted` : `Garden ${seat}, ${card}: ${place}`,
  nothingPlanted: 'Nothing planted yet',
  ifItEnded: 'If the game ended now',
  reckoning: 'Final score',
  /** Points that depend on hidden cards. */
  range: (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`),
  rangeHelp: 'Depends on cards you can’t see',
  /** Unit of a number of points that stands beside it. */
  points: (number: number) => plural(number, { one: 'point', other: 'points' }),

  moves: {
    planted: (card: string, place: string) => `planted ${card}${place}`,
    drewFromDeck: 'drew from the deck',
    tookBack: (card: string) => `took ${card} back`,
    tookFrom: (card: string, name: string) => `took ${card} from ${discardsOf(name)}`,
    discarded: (card: string) => `discarded ${card}`,
    dealt: (card: string) => `was dealt ${card}`,
    dealtUnseen: 'was dealt a card',
    drew: (card: string) => `drew ${card}`,
    /** The deck was the choice, and the card came with it. */
    drewFrom: (card: string) => `drew ${card} from the deck`,
    drewUnseen: 'drew a card',
    showed: (card: string, name: string) => `showed ${card} (${name})`,
    willPlay: (species: string) => `${species} is in the game`,
  },

  pile: {
    empty: (name: string) => `${capital(discardsOf(name))}: empty`,
    of: (name: string, top: string, under: readonly string[]) =>
      `${capital(discardsOf(name))}: ${top} on top${under.length === 0 ? '' : `, under it ${under.join(', ')}`}`,
  },

  /** A square by its steps from the first card; negative ones lead down and to the left. */
  square: (up: number, right: number) => stepsFromFirst(up, right) || 'First spot',

  /** Where a card is planted, after its name: beside which tree. */
  firstTree: ' as the first tree',
  beside: {
    right: (tree: string) => ` to the right of ${tree}`,
    left: (tree: string) => ` to the left of ${tree}`,
    above: (tree: string) => ` above ${tree}`,
    below: (tree: string) => ` below ${tree}`,
  },

  turn: {
    choosing: { title: 'Drawing species', todo: 'The species for this game are picked at random.' },
    dealing: { title: 'Dealing', todo: 'Seven cards each, one by one.' },
    showing: { title: 'Showing hands', todo: (seat: string) => `${seat} shows their cards.` },
    fromDeck: 'A card comes from the deck.',
    drawFirst: 'Draw the first of two cards, from the deck or a discard pile.',
    drawSecond: 'Draw the second of two cards, from the deck or a discard pile.',
    place: 'Plant a card in your garden.',
    discard: 'Discard a card.',
    won: (winners: readonly string[]) =>
      winners.length > 1 ? `${listOf(winners.map(subject))} share the win` : does(winners[0], 'wins', 'win'),
    score: (scores: readonly number[]) => `The final score is ${scores.join(' to ')}.`,
  },

  deck: {
    title: 'Deck',
    /** Behind the number of cards, under their picture. */
    unit: (number: number) => plural(number, { one: 'card', other: 'cards' }),
    lastTurn: 'the last turn',
    /** All players' turns together: near the end that is what counts. */
    turnsLeft: (least: number, most: number) =>
      least === most
        ? `${count(most, { one: 'turn', other: 'turns' })} left`
        : `at least ${count(least, { one: 'turn', other: 'turns' })} left`,
    turnsEach: (least: number) => `at least ${count(least, { one: 'turn', other: 'turns' })} each`,
    all: (facts: readonly string[]) => `Deck: ${facts.join(', ')}`,
  },
});

function sidesOf(up: number, right: number): string[] {
  return [
    ...(up === 0 ? [] : [up > 0 ? 'above' : 'below']),
    ...(right === 0 ? [] : [right > 0 ? 'to the right' : 'to the left']),
  ];
}

function stepsFromFirst(up: number, right: number): string {
  const counts = [up, right].filter((steps) => steps !== 0);
  const steps = sidesOf(up, right).map((side, index) => `${Math.abs(counts[index])} ${side}`);
  return steps.length === 0 ? '' : `${steps.join(', ')}${right === 0 ? '' : ' of'} the first tree`;
}

function discardsOf(name: string): string {
  return `${ownerInside(name)} discards`;
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
