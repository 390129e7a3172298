import type { Seat } from '../../../core/game.ts';
import { ALL_FOUR_POINTS, MAX_SEATS, RESOURCES, TOKENS } from '../components.ts';
import { setPoints } from '../scoring.ts';
import { NOTHING, type State } from '../state.ts';

/*
 * What tokens are worth before the phase is over: the points to be expected when each resource that still lies on the
 * board falls to any seat with equal chance. All are taken in the end, for that is what ends a phase (B10).
 */

const MOST = TOKENS[0].count;
const SIZE = MOST + 1;

/** Points for a set by seats, tokens held and tokens lying, at `((seats * SIZE) + held) * SIZE + lying`. */
const EXPECTED_SETS = new Float64Array((MAX_SEATS + 1) * SIZE * SIZE);
/** Chance to get at least one of so many that lie, at `seats * SIZE + lying`. */
const CHANCE_OF_ONE = new Float64Array((MAX_SEATS + 1) * SIZE);
for (let seats = 1; seats <= MAX_SEATS; seats++) fillExpected(seats);

function fillExpected(seats: number): void {
  for (let lying = 0; lying <= MOST; lying++) {
    CHANCE_OF_ONE[seats * SIZE + lying] = 1 - (1 - 1 / seats) ** lying;
    for (let held = 0; held <= MOST; held++) {
      const at = (seats * SIZE + held) * SIZE + lying;
      // One token after the other: it comes with chance 1 / seats.
      const next = (seats * SIZE + Math.min(held + 1, MOST)) * SIZE + lying - 1;
      const got = lying === 0 ? 0 : EXPECTED_SETS[next];
      EXPECTED_SETS[at] = lying === 0 ? setPoints(held) : got / seats + (EXPECTED_SETS[at - 1] * (seats - 1)) / seats;
    }
  }
}

/** Resources that lie on the board, by kind; kept between calls. */
const LYING = new Int32Array(32);

export function countLying(state: State): void {
  const { tokens } = state;
  const { circles } = state.board;
  LYING.fill(0);
  for (let index = 0; index < circles.length; index++) LYING[tokens[circles[index]]]++;
}

/** What the sets and the four kinds promise a seat. After `countLying`. */
export function expectedTokenPoints(state: State, seat: Seat): number {
  const { seats } = state;
  let sum = 0;
  let all = ALL_FOUR_POINTS;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const held = Math.min(state.held(seat, kind), MOST);
    const lying = Math.min(LYING[kind], MOST);
    sum += EXPECTED_SETS[(seats * SIZE + held) * SIZE + lying];
    if (held === 0) all *= CHANCE_OF_ONE[seats * SIZE + lying];
  }
  return sum + all;
}

/**
 * What the next token of each kind is worth to a seat, into `worth`: what it hopes for with it, and `deny` times what the
 * others can hope for no more, shared among them. After `countLying`.
 */
export function tokenWorths(state: State, seat: Seat, deny: number, worth: Float64Array): void {
  const { seats } = state;
  for (let kind = 0; kind < RESOURCES; kind++) worth[kind] = 0;
  worth[NOTHING] = 0;
  addChanges(state, seat, 1, gainOf, worth);
  const share = deny / (seats - 1);
  for (let other = 0; other < seats; other++) if (other !== seat) addChanges(state, other, share, lossOf, worth);
}

/** Adds `share` of what one token of each kind that lies on the board, taken, means to a seat. */
function addChanges(state: State, seat: Seat, share: number, changeOf: typeof gainOf, worth: Float64Array): void {
  const all = chanceOfAll(state, seat);
  for (let kind = 0; kind < RESOURCES; kind++) {
    const lying = Math.min(LYING[kind], MOST);
    if (lying > 0) worth[kind] += share * changeOf(state.seats, Math.min(state.held(seat, kind), MOST), lying, all);
  }
}

/** What a seat can hope for more when it takes the token itself. */
function gainOf(seats: number, held: number, lying: number, all: number): number {
  const at = (seats * SIZE + held) * SIZE + lying;
  const next = (seats * SIZE + Math.min(held + 1, MOST)) * SIZE + lying - 1;
  const sets = EXPECTED_SETS[next] - EXPECTED_SETS[at];
  return held > 0 ? sets : sets + ALL_FOUR_POINTS * all * (1 / CHANCE_OF_ONE[seats * SIZE + lying] - 1);
}

/** What a seat can hope for no more when another takes it. */
function lossOf(seats: number, held: number, lying: number, all: number): number {
  const at = (seats * SIZE + held) * SIZE + lying;
  const sets = EXPECTED_SETS[at] - EXPECTED_SETS[at - 1];
  const some = seats * SIZE + lying;
  return held > 0 ? sets : sets + ALL_FOUR_POINTS * all * (1 - CHANCE_OF_ONE[some - 1] / CHANCE_OF_ONE[some]);
}

/** That the seat will hold all four kinds; 0 where one of them can be had no more. */
function chanceOfAll(state: State, seat: Seat): number {
  let chance = 1;
  for (let kind = 0; kind < RESOURCES; kind++) {
    if (state.held(seat, kind) === 0) chance *= CHANCE_OF_ONE[state.seats * SIZE + Math.min(LYING[kind], MOST)];
  }
  return chance;
}
