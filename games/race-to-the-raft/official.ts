import {
  describe,
  type Input,
  type Official,
  type OfficialMethod,
  textArgument,
  wholeArgument,
} from '../../core/official.ts';
import { type Fault, fail, ok, type Result } from '../../core/result.ts';
import { count, nth } from './bits.ts';
import { parseChallenge } from './challenges.ts';
import { CHALLENGES, TILE_LETTERS } from './components.ts';
import { CARD_PICTURES, columnOf, DECK_COUNT, rowOf, TILE_PICTURES, TURN_LETTERS } from './geometry.ts';
import { NO_CARD } from './moves.ts';
import {
  type CatMove,
  fillBoard,
  formatBoard,
  formatCards,
  formatCats,
  formatWay,
  parseBag,
  parseBoardLines,
  parseCard,
  parseCardPlacement,
  parseCards,
  parseCatMove,
  parseCats,
  parseFirePlacement,
  parseRequest,
  parseTile,
} from './official-strings.ts';
import { checkCardPlace, checkFirePlace, hasFirePlace } from './placements.ts';
import { RaftPosition } from './position.ts';
import { allAboard, isCutOff } from './reach.ts';
import { CATS, FIRE, HAND, NONE, PHASES, State, WILD } from './state.ts';
import { checkPrice, checkWalk } from './walks.ts';

/*
 * The assignment's methods by name. A game state is its five strings, as an object or as an array in the official order;
 * the answer has the form of the question. Each method reads only the strings that it needs. Questions whether something
 * is well-formed or valid answer false to an unreadable board or action; everything else answers a fault.
 */

const PARTS = ['board', 'decks', 'hand', 'exhaustedCats', 'fireTileBag'] as const;
type Part = (typeof PARTS)[number];
type Strings = Readonly<Record<Part, string>>;

const isBoardStringWellFormed: OfficialMethod = {
  args: ['boardString'],
  returns: 'boolean',
  help: 'Is this a board: 12, 15 or 18 lines of 9 or 18 known letters, each ended by a line break?',
  call: ({ boardString }) => ok(typeof boardString === 'string' && parseBoardLines(boardString).ok),
};

const drawFireTile: OfficialMethod = {
  args: ['gameState'],
  returns: 'tile',
  help: 'A random fire tile of the bag; "" when it is empty.',
  call(input, random) {
    const strings = readStrings(input);
    if (!strings.ok) return strings;
    const bag = parseBag(strings.value.fireTileBag);
    if (!bag.ok) return bag;
    return ok(bag.value === 0 ? '' : TILE_LETTERS[nth(bag.value, random.below(count(bag.value)))]);
  },
};

const chooseChallenge: OfficialMethod = {
  args: ['difficulty'],
  returns: 'challenge',
  help: 'The code of a random challenge of a difficulty from 0 to 5.',
  call(input, random) {
    const difficulty = wholeArgument(input, 'difficulty', 0, 5);
    if (!difficulty.ok) return difficulty;
    const codes = CHALLENGES.filter((challenge) => challenge.difficulty === difficulty.value);
    return ok(codes[random.below(codes.length)].code);
  },
};

const initialiseChallenge: OfficialMethod = {
  args: ['challengeString'],
  returns: 'board',
  help: 'A board for this challenge code, on islands drawn and turned at random.',
  call(input, random) {
    const code = textArgument(input, 'challengeString');
    if (!code.ok) return code;
    const layout = parseChallenge(code.value);
    if (!layout.ok) return layout;
    const position = new RaftPosition(1, layout.value.rows, layout.value.columns, layout.value);
    while (position.phase === PHASES.islands) position.play(position.roll(random));
    return ok(formatBoard(position));
  },
};

const drawHand: OfficialMethod = {
  args: ['gameState', 'drawRequest'],
  returns: 'gameState',
  help: 'Moves the requested numbers of random cards from the decks to the hand; nothing when a deck is too small.',
  call(input, random) {
    const strings = readStrings(input);
    if (!strings.ok) return strings;
    const text = textArgument(input, 'drawRequest');
    if (!text.ok) return text;
    const request = parseRequest(text.value);
    if (!request.ok) return request;
    const decks = parseCards(strings.value.decks, 'decks');
    if (!decks.ok) return decks;
    const hand = parseCards(strings.value.hand, 'hand');
    if (!hand.ok) return hand;
    if (decks.value.some((cards, deck) => count(cards) < request.value[deck])) return answer(input, strings.value, {});
    for (let deck = 0; deck < DECK_COUNT; deck++) {
      for (let drawn = 0; drawn < request.value[deck]; drawn++) {
        const card = 1 << nth(decks.value[deck], random.below(count(decks.value[deck])));
        decks.value[deck] &= ~card;
        hand.value[deck] |= card;
      }
    }
    return answer(input, strings.value, { decks: formatCards(decks.value), hand: formatCards(hand.value) });
  },
};

