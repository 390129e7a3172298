import { describe, expect, it } from 'vitest';
import { texts } from '#texts/blue-lagoon/table.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import type { Timeline } from '../../../core/timeline.ts';
import { sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { sayFault } from '../../../texts/say-fault.ts';
import { asYou } from '../../../texts/who.ts';
import { blueLagoon } from '../game.ts';
import { parseMove } from '../notation.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, tileOf } from '../rules.ts';
import { EXPLORATION, SETTLEMENT, SETTLER, VILLAGE } from '../state.ts';
import { halfTimeJustNow, halfTimeOf } from './half-time.ts';
import { lineOfName, onBoard } from './island-name.tsx';
import { boxOf, coastPath, linkPath, middleOfTile, nearestTile } from './layout.ts';
import { viewTiles } from './model.ts';
import { isNextMove, takenBetween } from './newest.ts';
import { placesOf } from './places.ts';
import { countSheet, previewMove } from './preview.ts';
import { sumUpPreview } from './preview-words.tsx';
import { lineBelow, refusal, taskWords } from './prompt.tsx';
import { soundBetween } from './sounds.ts';
import { isDoomed } from './survival.ts';
import { stepOnBoard } from './tile-keys.tsx';
import { placeOnSheet, placesOfToken } from './token-flight.tsx';
import { sayTile } from './words.ts';

const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };
const look = (position: BlueLagoonPosition, text: string) => previewMove(position, must(parseMove(position, text)));

describe('refusal', () => {
  const { noLand, noVillages, noSettlers } = texts.prompt.refused;
  const why = (seat: { settlers?: string; villages?: string }, piece: number, takes: readonly number[]) =>
    refusal(sketch({ ...strait, tokens: { C: '2,3' }, seats: [seat, {}] }), new Set(takes), piece);

  it('B7: says that a village needs land, until there is some', () => {
    expect(why({}, VILLAGE, [SETTLER])).toBe(noLand);
    expect(why({ settlers: '1,1' }, VILLAGE, [SETTLER, VILLAGE])).toBeUndefined();
  });

  it('B7: is still told beside a hint', () => {
    expect(lineBelow('Hint: sail to A.', noLand)).toBe(`Hint: sail to A. ${noLand}`);
    expect([lineBelow(undefined, noLand), lineBelow(undefined, undefined)]).toEqual([noLand, undefined]);
  });

  it('B7: the first piece of all is sent to the water, not to pieces that nobody has', () => {
    const first = sketch({ ...strait, tokens: { C: '2,3' }, seats: [{}, {}] });
    const move = parseMove(first, 'S 1,0');
    expect(move.ok ? '' : sayFault(move.fault)).toBe('Start on water.');
  });

  it('B3: says that none are left', () => {
    expect(why({ villages: '1,0 2,0 3,0 1,4 2,3' }, VILLAGE, [SETTLER])).toBe(noVillages);
    expect(why({ settlers: '1,1' }, SETTLER, [VILLAGE])).toBe(noSettlers);
  });
});

describe('who is skipped', () => {
  it('B6: is told as a sentence', () => {
    expect([[asYou('Rosa')], ['Ada'], [asYou('Rosa'), 'Ada']].map(texts.prompt.skipped)).toEqual([
      'You have nothing to place, so your turn is skipped.',
      'Ada has nothing to place and will be skipped.',
      'You and Ada have nothing to place and will be skipped.',
    ]);
  });
});

describe('taskWords', () => {
  it('B15: the first turn of the second half is announced, and why it is whose; the next is not', () => {
    const say = (phase: 'E' | 'S', settlers: string, others = '') => {
      const seats = [{ settlers, villages: '1,0' }, { settlers: others }];
      return taskWords(sketch({ ...strait, phase, tokens: { C: '2,3' }, seats }), SETTLER);
    };
    expect(say('S', '')).toBe(texts.prompt.settleStart);
    expect(say('S', '', '2,2')).toBe(texts.prompt.settleFirst);
    expect(say('S', '1,1')).toBe(texts.prompt.settle);
    expect(say('E', '')).toBe(texts.prompt.explore);
  });

  it('B7: the first piece of all is sent to the water alone', () => {
    const say = (settlers: string) =>
      taskWords(sketch({ ...strait, tokens: { C: '2,3' }, seats: [{ settlers }, { settlers: '2,2' }] }), SETTLER);
    expect([say(''), say('1,1')]).toEqual([texts.prompt.setSail, texts.prompt.explore]);
  });
});

