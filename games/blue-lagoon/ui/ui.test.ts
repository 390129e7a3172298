import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { type Drawing, formatSvg } from '../../../kit/draw/drawing.ts';
import { type Sketch, sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { asYou } from '../../../texts/who.ts';
import { blueLagoon } from '../game.ts';
import { parseMove } from '../notation.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, tileOf } from '../rules.ts';
import { adviseMove, adviseTyped } from './advice.ts';
import { bonusMark, TILE_RADIUS, TILE_WIDTH } from './artwork.ts';
import { island } from './island-drawing.ts';
import { islandsBeside, islandsNamedAt, nameIsland } from './island-names.ts';
import { middleOfTile } from './layout.ts';
import { letterOf, middleOf, verdictTile, viewTiles } from './model.ts';
import { captionMove, nameIdea, tellMove } from './news.ts';
import { boardPicture, picture } from './picture.ts';
import { cropAt, placeAt } from './places.ts';
import { terminal } from './terminal.ts';
import { countTokens, describeMove, describeTile, sayTile } from './words.ts';

const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };
const tokens = { C: '2,3', B: '2,0' };
const midway = {
  ...strait,
  tokens: { C: '2,3' },
  seats: [{ settlers: '1,1', villages: '2,0', hand: '0 1 0 0 0' }, { settlers: '2,2' }],
};

/** Opening, every twentieth position and the end of a random match. */
function positionsOf(map: string, seats: number): BlueLagoonPosition[] {
  const random = new SeededRandom(map);
  const list = new Int32Array(MAX_MOVES);
  const position = blueLagoon.start(seats, must(settle(blueLagoon.options, { map })));
  const seen = [position.copy()];
  for (let ply = 1; position.turn !== OVER; ply++) {
    position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
    if (ply % 20 === 0 || position.turn === OVER) seen.push(position.copy());
  }
  return seen;
}

const tables = [
  ['default', 2],
  ['wheels', 3],
  ['face', 4],
  ['sides', 4],
  ['invaders', 2],
] as const;

it('the frame around a tile leaves the roof of a village whole', () => {
  const { board } = sketch(strait);
  const roof = 2 * 86;
  for (const tile of board.names.keys()) {
    const across = Array.from(placeAt(board, tile).line?.matchAll(/([\d.-]+) [\d.-]+/g) ?? [], ([, x]) => Number(x));
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(roof + 20);
  }
});

describe('cropAt', () => {
  it('at the edge of the board a crop has sea around it, however tall its frame', () => {
    const position = sketch({ ...strait, tokens, seats: [{}, {}] });
    const { drawing, box } = cropAt(position, placeAt(position.board, 0));
    const [sea] =
      JSON.stringify(drawing)
        .match(/"y":(-\d+),[^}]*blue-lagoon-sea/)
        ?.slice(1) ?? [];
    expect(Number(sea)).toBeLessThan(box.y - box.height / 2);
  });
});

