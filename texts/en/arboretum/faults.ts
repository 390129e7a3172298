import { sentencesOf } from '../../sentences.ts';
import { count, listOf } from '../grammar.ts';

const cards = (number: number) => count(number, { one: 'card', other: 'cards' });

/** Why a move or a text is refused: what to do, then why. */
export const texts = sentencesOf('arboretum', {
  apart: 'Plant next to one of your trees, not just at a corner.',
  occupied: 'Choose a free spot: a tree already grows here.',
  first: 'The first tree goes on C00C00.',
  draw: (d: { held: number; wanted: number }) => `Draw first: you hold ${cards(d.held)} and need ${d.wanted}.`,
  place: 'Plant a card in your garden now.',
  discard: 'Discard a card now.',
  deck: 'Take a card from a discard pile: the deck is empty.',
  pile: 'Choose another pile: this one is empty.',
  hand: (d: { card: string }) => `Choose a card you hold: ${d.card} is not in your hand.`,
  top: (d: { card: string }) => `${d.card} is not on top of a discard pile.`,
  'top/under': (d: { card: string; top: string }) => `${d.card} is not on top of its discard pile: ${d.top} covers it.`,
  'top/pile': (d: { card: string }) => `${d.card} is not on top of that pile.`,
  over: 'The game is over.',
  move: 'A player can’t make this move.',
  chance: 'A card is being drawn. Nobody can move yet.',
  'chance/hands': 'Hands are being shown. Nobody can move.',
  'chance/species': 'Species are being picked. Nobody can move yet.',
  seen: (d: { card: string }) => `${d.card} is not in the deck.`,
  show: (d: { seat: number; card: string }) => `Seat ${d.seat} has no ${d.card} left to show.`,
  'show/missing': (d: { player: string }) => `${d.player} has not shown all cards.`,
  'show/done': 'All cards have been shown.',
  text: (d: { text: string }) =>
    `${d.text} is not a move. Write D or a card to draw, a4N01C00 to plant, -c5 to discard.`,

  card: (d: { card: string }) => `${d.card} is not a card.`,
  species: (d: { card: string }) => `${d.card} belongs to a species that is not in this game.`,
  'species/unknown': (d: { letter: string }) => `There is no species ${d.letter}.`,
  'species/twice': (d: { species: string }) => `${d.species} is in the game already.`,
  square: (d: { text: string }) => `${d.text} is not a square. Write N01W02, or C00 for no offset.`,
  'square/none': 'No square next to the garden can be named.',
  path: 'A path has two or more cards with rising values, the first and last of one species.',
  twice: (d: { card: string }) => `${d.card} is in two places.`,
  missing: (d: { card: string }) => `${d.card} is missing.`,
  'missing/count': (d: { cards: number; total: number }) => `There are ${d.cards} cards, not ${d.total}.`,
  many: (d: { what: string; cards: number; most: number }) =>
    `The ${d.what} has ${cards(d.cards)}; no game lasts longer than ${d.most}.`,
  'many/place': (d: { most: number }) => `There are more than ${d.most} cards in one place.`,
  'hand/many': (d: { player: string }) => `${d.player} holds more than nine cards.`,
  'hand/size': (d: { player: string; held: number; least: number; most: number }) =>
    `${d.player} holds ${cards(d.held)}; now it must be ${d.least === d.most ? d.least : `${d.least} or ${d.most}`}.`,
  'hand/text': (d: { what: string }) => `The ${d.what} has more than nine cards.`,
  'hand/notNine': (d: { player: string; held: number }) => `${d.player} holds ${cards(d.held)}, not nine.`,
  'hand/wrong': (d: { player: string; held: number }) => `${d.player} holds ${cards(d.held)}.`,
  hidden: (d: { what: string }) => `The ${d.what} must end with ?n for n hidden cards.`,
  secret: (d: { player: string }) => `${d.player}’s hand hides cards, so the others must be known to everybody.`,
  'secret/two': 'Nobody can see two hands without seeing all of them.',
  known: (d: { card: string }) => `${d.card} is listed as known but is in no hand.`,
  order: (d: { what: string }) => `The ${d.what} is not in order.`,
  'order/known': 'The known cards are not in order, once each.',
  'order/deck': 'The deck is not in order, once each.',
  'deck/left': (d: { deck: number }) => `${cards(d.deck)} are left in the deck.`,
  'deck/nothing': 'There is nothing to draw.',
  'deck/hidden': (d: { hidden: number; deck: number }) =>
    `With ${d.hidden} hidden cards in hands, the deck must be ?${d.deck}.`,
  deal: (d: { player: string }) => `${d.player} has played before all cards are dealt.`,
  turn: (d: { letter: string }) => `The turn ${d.letter} is not a player.`,
  'turn/species': 'While species are picked, the turn is A.',
  turns: (d: { player: string; placed: number; mover: string }) =>
    `${d.player} has planted ${cards(d.placed)}, which can’t be on ${d.mover}’s turn.`,
  'turns/order': (d: { placed: readonly number[] }) =>
    `${listOf(d.placed.map(String))} cards are planted; earlier players have as many as later ones, or one more.`,
  piles: (d: { player: string; discards: number; turns: number }) =>
    `${d.player} has discarded ${cards(d.discards)} in ${count(d.turns, { one: 'turn', other: 'turns' })}.`,
  'piles/last': (d: { player: string }) => `${d.player} has just discarded, but the pile is empty.`,
  'piles/placed': (d: { player: string }) => `${d.player} has discarded more cards than planted.`,
  player: (d: { player: string }) => `${d.player} is not a player.`,
  'player/turn': (d: { player: string }) => `It is not ${d.player}’s turn.`,
  source: (d: { from: string }) => `${d.from} is not a place to draw from.`,
  action: (d: { type: string }) => `An action is draw or placeAndDiscard, not ${d.type}.`,
  letter: (d: { what: string; player: string; found: string }) =>
    `The ${d.what} must begin with ${d.player}, not ${d.found}.`,
  'letter/hand': 'A hand begins with the letter of its player.',

  name: (d: { name: string }) => `An Arboretum line begins with "arboretum", not ${d.name}.`,
  fields: 'An Arboretum line has five parts: arboretum, shared, hidden, known cards, phase.',
  seats: (d: { shared: number; hidden: number }) =>
    `The shared state has ${d.shared} parts and the hidden state ${d.hidden}; two to four players have 5 and 3, 7 and 4, or 9 and 5.`,
  trees: 'trees=… and species=random belong together.',
  'trees/order': (d: { trees: string }) => `${d.trees} are not letters of species in order, once each.`,
  'trees/all': (d: { seats: number }) => `All species are used with ${d.seats} players.`,
  'trees/many': (d: { trees: number; most: number }) => `${d.trees} species are too many: the game uses ${d.most}.`,
  phase: (d: { phase: string; known: readonly string[] }) =>
    `${d.phase} is not a phase. Phases: ${d.known.join(', ')}.`,
  'phase/species': 'Species are picked before anything else, and only then.',
  state: 'A game state is a list of two: the shared state and the hidden state.',
  'state/texts': (d: { what: string; most: number }) => `The ${d.what} must be a list of texts, at most ${d.most}.`,
  'state/parts': (d: { what: string; parts: number }) =>
    `The ${d.what} has ${d.parts} parts, which doesn’t fit the number of players.`,

  /** Around what is wrong inside it. */
  inPart: (d: { what: string }, said: string) => `The ${d.what}: ${said}`,
  inPartPlacement: (d: { what: string; number: number }, said: string) =>
    `The ${d.what}, placement ${d.number}: ${said}`,
  inPlacement: (d: { number: number }, said: string) => `placement ${d.number}: ${said}`,
  inArboretum: (d: { player: string }, said: string) => `${d.player}’s arboretum, ${said}`,
});
