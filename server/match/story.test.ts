import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import { room as arboretum } from '../../games/arboretum/index.ts';
import { room as metro } from '../../games/metro/index.ts';
import type { Room } from '../../games/room.ts';
import { FairDice } from '../../online/fair-dice.ts';
import type { ClockRule } from '../../online/messages/parts.ts';
import { hashLines } from '../../online/messages/viewer-hash.ts';
import { mixSecret, usualContribution } from '../../online/table-dice.ts';
import { type Entry, formatEntry, parseEntry } from './entry.ts';
import { type SetUp, Story } from './story.ts';
import { tellAll, tellFrom } from './telling.ts';

const SECRET = '5a'.repeat(32);
const dice = [usualContribution(0), usualContribution(1)];
const setUp = (rule: ClockRule = { kind: 'none' }, room: Room = arboretum): SetUp => ({
  room,
  seats: 2,
  settings: {},
  rule,
  takebacks: true,
  makeDice: (contributions) => new FairDice(mixSecret(SECRET, contributions)),
});

/** Keeps the entries beside the story that they make, as a host does. */
class Teller {
  readonly story: Story;
  readonly entries: Entry[] = [];
  constructor(rule?: ClockRule, room?: Room) {
    this.story = new Story(setUp(rule, room));
  }
  tell(entry: Entry, played = false): void {
    this.entries.push(entry);
    this.story.apply(entry, played);
  }
  begin(time = 0): void {
    const rolls = this.roll(() => {}, this.story.setUp.makeDice(dice));
    this.tell({ kind: 'begin', time, players: ['person', 'person'], dice, rolls }, true);
  }
  move(time: number, id?: string, used = 0, pick = 0): void {
    const { timeline } = this.story;
    const moves = listMoves(timeline.game, timeline.position);
    this.enter(() => timeline.play(moves[pick % moves.length]), time, id, used);
  }
  again(time: number, text: string, used: number): void {
    this.enter(() => expect(this.story.timeline.append(text)).toBeUndefined(), time, undefined, used);
  }
  private enter(first: () => void, time: number, id: string | undefined, used: number): void {
    const { timeline } = this.story;
    const seat = timeline.position.turn;
    const from = timeline.length;
    const rolls = this.roll(first, this.story.dice);
    const text = timeline.textAt(from);
    this.tell({ kind: 'move', time, seat, text, rolls: rolls.slice(1), used, ...(id ? { id } : {}) }, true);
  }
  private roll(first: () => void, by = this.story.dice): string[] {
    const { timeline } = this.story;
    const from = timeline.length;
    first();
    while (timeline.position.turn === -1 && by) timeline.roll(by.forRoll(timeline.rolls));
    return timeline.log.slice(from);
  }
}

/** A match of two in which every thought takes some of the clock. */
class TimedMatch extends Teller {
  readonly random: SeededRandom;
  private readonly rule: ClockRule;
  private time = 40_000;
  /** The clocks after each move, by ply. */
  private readonly after = new Map<number, readonly number[]>();

  constructor(rule: ClockRule, room: Room, random: SeededRandom) {
    super(rule, room);
    this.rule = rule;
    this.random = random;
    this.begin();
    this.move(this.time);
    this.note();
  }
  get turn(): number {
    return this.story.timeline.position.turn;
  }
  get left(): readonly number[] {
    return this.story.clocks.look(this.time, [])?.left ?? [];
  }
  play(moves: number): void {
    for (let move = 0; move < moves; move++) {
      const used = this.think();
      this.move(this.time, undefined, used, this.random.below(1000));
      this.note();
    }
  }
  /** What was taken back, and the clocks after the last move of it. */
  undoSome(): { readonly lines: readonly string[]; readonly before: readonly number[] } {
    const { timeline } = this.story;
    const before = this.after.get(timeline.length) ?? [];
    const asker = this.random.below(2);
    const own = [...this.after.keys()].filter((ply) => this.mayUndo(ply, asker));
    if (own.length === 0) return { lines: [], before: this.left };
    const ply = own[this.random.below(own.length)];
    const lines = timeline.log.slice(ply);
    const proposal = { what: 'takeback', ply } as const;
    this.tell({ kind: 'offer', used: this.think(), time: this.time, seat: asker, proposal });
    this.tell({ kind: 'takeback', used: this.think(), time: this.time, seat: 1 - asker, ply, clocks: 'back' });
    return { lines, before };
  }
  repeat(lines: readonly string[]): void {
    const { timeline } = this.story;
    const from = timeline.length;
    for (const text of lines.filter((line) => !line.startsWith('+'))) {
      const used = this.think();
      this.again(this.time, text, used);
    }
    expect(timeline.log.slice(from)).toEqual(lines);
  }
  /** Where each turn has its own time, that comes again with a turn that is over: only the present one is compared. */
  private mayUndo(ply: number, asker: number): boolean {
    const { timeline } = this.story;
    const turns = Array.from({ length: timeline.length - ply }, (_, at) => timeline.turnAt(ply + at));
    return turns[0] === asker && (this.rule.kind === 'bank' || !turns.includes(1 - asker));
  }
  private think(): number {
    const used = this.random.below(4000);
    this.time += used;
    return used;
  }
  private note(): void {
    this.after.set(this.story.timeline.length, [...this.left]);
  }
}