describe('previewMove', () => {
  const landing = sketch({ ...strait, tokens: { C: '2,3', B: '2,0' }, seats: [{ settlers: '1,1' }, {}] });

  it('counts what a move brings, part by part, and the token', () => {
    const { gains, token, held, ends, isDoomed, link } = look(landing, 'S 2,0');
    expect(gains).toEqual([
      {
        seat: 0,
        total: 11,
        parts: [
          { part: 'links', points: 5 },
          { part: 'majorities', points: 6 },
        ],
      },
    ]);
    expect([token, held, ends, isDoomed]).toEqual([1, 1, undefined, false]);
    expect(link?.islands).toEqual([0]);
    expect(look(landing, 'S 1,2')).toMatchObject({ gains: [], token: undefined, link: undefined });
  });

  it('says which tokens a settler would be next to, on water too, where that is all it brings', () => {
    const say = (position: BlueLagoonPosition, text: string) => sumUpPreview(look(position, text), ['You', 'Ada']);
    const start = sketch({ ...strait, tokens: { C: '2,3', B: '2,0' }, seats: [{}, {}] });
    expect(say(start, 'S 1,1')).toBe('No points yet, but next to bamboo');
    expect(say(start, 'S 2,2')).toBe('No points yet, but next to a coconut');
    expect(say(start, 'S 0,1')).toBe('No points yet');
    // What somebody can reach already is no news.
    expect(say(landing, 'S 2,1')).toBe('No points yet');
    expect(say(landing, 'S 1,0')).toBe('+11 for You: link +5, island bonus +6');
  });

  it('B14: says how far a first of its kind brings the four kinds', () => {
    const say = (hand: string) =>
      sumUpPreview(
        look(
          sketch({ ...strait, tokens: { B: '2,0', C: '2,3' }, seats: [{ settlers: '1,1 1,0', hand }, {}] }),
          'S 2,0',
        ),
        ['You', 'Ada'],
      );
    expect(say('0 0 0 0 0')).toMatch(/you take bamboo, your first$/);
    expect(say('1 0 0 0 0')).toMatch(/you take bamboo, your first: 2 of the four kinds$/);
    expect(say('1 0 1 1 0')).toMatch(/resources; you take bamboo, your first: all four kinds$/);
    expect(say('1 1 1 1 0')).toMatch(/you take bamboo, your second$/);
  });

  it('B13: tells what others lose, after the mover', () => {
    const shared = sketch({ ...strait, tokens: { C: '2,3' }, seats: [{ settlers: '1,1' }, { settlers: '1,0' }] });
    expect(look(shared, 'S 2,0').gains.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 8],
      [1, -3],
    ]);
  });

  it('B13: knows where the mover leads already, so that nothing new is no surprise', () => {
    const led = sketch({ ...strait, tokens: { C: '2,3' }, seats: [{ settlers: '1,0 1,1' }, {}] });
    expect(look(led, 'T 2,0')).toMatchObject({ gains: [], isLed: true });
    expect([look(landing, 'S 2,0').isLed, look(led, 'S 1,2').isLed]).toEqual([false, false]);
    const [more, sum] = [texts.preview.nothingMore, sumUpPreview(look(led, 'T 2,0'), ['You', 'Ada'])];
    expect(`${sum.split(';')[0]}.`).toBe(more);
  });

  it('B15: a village on a stone circle is doomed, elsewhere and in a short game it is not', () => {
    expect(look(landing, 'T 2,0').isDoomed).toBe(true);
    expect(look(landing, 'T 1,0').isDoomed).toBe(false);
    const short = blueLagoon.start(2, must(settle(blueLagoon.options, { short: 'on' })));
    expect(isDoomed(short, short.board.circles[0])).toBe(false);
  });

  it('B15: a village that stays is told with the stone circles beside it; no settler is, and no village on a circle', () => {
    expect(['T 1,0', 'T 2,0', 'S 1,0'].map((move) => look(landing, move).lasting)).toEqual([1, undefined, undefined]);
  });

  it('B10: sees that the last resource ends the phase, and counts before the tide', () => {
    const last = sketch({ ...strait, tokens: { B: '2,0' }, seats: [{ settlers: '1,1' }, {}] });
    const { ends, gains } = look(last, 'S 2,0');
    expect(ends).toBe('game-early');
    expect(gains[0].total).toBe(11);
  });

  it('leaves the position alone', () => {
    const before = blueLagoon.format(landing);
    look(landing, 'S 2,0');
    expect(blueLagoon.format(landing)).toBe(before);
  });
});