it('nothing grows side by side on an island, so that palms are no clump', () => {
  const { board } = blueLagoon.start(2, must(settle(blueLagoon.options, {})));
  const tiles = board.islandTiles.map((list) => list.map((tile) => middleOfTile(board, tile)));
  const [most] = tiles.toSorted((a, b) => b.length - a.length);
  // Every trunk begins so.
  const trunks = formatSvg(island(most, 2, [])).matchAll(/M(\S+) (\S+)m-5 26q/g);
  const palms = Array.from(trunks, ([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(palms.length).toBeGreaterThan(3);
  const gaps = palms.flatMap((one, at) => palms.slice(at + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)));
  expect(Math.min(...gaps)).toBeGreaterThan(1.5 * TILE_RADIUS);
});

it('the bonus beside a piece is clear of the number of a move, which is on the upper tip of its tile', () => {
  for (const leaders of [[], [0], [0, 1]]) {
    const svg = formatSvg(bonusMark(9, leaders, true));
    const [, x, , scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg)?.map(Number) ?? [];
    const [, width] = /<rect [^>]*?width="(\S+?)"/.exec(svg)?.map(Number) ?? [];
    expect(x + (width / 2) * scale).toBeLessThan(-0.17 * TILE_WIDTH);
  }
});

describe('describeMove', () => {
  const say = (position: BlueLagoonPosition, text: string) => describeMove(position, must(parseMove(position, text)));

  it('says what was done, by the island, what was taken, and what that brings and costs', () => {
    const position = sketch({ ...strait, tokens, seats: [{ settlers: '1,1' }, {}] });
    expect(say(position, 'S 0,1')).toBe('sailed to open water');
    expect(say(position, 'S 2,1')).toBe('sailed near Island A');
    expect(say(position, 'S 1,0')).toBe('settled on Island A:\u00a0+11');
    expect(say(position, 'T 1,0')).toBe('built a village on Island A:\u00a0+11');
    expect(say(position, 'S 2,0')).toBe('took bamboo on Island A:\u00a0+11');
    const other = sketch({ ...strait, tokens, seats: [{ settlers: '2,2 2,1' }, { settlers: '1,4' }] });
    expect(say(other, 'T 2,3')).toBe('built a village on Island B and took a coconut:\u00a0+9, seat 2\u00a0−4');
  });

  it('says beside its mark what it says in the log: a rival that draws level costs points, whatever they took', () => {
    const position = sketch({ ...strait, tokens, seats: [{ settlers: '1,1' }, { settlers: '3,0' }] });
    const tell = (text: string) =>
      tellMove(position, must(parseMove(position, text)), (seat) => (seat === 1 ? asYou('Rosa') : 'Ada'));
    expect(tell('S 2,0')).toBe('took bamboo on Island A:\u00a0+8, you\u00a0−3');
    expect(tell('S 2,2')).toBe('sailed near Island B');
  });

  it('names what brought most of the points below a picture, not the token that was on the way', () => {
    const caption = (seats: NonNullable<Sketch['seats']>, text: string) => {
      const position = sketch({ ...strait, tokens, seats });
      return captionMove(position, must(parseMove(position, text)));
    };
    expect(caption([{ settlers: '1,1' }, {}], 'S 2,0')).toBe('got the most pieces on Island A');
    expect(caption([{ settlers: '1,1' }, { settlers: '1,0 3,0' }], 'S 2,0')).toBe('reached a first island');
    expect(caption([{ settlers: '1,1 1,0 2,2 2,1' }, { settlers: '1,4 3,4' }], 'S 2,3')).toBe('linked 2 islands');
    expect(caption([{ settlers: '1,1' }, {}], 'S 0,1')).toBe('went out to sea');
    // The link brings 5; the lead brings only 3, and costs the other 3 as well.
    const rival = { settlers: '4,0 3,0' };
    expect(caption([{ settlers: '0,0 1,0 2,1 1,2 1,3 1,4' }, rival], 'S 2,0')).toBe('got the most pieces on Island A');
    // On an island that is led and linked already.
    const home = { settlers: '1,1 1,0', hand: '0 1 0 0 0' };
    expect(caption([home, {}], 'S 2,0')).toBe('collected 2 bamboo');
    expect(caption([{ ...home, hand: '1 0 1 1 0' }, {}], 'S 2,0')).toBe('got all four kinds');
  });

  it('calls the tile of an advice as the board calls it to those who listen, and by its notation where moves are typed', () => {
    const position = sketch({ ...strait, tokens, seats: [{ settlers: '1,1' }, {}] });
    const move = must(parseMove(position, 'S 2,0'));
    expect(adviseMove(position, move)).toBe('Settle on Island A (row 3, tile 1)');
    expect(sayTile(position.board, viewTiles(position)[tileOf(move)], [])).toMatch(/^Row 3, tile 1:/);
    expect(adviseTyped(position, move)).toBe('Settle on Island A (2,0)');
  });

  it('says between which islands a boat is', () => {
    const position = play(blueLagoon.start(2, must(settle(blueLagoon.options, {}))), new SeededRandom('boats'));
    expect(say(position, 'S 3,6')).toBe('sailed between Gull and Coral Islands');
  });

  it('tells suggestions apart that would be called the same', () => {
    const position = sketch({ ...strait, tokens: { C: '2,3' }, seats: [{ settlers: '1,1 2,1 3,1' }, {}] });
    const [high, low, other] = ['S 1,0', 'S 3,0', 'S 1,2'].map((text) => must(parseMove(position, text)));
    const name = (move: number) => nameIdea(position, move, [high, low, other]);
    expect([high, low].map(name)).toEqual(['Settle on Island A, further up', 'Settle on Island A, further down']);
    expect(name(other)).toBe(nameIdea(position, other));
  });

  /** Late in an exploration, with a resource left and so many settlers of each seat. */
  function lateWith(...left: readonly [number, number]): BlueLagoonPosition {
    const row = (number: number) => Array.from({ length: 12 }, (_, at) => `${number},${at}`);
    const islands = ['6 0,0', `8 ${row(4).join(' ')}`];
    const sailors = (rows: readonly number[], seat: 0 | 1) =>
      rows
        .flatMap((number) => row(number))
        .slice(0, 30 - left[seat])
        .join(' ');
    const seats = [
      { settlers: sailors([1, 2, 3], 0), villages: '4,0 4,1 4,2 4,3 4,4' },
      { settlers: sailors([5, 6, 7], 1), villages: '4,6 4,7 4,8 4,9 4,10' },
    ];
    return sketch({ height: 13, islands, stones: '0,0', tokens: { C: '0,0' }, seats });
  }

  it('B10: says that nobody has a piece left, where that ends the exploration before the resources do', () => {
    const position = lateWith(1, 0);
    expect(describeMove(position, must(parseMove(position, 'S 0,5')))).toBe(
      'sailed to open water · Nobody has a piece left to place · Half-time: seat 1 9, seat 2 9',
    );
    // As news it is told in the second half, when the tide has taken that settler.
    expect(tellMove(position, must(parseMove(position, 'S 0,5')), String)).toBe('ended the first half');
  });

  it('B6: says who is out of moves from now on, and only once', () => {
    // Ada's only way off the corner is the one tile that Rosa takes.
    const corner = { height: 3, islands: ['6 0,0 0,1 1,0 1,1 1,2 2,0 2,1'], stones: '2,1', tokens: { C: '2,1' } };
    const seats = [{ settlers: '0,1 1,2' }, { settlers: '0,0 1,0' }];
    const position = sketch({ ...corner, seats });
    expect(tellIn(position, 'S 1,1')).toBe('settled on Island A:\u00a0+3, Ada\u00a0−3');
    const shut = position.copy();
    shut.play(must(parseMove(shut, 'S 1,1')));
    shut.play(must(parseMove(shut, 'S 2,0')));
    expect(tellIn(shut, 'T 2,1')).toContain('The first half is over');
    const later = sketch({ ...corner, seats: [{ settlers: '0,1 1,1' }, { settlers: '0,0 1,0' }] });
    expect(tellIn(later, 'S 2,0')).toBe(
      'settled on Island A:\u00a0+3, Ada\u00a0−3 · Ada can’t place anything and will be skipped',
    );
    later.play(must(parseMove(later, 'S 2,0')));
    expect(tellIn(later, 'S 1,2')).toBe('settled on Island A');
  });

  it('B6: says so only where a turn is skipped: not in the last round', () => {
    expect(tellIn(lateWith(1, 2), 'S 0,5')).toBe('sailed to open water · Rosa has no pieces left and will be skipped');
    expect(tellIn(lateWith(1, 1), 'S 0,5')).toBe('sailed to open water');
  });

  it('B17: says what ended, and who has no village to go on from', () => {
    const last = { ...strait, tokens: { C: '2,3' } };
    const some = sketch({ ...last, seats: [{ settlers: '2,2', villages: '1,0' }, { settlers: '1,1' }] });
    expect(tellIn(some, 'S 2,3')).toBe(
      'took a coconut on Island B:\u00a0+8 · Half-time: Rosa 19, Ada 0 · Ada has no village left and will be skipped',
    );
    const none = sketch({ ...last, seats: [{ settlers: '2,2' }, { settlers: '1,1' }] });
    expect(tellIn(none, 'S 2,3')).toContain('and so is the game: no village is left');
  });

  it('says what was dealt and to which island', () => {
    const position = blueLagoon.start(2, must(settle(blueLagoon.options, {})));
    expect(say(position, '+P')).toBe('put a precious stone on Shell Island');
  });
});

function tellIn(position: BlueLagoonPosition, text: string): string {
  return describeMove(position, must(parseMove(position, text)), (seat) => ['Rosa', 'Ada'][seat]);
}

function play(position: BlueLagoonPosition, random: SeededRandom): BlueLagoonPosition {
  while (position.turn === CHANCE) position.play(position.roll(random));
  return position;
}

describe('the names of islands', () => {
  it.each(tables)('on %s every island has one, and no two the same', (map) => {
    const { board } = blueLagoon.start(2, must(settle(blueLagoon.options, { map })));
    const names = Array.from({ length: board.islands }, (_, island) => nameIsland(board, island));
    expect(new Set(names).size).toBe(board.islands);
    for (const name of names) expect(name).toMatch(/^(?!Island )[A-Z]\w+ [A-Z]\w+$/);
  });

  it('are their letters on a map of nobody', () => {
    const { board } = sketch(strait);
    expect(nameIsland(board, 1)).toBe('Island B');
    expect(islandsBeside(board, board.names.indexOf('0,1'))).toEqual([]);
  });

  it('belong on the board where words have them: its own on land, one or two at sea, none where words only count', () => {
    const { board } = sketch({ height: 5, islands: ['6 1,0', '6 2,1', '6 3,0'] });
    const named = ['1,0', '0,0', '1,1', '2,0', '0,3'].map((name) => islandsNamedAt(board, board.names.indexOf(name)));
    expect(named.map((islands) => islands.map((island) => nameIsland(board, island)).join())).toEqual([
      'Island A',
      'Island A',
      'Island A,Island B',
      '',
      '',
    ]);
  });
});

describe('words', () => {
  it('describe tiles', () => {
    const position = sketch(midway);
    const views = viewTiles(position);
    const named = (name: string) => describeTile(position.board, views.find((view) => view.name === name) ?? views[0]);
    expect(named('0,1')).toBe('0,1: open water');
    expect(named('1,1')).toBe('1,1: water near Island A, Red settler');
    expect(named('2,0')).toBe('2,0: Island A, stone circle, Red village');
    expect(named('2,3')).toBe('2,3: Island B, stone circle, a coconut');
  });

  it('count tokens and letter islands', () => {
    expect([countTokens(0, 1), countTokens(0, 2), countTokens(1, 1)]).toEqual(['1 coconut', '2 coconuts', '1 bamboo']);
    expect([0, 25, 26, 53].map(letterOf)).toEqual(['a', 'z', 'a2', 'b3']);
  });

  it('write the bonus of an island where nothing stands, if they can', () => {
    const position = sketch(midway);
    const names = position.board.names;
    expect([0, 1].map((island) => names[middleOf(position.board, island, viewTiles(position)) ?? -1])).toEqual([
      '1,0',
      '1,4',
    ]);
    expect(middleOf(sketch({ islands: ['6'] }).board, 0, [])).toBeUndefined();
  });
});

describe('verdictTile', () => {
  it('hides no piece as long as the island has an empty tile, and no token where it can', () => {
    const tileFor = (settlers: string, token = '2,0') => {
      const position = sketch({ ...strait, tokens: { C: token }, seats: [{ settlers }, {}] });
      return position.board.names[verdictTile(position.board, 0, viewTiles(position)) ?? 0];
    };
    expect(tileFor('2,0', '2,3')).toBe('1,0');
    expect(tileFor('1,0')).toBe('3,0');
    expect(tileFor('1,0 3,0')).toBe('2,0');
    expect(tileFor('1,0 2,0 3,0', '2,3')).toMatch(/^[13],0$/);
  });
});

describe('terminal', () => {
  it.each(tables)('draws %s for %d within a hundred columns, readable without colour', (map, seats) => {
    for (const position of positionsOf(map, seats)) {
      const text = terminal(position, { colour: false, width: 100 });
      expect(text).not.toContain('\u001b');
      expect(text).not.toContain('undefined');
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  it('with colours says the same', () => {
    const position = sketch(midway);
    expect(stripVTControlCharacters(terminal(position, { colour: true, width: 100 }))).toBe(
      terminal(position, { colour: false, width: 100 }),
    );
  });

  it('shows boats, settlers, villages, tokens and circles apart', () => {
    const text = terminal(sketch({ ...midway, seats: [{ settlers: '1,1 1,0', villages: '2,0 3,0' }, {}] }), {
      colour: false,
      width: 100,
    });
    for (const mark of ['~●~', '░●░', '[●]', '{●}', '(C)', '░b░']) expect(text).toContain(mark);
  });

  it('draws boards of any height', () => {
    for (const height of [1, 2, 24, 64])
      expect(terminal(sketch({ height }), { colour: true, width: 100 })).toContain('Blue Lagoon');
  });
});

describe('picture', () => {
  it.each(tables)('draws %s for %d as an SVG that stands alone', (map, seats) => {
    for (const position of positionsOf(map, seats)) {
      const svg = formatSvg(picture(position));
      expect(svg).toMatch(
        /^<svg xmlns="[^"]+" width="1200" height="700" viewBox="0 0 1200 700" data-board="[\d. -]+">/,
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
    }
  });

  it('has nothing behind the corners of a board that stands alone', () => {
    const ground = (drawing: Drawing) => formatSvg(drawing).includes('#f6f1e7');
    expect([ground(picture(sketch(midway))), ground(boardPicture(sketch(midway)))]).toEqual([true, false]);
  });

  it('draws a piece for every piece and a token for every token', () => {
    const svg = formatSvg(picture(sketch(midway)));
    for (const title of [
      '1,1: water near Island A, Red settler',
      '2,0: Island A, stone circle, Red village',
      '2,3: Island B, stone circle, a coconut',
    ]) {
      expect(svg).toContain(`<title>${title}</title>`);
    }
  });

  it('draws boards of any height', () => {
    for (const height of [1, 2, 64]) expect(formatSvg(picture(sketch({ height })))).not.toMatch(/NaN|Infinity/);
  });
});
