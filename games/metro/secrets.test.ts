import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { TILES } from './components.ts';
import { metro } from './game.ts';
import type { MetroPosition } from './position.ts';

const SECRET = 'secret=on';

describe('M12 what a viewer sees', () => {
  it('open hands hide nothing from anybody', () => {
    const line = 'metro aaaa00 bbbb,cccc 1+dddd';
    for (const viewer of [0, 1, 'spectator'] as const) expect(seen(line, viewer)).toBe(line);
  });

  it('a seat sees its own tile, and that the others hold one', () => {
    const line = `metro aaaa00 bbbb,cccc,- 1 ${SECRET}`;
    expect(seen(line, 0)).toBe(`metro aaaa00 bbbb,?,- 1 ${SECRET}`);
    expect(seen(line, 1)).toBe(`metro aaaa00 ?,cccc,- 1 ${SECRET}`);
    expect(seen(line, 2)).toBe(`metro aaaa00 ?,?,- 1 ${SECRET}`);
    expect(seen(line, 'spectator')).toBe(`metro aaaa00 ?,?,- 1 ${SECRET}`);
  });

  it('the extra tile is seen by the one who drew it', () => {
    const line = `metro aaaa00 bbbb,cccc 2+dddd ${SECRET}`;
    expect(seen(line, 1)).toBe(`metro aaaa00 ?,cccc 2+dddd ${SECRET}`);
    expect(seen(line, 0)).toBe(`metro aaaa00 bbbb,? 2+? ${SECRET}`);
    expect(seen(line, 'spectator')).toBe(`metro aaaa00 ?,? 2+? ${SECRET}`);
  });

  it('seeing a view again changes nothing, and nobody sees more in another’s view', () => {
    const line = `metro aaaa00 bbbb,cccc 2+dddd ${SECRET}`;
    expect(seen(seen(line, 1), 1)).toBe(seen(line, 1));
    expect(seen(seen(line, 0), 1)).toBe(`metro aaaa00 ?,? 2+? ${SECRET}`);
  });

  it('the full position is left as it was', () => {
    const position = at(`metro aaaa00 bbbb,cccc 2+dddd ${SECRET}`);
    const before = metro.format(position);
    const copies = Array.from(position.unseen);
    position.view('spectator');
    expect(metro.format(position)).toBe(before);
    expect(Array.from(position.unseen)).toEqual(copies);
  });

  it('hidden tiles count as unseen: the viewer cannot tell them from the deck', () => {
    const view = at(`metro aaaa00 bbbb,bbbb 1 ${SECRET}`).view(0);
    expect(unseen(view, 'bbbb')).toBe(1);
    expect(unseen(view, 'aaaa')).toBe(3);
    expect([view.pool, view.deck]).toEqual([58, 57]);
  });

  it('two positions that differ only in what is hidden give the same view', () => {
    const lines = ['cccc', 'dddd', 'aacb'].map((tile) => `metro aaaa00 bbbb,${tile} 1 ${SECRET}`);
    const views = lines.map((line) => at(line).view(0));
    expect(new Set(views.map((view) => metro.format(view))).size).toBe(1);
    expect(new Set(views.map((view) => view.unseen.join())).size).toBe(1);
    expect(new Set(views.map((view) => bagOf(view))).size).toBe(1);
  });

  it('in a view of a seat that acts with hidden tiles no move is listed, and any tile still unseen may be played', () => {
    const view = at(`metro bbbb01bbbb02 aaaa,cccc 2 ${SECRET}`).view(0);
    expect(view.moves(new Int32Array(metro.maxMoves))).toBe(0);
    expect(metro.parseMove(view, 'cccc11').ok).toBe(true);
    expect(metro.parseMove(view, 'dada11').ok).toBe(true);
    expect(metro.parseMove(view, 'bbbb11')).toMatchObject({ ok: false, fault: { code: 'metro.tile' } });
    expect(metro.parseMove(view, 'cccc01')).toMatchObject({ ok: false, fault: { code: 'metro.occupied' } });
  });

  it('a placed tile is seen by all: it leaves the unseen ones', () => {
    const view = at(`metro aaaa00 aaaa,cccc 2 ${SECRET}`).view(0);
    view.play(must(metro.parseMove(view, 'cccc01')));
    expect(metro.format(view)).toBe(`metro aaaa00cccc01 aaaa,- 1 ${SECRET}`);
    expect(unseen(view, 'cccc')).toBe(1);
    expect([view.pool, view.deck]).toEqual([57, 57]);
  });
});

