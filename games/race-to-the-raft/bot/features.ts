import { count, lowest } from '../bits.ts';
import { DECK_COUNT, MAX_COLUMNS } from '../geometry.ts';
import { MAX_CATS, MAX_MOVES } from '../moves.ts';
import { listFires } from '../placements.ts';
import { BAG, CATS, DECKS, HAND, RAFT, ROWS, STRIDE, type State, TERRAIN, WILD } from '../state.ts';
import { cellOf, WIDTH } from './cells.ts';
import { detourOver, HARM_TAUGHT, type Harm, harmOf, measureHarm } from './fire-glance.ts';
import { REAR_TAUGHT } from './rear.ts';
import { supplyOf } from './requests.ts';
import { type Survey, surveyRoutes } from './routes.ts';

/*
 * What a position looks like to the net that guesses the chance to win (win-net.ts): the number of cats ashore, then for
 * each of them CAT_FEATURES numbers, then at TABLE_FEATURES_AT those of the whole table; all between 0 and about 2.
 * The net was trained on these very numbers in this very order: to change one is to train it anew. So ways are measured as they
 * were when it was taught, not as the quick player measures them now.
 */
export const CAT_FEATURES = 13;
export const TABLE_FEATURES = 12;
export const TABLE_FEATURES_AT = 1 + MAX_CATS * CAT_FEATURES;
export const FEATURES = TABLE_FEATURES_AT + TABLE_FEATURES;

export function describeFeatures(state: State, into: Float64Array): void {
  const rows = state.words[ROWS];
  const survey = surveyRoutes(state, REAR_TAUGHT);
  const harm = measureHarm(survey, rows, HARM_TAUGHT);
  into.fill(0);
  into[0] = survey.cats;
  for (let cat = 0; cat < survey.cats; cat++) describeCat(state, survey, cat, into);
  describeTable(state, survey, into);
  describeFire(state, harm, into);
}

function describeCat(state: State, survey: Survey, cat: number, into: Float64Array): void {
  const at = 1 + cat * CAT_FEATURES;
  const { words } = state;
  const rows = words[ROWS];
  const cost = survey.cost[cat];
  const colour = survey.colour[cat];
  const path = survey.paths[cat];
  const { nearFire } = survey.ground;
  let steps = 0;
  let near = 0;
  let foreign = 0;
  for (let row = 0; row < rows; row++) {
    steps += count(path[row]);
    near += count(path[row] & nearFire[row + 1]);
    foreign += count(path[row] & ~(words[TERRAIN + colour * STRIDE + row] | words[WILD + row]));
  }
  countDetours(survey, cat, rows);
  into[at] = cost / 60;
  into[at + 1] = Math.sqrt(cost) / 8;
  into[at + 2] = steps / 20;
  into[at + 3] = near / 10;
  into[at + 4] = Math.log(1 + DETOURS.some / (1 + steps));
  into[at + 5] = cost <= steps ? 1 : 0;
  into[at + 6] = 1 / (1 + steps);
  into[at + 7] = Math.log(1 + DETOURS.short / (1 + steps));
  into[at + 8] = Math.log(1 + DETOURS.long / (1 + steps));
  into[at + 9] = berthsFor(state, colour) / 8;
  let supply = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) supply = Math.max(supply, supplyOf(state, deck, colour));
  into[at + 10] = supply / 4;
  into[at + 11] = survey.steps[cellOf(survey.square[cat])] / 30;
  into[at + 12] = foreign / 15;
}

/** Squares by what the way over them costs a cat more than its cheapest: how much room there is to go round a fire. */
const DETOURS = { short: 0, some: 0, long: 0 };

function countDetours(survey: Survey, cat: number, rows: number): void {
  DETOURS.short = 0;
  DETOURS.some = 0;
  DETOURS.long = 0;
  for (let row = 1; row <= rows; row++) {
    for (let cell = row * WIDTH + 1; cell <= row * WIDTH + MAX_COLUMNS; cell++) {
      const detour = detourOver(survey, cat, cell);
      if (detour < 4) DETOURS.short++;
      if (detour < 12) DETOURS.some++;
      if (detour < 40) DETOURS.long++;
    }
  }
}

function berthsFor({ words }: State, colour: number): number {
  let berths = 0;
  for (let row = 0; row < words[ROWS]; row++) {
    const fitting = words[TERRAIN + colour * STRIDE + row] | words[WILD + row];
    berths += count(fitting & words[RAFT + row] & ~words[CATS + row]);
  }
  return berths;
}

function describeTable(state: State, survey: Survey, into: Float64Array): void {
  const { words } = state;
  const { cats, colour, cost, ground } = survey;
  let cards = 0;
  let promise = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    cards += count(words[DECKS + deck]) + count(words[HAND + deck]);
    let supply = 0;
    for (let cat = 0; cat < cats; cat++) supply += supplyOf(state, deck, colour[cat]);
    promise = Math.max(promise, supply);
  }
  let room = 0;
  for (let row = 0; row < words[ROWS]; row++) room += count(ground.cover[row + 1]);
  let work = 0;
  for (let cat = 0; cat < cats; cat++) work += cost[cat];
  const at = TABLE_FEATURES_AT;
  into[at] = cats / 4;
  into[at + 1] = cards / 100;
  into[at + 3] = room / 150;
  into[at + 7] = work / 200;
  into[at + 8] = promise / 20;
  into[at + 9] = (work / 200) ** 2;
  describeRear(state, survey, into);
}

/** How far the last cat is from the raft, and how much may burn behind it. */
function describeRear({ words }: State, { cats, square, steps, ground }: Survey, into: Float64Array): void {
  let last = 0;
  for (let cat = 0; cat < cats; cat++) last = Math.max(last, steps[cellOf(square[cat])]);
  let behind = 0;
  for (let row = 1; row <= words[ROWS]; row++) {
    for (let open = ground.open[row]; open !== 0; open &= open - 1) {
      if (steps[row * WIDTH + 1 + lowest(open)] > last) behind++;
    }
  }
  into[TABLE_FEATURES_AT + 10] = last / 30;
  into[TABLE_FEATURES_AT + 11] = behind / 50;
}

const PLACES = new Int32Array(MAX_MOVES);
/** Harm of a tile that fits nowhere, and harm that hurts. */
const MOST_HARM = 20;
const HURTS = 4;

/** How much the tiles in the bag would hurt, each at its best place. */
function describeFire(state: State, harms: Harm, into: Float64Array): void {
  const tiles = count(state.words[BAG]);
  let sum = 0;
  let worst = 0;
  let hurting = 0;
  for (let bag = state.words[BAG]; bag !== 0; bag &= bag - 1) {
    const harm = leastHarm(state, harms, lowest(bag));
    sum += harm;
    worst = Math.max(worst, harm);
    if (harm > HURTS) hurting++;
  }
  const at = TABLE_FEATURES_AT;
  into[at + 2] = tiles / 31;
  into[at + 4] = sum / Math.max(1, tiles) / 5;
  into[at + 5] = worst / 10;
  into[at + 6] = hurting / Math.max(1, tiles);
}

function leastHarm(state: State, harms: Harm, tile: number): number {
  const found = listFires(state, tile, PLACES);
  let least = MOST_HARM;
  for (let at = 0; at < found; at++) least = Math.min(least, harmOf(harms, PLACES[at], least));
  return least;
}
