import { describe, expect, it } from 'vitest';
import { OVER, type Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { openMatch, submit } from '../core/match.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import type { Timeline } from '../core/timeline.ts';
import { arboretum } from '../games/arboretum/game.ts';
import { shelf } from '../games/index.ts';
import { raceToTheRaft } from '../games/race-to-the-raft/game.ts';
import { FairDice, secretFrom } from './fair-dice.ts';

const DECK = 'D';
const secret = secretFrom('undo');

describe('undo cannot roll again', () => {
  it('F5: Arboretum: draw, undo, take something else, draw: the same card comes', () => {
    const dice = new FairDice(secret);
    const match = must(openMatch(arboretum, 2, {}, dice));
    // Into the second turn of the first seat: there is a discard to take instead.
    playUntil(match, dice, () => match.position.turn === 0 && texts(match).length > 1 && texts(match).includes(DECK));
    const ply = match.length;
    enter(match, dice, DECK);
    const drawn = match.textAt(ply + 1);
    expect(drawn).toMatch(/^\+/);
    match.rewind(ply);
    enter(match, dice, DECK);
    expect(match.textAt(ply + 1)).toBe(drawn);
    match.rewind(ply);
    const [other] = texts(match).filter((text) => text !== DECK);
    enter(match, dice, other);
    expect(match.position.turn).toBe(0);
    enter(match, dice, DECK);
    expect(match.textAt(ply + 2)).toBe(drawn);
  });

  it('F5: Race to the Raft: the decks give the same cards again', () => {
    const dice = new FairDice(secret);
    const match = must(openMatch(raceToTheRaft, 1, { challenge: 'wet-paws' }, dice));
    playUntil(match, dice, () => texts(match).some((text) => isRequest(text)));
    const ply = match.length;
    const requests = texts(match).filter(isRequest);
    const cards = (request: string) => {
      match.rewind(ply);
      enter(match, dice, request);
      return match.log.slice(ply + 1);
    };
    const first = cards(requests[0]);
    expect(first.length).toBeGreaterThan(0);
    const others = cards(requests[requests.length - 1]);
    expect(others).not.toEqual(first);
    expect(cards(requests[0])).toEqual(first);
    expect(cards(requests[requests.length - 1])).toEqual(others);
  });

  it.each(shelf)('F5: $about.title: the same decisions after any undo bring the same match', async ({ load }) => {
    const { game } = await load();
    const dice = new FairDice(secret);
    const match = must(openMatch(game, game.seats.min, {}, dice));
    playUntil(match, dice, () => match.position.turn === OVER);
    const log = [...match.log];
    const random = new SeededRandom('undo');
    for (let i = 0; i < 5; i++) {
      match.rewind(decisionFrom(match, random.below(log.length >> 1)));
      while (match.position.turn >= 0) enter(match, dice, log[match.length]);
      expect(match.log).toEqual(log);
    }
  });
});

function texts<P extends Position>({ game, position }: Timeline<P>): string[] {
  return listMoves(game, position).map((move) => game.formatMove(position, move));
}

function enter<P extends Position>(match: Timeline<P>, dice: FairDice, text: string): void {
  expect(submit(match, match.position.turn, text, dice)).toBeUndefined();
}

function playUntil<P extends Position>(match: Timeline<P>, dice: FairDice, isThere: () => boolean): void {
  const random = new SeededRandom('decisions');
  while (!isThere()) {
    const choices = texts(match);
    enter(match, dice, choices[random.below(choices.length)]);
  }
}

/** Six cards, named by deck: A2B4. */
const isRequest = (text: string) => /^([A-D][1-6])+$/.test(text);

/** The first ply from this one on at which a seat had to decide. */
function decisionFrom<P extends Position>(match: Timeline<P>, ply: number): number {
  return match.turnAt(ply) >= 0 ? ply : decisionFrom(match, ply + 1);
}