const applyPlacement: OfficialMethod = {
  args: ['gameState', 'placementString'],
  returns: 'gameState',
  help: 'The state after a card (taken from the hand) or a fire tile was laid; legality is not asked.',
  call(input) {
    const asked = readBoardAnd(input, 'placementString');
    if (!asked.ok) return asked;
    const { strings, board, text } = asked.value;
    if (isFireText(text)) {
      const fire = parseFirePlacement(text);
      if (!fire.ok) return fire;
      const { tile, way, square } = fire.value;
      const fault = checkFirePlace(board, tile, way, square);
      if (fault?.code === 'race-to-the-raft.edge') return { ok: false, fault };
      board.layFire(tile, way, square);
      return answer(input, strings, { board: formatBoard(board) });
    }
    const card = parseCardPlacement(text);
    if (!card.ok) return card;
    const fault = checkCardPlace(board, card.value.square);
    if (fault?.code === 'race-to-the-raft.edge') return { ok: false, fault };
    const hand = holdHand(board, strings);
    if (!hand.ok) return hand;
    if (fault) uncover(board, card.value.square);
    board.layCard(card.value.card, card.value.turn, card.value.square);
    board.dropCard(card.value.card);
    return answer(input, strings, { board: formatBoard(board), hand: formatCards(board.words.subarray(HAND)) });
  },
};

const moveCat: OfficialMethod = {
  args: ['gameState', 'movementString'],
  returns: 'gameState',
  help: 'The state after a cat moved and its cards were discarded; legality is not asked.',
  call(input) {
    const asked = readBoardAnd(input, 'movementString');
    if (!asked.ok) return asked;
    const { strings, board, text } = asked.value;
    const move = parseCatMove(text);
    if (!move.ok) return move;
    const exhausted = parseCats(strings.exhaustedCats, 'exhausted cats');
    if (!exhausted.ok) return exhausted;
    const hand = holdHand(board, strings);
    if (!hand.ok) return hand;
    if (!canStand(board, move.value)) {
      return fail('race-to-the-raft.walk', `${text} does not take a cat of that colour to a free square.`, {
        rule: 'R9',
      });
    }
    const { colour, from, to, first, second } = move.value;
    board.walk(from, to);
    board.dropCard(first);
    if (second !== NO_CARD) board.dropCard(second);
    const others = exhausted.value.filter((cat) => cat.colour !== colour || cat.square !== from);
    return answer(input, strings, {
      board: formatBoard(board),
      hand: formatCards(board.words.subarray(HAND)),
      exhaustedCats: formatCats([...others, { colour, square: to }]),
    });
  },
};

const isPlacementValid: OfficialMethod = {
  args: ['gameState', 'placementString'],
  returns: 'boolean',
  help: 'May this card or fire tile lie there? Hand and bag are not asked.',
  call(input) {
    const asked = readBoardAnd(input, 'placementString');
    if (!asked.ok) return asked;
    const { board, text } = asked.value;
    if (isFireText(text)) {
      const fire = parseFirePlacement(text);
      return ok(fire.ok && !checkFirePlace(board, fire.value.tile, fire.value.way, fire.value.square));
    }
    const card = parseCardPlacement(text);
    return ok(card.ok && !checkCardPlace(board, card.value.square));
  },
};

const isCatMovementValid: OfficialMethod = {
  args: ['gameState', 'catMovementString'],
  returns: 'boolean',
  help: 'May this cat walk there, and do these cards of the hand pay for it?',
  call(input) {
    const asked = readBoardAnd(input, 'catMovementString');
    if (!asked.ok) return asked;
    const { strings, board, text } = asked.value;
    const exhausted = parseCats(strings.exhaustedCats, 'exhausted cats');
    if (!exhausted.ok) return exhausted;
    const hand = holdHand(board, strings);
    if (!hand.ok) return hand;
    const move = parseCatMove(text);
    if (!move.ok) return ok(false);
    const { colour, from, to, first, second } = move.value;
    const tired = exhausted.value.some((cat) => cat.colour === colour && cat.square === from);
    const fault = checkWalk(board, from, to) ?? checkPrice(board, tired, first, second);
    return ok(fault === undefined && board.colourAt(from) === colour);
  },
};

const isGameOver: OfficialMethod = {
  args: ['gameState', 'action'],
  returns: 'boolean',
  help: 'Does this action end the game, won or lost?',
  call(input) {
    const asked = readBoardAnd(input, 'action');
    if (!asked.ok) return asked;
    const { strings, board, text } = asked.value;
    if (text.length > PLACEMENT_LENGTH) return endsByWalk(board, text);
    if (isFireText(text)) return endsByFire(board, text);
    const card = parseCardPlacement(text);
    if (!card.ok && !isOffBoard(card.fault)) return card;
    const bag = parseBag(strings.fireTileBag);
    return bag.ok ? ok(bag.value === 0) : bag;
  },
};

