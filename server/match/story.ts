import { OVER, type Position, type Seat } from '../../core/game.ts';
import type { Dice } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { startTimeline, type Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { ClockRule, Ending, Offer, StandIn } from '../../online/messages/parts.ts';
import { Clocks } from './clocks.ts';
import type { Entry, Seated } from './entry.ts';

/** What is settled about a match before it begins. */
export interface SetUp {
  readonly room: Room;
  readonly seats: number;
  readonly settings: Settings;
  readonly rule: ClockRule;
  readonly takebacks: boolean;
  /** Chance, once every seat has added its part. */
  readonly makeDice: (contributions: readonly string[]) => Dice;
}

/** A match as its log tells it: what the entries together have made of it. It asks nobody and knows no time of its own. */
export class Story {
  readonly setUp: SetUp;
  readonly timeline: Timeline;
  readonly clocks: Clocks;
  /** How many entries it is made of. */
  length = 0;
  /** Of the last entry. */
  lastTime = 0;
  /** Raised when something else than the lines and the clocks has changed. */
  revision = 0;
  /** How often moves were taken back: with the ply it tells one position from another. */
  cuts = 0;
  players: readonly Seated[] = [];
  contributions: readonly string[] = [];
  dice: Dice | undefined;
  /** Lines that were played elsewhere. */
  carried = 0;
  isPaused = false;
  offer: Offer | undefined;
  /** Who said no to the last request, until something else happens. */
  refusedBy: Seat | undefined;
  /** Level of the computer player that holds a seat. */
  readonly heldBy: (number | undefined)[];
  /** By seat, the lines in which a computer player moved for its owner. */
  readonly standIns: StandIn[][];
  /** Seats whose owner has left for good. */
  readonly hasLeft: boolean[];
  readonly isLate: boolean[];
  /** From when on a seat may propose a takeback. */
  readonly mayProposeFrom: number[];
  private readonly refusals: number[];
  private readonly ids: string[][];
  private earlyEnding: Ending | undefined;

  constructor(setUp: SetUp) {
    const { room, seats, settings, rule } = setUp;
    this.setUp = setUp;
    this.timeline = must(startTimeline<Position>(room.game, seats, settings));
    this.clocks = new Clocks(rule, seats);
    const each = <T>(value: T) => Array<T>(seats).fill(value);
    this.heldBy = each(undefined);
    this.standIns = Array.from({ length: seats }, () => []);
    this.hasLeft = each(false);
    this.isLate = each(false);
    this.mayProposeFrom = each(0);
    this.refusals = each(0);
    this.ids = Array.from({ length: seats }, () => []);
  }

  get hasBegun(): boolean {
    return this.length > 0;
  }

  get ending(): Ending | undefined {
    if (this.earlyEnding) return this.earlyEnding;
    const winners =
      this.hasBegun && this.timeline.position.turn === OVER ? this.timeline.position.winners() : undefined;
    return winners && { why: 'rules', winners };
  }

  get status(): 'open' | 'live' | 'paused' | 'over' {
    if (!this.hasBegun) return 'open';
    if (this.ending) return 'over';
    return this.isPaused ? 'paused' : 'live';
  }

  /** The seat that must act; undefined while nobody can. */
  get turn(): Seat | undefined {
    return this.status === 'live' && this.timeline.position.turn >= 0 ? this.timeline.position.turn : undefined;
  }

  /** The level of the computer player that acts for a seat, if one does. */
  levelAt(seat: Seat): number | undefined {
    const player = this.players[seat];
    return typeof player === 'number' ? player : this.heldBy[seat];
  }

  /** A person whom the others ask before they agree on something. */
  isAsked(seat: Seat): boolean {
    return this.players[seat] === 'person' && this.levelAt(seat) === undefined;
  }

  /** Decisions made here, rolls not counted. */
  get decisions(): number {
    let count = 0;
    for (let line = this.carried; line < this.timeline.length; line++) if (this.timeline.turnAt(line) >= 0) count++;
    return count;
  }

  wasObeyed(seat: Seat, id: string): boolean {
    return this.ids[seat].includes(id);
  }

  /** `played`: the lines of the entry are on the timeline already, because they were checked there. */
  apply(entry: Entry, played = false): void {
    this.length++;
    this.lastTime = entry.time;
    if (entry.kind !== 'move') this.revision++;
    this.remember(entry);
    const grace = this.clocks.grace(entry.time);
    this.clocks.charge(entry.time, entry.used ?? 0);
    this.refusedBy = undefined;
    switch (entry.kind) {
      case 'begin':
        this.begin(entry, played);
        break;
      case 'move':
        this.move(entry, played);
        break;
      case 'offer':
        this.offer = this.propose(entry.seat ?? 0, entry.proposal);
        this.waitForAnswer(Math.max(grace, GRACE.asked));
        break;
      case 'answer':
        this.answer(entry.seat ?? 0, entry.agree, entry.time);
        this.waitForAnswer(grace);
        break;
      case 'late':
        this.isLate[entry.who] = true;
        this.clocks.run(undefined, false);
        break;
      case 'return':
        this.isLate[entry.who] = false;
        break;
      case 'hold':
        this.hold(entry.who, entry.level, entry.forGood === true);
        break;
      case 'back':
        this.giveBack(entry.seat ?? 0);
        // The time for a turn begins again for the one who came back, not for a rival in the middle of theirs.
        this.runClock(this.turn === entry.seat);
        break;
      default:
        this.agreeOn(entry);
    }
  }

  /** What everybody agreed to, or what ends everything. */
  private agreeOn(entry: Extract<Entry, { kind: 'takeback' | 'pause' | 'resume' | 'end' }>): void {
    const asker = this.offer?.by ?? entry.seat;
    this.offer = undefined;
    if (entry.kind === 'takeback') {
      this.takeBack(entry, asker);
      return;
    }
    if (entry.kind === 'end') this.earlyEnding = entry.ending;
    else this.isPaused = entry.kind === 'pause';
    this.runClock(false, entry.kind === 'resume' ? GRACE.resume : 0);
  }

  private takeBack({ ply, clocks }: Extract<Entry, { kind: 'takeback' }>, asker: Seat | undefined): void {
    const { turn } = this;
    const ended = this.turnsEnded(ply);
    if (clocks) for (const seat of ended) this.clocks.unreward(seat);
    // What was thought stays spent, but nobody pays for a turn that somebody else breaks off.
    if (clocks && turn !== undefined && turn !== asker) {
      this.clocks.refund(turn);
      this.isLate[turn] = false;
    }
    this.cut(ply);
    // Time for a turn begins again with the turn, not in the middle of it.
    this.runClock(!clocks || ended.length > 0);
  }

  /** Who ended a turn from this line on, once for each turn. */
  private turnsEnded(ply: number): Seat[] {
    const { timeline } = this;
    const decided = Array.from({ length: timeline.length - ply }, (_, at) => timeline.turnAt(ply + at)).filter(isSeat);
    return decided.filter((seat, at) => this.endsTurn(seat, decided[at + 1] ?? timeline.position.turn));
  }

  private cut(ply: number): void {
    this.cuts++;
    this.timeline.rewind(ply);
    for (const [seat, spans] of this.standIns.entries())
      this.standIns[seat] = spans.flatMap((span) => cutAt(span, ply));
  }

  private begin(entry: Extract<Entry, { kind: 'begin' }>, played: boolean): void {
    this.players = entry.players;
    this.contributions = entry.dice;
    this.dice = this.setUp.makeDice(entry.dice);
    this.carried = entry.log?.length ?? 0;
    if (!played) this.add([...(entry.log ?? []), ...entry.rolls]);
    this.runClock(true, GRACE.begin);
  }

  private move(entry: Extract<Entry, { kind: 'move' }>, played: boolean): void {
    if (!played) this.add([entry.text, ...entry.rolls]);
    const seat = entry.seat ?? 0;
    const wasLate = this.isLate[seat];
    if (this.offer || wasLate || this.timeline.position.turn === OVER) this.revision++;
    this.offer = undefined;
    this.isLate[seat] = false;
    const endsTurn = this.endsTurn(seat, this.timeline.position.turn);
    this.clocks.reward(seat, endsTurn);
    this.runClock(endsTurn || wasLate);
  }

  /**
   * What a seat decides in a row is one turn, and clocks count turns: otherwise a game of many small steps would pay for each
   * of them. Where a seat may have several turns in a row, each move is one.
   */
  private endsTurn(seat: Seat, next: number): boolean {
    const { room, seats } = this.setUp;
    const isMoveATurn = room.isMoveATurn || room.about.together || seats === 1;
    return isMoveATurn || next !== seat;
  }

  private add(lines: readonly string[]): void {
    for (const line of lines) {
      const fault = this.timeline.append(line);
      if (fault) throw new Error(`A stored line does not fit: ${line} (${fault.code})`);
    }
  }

  private propose(by: Seat, proposal: Offer['proposal']): Offer {
    const reveals = proposal.what === 'takeback' && this.hasRollSince(proposal.ply);
    return { by, proposal, agreed: [by], reveals };
  }

  private hasRollSince(ply: number): boolean {
    for (let line = ply; line < this.timeline.length; line++) if (this.timeline.turnAt(line) < 0) return true;
    return false;
  }

  private answer(seat: Seat, agree: boolean, time: number): void {
    if (!this.offer) return;
    const { by, proposal, agreed } = this.offer;
    if (agree) {
      this.offer = { ...this.offer, agreed: [...agreed, seat] };
      return;
    }
    this.offer = undefined;
    if (seat === by) return;
    this.refusedBy = seat;
    if (proposal.what !== 'takeback') return;
    this.mayProposeFrom[by] = time + PATIENCE * (++this.refusals[by]) ** 2;
  }

  /** Nobody pays for reading a rival's request: the clock of whoever has to answer it stands for so long, or until they do. */
  private waitForAnswer(grace: number): void {
    const { turn, offer } = this;
    if (turn !== undefined && offer && this.isAsked(turn) && !offer.agreed.includes(turn)) this.runClock(false, grace);
  }

  private hold(seat: Seat, level: number, forGood: boolean): void {
    if (this.heldBy[seat] === undefined) this.standIns[seat].push({ from: this.timeline.length });
    this.heldBy[seat] = level;
    this.isLate[seat] = false;
    if (forGood) this.hasLeft[seat] = true;
    this.runClock(false);
  }

  private giveBack(seat: Seat): void {
    this.heldBy[seat] = undefined;
    const spans = this.standIns[seat];
    const last = spans.pop();
    if (last && last.from < this.timeline.length) spans.push({ ...last, to: this.timeline.length });
  }

  /** The clock of a person whose turn it is runs; computer players have none. */
  private runClock(fresh: boolean, grace = 0): void {
    const { turn } = this;
    this.clocks.run(turn !== undefined && this.levelAt(turn) === undefined ? turn : undefined, fresh, grace);
  }

  private remember({ id, seat }: Entry): void {
    if (id === undefined || seat === undefined) return;
    this.ids[seat].push(id);
    if (this.ids[seat].length > REMEMBERED) this.ids[seat].shift();
  }
}

function isSeat(turn: number): boolean {
  return turn >= 0;
}

/** What is left of it when the lines from there on go. One that still lasts begins there at the latest. */
function cutAt({ from, to }: StandIn, ply: number): StandIn[] {
  if (to === undefined) return [{ from: Math.min(from, ply) }];
  return from < ply ? [{ from, to: Math.min(to, ply) }] : [];
}

/** Messages that a seat may have to send again: the last one, and perhaps one of another device. */
const REMEMBERED = 4;

/** Nobody loses time before they can have noticed that it runs: the last one to sit down starts somebody else's clock. */
const GRACE = { begin: 30_000, resume: 5000, asked: 15_000 };

/** After each refused takeback the next must wait: the square of their number times this. */
const PATIENCE = 10_000;
