import { isDeepStrictEqual } from 'node:util';

/**
 * One question to an engine and what its answer must be.
 *
 * @typedef {{ id: string, method: string, input: Record<string, unknown>, check: Record<string, unknown>, vary?: Record<string, unknown[]>, official?: false }} Case
 * @typedef {(method: string, input: Record<string, unknown>) => Promise<unknown>} Ask asks the same engine once more
 * @typedef {(wanted: never, answer: unknown, asked: Case, ask: Ask) => boolean | Promise<boolean>} Check
 * @typedef {{ rows: number, columns: number, mask: string[] }} BoardShape
 */

/** By the name that a case gives: true where the answer is right. @type {Record<string, Check>} */
export const CHECKS = {
  equals: (/** @type {unknown} */ wanted, answer) => isDeepStrictEqual(answer, wanted),
  oneOf: (/** @type {unknown[]} */ wanted, answer) => wanted.includes(answer),
  sameSet: (/** @type {unknown[]} */ wanted, answer) => Array.isArray(answer) && isSameSet(answer, wanted),
  fields: (/** @type {object} */ wanted, answer) => hasFields(answer, wanted),
  firstLetterIn: (/** @type {string[]} */ wanted, answer) =>
    answer !== '' && wanted.includes(textOf(answer).slice(0, 1)),
  legalMove: async (_, answer, { input }, ask) =>
    (await ask('isMoveValid', { stateString: input.stateString, moveString: answer })) === true,
  validPlacement: async (_, answer, { input }, ask) =>
    new RegExp(`^..${input.piece}.$`).test(textOf(answer)) &&
    (await ask('isPlacementValid', { placement: `${input.placement}${answer}` })) === true,
  cardMove: (/** @type {{ locations: string[], cards: string[] }} */ wanted, answer) => isCardMove(wanted, answer),
  equalsExceptDeal: (/** @type {string} */ wanted, answer) =>
    withoutDeal(textOf(answer)) === withoutDeal(wanted) &&
    isDeepStrictEqual(countDealt(textOf(answer)), countDealt(wanted)),
  deal: (_, answer, { input }) => isDeal(textOf(answer), textOf(input.stateString)),
  board: (/** @type {BoardShape} */ wanted, answer) => fitsBoard(wanted, answer),
  drawn: (/** @type {number[]} */ wanted, answer, { input }) => hasDrawn(wanted, fieldsOf(input.gameState), answer),
};

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' ? value : '';
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function fieldsOf(value) {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The same members, none twice. @param {unknown[]} answer @param {unknown[]} wanted */
function isSameSet(answer, wanted) {
  const members = new Set(answer);
  return members.size === answer.length && isDeepStrictEqual([...members].sort(), [...new Set(wanted)].sort());
}

/** @param {unknown} answer @param {object} wanted */
function hasFields(answer, wanted) {
  const fields = fieldsOf(answer);
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(fields[name], value));
}

/** Arboretum: a card of the hand on one of the squares, and another card to discard. @param {{ locations: string[], cards: string[] }} wanted @param {unknown} answer */
function isCardMove({ locations, cards }, answer) {
  if (!Array.isArray(answer) || answer.length !== 2) return false;
  const [placement, discard] = answer.map(textOf);
  const card = placement.slice(0, 2);
  return cards.includes(card) && locations.includes(placement.slice(2)) && cards.includes(discard) && discard !== card;
}

/** Blue Lagoon: where each kind of token is, as a state string says it. @param {string} state */
function dealtIn(state) {
  return /(?:^| )r C([^;]*);/.exec(state)?.[1] ?? '';
}

/** @param {string} state */
function withoutDeal(state) {
  return state.replace(/(^| )r C[^;]*;/, '$1r;');
}

/** Tokens of each kind: coconut, bamboo, water, precious stone, statuette. @param {string} state */
function countDealt(state) {
  const squares = '((?: \\d+,\\d+)*)';
  const kinds = new RegExp(`^C${squares} B${squares} W${squares} P${squares} S${squares}$`).exec(`C${dealtIn(state)}`);
  return kinds?.slice(1).map((list) => squaresIn(list).length);
}

/** @param {string} text */
function squaresIn(text) {
  return text.match(/\d+,\d+/g) ?? [];
}

/** The same state with 6, 6, 6, 6 and 8 tokens, one on every stone circle. @param {string} answer @param {string} before */
function isDeal(answer, before) {
  const stones = /(?:^| )s((?: \d+,\d+)*);/.exec(answer)?.[1] ?? '';
  return (
    withoutDeal(answer) === withoutDeal(before) &&
    isDeepStrictEqual(countDealt(answer), [6, 6, 6, 6, 8]) &&
    isDeepStrictEqual(squaresIn(dealtIn(answer)).sort(), squaresIn(stones).sort())
  );
}

/** Race to the Raft: in the mask `.` is any terrain and `?` is anything. @param {BoardShape} wanted @param {unknown} answer */
function fitsBoard({ rows, columns, mask }, answer) {
  const text = textOf(typeof answer === 'string' ? answer : fieldsOf(answer).board);
  const lines = text.replace(/\n$/, '').split('\n');
  const fits = (/** @type {string} */ square, /** @type {string} */ wanted) =>
    wanted === '?' || (wanted === '.' ? 'bgpry'.includes(square) : square === wanted);
  return (
    lines.length === rows &&
    lines.every((line, row) => line.length === columns && [...mask[row]].every((want, at) => fits(line[at], want)))
  );
}

/** Race to the Raft: this many cards went from each deck into the hand. @param {number[]} wanted @param {Record<string, unknown>} before @param {unknown} answer */
function hasDrawn(wanted, before, answer) {
  const after = fieldsOf(answer);
  return ['A', 'B', 'C', 'D'].every((deck, index) => {
    const left = cardsOf(after.decks, deck);
    const taken = cardsOf(before.decks, deck).filter((card) => !left.includes(card));
    const held = [...cardsOf(before.hand, deck), ...taken].sort();
    return taken.length === wanted[index] && isDeepStrictEqual(cardsOf(after.hand, deck).sort(), held);
  });
}

/** The cards of one deck in a text such as `AabcBdf`. @param {unknown} text @param {string} deck */
function cardsOf(text, deck) {
  return [...(new RegExp(`${deck}([a-z]*)`).exec(textOf(text))?.[1] ?? '')];
}
