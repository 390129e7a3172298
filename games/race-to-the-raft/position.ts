import { CHANCE, type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import { count, nth } from './bits.ts';
import { ANY_TURN } from './challenges.ts';
import { HAND_SIZE } from './components.ts';
import { DECK_COUNT, DECK_SIZE, ISLAND_COUNT, TURNS } from './geometry.ts';
import * as code from './moves.ts';
import { hasFirePlace } from './placements.ts';
import { allAboard, isCutOff } from './reach.ts';
import { checkMove, deckToDraw, listMoves, slotToFill } from './rules.ts';
import { winnersOf } from './scoring.ts';
import {
  BAG,
  DECKS,
  HAND,
  LAID_ISLANDS,
  LOSS,
  LOSSES,
  MOVER,
  NONE,
  PHASE,
  PHASES,
  REQUEST,
  State,
  TILE,
} from './state.ts';

/** Nothing is hidden: decks and bag are unordered, and the one hand is everybody's. */
export class RaftPosition extends State implements Position {
  private readonly points = new Int32Array(this.seats);

  moves(into: Int32Array): number {
    return listMoves(this, into);
  }

  check(move: Move): Fault | undefined {
    return checkMove(this, move);
  }

  play(move: Move): void {
    if (move < code.FIRES) this.playCard(move);
    else if (move < code.REQUESTS) this.playFire(move);
    else if (move >= code.WALKS) this.playWalk(move);
    else if (move < code.DISCARD) this.playRequest(move);
    else if (move === code.DISCARD) this.playDiscard();
    else if (move < code.ROLLED_TILES) this.takeDrawn(move - code.ROLLED_CARDS);
    else if (move < code.ROLLED_ISLANDS) this.takeSpark(move - code.ROLLED_TILES);
    else this.takeIsland(move - code.ROLLED_ISLANDS);
  }

  roll(random: Random): Move {
    const { words } = this;
    if (words[PHASE] === PHASES.draw) {
      const deck = deckToDraw(this);
      const bits = words[DECKS + deck];
      return code.ROLLED_CARDS + deck * DECK_SIZE + nth(bits, random.below(count(bits)));
    }
    if (words[PHASE] === PHASES.spark) return code.ROLLED_TILES + nth(words[BAG], random.below(count(words[BAG])));
    return ISLAND_ROLLS[random.below(listMoves(this, ISLAND_ROLLS))];
  }

  /** R17: cards, tiles and the islands that fit are all equally likely. */
  odds(_roll: Move): number {
    return 1;
  }

  copy(): this {
    const other = new RaftPosition(this.seats, this.rows, this.columns);
    other.copyFrom(this);
    return other as this;
  }

  scores(): ArrayLike<number> {
    return this.points.fill(this.phase === PHASES.won ? 1 : 0);
  }

  winners(): readonly Seat[] | undefined {
    return winnersOf(this);
  }

  /** R6, R7: a laid card brings fire. */
  private playCard(move: Move): void {
    this.dropCard(code.cardOf(move));
    this.layCard(code.cardOf(move), code.turnOf(move), code.squareOf(move));
    if (this.words[BAG] === 0) this.lose(LOSSES.noTile);
    else this.enter(PHASES.spark, CHANCE);
  }

  private playFire(move: Move): void {
    this.layFire(code.tileOf(move), code.wayOf(move), code.squareOf(move));
    this.words[TILE] = NONE;
    if (isCutOff(this)) this.lose(LOSSES.cutOff);
    else this.goOn();
  }

  private playWalk(move: Move): void {
    this.walk(code.fromOf(move), code.toOf(move));
    this.dropCard(code.firstCardOf(move));
    if (code.secondCardOf(move) !== code.NO_CARD) this.dropCard(code.secondCardOf(move));
    if (allAboard(this)) this.enter(PHASES.won, OVER);
    else this.goOn();
  }

  private playRequest(move: Move): void {
    for (let deck = 0; deck < DECK_COUNT; deck++) this.words[REQUEST + deck] = code.requestedOf(move, deck);
    this.enter(PHASES.draw, CHANCE);
  }

  /** R15: the rest of a stuck hand leaves the game. */
  private playDiscard(): void {
    this.words.fill(0, HAND, HAND + DECK_COUNT);
    this.goOn();
  }

  private takeDrawn(card: number): void {
    const { words } = this;
    this.takeCard(card);
    const waiting = words[REQUEST] | words[REQUEST + 1] | words[REQUEST + 2] | words[REQUEST + 3];
    if (waiting === 0) this.enter(PHASES.play, this.mover);
  }

  private takeSpark(tile: number): void {
    this.words[BAG] &= ~(1 << tile);
    this.words[TILE] = tile;
    if (hasFirePlace(this, tile)) this.enter(PHASES.fire, this.mover);
    else this.lose(LOSSES.noRoom);
  }

  private takeIsland(roll: number): void {
    const slot = slotToFill(this);
    this.layIsland(slot, roll >> 2, roll % TURNS, slot.turn !== ANY_TURN);
    const { layout } = this;
    if (!layout || this.words[LAID_ISLANDS] < layout.islands.length) return;
    this.layLocations(layout);
    this.enter(PHASES.ask, this.mover);
  }

  /** R11, R16: when the hand is empty the cats rest and the next seat asks for cards, if there are six. */
  private goOn(): void {
    const { words } = this;
    if ((words[HAND] | words[HAND + 1] | words[HAND + 2] | words[HAND + 3]) !== 0) {
      this.enter(PHASES.play, this.mover);
      return;
    }
    this.rest();
    words[MOVER] = this.mover + 1 === this.seats ? 0 : this.mover + 1;
    let left = 0;
    for (let deck = 0; deck < DECK_COUNT; deck++) left += count(words[DECKS + deck]);
    if (left < HAND_SIZE) this.lose(LOSSES.noCards);
    else this.enter(PHASES.ask, this.mover);
  }

  private lose(why: number): void {
    this.words[LOSS] = why;
    this.enter(PHASES.lost, OVER);
  }

  private enter(phase: number, turn: number): void {
    this.words[PHASE] = phase;
    this.turn = turn;
  }
}

const ISLAND_ROLLS = new Int32Array(ISLAND_COUNT * TURNS);
