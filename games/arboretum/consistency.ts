import type { Fault } from '../../core/result.ts';
import { FULL_HAND, HAND_SIZE, SEAT_LETTERS } from './components.ts';
import { refuse } from './faults.ts';
import { showingSeat } from './rules.ts';
import { CHOOSING, DEALING, DISCARDING, DRAWING, ENDED, PLACING, SHOWING, type State } from './state.ts';

/** Whether so many cards can lie in each place at this moment of the game. All cards are on the table already. */
export function checkPosition(state: State): Fault | undefined {
  const fault = checkHands(state) ?? checkSecrecy(state);
  if (fault) return fault;
  if (state.phase === CHOOSING || state.phase === DEALING) return checkEmpty(state);
  return checkTurns(state) ?? checkPiles(state) ?? checkSources(state) ?? checkShown(state);
}

function checkHands(state: State): Fault | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const [least, most] = handSizes(state, seat);
    const held = state.held(seat);
    if (held >= least && held <= most) continue;
    return refuse('hand/size', { rule: 'A3', player: SEAT_LETTERS[seat], held, least, most });
  }
  return undefined;
}

function handSizes(state: State, seat: number): [number, number] {
  const { phase, mover } = state;
  if (phase === CHOOSING) return [0, 0];
  if (phase === DEALING) {
    // Dealt in turn: those before the receiver have one card more.
    const least = state.held(mover);
    const size = seat < mover ? least + 1 : least;
    return least < HAND_SIZE ? [size, size] : [0, 0];
  }
  if (seat !== mover || phase === SHOWING || phase === ENDED) return [HAND_SIZE, HAND_SIZE];
  if (phase === DRAWING) return [HAND_SIZE, FULL_HAND - 1];
  return phase === PLACING ? [FULL_HAND, FULL_HAND] : [FULL_HAND - 1, FULL_HAND - 1];
}

/** A13: a hand that hides cards names only those that everybody knows, and then only one hand can name others. */
function checkSecrecy(state: State): Fault | undefined {
  let hiding = false;
  let seeing = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    hiding ||= state.hidden(seat) > 0;
    if (state.closed(seat) === 0) continue;
    seeing++;
    if (state.hidden(seat) === 0) continue;
    return refuse('secret', { rule: 'A13', player: SEAT_LETTERS[seat] });
  }
  if (!hiding || seeing < 2) return undefined;
  return refuse('secret/two', { rule: 'A13' });
}

function checkEmpty(state: State): Fault | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.groves[seat].placed === 0 && state.piled(seat) === 0 && state.openHand(seat).length === 0) continue;
    return refuse('deal', { rule: 'A2', player: SEAT_LETTERS[seat] });
  }
  if (state.phase === DEALING || state.mover === 0) return undefined;
  return refuse('turn/species', { rule: 'A14' });
}

/** A3: turns go round, so earlier seats have placed as many cards, or one more. */
function checkTurns(state: State): Fault | undefined {
  const { mover, groves, phase } = state;
  const done = phase >= DISCARDING ? mover : mover - 1;
  const rounds = groves[0].placed - (done >= 0 ? 1 : 0);
  for (const [seat, { placed }] of groves.entries()) {
    const wanted = seat <= done ? rounds + 1 : rounds;
    if (placed === wanted && rounds >= 0) continue;
    return refuse('turns', { rule: 'A3', player: SEAT_LETTERS[seat], placed, mover: SEAT_LETTERS[mover] });
  }
  return undefined;
}

/** A6: a discard a turn. */
function checkPiles(state: State): Fault | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const turns = state.groves[seat].placed - (state.phase === DISCARDING && seat === state.mover ? 1 : 0);
    if (state.piled(seat) <= turns) continue;
    return refuse('piles', { rule: 'A6', player: SEAT_LETTERS[seat], discards: state.piled(seat), turns });
  }
  return undefined;
}

/** A4, A7: there is something to draw, and the game goes on only while the deck lasts. */
function checkSources(state: State): Fault | undefined {
  const { phase, mover, seats, deck } = state;
  if (phase === SHOWING || phase === ENDED) {
    if (deck > 0) return refuse('deck/left', { rule: 'A7', deck });
    return checkLastDiscard(state, mover);
  }
  if (phase !== DRAWING) return undefined;
  const first = state.held(mover) === HAND_SIZE;
  const previous = mover === 0 ? seats - 1 : mover - 1;
  if (first && state.groves[previous].placed > 0) {
    const fault = checkLastDiscard(state, previous);
    if (fault) return fault;
  }
  const fromDeck = first || state.turn !== mover;
  if (deck > 0 || (!fromDeck && hasDiscards(state))) return undefined;
  return refuse('deck/nothing', { rule: 'A7' });
}

function hasDiscards(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.piled(seat) > 0) return true;
  return false;
}

function checkLastDiscard(state: State, seat: number): Fault | undefined {
  if (state.piled(seat) > 0) return undefined;
  return refuse('piles/last', { rule: 'A6', player: SEAT_LETTERS[seat] });
}

/** A7: in the end all cards of hands are known, and not before. */
function checkShown(state: State): Fault | undefined {
  if (state.phase !== SHOWING && state.phase !== ENDED) return undefined;
  const showing = showingSeat(state);
  if ((showing === state.seats) === (state.phase === ENDED)) return undefined;
  if (state.phase !== ENDED) return refuse('show/done', { rule: 'A7' });
  return refuse('show/missing', { rule: 'A7', player: SEAT_LETTERS[showing] });
}
