import { texts as names } from '#texts/race-to-the-raft/about.ts';
import { texts as table } from '#texts/race-to-the-raft/table.ts';
import { texts } from '#texts/race-to-the-raft/words.ts';
import type { Move } from '../../../core/game.ts';
import { lowest } from '../bits.ts';
import { CHALLENGES, COLOUR_LETTERS, HAND_SIZE, TILE_LETTERS } from '../components.ts';
import { deckOdds, handOf } from '../facts.ts';
import {
  CARD_COUNT,
  CARD_PICTURES,
  columnOf,
  FIRST_SMALL,
  nameCard,
  rowOf,
  spotOf,
  squareAt,
  TURNS,
} from '../geometry.ts';
import { takeApart } from '../moves.ts';
import { tileSquares } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { waiting } from '../reach.ts';
import { lossOf } from '../scoring.ts';
import { CATS, NONE, PHASES, RAFT, type State, UNKNOWN_COLOUR } from '../state.ts';
import { checkCat } from '../walks.ts';
import { allSquares, hasBerth, isPause } from './cat-watch.ts';
import { draftOf } from './draft.ts';
import { gapSquares } from './gaps.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: RaftPosition, move: Move): string {
  return withEnd(position, move, describeAct(position, move, spotOf));
}

/** The same beside a board that shows the digits of its squares. */
export function describeTyped(position: RaftPosition, move: Move): string {
  return withEnd(position, move, describeAct(position, move, sayDigits));
}

/** The same without squares, for a log that shows them on the island. */
export function logMove(position: RaftPosition, move: Move): string {
  const act = logAct(position, move);
  const burnt = takeApart(move).kind === 'fire' ? cutOffBy(position, move) : [];
  return burnt.length > 0 ? texts.andCutOff(act, texts.list(burnt)) : withEnd(position, move, act);
}

/** Names of the cats that a fire tile alone cuts off. */
function cutOffBy(position: RaftPosition, move: Move): string[] {
  const after = position.copy();
  after.play(move);
  const loss = lossOf(after);
  return loss?.kind === 'cutOff' && loss.cats.every((cat) => hasBerth(after, after.catAt(cat)))
    ? loss.cats.map((cat) => nameCat(after, cat))
    : [];
}

function withEnd(position: RaftPosition, move: Move, act: string): string {
  const after = position.copy();
  after.play(move);
  if (after.phase === PHASES.won) return texts.andWon(act);
  return after.phase === PHASES.lost ? texts.andLost(act, describeLoss(after)) : act;
}

function logAct(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.logCard(colourCard(parts.card));
    case 'fire':
      return texts.logFire(tileSquares(parts.tile, parts.way, parts.square).length);
    case 'walk': {
      const cat = nameCat(position, parts.from);
      if (position.has(RAFT, parts.to)) return texts.logAboard(cat, parts.cards.length);
      const walk = texts.logWalk(cat, parts.cards.length);
      return isPause(position, parts) ? texts.logPause(walk) : walk;
    }
    default:
      return describeAct(position, move, spotOf);
  }
}

/** Where one colour fills most of a card it is that one; else all, the most squares first. */
const MOST_OF_CARD = 6;

/** A card by its colours, as an adjective: letters such as Dt say nothing once the card has left the hand. */
export function colourCard(card: number): string {
  const squares = CARD_PICTURES[card][0].join('');
  const colours = Array.from(COLOUR_LETTERS, (letter, colour) => ({
    name: texts.colours[colour],
    squares: squares.split(letter).length - 1,
  }))
    .filter((colour) => colour.squares > 0)
    .sort((a, b) => b.squares - a.squares);
  if (colours[0].squares >= MOST_OF_CARD && colours.length > 1) return texts.mostly(colours[0].name);
  return texts.list(colours.map(({ name }) => name));
}

/** A square in words. */
type SaySquare = (square: number) => string;

function describeAct(position: RaftPosition, move: Move, say: SaySquare): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.placedCard(nameCard(parts.card), say(placeOf(move)), parts.turn);
    case 'fire': {
      const { tile, way, square } = parts;
      const burning = tileSquares(tile, way, square).length;
      return texts.placedFire(TILE_LETTERS[tile], say(placeOf(move)), sayAngle(way), burning);
    }
    case 'walk':
      return describeWalk(position, parts, say);
    case 'request':
      return texts.asked(parts.counts);
    case 'discard':
      return texts.gaveUp(handOf(position).length);
    case 'drawnCard':
      return texts.drewCard(nameCard(parts.card));
    case 'drawnTile':
      return texts.drewTile(TILE_LETTERS[parts.tile]);
    default:
      return describeIsland(parts.island, parts.turn);
  }
}

function describeIsland(island: number, turn: number): string {
  const large = island < FIRST_SMALL;
  return texts.placedIsland(large, large ? island + 1 : island - FIRST_SMALL + 1, turn);
}

interface Walk {
  readonly from: number;
  readonly to: number;
  readonly cards: readonly number[];
}

function describeWalk(position: RaftPosition, { from, to, cards }: Walk, say: SaySquare): string {
  const cat = nameColour(position.colourAt(from));
  const paid = cards.map(nameCard);
  return position.has(RAFT, to)
    ? texts.broughtAboard(cat, say(from), paid)
    : texts.moved(cat, say(from), say(to), paid);
}

const PHASE_NAMES = Object.keys(PHASES) as (keyof typeof PHASES)[];

/** What is to be done now, for everyone at the table. */
export function describePhase(position: RaftPosition): string {
  const name = PHASE_NAMES.find((each) => PHASES[each] === position.phase);
  return name === undefined || name === 'lost' ? texts.phases.lost(describeLoss(position)) : texts.phases[name];
}