describe('a match from its entries', () => {
  it('is the same when it is read again', () => {
    const teller = new Teller({ kind: 'bank', seconds: 600, increment: 5 });
    teller.begin(1000);
    const random = new SeededRandom('story');
    for (let time = 2000; teller.story.timeline.position.turn !== OVER; time += 1000)
      teller.move(time, `m${time}`, 800, random.below(1000));
    const again = new Story(setUp({ kind: 'bank', seconds: 600, increment: 5 }));
    for (const entry of teller.entries) again.apply(parseEntry(formatEntry(entry)));
    expect(again.timeline.log).toEqual(teller.story.timeline.log);
    expect(again.status).toBe('over');
    expect(again.ending?.why).toBe('rules');
    expect(again.clocks.look(0, [])).toEqual(teller.story.clocks.look(0, []));
  });

  it('tells line by line what it tells as a whole, and each viewer something else', () => {
    const teller = new Teller();
    const { timeline } = teller.story;
    const told: string[][] = [[], [], []];
    const viewers = [0, 1, 'spectator'] as const;
    const follow = (act: () => void) => {
      const before = timeline.position.copy();
      const ply = timeline.length;
      act();
      for (const [at, lines] of tellFrom(timeline, ply, before, viewers).entries()) told[at].push(...lines);
    };
    follow(() => teller.begin());
    for (let time = 1; time < 30; time++) follow(() => teller.move(time));
    for (const [at, viewer] of viewers.entries()) expect(tellAll(timeline, viewer)).toEqual(told[at]);
    expect(new Set(told.map((lines) => hashLines(lines))).size).toBe(3);
  });

  it('takes back with the same luck', () => {
    const teller = new Teller();
    teller.begin();
    teller.move(1);
    const ply = teller.story.timeline.length;
    teller.move(2);
    teller.move(3);
    const log = [...teller.story.timeline.log];
    teller.tell({ kind: 'offer', time: 4, seat: 0, proposal: { what: 'takeback', ply } });
    expect(teller.story.offer?.reveals).toBe(log.slice(ply).some((line) => line.startsWith('+')));
    teller.tell({ kind: 'takeback', time: 5, seat: 1, ply });
    expect(teller.story.timeline.length).toBe(ply);
    expect(teller.story.offer).toBeUndefined();
    teller.move(6);
    teller.move(7);
    expect(teller.story.timeline.log).toEqual(log);
  });

  it('lets refused takebacks wait longer each time, but not withdrawn ones', () => {
    const teller = new Teller();
    teller.begin();
    teller.move(1);
    const propose = () => teller.tell({ kind: 'offer', time: 2, seat: 0, proposal: { what: 'takeback', ply: 0 } });
    propose();
    teller.tell({ kind: 'answer', time: 3, seat: 0, agree: false });
    expect(teller.story.refusedBy).toBeUndefined();
    expect(teller.story.mayProposeFrom[0]).toBe(0);
    for (const wait of [10_000, 40_000, 90_000]) {
      propose();
      teller.tell({ kind: 'answer', time: 1000, seat: 1, agree: false });
      expect(teller.story.mayProposeFrom[0]).toBe(1000 + wait);
      expect(teller.story.refusedBy).toBe(1);
    }
  });

  it('remembers the last messages of a seat', () => {
    const teller = new Teller();
    teller.begin();
    const seat = teller.story.timeline.position.turn;
    teller.move(1, 'first');
    expect(teller.story.wasObeyed(seat, 'first')).toBe(true);
    expect(teller.story.wasObeyed(1 - seat, 'first')).toBe(false);
  });
});