describe('countSheet', () => {
  it('B14: statuettes are told apart from resources', () => {
    const { points, total } = countSheet(sketch({ ...strait, seats: [{ hand: '2 0 0 0 3' }, {}] }));
    expect([points.resources[0], points.statuettes[0], total[0]]).toEqual([5, 12, 17]);
  });
});

describe('halfTimeOf', () => {
  it('B15: tells which villages stay and which are lost', () => {
    const before = sketch({
      ...strait,
      tokens: { C: '2,3' },
      seats: [{ settlers: '1,1', villages: '1,0 2,0', hand: '0 1 0 0 0' }, { settlers: '1,3 2,2' }],
      current: 1,
    });
    const after = before.copy();
    after.play(must(parseMove(before, 'S 2,3')));
    expect(halfTimeOf([before, after, after])).toMatchObject({ kept: [1, 0], lost: [1, 0] });
    expect(halfTimeOf([before, before])).toBeUndefined();
    expect(halfTimeOf([after, after])).toBeUndefined();
  });

  it.each(['default', 'wheels', 'face', 'sides', 'invaders'])('finds the end of every exploration on %s', (map) => {
    const random = new SeededRandom(map);
    const list = new Int32Array(MAX_MOVES);
    const position = blueLagoon.start(3, must(settle(blueLagoon.options, { map })));
    const positions = [position.copy()];
    let counted: number[] = [];
    while (position.turn !== OVER) {
      position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
      positions.push(position.copy());
      if (position.phase === SETTLEMENT && counted.length === 0) counted = Array.from(position.points);
    }
    expect(halfTimeOf(positions)?.sheet.total).toEqual(counted);
  });
});

describe('the last moment of the exploration', () => {
  /** Each match with a half-time: how it went on, the line that ended the exploration and where that piece went. */
  const halves = (readGolden(blueLagoon) as readonly Timeline<BlueLagoonPosition>[]).flatMap((match) => {
    const positions = match.positions();
    const line = positions.findLastIndex(({ phase }) => phase === EXPLORATION);
    if (positions[line + 1]?.phase !== SETTLEMENT) return [];
    return [
      { positions, line, tile: tileOf(match.moveAt(line)), places: placesOf(positions[line], match.moveAt(line)) },
    ];
  });
  const dealtIn = (positions: readonly BlueLagoonPosition[]) =>
    positions.findIndex(({ phase, turn }) => phase === SETTLEMENT && turn !== CHANCE);

  it('B15: has the piece that ended it on the very tile, where somebody says which', () => {
    expect(halves.length).toBeGreaterThan(5);
    for (const { positions, line, tile, places } of halves) {
      const before = positions[line];
      const last = halfTimeJustNow(positions.slice(0, dealtIn(positions) + 1), places)?.last;
      expect(viewTiles(before)[tile].piece).toBeUndefined();
      expect(last && viewTiles(last)[tile].piece?.seat).toBe(before.mover);
    }
  });

  it('is what a look back shows until somebody has moved', () => {
    for (const { positions, line, places } of halves) {
      expect(halfTimeJustNow(positions.slice(0, line + 1), places)).toBeUndefined();
      expect(halfTimeJustNow(positions.slice(0, dealtIn(positions) + 2), places)).toBeUndefined();
    }
  });
});

