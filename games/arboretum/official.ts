import {
  describe,
  type Input,
  type Official,
  type OfficialMethod,
  textArgument,
  wholeArgument,
} from '../../core/official.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { plantAll } from './arrangement.ts';
import { ALL_SPECIES, cardValue, nameCard, SPECIES_BY_LETTER, speciesOf } from './cards.ts';
import { FULL_HAND, MAX_SEATS, MIN_SEATS, SEAT_LETTERS, SHORTEST_PATH } from './components.ts';
import { FARTHEST } from './geometry.ts';
import { applyAction } from './official-actions.ts';
import { chooseDrawLocation, generateAction, generateMove } from './official-bot.ts';
import {
  formatCards,
  formatPlacement,
  formatStateText,
  isHiddenInOrder,
  parseCard,
  parseCards,
  parseHidden,
  parsePlacement,
  parseShared,
  parseStateText,
  type StateText,
} from './official-strings.ts';
import { checkStateText } from './official-validity.ts';
import { bestPoints, listPaths, pathPoints, speciesIn } from './paths.ts';
import { checkOffset } from './rules.ts';
import { addUp, bestSeats, emptyHoldings, type Holdings, hasRight, hold } from './scoring.ts';

/*
 * The assignment's methods by name. Questions about form and validity answer false to anything that is not well-formed;
 * the others answer a fault, which the caller sees as an error. All take our strings for three and four players too.
 */

const isHiddenStateWellFormed: OfficialMethod = {
  args: ['hiddenState', 'players'],
  returns: 'boolean',
  help: 'Is this a hidden state: deck and hands, sorted, hands of 0, 7, 8 or 9 cards? For 2 players unless said otherwise.',
  call({ hiddenState, players }) {
    const hidden = parseHidden(hiddenState, seatsFor(players));
    return ok(hidden.ok && isHiddenInOrder(hidden.value));
  },
};

const isSharedStateWellFormed: OfficialMethod = {
  args: ['sharedState', 'players'],
  returns: 'boolean',
  help: 'Is this a shared state: turn, arboreta and discards? For 2 players unless said otherwise.',
  call: ({ sharedState, players }) => ok(parseShared(sharedState, seatsFor(players)).ok),
};

const drawFromDeck: OfficialMethod = {
  args: ['deck'],
  returns: 'card',
  help: 'A random card of this deck; "" when it is empty.',
  call(input, random) {
    const text = textArgument(input, 'deck');
    if (!text.ok) return text;
    const cards = parseCards(text.value, ALL_SPECIES, 'deck');
    if (!cards.ok) return cards;
    return ok(cards.value.length === 0 ? '' : nameCard(cards.value[random.below(cards.value.length)]));
  },
};

const isPlacementValid: OfficialMethod = {
  args: ['gameState', 'placement'],
  returns: 'boolean',
  help: 'May the player whose turn it is, holding nine cards, place this card there?',
  call({ gameState, placement }) {
    const table = parseStateText(gameState);
    if (!table.ok || typeof placement !== 'string') return ok(false);
    const placed = parsePlacement(placement, ALL_SPECIES);
    if (!placed.ok) return ok(false);
    const hand = table.value.hands[table.value.turn];
    const holds = hand.length === FULL_HAND && hand.includes(placed.value.card);
    return ok(holds && checkOffset(plantAll(table.value.arboreta[table.value.turn]), placed.value) === undefined);
  },
};

const isStateValid: OfficialMethod = {
  args: ['gameState'],
  returns: 'boolean',
  help: 'Can this state come about in a game? The letter of the turn may still name who has just discarded.',
  call({ gameState }) {
    const table = parseStateText(gameState);
    return ok(table.ok && checkStateText(table.value) === undefined);
  },
};

const canScore: OfficialMethod = {
  args: ['gameState', 'player', 'species'],
  returns: 'boolean',
  help: 'Does this player have the right to score this species, by the hands as they are?',
  call(input) {
    const asked = readQuestion(input);
    return asked.ok ? ok(mayScore(asked.value)) : asked;
  },
};

const getAllValidPlacements: OfficialMethod = {
  args: ['gameState', 'card'],
  returns: 'Set<placement>',
  help: 'Every placement of this card by the player whose turn it is.',
  call(input) {
    const table = parseStateText(input.gameState);
    if (!table.ok) return table;
    const text = textArgument(input, 'card');
    if (!text.ok) return text;
    const card = parseCard(text.value, ALL_SPECIES);
    if (!card.ok) return card;
    const grove = plantAll(table.value.arboreta[table.value.turn]);
    const placements: string[] = [];
    for (let i = 0; i < grove.openCount; i++) {
      const north = grove.northOf(grove.openAt(i));
      const east = grove.eastOf(grove.openAt(i));
      // Beyond that a square has no name in the official strings.
      if (Math.max(Math.abs(north), Math.abs(east)) <= FARTHEST) {
        placements.push(formatPlacement({ card: card.value, north, east }));
      }
    }
    return ok(placements);
  },
};