describe('clocks', () => {
  it('of a bank lose what was used after half a minute of grace, and gain the increment once a turn', () => {
    const teller = new Teller({ kind: 'bank', seconds: 60, increment: 5 });
    teller.begin(1000);
    const { clocks, timeline } = teller.story;
    const seat = timeline.position.turn;
    const leftAt = (time: number) => clocks.look(time, [])?.left[seat];
    expect(leftAt(11_000)).toBe(80_000);
    expect(leftAt(41_000)).toBe(50_000);
    expect(clocks.used(11_000, [])).toBe(0);
    expect(clocks.deadline).toBe(91_000);
    // Two draws, a tree and a discard are one turn.
    teller.move(41_000, 'a', 10_000);
    for (let time = 41_000; timeline.position.turn === seat; time += 1000) {
      expect(leftAt(time)).toBe(91_000 - time);
      teller.move(time + 1000, undefined, 1000);
    }
    expect(leftAt(99_000)).toBe(52_000);
  });

  it('for a turn run on through its parts', () => {
    const teller = new Teller({ kind: 'move', seconds: 60 });
    teller.begin(0);
    const { clocks, timeline } = teller.story;
    const seat = timeline.position.turn;
    teller.move(40_000, 'a', 10_000);
    expect(timeline.position.turn).toBe(seat);
    expect(clocks.look(40_000, [])?.left[seat]).toBe(50_000);
    teller.tell({ kind: 'late', time: 100_000, who: seat, used: 60_000 });
    // Whoever was waited for has the time for a turn again.
    teller.move(110_000);
    expect(clocks.look(110_000, [])?.left[seat]).toBe(60_000);
  });

  it('do not count while no server ran', () => {
    const teller = new Teller({ kind: 'move', seconds: 60 });
    teller.begin(0);
    const outages = [
      { from: 10_000, to: 40_000 },
      { from: 90_000, to: 95_000 },
    ];
    teller.move(0);
    expect(teller.story.clocks.used(50_000, outages)).toBe(20_000);
    expect(teller.story.clocks.used(92_000, outages)).toBe(60_000);
  });

  it('stand while the match is paused and while a computer player holds the seat', () => {
    const teller = new Teller({ kind: 'bank', seconds: 60, increment: 0 });
    teller.begin(0);
    const seat = teller.story.timeline.position.turn;
    teller.tell({ kind: 'pause', time: 10_000, used: 10_000 });
    expect(teller.story.clocks.look(99_000, [])).toMatchObject({ running: null, deadline: null });
    // Who resumes may be first to know.
    teller.tell({ kind: 'resume', time: 95_000, seat, used: 0 });
    expect(teller.story.clocks.look(110_000, [])?.left[seat]).toBe(40_000);
    teller.tell({ kind: 'late', time: 150_000, who: seat, used: 50_000 });
    expect(teller.story.isLate[seat]).toBe(true);
    teller.tell({ kind: 'hold', time: 160_000, who: seat, level: 2 });
    expect(teller.story.levelAt(seat)).toBe(2);
    expect(teller.story.clocks.deadline).toBeUndefined();
    teller.tell({ kind: 'back', time: 170_000, seat });
    expect(teller.story.levelAt(seat)).toBeUndefined();
  });

  it('stand while whoever is to move reads a request, until they answer and not for ever', () => {
    const teller = new Teller({ kind: 'bank', seconds: 60, increment: 0 });
    teller.begin(0);
    const { clocks, timeline } = teller.story;
    const seat = timeline.position.turn;
    const ask = (time: number, by: number, used: number) =>
      teller.tell({ kind: 'offer', proposal: { what: 'pause' }, time, seat: by, used });
    const answer = (time: number, by: number) => teller.tell({ kind: 'answer', agree: false, time, seat: by });
    // The half minute to arrive is not cut short by it.
    ask(1000, 1 - seat, 0);
    expect(clocks.look(2000, [])).toMatchObject({ still: 28_000 });
    answer(2000, 1 - seat);
    ask(12_000, 1 - seat, 10_000);
    expect(clocks.look(20_000, [])).toMatchObject({ still: 7000, deadline: 77_000 });
    expect(clocks.used(20_000, [])).toBe(0);
    answer(20_000, seat);
    expect(clocks.look(25_000, [])?.left[seat]).toBe(45_000);
    expect(clocks.look(25_000, [])).not.toHaveProperty('still');
    ask(30_000, 1 - seat, 10_000);
    expect(clocks.used(50_000, [])).toBe(5000);
    answer(50_000, 1 - seat);
    // Whoever asks on their own turn pays for it.
    ask(50_000, seat, 5000);
    expect(clocks.used(60_000, [])).toBe(10_000);
  });

  it('go back with a move that is taken back, but not those of older logs', () => {
    const left = (clocks: 'back' | undefined) => {
      const teller = new Teller({ kind: 'bank', seconds: 300, increment: 10 }, metro);
      teller.begin(0);
      const { story } = teller;
      const { turn: seat } = story.timeline.position;
      const ply = story.timeline.length;
      teller.move(10_000);
      teller.tell({ kind: 'offer', time: 17_000, seat, used: 7000, proposal: { what: 'takeback', ply } });
      const agreed = story.clocks.look(17_000, [])?.left[1 - seat];
      teller.tell({ kind: 'takeback', time: 20_000, seat: 1 - seat, ply, ...(clocks ? { clocks } : {}) });
      const again = story.clocks.look(20_000, [])?.left;
      teller.move(21_000, undefined, 1000);
      return [agreed, again, story.clocks.look(21_000, [])?.left];
    };
    expect(left('back')).toEqual([308_000, [300_000, 300_000], [309_000, 300_000]]);
    expect(left(undefined)).toEqual([308_000, [310_000, 293_000], [319_000, 293_000]]);
  });

  it.each<ClockRule>([
    { kind: 'bank', seconds: 300, increment: 10 },
    { kind: 'move', seconds: 120 },
  ])('never gain by moves that are taken back and played again, by %j', (rule) => {
    for (const room of [metro, arboretum])
      for (let seed = 0; seed < 60; seed++) {
        const match = new TimedMatch(rule, room, new SeededRandom(`undo ${seed}`));
        match.play(1 + match.random.below(12));
        const { lines, before } = match.undoSome();
        match.repeat(lines);
        // What is left of a turn that is over says nothing.
        const counts = (seat: number) => rule.kind === 'bank' || seat === match.turn;
        const gained = match.left.filter((left, seat) => counts(seat) && left > before[seat]);
        expect(gained, `${room.about.id} ${seed}`).toEqual([]);
      }
  });

  it('for a turn start again for a player who comes back, and run on for a rival', () => {
    const teller = new Teller({ kind: 'move', seconds: 60 });
    teller.begin(0);
    const seat = teller.story.timeline.position.turn;
    const leftAt = (time: number) => teller.story.clocks.look(time, [])?.left[seat];
    teller.tell({ kind: 'hold', time: 35_000, who: 1 - seat, level: 2, used: 5000 });
    teller.tell({ kind: 'back', time: 40_000, seat: 1 - seat, used: 5000 });
    expect(leftAt(40_000)).toBe(50_000);
    teller.tell({ kind: 'hold', time: 45_000, who: seat, level: 2, used: 5000 });
    teller.tell({ kind: 'back', time: 50_000, seat });
    expect(leftAt(50_000)).toBe(60_000);
  });
});