describe('layout', () => {
  const { board } = sketch(strait);
  const tile = (name: string) => board.names.indexOf(name);
  const walk = (from: string, ...keys: string[]) =>
    board.names[keys.reduce((at, key) => stepOnBoard(key, board, at) ?? at, tile(from))];

  it('two steps down lie straight below', () => {
    expect(walk('0,2', 'ArrowDown')).toBe('1,2');
    expect(walk('0,2', 'ArrowDown', 'ArrowDown')).toBe('2,2');
    expect(middleOfTile(board, tile('2,2')).x).toBe(middleOfTile(board, tile('0,2')).x);
    expect(walk('1,4', 'ArrowUp')).toBe('0,3');
  });

  it('arrows stop at the edge; Home, End and pages go there', () => {
    for (const key of ['ArrowUp', 'ArrowLeft']) expect(walk('0,0', key)).toBe('0,0');
    for (const key of ['ArrowRight', 'ArrowDown']) expect(walk('4,3', key)).toBe('4,3');
    expect([walk('1,2', 'Home'), walk('1,2', 'End'), walk('2,1', 'End')]).toEqual(['1,0', '1,4', '2,3']);
    expect([walk('2,2', 'PageUp'), walk('2,2', 'PageDown')]).toEqual(['0,2', '4,2']);
    expect(stepOnBoard('x', board, 0)).toBeUndefined();
  });

  it('an arrow always leads to a neighbour', () => {
    for (const at of board.names.keys()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = stepOnBoard(key, board, at);
        if (to !== undefined) expect(board.neighbours(at)).toContain(to);
      }
    }
  });

  it('the coast leaves out what tiles share, a link joins what touches', () => {
    // Three tiles in a row: one closed path around them.
    expect(coastPath(board, 0).match(/Q/g)).toHaveLength(3 * 6 - 2 * 2);
    expect(coastPath(board, 0).match(/[MZ]/g)).toEqual(['M', 'Z']);
    const { board: wheels } = blueLagoon.start(2, must(settle(blueLagoon.options, { map: 'wheels' })));
    expect(coastPath(wheels, 0).match(/M/g)).toHaveLength(2);
    expect(linkPath(board, [tile('1,0'), tile('2,0'), tile('4,3')]).match(/M/g)).toHaveLength(1);
    // Between two sails nothing peeps out.
    const { x, y } = middleOfTile(board, tile('1,0'));
    const [startX, startY] = Array.from(linkPath(board, [tile('1,0'), tile('2,0')]).matchAll(/[\d.]+/g), Number);
    expect(Math.hypot(startX - x, startY - y)).toBeGreaterThan(40);
    expect(linkPath(board, [])).toBe('');
  });

  it('finds the nearest of some tiles within reach', () => {
    const { x, y } = middleOfTile(board, tile('2,2'));
    const near = (tiles: string[], reach: number) => nearestTile(board, tiles.map(tile), { x: x + 40, y }, reach);
    expect(near(['2,1', '2,2', '2,3'], 100)).toBe(tile('2,2'));
    expect(near(['2,1', '2,3'], 150)).toBe(tile('2,3'));
    expect(near(['2,1', '2,3'], 100)).toBeUndefined();
  });

  it('the box holds every tile', () => {
    const box = boxOf(board);
    for (const at of board.names.keys()) {
      const { x, y } = middleOfTile(board, at);
      expect(x - 86).toBeGreaterThan(box.x);
      expect(x + 86).toBeLessThan(box.x + box.width);
      expect(y - 100).toBeGreaterThan(box.y);
      expect(y + 100).toBeLessThan(box.y + box.height);
    }
  });
});

describe('soundBetween', () => {
  const position = sketch({ ...strait, tokens: { C: '2,3', B: '2,0' }, seats: [{ settlers: '1,1' }, {}] });
  const hear = (from: BlueLagoonPosition, text: string) => {
    const after = from.copy();
    after.play(must(parseMove(from, text)));
    return soundBetween(from, after);
  };

  it('tells boats, settlers, villages and tokens apart, also the last one', () => {
    expect(['S 1,2', 'S 1,0', 'T 1,0', 'S 2,0'].map((text) => hear(position, text))).toEqual([
      'water',
      'wood',
      'hammer',
      'stone',
    ]);
    const last = sketch({ ...strait, tokens: { B: '2,0' }, seats: [{ settlers: '1,1' }, {}] });
    expect(hear(last, 'S 2,0')).toBe('stone');
  });
});

