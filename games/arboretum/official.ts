import { texts } from '#texts/arboretum/official.ts';
import {
  method,
  type Official,
  type OfficialMethod,
  optional,
  parsed,
  question,
  structure,
  text,
  whole,
} from '../../core/official.ts';
import { ok, quote, type Result } from '../../core/result.ts';
import { plantAll } from './arrangement.ts';
import { ALL_SPECIES, cardValue, nameCard, SPECIES_BY_LETTER, speciesOf } from './cards.ts';
import { FULL_HAND, MAX_SEATS, MIN_SEATS, SEAT_LETTERS, SHORTEST_PATH } from './components.ts';
import { fail } from './faults.ts';
import { FARTHEST } from './geometry.ts';
import { applyAction } from './official-actions.ts';
import { chooseDrawLocation, gameState, generateAction, generateMove } from './official-bot.ts';
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

const players = optional(whole(MIN_SEATS, MAX_SEATS), MIN_SEATS);
const listOfTexts = structure('a list of texts', (value) => ok(value));

const isHiddenStateWellFormed = question(
  { hiddenState: listOfTexts, players },
  texts.isHiddenStateWellFormed,
  ({ hiddenState, players: seats }) => {
    const hidden = parseHidden(hiddenState, seats);
    return hidden.ok && isHiddenInOrder(hidden.value);
  },
);

const isSharedStateWellFormed = question(
  { sharedState: listOfTexts, players },
  texts.isSharedStateWellFormed,
  ({ sharedState, players: seats }) => parseShared(sharedState, seats).ok,
);

const drawFromDeck = method({
  args: { deck: parsed((deck) => parseCards(deck, ALL_SPECIES, 'deck')) },
  returns: 'card',
  help: texts.drawFromDeck,
  call: ({ deck }, random) => ok(deck.length === 0 ? '' : nameCard(deck[random.below(deck.length)])),
});

const isPlacementValid = question(
  { gameState, placement: parsed((placement) => parsePlacement(placement, ALL_SPECIES)) },
  texts.isPlacementValid,
  ({ gameState: table, placement }) => {
    const hand = table.hands[table.turn];
    const holds = hand.length === FULL_HAND && hand.includes(placement.card);
    return holds && checkOffset(plantAll(table.arboreta[table.turn]), placement) === undefined;
  },
);

const isStateValid = question(
  { gameState },
  texts.isStateValid,
  ({ gameState: table }) => checkStateText(table) === undefined,
);

const canScore = asking('boolean', texts.canScore, mayScore);

const getAllValidPlacements = method({
  args: { gameState, card: parsed((card) => parseCard(card, ALL_SPECIES)) },
  returns: 'Set<placement>',
  help: texts.getAllValidPlacements,
  call({ gameState: table, card }) {
    const grove = plantAll(table.arboreta[table.turn]);
    const placements: string[] = [];
    for (let i = 0; i < grove.openCount; i++) {
      const north = grove.northOf(grove.openAt(i));
      const east = grove.eastOf(grove.openAt(i));
      // Beyond that a square has no name in the official strings.
      if (Math.max(Math.abs(north), Math.abs(east)) <= FARTHEST) {
        placements.push(formatPlacement({ card, north, east }));
      }
    }
    return ok(placements);
  },
});

const getAllViablePaths = asking('Set<path> | null', texts.getAllViablePaths, (table, seat, species) => {
  if (!mayScore(table, seat, species)) return null;
  const paths = listPaths(plantAll(table.arboreta[seat]), species);
  return [...new Set(paths.map(({ cards }) => formatCards(cards)))];
});

const getHighestViablePathScore = asking('int', texts.getHighestViablePathScore, (table, seat, species) => {
  if (!mayScore(table, seat, species)) return -1;
  const best = new Int32Array(species + 1);
  bestPoints(plantAll(table.arboreta[seat]), 1 << species, best);
  return best[species];
});

const pathScore = method({
  args: { path: parsed((path) => parseCards(path, ALL_SPECIES, 'path')) },
  returns: 'int',
  help: texts.pathScore,
  call({ path }) {
    if (isPath(path)) return ok(pathPoints(path));
    return fail('path', { rule: 'A10' });
  },
});

const applyActionMethod = method({
  args: { gameState, action: structure('an object', (value) => ok(value)) },
  returns: 'gameState',
  help: texts.applyAction,
  call({ gameState: table, action }) {
    const after = applyAction(table, action);
    return after.ok ? ok(formatStateText(after.value)) : after;
  },
});

const finalResult = method({
  args: { gameState },
  returns: '{scores, speciesInArboretum, winner}',
  help: texts.finalResult,
  call({ gameState: table }) {
    const groves = table.arboreta.map(plantAll);
    const points = new Int32Array(groves.length);
    addUp(groves, holdingsIn(table), points);
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
});

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
function asking(
  returns: string,
  help: string,
  answer: (table: StateText, seat: number, species: number) => unknown,
): OfficialMethod {
  return method({
    args: { gameState, player: text, species: parsed(parseSpecies) },
    returns,
    help,
    call({ gameState: table, player, species }) {
      const seat = findSeat(table, player);
      return seat.ok ? ok(answer(table, seat.value, species)) : seat;
    },
  });
}

function findSeat({ seats }: StateText, player: string): Result<number> {
  const seat = player.length === 1 ? SEAT_LETTERS.indexOf(player) : -1;
  if (seat >= 0 && seat < seats) return ok(seat);
  return fail('player', { where: ['player'], player: quote(player) });
}

function parseSpecies(letter: string): Result<number> {
  const species = SPECIES_BY_LETTER.get(letter);
  if (species !== undefined) return ok(species);
  return fail('species/unknown', { rule: 'A1', where: ['species'], letter: quote(letter) });
}

function mayScore(table: StateText, seat: number, species: number): boolean {
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