/** The round at a glance: draw six, then spend each card; fire follows every laid one. */
export function stepsOf(position: RaftPosition): readonly { readonly words: string; readonly isNow: boolean }[] {
  const { ask, draw, play, spark, fire } = PHASES;
  const isIn = (...phases: readonly number[]) => phases.includes(position.phase);
  // Cards that are still coming are not to be spent yet.
  const left = isIn(draw) ? 0 : handOf(position).length;
  return [
    { words: table.prompt.stepAsk, isNow: isIn(ask, draw) },
    { words: table.prompt.stepPlay(left), isNow: isIn(play) },
    { words: table.prompt.stepFire, isNow: isIn(spark, fire) },
  ];
}

/** R13: why the game was lost, naming the cats that are cut off. */
export function describeLoss(state: State): string {
  return sayLoss(state, texts.losses);
}

/** The same of a position that a move would lead to. */
export function describeThreat(after: State): string {
  const gaps = gapSquares(after);
  const threat = sayLoss(after, texts.threats);
  return gaps.length === 0 ? threat : `${threat} ${texts.noFit(gaps.map(spotOf))}`;
}

function sayLoss(state: State, say: typeof texts.losses): string {
  const loss = lossOf(state);
  switch (loss?.kind) {
    case 'cutOff':
      return sayCutOff(state, loss.cats, say);
    case 'noRoom':
      return say.noRoom;
    case 'noTile':
      return say.noTile;
    default:
      return say.noCards;
  }
}

/** R14: fire closed a cat's last way, or other cats took its last place on the raft. */
function sayCutOff(state: State, cats: readonly number[], say: typeof texts.losses): string {
  const nameAll = (some: readonly number[]) => texts.list(some.map((cat) => nameCat(state, cat)));
  const crowded = cats.filter((cat) => !hasBerth(state, state.catAt(cat)));
  const burnt = cats.filter((cat) => !crowded.includes(cat));
  return [
    ...(burnt.length > 0 ? [say.cutOff(nameAll(burnt))] : []),
    ...(crowded.length > 0 ? [say.noBerth(nameAll(crowded))] : []),
  ].join(' ');
}

/** R9, R10: why no cat can be moved: none has anywhere to go, or those that have cost more than the hand holds. */
export function whyNoCat(position: RaftPosition): string {
  const cats = allSquares(position).filter((square) => position.has(CATS, square));
  return cats.some((cat) => checkCat(position, cat)?.variant === 'few') ? table.hand.tooTired : table.hand.noCat;
}

/** Cards that have left their decks: six a round. */
export function cardsDrawn(position: RaftPosition): number {
  return CARD_COUNT - deckOdds(position).reduce((sum, deck) => sum + deck.cards.length, 0);
}

/** A square by the digits that people type. */
export function sayDigits(square: number): string {
  return texts.square(rowOf(square), columnOf(square));
}

/** The square that a person points at to make a move, and where a hint puts its star. */
export function placeOf(move: Move): number {
  return draftOf(move).square;
}

/** How a tile is held: ", flipped and turned twice". Whoever flips first and then turns holds it that way. */
export function sayAngle(way: number): string {
  return texts.angle(way >= TURNS, way % TURNS);
}

/** "the blue cat"; where another cat of its colour is still ashore: "the blue cat with the scarf", or without one. */
export function nameCat(state: State, square: number): string {
  const colour = nameColour(state.catAt(square));
  const alike = alikeAshore(state, state.catAt(square));
  if (alike.length < 2 || !alike.includes(square)) return texts.onlyCat(colour);
  if (alike.length > 2) return texts.nthCat(alike.indexOf(square), colour);
  return texts.twin(state.scarves.includes(square), colour);
}

/** Cats of a colour that are not aboard, row by row. */
function alikeAshore(state: State, colour: number): number[] {
  if (colour === UNKNOWN_COLOUR) return [];
  return Array.from({ length: state.rows }, (_, row) => row).flatMap((row) => {
    const cats: number[] = [];
    for (let left = waiting(state, colour, row); left !== 0; left &= left - 1) cats.push(squareAt(row, lowest(left)));
    return cats;
  });
}

export function nameColour(colour: number): string {
  return colour === UNKNOWN_COLOUR ? texts.unknownColour : texts.colours[colour];
}

/** "2. Ancient trail · round 3". */
export function headingOf(position: RaftPosition): string {
  return texts.heading(nameChallenge(position), roundOf(position));
}

/** The same without the number of the challenge: "Ancient trail · round 3". */
export function shortHeadingOf(position: RaftPosition): string {
  return texts.heading(describeChallenge(position)?.name, roundOf(position));
}

/** From 1. */
function roundOf(position: RaftPosition): number {
  const isDrawing = position.phase === PHASES.ask || position.phase === PHASES.islands;
  return Math.max(1, Math.ceil(cardsDrawn(position) / HAND_SIZE) + (isDrawing ? 1 : 0));
}

/** "2. Ancient trail"; nothing for a board that no challenge set up. */
function nameChallenge(position: RaftPosition): string | undefined {
  const challenge = describeChallenge(position);
  return challenge && texts.challenge(position.challenge + 1, challenge.name);
}

/** What the challenge is called, and how hard it is; nothing for a board that no challenge set up. */
export function describeChallenge(position: RaftPosition):
  | {
      readonly name: string;
      readonly difficulty: number;
      readonly story: string;
      /** What no challenge before had. */
      readonly first: string | undefined;
    }
  | undefined {
  if (position.challenge === NONE) return undefined;
  const { id, difficulty } = CHALLENGES[position.challenge];
  const known = id as keyof typeof names.challenges;
  const firsts: Partial<Record<typeof known, string>> = names.firstsSay;
  return { name: names.challenges[known], story: names.stories[known], first: firsts[known], difficulty };
}