describe('takenBetween', () => {
  const position = sketch({ ...strait, tokens: { C: '2,3', B: '2,0' }, seats: [{ settlers: '1,1' }, {}] });
  const play = (text: string) => {
    const after = position.copy();
    after.play(must(parseMove(position, text)));
    return after;
  };

  it('B9: tells who took which token from where; nobody took one from a bare tile or by undo', () => {
    const after = play('S 2,0');
    const tile = position.board.names.indexOf('2,0');
    expect(takenBetween(position, after)).toEqual({ seat: 0, kind: 1, tile });
    expect(takenBetween(position, play('S 1,2'))).toBeUndefined();
    expect(takenBetween(after, position)).toBeUndefined();
  });

  it('flies to the points it brings where hands are out of sight, not to the name above them', () => {
    expect([0, 4].map((kind) => placesOfToken(1, kind).sheet)).toEqual([
      placeOnSheet(1, 'resources'),
      placeOnSheet(1, 'statuettes'),
    ]);
  });

  it('tells nothing of a jump over several moves, nor of the end of a phase', () => {
    const after = play('S 2,0');
    after.play(must(parseMove(after, 'S 3,3')));
    expect(takenBetween(position, after)).toBeUndefined();
    const last = sketch({ ...strait, tokens: { B: '2,0' }, seats: [{ settlers: '1,1', villages: '1,0' }, {}] });
    const over = last.copy();
    over.play(must(parseMove(last, 'S 2,0')));
    expect(takenBetween(last, over)).toBeUndefined();
  });
});

describe('isNextMove', () => {
  it('is said of one piece within a half: not of undo, of a jump or of half-time', () => {
    const start = sketch({ ...strait, tokens: { C: '2,3' }, seats: [{ settlers: '1,1', villages: '1,0' }, {}] });
    const play = (from: BlueLagoonPosition, text: string) => {
      const after = from.copy();
      after.play(must(parseMove(from, text)));
      return after;
    };
    const one = play(start, 'S 2,0');
    const two = play(one, 'S 2,2');
    const counted = play(two, 'S 2,1');
    const half = play(counted, 'S 2,3');
    expect(half.phase).toBe(SETTLEMENT);
    expect([isNextMove(start, one), isNextMove(one, two), isNextMove(two, counted)]).toEqual([true, true, true]);
    expect([isNextMove(one, start), isNextMove(start, two), isNextMove(counted, half)]).toEqual([false, false, false]);
  });
});

describe('words of the table', () => {
  it('name tiles with their island, its worth and the player', () => {
    const position = sketch({ ...strait, tokens: { C: '2,3' }, seats: [{ villages: '2,0' }, {}] });
    const views = viewTiles(position);
    const say = (name: string) =>
      sayTile(position.board, views.find((view) => view.name === name) ?? views[0], ['Rosa', 'Ada']);
    expect(say('2,0')).toBe('Row 3, tile 1: Island A worth 6, stone circle, Rosa’s village');
    expect(say('2,3')).toBe('Row 3, tile 4: Island B worth 8, stone circle, a coconut');
    expect(say('0,1')).toBe('Row 1, tile 2: open water');
  });

  it('count like people', () => {
    const say = (held: number) => texts.preview.takes('a coconut', held);
    expect([1, 2, 3, 4, 6].map(say).map((text) => text.split(' ').at(-1))).toEqual([
      'first.',
      'second.',
      'third.',
      'fourth.',
      'sixth.',
    ]);
  });
});

describe('the name of an island', () => {
  const tile = { x: 500, y: 500 };
  const [beside, below] = [
    { x: 587, y: 400 },
    { x: 587, y: 550 },
  ];

  it('gives way to the letter of an idea', () => {
    const lines = [[], [below], [beside]].map((signs) => lineOfName(tile, false, signs));
    expect(lines).toEqual([-62, -62, 106]);
    expect([[beside], [below]].map((signs) => lineOfName(tile, true, signs))).toEqual([100, -138]);
  });

  it('stays on the board, larger as it is where tiles are small', () => {
    const [small, large] = ['default', 'invaders'].map(
      (map) => blueLagoon.start(2, must(settle(blueLagoon.options, { map }))).board,
    );
    expect(onBoard(small, 0) - boxOf(small).x).toBe(200);
    expect(onBoard(large, 0) - boxOf(large).x).toBeGreaterThan(340);
    expect(onBoard(large, 1500)).toBe(1500);
  });

  it('stays where it is where every line has a letter', () => {
    expect(lineOfName(tile, false, [beside, below])).toBe(-62);
    expect(lineOfName(tile, false, [{ x: 900, y: 400 }])).toBe(-62);
  });
});