describe('a computer player that moves for somebody', () => {
  it('is known by the lines that it played, also after moves were taken back', () => {
    const teller = new Teller();
    teller.begin();
    const { timeline, standIns } = teller.story;
    const first = timeline.length;
    const playTo = (seat: number) => {
      while (timeline.position.turn !== seat) teller.move(1);
    };
    teller.tell({ kind: 'hold', time: 1, who: 0, level: 2 });
    playTo(1);
    teller.tell({ kind: 'back', time: 2, seat: 0 });
    const back = timeline.length;
    expect(standIns[0]).toEqual([{ from: first, to: back }]);
    // Somebody who is back before the computer moved was never replaced.
    teller.tell({ kind: 'hold', time: 3, who: 0, level: 2 });
    teller.tell({ kind: 'back', time: 3, seat: 0 });
    expect(standIns[0]).toEqual([{ from: first, to: back }]);
    playTo(0);
    teller.tell({ kind: 'hold', time: 4, who: 0, level: 2, forGood: true });
    playTo(1);
    teller.tell({ kind: 'takeback', time: 5, seat: 1, ply: back });
    expect(standIns).toEqual([[{ from: first, to: back }, { from: back }], []]);
    teller.tell({ kind: 'takeback', time: 6, seat: 1, ply: first });
    expect(standIns[0]).toEqual([{ from: first }]);
  });

  it('by post remind at four fifths', () => {
    const rule = { kind: 'post', hours: 10, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;
    const teller = new Teller(rule);
    teller.begin(0);
    expect(teller.story.clocks.reminder).toBe(8 * 3_600_000);
    expect(teller.story.clocks.deadline).toBe(10 * 3_600_000);
  });
});