const getAllViablePaths: OfficialMethod = {
  args: ['gameState', 'player', 'species'],
  returns: 'Set<path> | null',
  help: 'Every path of this species in the player’s arboretum; null without the right to score it.',
  call(input) {
    const asked = readQuestion(input);
    if (!asked.ok) return asked;
    if (!mayScore(asked.value)) return ok(null);
    const { table, seat, species } = asked.value;
    const paths = listPaths(plantAll(table.arboreta[seat]), species);
    return ok([...new Set(paths.map(({ cards }) => formatCards(cards)))]);
  },
};

const getHighestViablePathScore: OfficialMethod = {
  args: ['gameState', 'player', 'species'],
  returns: 'int',
  help: 'Points of the best path of this species; 0 without a path, −1 without the right to score it.',
  call(input) {
    const asked = readQuestion(input);
    if (!asked.ok) return asked;
    if (!mayScore(asked.value)) return ok(-1);
    const { table, seat, species } = asked.value;
    const best = new Int32Array(species + 1);
    bestPoints(plantAll(table.arboreta[seat]), 1 << species, best);
    return ok(best[species]);
  },
};

const pathScore: OfficialMethod = {
  args: ['path'],
  returns: 'int',
  help: 'Points of a path, written as its cards from the lowest to the highest.',
  call(input) {
    const text = textArgument(input, 'path');
    if (!text.ok) return text;
    const cards = parseCards(text.value, ALL_SPECIES, 'path');
    if (!cards.ok) return cards;
    return isPath(cards.value)
      ? ok(pathPoints(cards.value))
      : fail('arboretum.path', 'A path has two cards or more, rising, the first and last of one species.', {
          rule: 'A10',
        });
  },
};

const applyActionMethod: OfficialMethod = {
  args: ['gameState', 'action'],
  returns: 'gameState',
  help: 'The state after a draw, or after a placement with its discard.',
  call({ gameState, action }) {
    const table = parseStateText(gameState);
    if (!table.ok) return table;
    const after = applyAction(table.value, action);
    return after.ok ? ok(formatStateText(after.value)) : after;
  },
};

const finalResult: OfficialMethod = {
  args: ['gameState'],
  returns: '{scores, speciesInArboretum, winner}',
  help: 'Points by player as if the game ended now, different species in each arboretum, and the winner or "tie".',
  call({ gameState }) {
    const table = parseStateText(gameState);
    if (!table.ok) return table;
    const groves = table.value.arboreta.map(plantAll);
    const points = new Int32Array(groves.length);
    addUp(groves, holdingsIn(table.value), points);
    const species = groves.map((grove) => speciesIn(grove));
    const winners = bestSeats(points, species);
    const byLetter = (values: ArrayLike<number>) =>
      Object.fromEntries(Array.from(values, (value, seat) => [SEAT_LETTERS[seat], value]));
    return ok({
      scores: byLetter(points),
      speciesInArboretum: byLetter(species),
      winner: winners.length === 1 ? SEAT_LETTERS[winners[0]] : 'tie',
    });
  },
};

export const official: Official = {
  isHiddenStateWellFormed,
  isSharedStateWellFormed,
  drawFromDeck,
  isPlacementValid,
  isStateValid,
  canScore,
  getAllValidPlacements,
  getAllViablePaths,
  getHighestViablePathScore,
  chooseDrawLocation,
  generateMove,
  generateAction,
  pathScore,
  applyAction: applyActionMethod,
  finalResult,
};

/** A question about one player and one species. */
interface Question {
  readonly table: StateText;
  readonly seat: number;
  readonly species: number;
}

function readQuestion(input: Input): Result<Question> {
  const table = parseStateText(input.gameState);
  if (!table.ok) return table;
  const { player, species: letter } = input;
  const seat = typeof player === 'string' && player.length === 1 ? SEAT_LETTERS.indexOf(player) : -1;
  if (seat < 0 || seat >= table.value.seats) {
    return fail('arboretum.player', `${describe(player)} is not a player.`, { where: ['player'] });
  }
  const species = typeof letter === 'string' ? SPECIES_BY_LETTER.get(letter) : undefined;
  if (species === undefined) {
    return fail('arboretum.species', `${describe(letter)} is not a species.`, { rule: 'A1', where: ['species'] });
  }
  return ok({ table: table.value, seat, species });
}

function mayScore({ table, seat, species }: Question): boolean {
  return hasRight(holdingsIn(table), table.seats, seat, species);
}

function holdingsIn({ hands }: StateText): Holdings {
  const holdings = emptyHoldings();
  for (const [seat, hand] of hands.entries()) for (const card of hand) hold(holdings, seat, card);
  return holdings;
}

function isPath(cards: readonly number[]): boolean {
  const rising = cards.every((card, index) => index === 0 || cardValue(cards[index - 1]) < cardValue(card));
  return cards.length >= SHORTEST_PATH && rising && speciesOf(cards[0]) === speciesOf(cards[cards.length - 1]);
}

/** Number of players that a question is about: two, as in the assignment, unless it says otherwise. */
function seatsFor(players: unknown): number {
  const seats = players === undefined ? ok(MIN_SEATS) : wholeArgument({ players }, 'players', MIN_SEATS, MAX_SEATS);
  // No state has the form of one for so many players.
  return seats.ok ? seats.value : -1;
}
