import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/fake-world.ts';
import { AskingClaim } from './asking-claim.ts';
import { type Claim, Hold, type Message, type Wire } from './hold.ts';

/** Wires whose messages arrive when a test says so. */
class SlowWires {
  private readonly ears: ((message: Message) => void)[][] = [];
  private readonly underWay: (() => void)[] = [];

  open(): Wire {
    const own: ((message: Message) => void)[] = [];
    this.ears.push(own);
    return {
      post: (message) => {
        for (const ears of this.ears)
          if (ears !== own) this.underWay.push(() => ears.forEach((hear) => void hear(message)));
      },
      listen: (hear) => void own.push(hear),
      close: () => {},
    };
  }

  deliver(): void {
    for (let arrive = this.underWay.shift(); arrive; arrive = this.underWay.shift()) arrive();
  }
}

/** A claim that a test decides. */
class GivenClaim implements Claim {
  tell: (isMine: boolean) => void = () => {};
  request(told: (isMine: boolean) => void): void {
    this.tell = told;
  }
  steal(): void {
    this.tell(true);
  }
  release(): void {}
}

describe('F4: tabs without locks', () => {
  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('agree when both believe that they play: words %s and %s', async (...words) => {
    const wires = new SlowWires();
    const clock = new FakeClock();
    const has: Record<string, boolean> = {};
    for (const word of words) {
      new AskingClaim(wires.open(), clock, word).request((isMine) => {
        has[word] = isMine;
      });
    }
    await clock.pass(200);
    expect(has).toEqual({ a: true, b: true });
    wires.deliver();
    expect(has).toEqual({ a: true, b: false });
  });
});

describe('F4: a hold', () => {
  const open = () => {
    const wires = new SlowWires();
    const clock = new FakeClock();
    const tabs = ['first', 'second'].map((word) => {
      const claim = new GivenClaim();
      const received: string[] = [];
      const hold = new Hold(
        word,
        { wire: wires.open(), claim, clock },
        { save: () => `as ${word} has it`, receive: (saved) => received.push(saved), changed: () => {} },
      );
      return { claim, received, hold };
    });
    tabs[0].claim.tell(true);
    wires.deliver();
    tabs[1].received.length = 0;
    tabs[1].claim.tell(false);
    return { wires, clock, first: tabs[0], second: tabs[1] };
  };

  it('tells a tab that follows how the match is: storage may not know', () => {
    const { wires, second } = open();
    wires.deliver();
    expect(second.received.at(-1)).toBe('as first has it');
  });

  it('is handed over with the latest state before the other tab begins', () => {
    const { wires, first, second } = open();
    wires.deliver();
    second.received.length = 0;
    second.hold.take();
    expect([first.hold.isMine, second.hold.isMine]).toEqual([true, false]);
    wires.deliver();
    expect([first.hold.isMine, second.hold.isMine]).toEqual([false, true]);
    expect(second.received).toEqual(['as first has it']);
  });

  it('is taken from a tab that does not answer, which follows when it wakes up', async () => {
    const { wires, clock, first, second } = open();
    second.hold.take();
    await clock.pass(400);
    expect(second.hold.isMine).toBe(false);
    await clock.pass(200);
    expect(second.hold.isMine).toBe(true);
    wires.deliver();
    expect([first.hold.isMine, second.hold.isMine]).toEqual([false, true]);
    expect(first.received.at(-1)).toBe('as second has it');
  });
});