describe('M12 what a viewer sees of a move', () => {
  it.each<[string, string, Viewer, string]>([
    ['one’s own draw', `metro - -,- 1+ ${SECRET}`, 0, '+aacb'],
    ['another’s draw', `metro - -,- 1+ ${SECRET}`, 1, '+?'],
    ['a draw, from outside', `metro - -,- 1+ ${SECRET}`, 'spectator', '+?'],
    ['another’s extra draw', `metro - bbbb,- 1+ ${SECRET}`, 1, '+?'],
    ['a draw with open hands', 'metro - -,- 1+', 1, '+aacb'],
    ['a draw with open hands, from outside', 'metro - -,- 1+', 'spectator', '+aacb'],
  ])('%s', (_, line, viewer, text) => {
    const position = at(line);
    const roll = must(metro.parseMove(position, '+aacb'));
    expect(metro.formatMove(position, position.viewMove(roll, viewer))).toBe(text);
  });

  it('placing and asking for a tile are seen by all', () => {
    const position = at(`metro - bbbb,- 1 ${SECRET}`);
    for (const text of ['bbbb01', 'draw']) {
      const move = must(metro.parseMove(position, text));
      for (const viewer of [0, 1, 'spectator'] as const) expect(position.viewMove(move, viewer)).toBe(move);
    }
  });

  it('a viewer who only hears what it may hear always knows exactly its view', () => {
    for (const settings of [{ secret: 'on' }, { secret: 'on', refill: 'on' }]) {
      for (const seats of [2, 4, 6]) follow(seats, settings);
    }
  });
});

describe('M12 imagining', () => {
  it('on a full position is a plain copy', () => {
    const position = at(`metro aaaa00 bbbb,cccc 2+dddd ${SECRET}`);
    const imagined = position.imagine(new SeededRandom('full'));
    expect(imagined).not.toBe(position);
    expect(metro.format(imagined)).toBe(metro.format(position));
  });

  it('leaves the view as it was', () => {
    const view = at(`metro aaaa00 bbbb,? 1 ${SECRET}`);
    view.imagine(new SeededRandom('left alone')).play(must(metro.parseMove(view, 'bbbb01')));
    expect(metro.format(view)).toBe(`metro aaaa00 bbbb,? 1 ${SECRET}`);
    expect([view.pool, view.deck]).toEqual([58, 57]);
  });

  it('gives a hidden hand each tile as often as its unseen copies say', () => {
    // All of dddd and dada are seen, one bbbb, none of the rest.
    const view = at(`metro dada10dddd11dddd12dada17 bbbb,? 1 ${SECRET}`);
    const weights = TILES.map(([code]) => unseen(view, code));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(55);
    const counts = imagineOften(view, 30_000, (full) => full.hands[1]);
    expect(chiSquare(counts, weights)).toBeLessThan(CRITICAL_21);
  });

  it('deals two hidden tiles without putting the first back', () => {
    const { sequence, left } = late(55);
    expect(left).toHaveLength(5);
    const view = at(`metro ${sequence} ?,? 1+ ${SECRET}`);
    const pairs = new Map<string, number>();
    for (const [i, first] of left.entries()) {
      for (const [j, second] of left.entries()) {
        if (i !== j) pairs.set(`${first} ${second}`, (pairs.get(`${first} ${second}`) ?? 0) + 1);
      }
    }
    const keys = [...pairs.keys()];
    const counts = imagineOften(view, 20_000, (full) =>
      keys.indexOf(`${TILES[full.hands[0]][0]} ${TILES[full.hands[1]][0]}`),
    );
    expect(chiSquare(counts, [...pairs.values()])).toBeLessThan(
      keys.length - 1 + 4.5 * Math.sqrt(2 * (keys.length - 1)),
    );
  });

  it('gives the hidden extra tile a face too', () => {
    const view = at(`metro aaaa00 ?,bbbb 1+? ${SECRET}`);
    const full = view.imagine(new SeededRandom('extra'));
    expect(metro.format(full)).toMatch(/^metro aaaa00 [abcd]{4},bbbb 1\+[abcd]{4} secret=on$/);
    expect([full.pool, full.deck]).toEqual([56, 56]);
    expect(full.moves(new Int32Array(metro.maxMoves))).toBeGreaterThan(0);
  });

  it('when one tile is unseen it must be that one', () => {
    const { sequence, left } = late(59);
    const view = at(`metro ${sequence} ?,- 1 ${SECRET}`);
    for (let seed = 0; seed < 50; seed++) {
      expect(metro.format(view.imagine(new SeededRandom(seed)))).toBe(`metro ${sequence} ${left[0]},- 1 ${SECRET}`);
    }
  });
});

