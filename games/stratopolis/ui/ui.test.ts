import { describe, expect, it } from 'vitest';
import { texts as about } from '#texts/stratopolis/about.ts';
import { texts as news } from '#texts/stratopolis/news.ts';
import { texts as table } from '#texts/stratopolis/table.ts';
import { walk } from '../../../core/laws.ts';
import { must } from '../../../core/result.ts';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { contrast } from '../../../tests/support/contrast.ts';
import { setUpsToTry } from '../../../tests/support/set-ups.ts';
import { stratopolis as game } from '../game.ts';
import { GREEN, RED, squareAt } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { LOT, ROLL } from '../rules.ts';
import { drawFace, drawHeight, markOf, PAINT, PLATES, QUIET_PLATES } from './artwork.ts';
import { lesson } from './lesson.ts';
import { logMove } from './news.ts';
import { drawGhost } from './overlay.ts';
import { faceAt, picture } from './picture.ts';
import { marksWhenStill, placeOfTile } from './places.ts';
import { terminal } from './terminal.ts';
import { describeMove, describeTurn, describeTyped, explainTie } from './words.ts';

const EXAMPLE = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC';
const at = (text: string) => must(game.parse(`stratopolis ${text}`));

describe('pictures', () => {
  it('every position of every table can be drawn, in a picture and in a terminal', () => {
    for (const { seats, settings } of setUpsToTry(game)) {
      for (const position of walk(game, seats, settings, 'pictures').positions as StratopolisPosition[]) {
        const svg = formatSvg(picture(position));
        expect(svg).toMatch(/^<svg [^>]*width="960" height="720"/);
        expect(svg).not.toMatch(/NaN|undefined/);
        const lines = terminal(position, { colour: false, width: 100 }).split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
        expect(terminal(position, { colour: true, width: 100 })).toContain('\u001b[');
      }
    }
  });

  it('the terminal shows colours, heights and who is to move without colour codes', () => {
    const text = terminal(at(`${EXAMPLE} -,E green+`), { colour: false, width: 100 });
    expect(text).toMatch(/^ L {2}.*R1 R2 R3 K3 G2 K1/m);
    expect(text).toMatch(/Red +33 points {2}11 × 3/);
    expect(text).toContain('Green’s next tile is turned up.');
    expect(text).not.toContain('\u001b');
  });

  it('a square knows its plate, its neighbours’ shadows and the sides where its tile goes on', () => {
    const position = at('MMUANMKAMMAA -,- green+');
    const face = { colour: 0, height: 1, joins: [false, false, false, false], shade: { top: 1, left: 1 }, lit: false };
    expect(faceAt(position, squareAt(13, 13), false)).toEqual({ ...face, drop: { right: 1, bottom: 1 } });
    expect(faceAt(position, squareAt(12, 12), true)).toEqual({
      colour: 1,
      height: 2,
      joins: [false, true, true, false],
      shade: { top: -2, left: -2 },
      drop: { right: 0, bottom: 0 },
      lit: true,
    });
    expect(faceAt(position, squareAt(0, 0), false).shade).toEqual({ top: 0, left: 0 });
  });

  it('a tile that is tried is as solid as it will be, with lit windows where it would score', () => {
    const position = at('MMUANMKAMMAA -,- green+');
    const place = squareAt(12, 12) * 4;
    const draw = (tried: Parameters<typeof drawGhost>[3]) => formatSvg(drawGhost(position, 0, place, tried));
    for (const isToTurn of [false, true]) {
      const svg = draw({ isToTurn, lit: new Set([place >> 2]) });
      expect(svg).not.toContain(' opacity=');
      expect(svg).toContain(PAINT.window);
    }
    // Where it is refused the heights that are there are read on it, and it is dark.
    const refused = draw({ wrong: [place >> 2] });
    expect(refused).not.toContain(' opacity=');
    expect(refused).toContain(formatSvg(drawHeight(2)));
    expect(refused).not.toContain(formatSvg(drawHeight(3)));
  });

  it('marks and words stand out from what they lie on', () => {
    for (const { plate, mark } of PLATES) expect(contrast(plate, mark)).toBeGreaterThanOrEqual(3);
    for (const { plate } of PLATES.slice(1)) expect(contrast(plate, PAINT.window)).toBeGreaterThanOrEqual(3);
    for (const ink of [PAINT.ink, PAINT.second, PAINT.greenLight, PAINT.redLight]) {
      expect(contrast(ink, PAINT.panel)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(PAINT.label, PAINT.page)).toBeGreaterThanOrEqual(4.5);
  });

  it('tiles of every colour, black ones too, stand out from the ground, in the dark and under the lamp', () => {
    for (const { plate } of PLATES) {
      for (const ground of [PAINT.ground, PAINT.plot, PAINT.street, PAINT.page]) {
        expect(contrast(plate, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('what does not score steps back, and still shows its edges, and its bars or dots', () => {
    for (const { plate, edge, mark } of QUIET_PLATES.slice(1)) {
      expect(contrast(plate, mark)).toBeGreaterThanOrEqual(3);
      for (const ground of [PAINT.ground, PAINT.plot, PAINT.street, PAINT.page]) {
        expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
      }
    }
    const face = { colour: RED, height: 1, joins: [false, false, false, false], shade: { top: 0, left: 0 } } as const;
    const red = (isQuiet: boolean) => formatSvg(drawFace({ ...face, lit: false, isQuiet }));
    expect(red(true)).not.toContain(PLATES[RED].plate);
    expect(red(false)).toContain(PLATES[RED].plate);
  });

  it('from above a wall shows how much higher a square is than what is to its right and below', () => {
    const face = { colour: GREEN, height: 3, joins: [false, false, false, false], shade: { top: 0, left: 0 } } as const;
    const walls = (right: number, bottom: number) => {
      const svg = formatSvg(drawFace({ ...face, lit: false, drop: { right, bottom } }));
      return [...svg.matchAll(/d="M([\d.]+) ([\d.]+)[HV][^"]*z" fill/g)].map(([, x, y]) => [Number(x), Number(y)]);
    };
    expect(walls(0, 0)).toEqual([]);
    const [[, low]] = walls(0, 1);
    const [[, high]] = walls(0, 3);
    expect(high).toBeLessThan(low);
    expect(walls(2, 2)).toHaveLength(2);
    // Of a tower as high as any, a height still has room for its number.
    expect(walls(0, 9)[0][1]).toBeGreaterThan(12);
  });

  it('a height leaves the marks of its square alone', () => {
    const disc = /"12" cy="12" r="([\d.]+)"/;
    const face = { height: 3, joins: [true, true, true, true], shade: { top: 0, left: 0 }, lit: false } as const;
    const [, radius] = disc.exec(formatSvg(drawFace({ ...face, colour: GREEN }))) ?? [];
    // The nearest point of a bar is its edge; of a dot, what is left of the way to its middle.
    expect(12 - 5.6).toBeGreaterThan(Number(radius));
    expect(Math.hypot(7, 7) - 2).toBeGreaterThan(Number(radius));
    expect(markOf(RED, true)).toMatch(/^M3.2 6.3.*M18.4 6.3/);
    expect(markOf(GREEN, true)).toContain('M3 5a2 2');
  });
});

describe('words', () => {
  it('say what a move does', () => {
    const position = at('MMUA K,A green');
    const move = must(game.parseMove(position, 'NMKA'));
    expect(describeMove(position, move)).toBe(
      'placed a tile next to green and red at column N, row M, arms right and down',
    );
    expect(describeTyped(position, move)).toBe('placed a tile at NM, arms right and down');
    position.play(move);
    expect(describeMove(position, ROLL + 12)).toBe('turned up M');
    expect(describeMove(position, LOT, (seat) => `seat ${seat + 1}`)).toBe('broke the tie by a coin toss: seat 1 won');
    position.play(ROLL + 12);
    expect(describeMove(position, must(game.parseMove(position, 'MMAA')))).toBe(
      'stacked a tile on red and green at column M, row M, height 2, arms right and down (+1, Green −1)',
    );
    expect(describeTurn(position)).toBe('Red to place a tile');
    const nameSeat = (seat: number) => ['Ann', 'Bo'][seat];
    expect(logMove(position, must(game.parseMove(position, 'MMAA')), nameSeat)).toBe(
      'built up to height 2:\u00a0+1 for Bo, −1 for Ann',
    );
    const start = at('MMUA N,D green');
    expect(logMove(start, must(game.parseMove(start, 'LNNB')), nameSeat)).toBe('grew to 3 squares:\u00a0+2');
    expect(news.joins(7)).toBe('joined regions into one of 7 squares');
    expect(news.nowScores(2, 1)).toMatch(/^built a new scoring region, 2.×.1$/);
    expect(logMove(position, ROLL + 12, nameSeat)).toBe('turned up M');
  });

  it('explain a tie rank by rank', () => {
    expect(explainTie(at('MMUAOMLB -,- green+'))).toEqual([
      'Region 1: green 1 × 1 = 1, red 1 × 1 = 1, equal',
      'Region 2: green 1 × 1 = 1, red none (0), so Green wins',
    ]);
    expect(explainTie(at('MMUA -,- green+')).at(-1)).toBe('No region is left to compare, so a coin toss decides');
    expect(explainTie(at(`${EXAMPLE} -,- green+`))).toEqual([]);
  });
});

describe('a match looked back on', () => {
  it('has the last move in the colour of last moves; other squares that are pointed out keep theirs', () => {
    const position = at(`${EXAMPLE} -,- green+`);
    const marked = (place: number): Mark => ({ seat: 0, sign: '', kind: 'lit', places: [placeOfTile(place)] });
    const [last, first] = [position.laid[position.placed - 1], position.laid[0]];
    expect(marksWhenStill(position, [marked(last), marked(first)]).map(({ kind }) => kind)).toEqual(['past', 'lit']);
    expect(marksWhenStill(game.start(2, {}), [marked(first)]).map(({ kind }) => kind)).toEqual(['lit']);
  });
});

describe('the lesson', () => {
  it('says to turn the tile where only that is wrong', () => {
    const position = must(game.parse('stratopolis MMUA N,D green'));
    const move = (text: string) => must(game.parseMove(position, text));
    expect(lesson.nudge?.(move('LNNC'), move('LNNB'))).toMatch(/Turn the tile/);
    expect(lesson.nudge?.(move('LMNB'), move('LNNB'))).toMatch(/Put the ringed corner on the star/);
  });

  it('S14: says that there is another scoring, by the name that is chosen in the set-up', () => {
    const [name] = about.scoring.boxed.split(' (');
    expect(lesson.steps.filter(({ say }) => say.includes(`“${name}”`))).toHaveLength(1);
  });

  it('names the buttons as they are', () => {
    const { around, view, depthButton } = table.board;
    const nameOf = (button: string) =>
      button.replace('{view}', view).replace('{key}', '').replace('\u00a0', ' ').trim();
    for (const button of [around, depthButton]) expect(lesson.steps.at(-1)?.say).toContain(nameOf(button));
  });
});
