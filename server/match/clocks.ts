import type { Seat } from '../../core/game.ts';
import type { ClockRule, Clocks as ClocksNow } from '../../online/messages/parts.ts';
import { addCounted, countTime } from './counted-time.ts';

/** Times during which nobody could have moved because no server ran. */
export type Outages = readonly { readonly from: number; readonly to: number }[];

/** A player who was late and was waited for gets at least so much for the next move. */
const AFTER_LATENESS = 30_000;

/** The clocks of a table. They stand between entries; how much of the time since the last one counts is worked out when asked. */
export class Clocks {
  private readonly rule: ClockRule;
  private readonly left: number[];
  private running: Seat | undefined;
  /** When the running clock was looked at last. */
  private since = 0;
  /** What whoever is to move has lost since the last move. */
  private thought = 0;

  constructor(rule: ClockRule, seats: number) {
    this.rule = rule;
    this.left = Array<number>(seats).fill(fullTime(rule));
  }

  /** What the running clock has lost since the last entry. */
  used(now: number, outages: Outages): number {
    if (this.running === undefined) return 0;
    let lost = 0;
    for (const { from, to } of outages) lost += Math.max(0, this.count(Math.max(from, this.since), Math.min(to, now)));
    return Math.max(0, this.count(this.since, now) - lost);
  }

  /** For how long the running clock still stands. */
  grace(now: number): number {
    return this.running === undefined ? 0 : Math.max(0, this.since - now);
  }

  /** Takes what was used. */
  charge(time: number, used: number): void {
    if (this.running !== undefined) this.left[this.running] -= used;
    this.thought += used;
    this.since = time;
  }

  /** A seat has moved: it gets its increment where that ends its turn, and some time where it was late. */
  reward(seat: Seat, endsTurn: boolean): void {
    this.thought = 0;
    if (this.rule.kind !== 'bank') return;
    const left = this.left[seat] + (endsTurn ? this.rule.increment * 1000 : 0);
    this.left[seat] = this.left[seat] <= 0 ? Math.max(left, AFTER_LATENESS) : left;
  }

  /** A turn of this seat was taken back, and with it what it had brought. */
  unreward(seat: Seat): void {
    if (this.rule.kind === 'bank') this.left[seat] -= this.rule.increment * 1000;
  }

  /** The seat that is to move gets back what it has thought since the last move. */
  refund(seat: Seat): void {
    this.left[seat] += this.thought;
    this.thought = 0;
  }

  /** From now on this seat's clock runs, after a grace; `fresh` when its turn begins. */
  run(seat: Seat | undefined, fresh: boolean, grace = 0): void {
    this.running = this.rule.kind === 'none' ? undefined : seat;
    if (fresh && seat !== undefined && this.rule.kind !== 'bank') this.left[seat] = fullTime(this.rule);
    // Among days, seconds are no grace.
    if (this.running !== undefined && this.rule.kind !== 'post') this.since += grace;
  }

  /** When the running clock ends, where no server fails meanwhile. */
  get deadline(): number | undefined {
    if (this.running === undefined) return undefined;
    const left = Math.max(0, this.left[this.running]);
    return this.rule.kind === 'post' ? addCounted(this.since, left, this.rule) : this.since + left;
  }

  /** When a player by post is reminded: four fifths of the time are gone. */
  get reminder(): number | undefined {
    if (this.running === undefined || this.rule.kind !== 'post') return undefined;
    return addCounted(this.since, this.left[this.running] - fullTime(this.rule) / 5, this.rule);
  }

  look(now: number, outages: Outages): ClocksNow | null {
    if (this.rule.kind === 'none') return null;
    // What is left of a grace is added: programs count down from what they are told.
    const grace = this.grace(now);
    const used = this.used(now, outages) - grace;
    const left = this.left.map((each, seat) => Math.round(seat === this.running ? each - used : each));
    const still = grace > 0 ? { still: Math.round(grace) } : {};
    return { left, running: this.running ?? null, deadline: this.deadline ?? null, ...still };
  }

  private count(from: number, to: number): number {
    return to <= from ? 0 : this.rule.kind === 'post' ? countTime(from, to, this.rule) : to - from;
  }
}

function fullTime(rule: ClockRule): number {
  if (rule.kind === 'none') return 0;
  return rule.kind === 'post' ? rule.hours * 3_600_000 : rule.seconds * 1000;
}