describe('M3 rolls', () => {
  it('each copy is equally likely', () => {
    const position = at('metro dada10dddd11dddd12dada17 -,- 1+');
    const weights = TILES.map(([code]) => unseen(position, code));
    const random = new SeededRandom('rolls');
    const counts = new Array<number>(TILES.length).fill(0);
    const odds = new Array<number>(TILES.length).fill(0);
    for (let i = 0; i < 30_000; i++) {
      const roll = position.roll(random);
      const index = TILES.findIndex(([code]) => `+${code}` === metro.formatMove(position, roll));
      odds[index] = position.odds(roll);
      counts[index]++;
    }
    expect(chiSquare(counts, weights)).toBeLessThan(CRITICAL_21);
    expect(odds).toEqual(weights);
  });
});

/** Fair draws among 22 kinds stray further once in ten thousand tries. */
const CRITICAL_21 = 53;

function at(line: string): MetroPosition {
  return must(metro.parse(line));
}

function seen(line: string, viewer: Viewer): string {
  return metro.format(at(line).view(viewer));
}

function unseen(position: MetroPosition, code: string): number {
  return position.unseen[TILES.findIndex((tile) => tile[0] === code)];
}

function bagOf(position: MetroPosition): string {
  return Array.from({ length: position.pool }, (_, index) => position.unseenAt(index))
    .sort((a, b) => a - b)
    .join();
}

/** The first tiles of a random game, and the tiles that are not among them. */
function late(placed: number): { sequence: string; left: string[] } {
  const random = new SeededRandom('late');
  const list = new Int32Array(metro.maxMoves);
  const position = metro.start(2, {});
  while (position.placed < placed) {
    position.play(position.turn < 0 ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  const sequence = metro.format(position).split(' ')[1];
  const laid = (sequence.match(/.{6}/g) ?? []).map((placement) => placement.slice(0, 4));
  const left = TILES.flatMap(([code, copies]) => {
    return new Array<string>(copies - laid.filter((other) => other === code).length).fill(code);
  });
  return { sequence, left };
}

function imagineOften(view: MetroPosition, times: number, kind: (full: MetroPosition) => number): number[] {
  const random = new SeededRandom('imagine often');
  const counts: number[] = [];
  for (let i = 0; i < times; i++) {
    const index = kind(view.imagine(random));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Distance of counts from what the weights make us expect. What has no weight must never come. */
function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return weights.reduce((sum, one, index) => {
    const expected = (total * one) / weight;
    const count = counts[index] ?? 0;
    if (expected === 0) return count === 0 ? sum : Number.POSITIVE_INFINITY;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** Plays random games and lets every viewer follow by what it sees of the moves. */
function follow(seats: number, settings: Record<string, string>): void {
  const random = new SeededRandom(`follow ${seats}`);
  const list = new Int32Array(metro.maxMoves);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const position = metro.start(seats, settings);
  const views = viewers.map((viewer) => position.view(viewer));
  while (position.turn !== -2) {
    const move = position.turn < 0 ? position.roll(random) : list[random.below(position.moves(list))];
    for (const [index, viewer] of viewers.entries()) views[index].play(position.viewMove(move, viewer));
    position.play(move);
    for (const [index, viewer] of viewers.entries()) {
      expect(metro.format(views[index])).toBe(metro.format(position.view(viewer)));
      expect(bagOf(views[index])).toBe(bagOf(position.view(viewer)));
    }
  }
}

describe('M12: a view tells nothing by its memory', () => {
  it('two positions that differ only in what the viewer cannot see give views that are equal word by word', () => {
    const shown = (line: string) => must(metro.parse(line)).view(0);
    const one = shown('metro acba27 dada,cccc 1 secret=on');
    const other = shown('metro acba27 dada,bbbb 1 secret=on');
    expect(Array.from(one.words)).toEqual(Array.from(other.words));
  });
});