const orientations: OfficialMethod = {
  args: ['card | fireTile'],
  returns: '{N, E, S, W} | {FN … TW}',
  help: 'Pictures of a card (Bj) or a fire tile (l) in every turn.',
  call(input) {
    if (input.fireTile === undefined) {
      const name = textArgument(input, 'card');
      if (!name.ok) return name;
      const card = parseCard(name.value);
      if (!card.ok) return card;
      return ok(Object.fromEntries(CARD_PICTURES[card.value].map((picture, turn) => [TURN_LETTERS[turn], picture])));
    }
    const name = textArgument(input, 'fireTile');
    if (!name.ok) return name;
    const tile = parseTile(name.value);
    if (!tile.ok) return tile;
    return ok(Object.fromEntries(TILE_PICTURES[tile.value].map((picture, way) => [formatWay(way), picture])));
  },
};

export const official: Official = {
  isBoardStringWellFormed,
  drawFireTile,
  chooseChallenge,
  drawHand,
  applyPlacement,
  moveCat,
  initialiseChallenge,
  isPlacementValid,
  isCatMovementValid,
  isGameOver,
  orientations,
};

const PLACEMENT_LENGTH = 7;

/** Tiles A–D look like decks, so the second character decides: a row begins with a digit, no card does. */
function isFireText(text: string): boolean {
  return /^.\d/.test(text);
}

/** Won when every cat is aboard; whether the cards are in hand is not asked. */
function endsByWalk(board: State, text: string): Result<boolean> {
  const move = parseCatMove(text);
  if (!move.ok) return isOffBoard(move.fault) ? ok(false) : move;
  if (!canStand(board, move.value)) return ok(false);
  board.walk(move.value.from, move.value.to);
  return ok(allAboard(board));
}

/** Lost when a cat is cut off; where the tile may not lie, when it may lie nowhere. */
function endsByFire(board: State, text: string): Result<boolean> {
  const fire = parseFirePlacement(text);
  if (!fire.ok) return isOffBoard(fire.fault) ? ok(!hasFirePlace(board, TILE_LETTERS.indexOf(text[0]))) : fire;
  const { tile, way, square } = fire.value;
  if (checkFirePlace(board, tile, way, square)) return ok(!hasFirePlace(board, tile));
  board.layFire(tile, way, square);
  return ok(isCutOff(board));
}

/** Readable, but no board has such a square: an illegal action, not a text nobody understands. */
function isOffBoard(fault: Fault): boolean {
  return fault.code === 'race-to-the-raft.square';
}

/** Where an illegal card lies, nothing burns and no cat stands any more. */
function uncover(board: State, square: number): void {
  const keep = ~(0b111 << columnOf(square));
  for (let row = rowOf(square); row < rowOf(square) + 3; row++) {
    board.words[FIRE + row] &= keep;
    board.words[CATS + row] &= keep;
  }
}

/** A cat of the named colour stands at the start, and the end is a free square with room for one. */
function canStand(board: State, { colour, from, to }: CatMove): boolean {
  if (board.catAt(from) !== colour || board.has(CATS, to)) return false;
  return board.colourAt(to) !== NONE || board.has(WILD, to);
}

/** The five strings, whichever way they came. */
function readStrings(input: Input): Result<Strings> {
  const { gameState } = input;
  if (typeof gameState !== 'object' || gameState === null) {
    return fail('call.argument', `gameState must be five strings, not ${describe(gameState)}.`, {
      where: ['gameState'],
    });
  }
  const given: Readonly<Record<string, unknown>> = Array.isArray(gameState)
    ? Object.fromEntries(PARTS.map((part, index) => [part, gameState[index]]))
    : { ...gameState };
  const strings: Partial<Record<Part, string>> = {};
  for (const part of PARTS) {
    const value = given[part];
    if (typeof value !== 'string') {
      return fail('call.argument', `gameState.${part} must be a text, not ${describe(value)}.`, { where: [part] });
    }
    strings[part] = value;
  }
  return ok(strings as Strings);
}

/** The state and the board in it, and the text that says what happens there. */
function readBoardAnd(input: Input, name: string): Result<{ strings: Strings; board: State; text: string }> {
  const strings = readStrings(input);
  if (!strings.ok) return strings;
  const lines = parseBoardLines(strings.value.board);
  if (!lines.ok) return lines;
  const text = textArgument(input, name);
  if (!text.ok) return text;
  const board = new State(1, lines.value.length, lines.value[0].length);
  fillBoard(board, lines.value);
  return ok({ strings: strings.value, board, text: text.value });
}

/** Puts the cards of the hand string into the state. */
function holdHand(board: State, strings: Strings): Result<State> {
  const hand = parseCards(strings.hand, 'hand');
  if (!hand.ok) return hand;
  board.words.set(hand.value, HAND);
  return ok(board);
}

/** The state with some strings changed, in the form in which it came. */
function answer(input: Input, strings: Strings, changed: Partial<Strings>): Result<unknown> {
  const result = { ...strings, ...changed };
  return ok(Array.isArray(input.gameState) ? PARTS.map((part) => result[part]) : result);
}
