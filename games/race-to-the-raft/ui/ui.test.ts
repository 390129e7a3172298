import { describe, expect, it } from 'vitest';
import { texts as cats } from '#texts/race-to-the-raft/cats.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { must } from '../../../core/result.ts';
import { type Drawing, formatSvg } from '../../../kit/draw/drawing.ts';
import { contrast } from '../../../tests/support/contrast.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { raceToTheRaft as game } from '../game.ts';
import { squareAt } from '../geometry.ts';
import { room } from '../index.ts';
import { DISCARD, takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { PHASES, RAFT } from '../state.ts';
import { bestPath } from './best-path.ts';
import { neighbours, openingOf, stepsToRaft, watchCats } from './cat-watch.ts';
import { focusIn, labelSquares } from './labels.ts';
import { lastFire, outlineOf } from './last-fire.ts';
import { tellMove } from './news.ts';
import { PAINT } from './palette.ts';
import { picture } from './picture.ts';
import { soundBetween } from './sounds.ts';
import { terminal } from './terminal.ts';
import { describeChallenge, describeMove, describePhase, logMove, stepsOf, whyNoCat } from './words.ts';

const LINE =
  'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyRwow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?';

const matches = [0, 4, 20, 24, 26, 28].map((challenge) =>
  longWalk(1 + (challenge % 4), CHALLENGES[challenge].id, `ui ${challenge}`),
);
const positions = matches.flatMap((match) => match.positions) as RaftPosition[];

it('the path that is shown for a cat leads to the raft, and lacks the squares that are counted', () => {
  for (const position of positions.filter((_, index) => index % 10 === 0)) {
    for (const { square, labour } of watchCats(position).filter((cat) => !cat.aboard && !cat.cutOff)) {
      const { squares, missing } = bestPath(position, square) ?? { squares: [], missing: [] };
      expect([squares[0], squares.findIndex((each) => position.has(RAFT, each))]).toEqual([square, squares.length - 1]);
      expect(missing.length).toBe(labour);
      expect(squares.slice(1).every((each, at) => neighbours(position, squares[at]).includes(each))).toBe(true);
    }
  }
});

describe('colours', () => {
  it('letters stand out 4.5:1 from the paper of pictures', () => {
    for (const ink of [PAINT.ink, PAINT.second, PAINT.ember])
      expect(contrast(ink, PAINT.paper)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('pictures', () => {
  const holes = (drawing: Drawing): boolean =>
    Object.values(drawing.props).some((value) => /NaN|undefined/.test(String(value))) ||
    drawing.children.some((child) => (typeof child === 'string' ? /NaN|undefined/.test(child) : holes(child)));

  it('every position can be drawn, alone and whole', () => {
    for (const position of positions.filter((_, index) => index % 10 === 0)) {
      const drawing = picture(position);
      expect([drawing.tag, holes(drawing)]).toEqual(['svg', false]);
      expect(formatSvg(drawing)).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" width="\d+" height="\d+" data-board="[\d. -]+">/,
      );
    }
  });

  it('every position fits a terminal of 100 columns, and reads without colour', () => {
    for (const position of positions) {
      const plain = terminal(position, { colour: false, width: 100 });
      expect(plain).not.toMatch(/undefined|NaN/);
      expect(plain).not.toContain('\u001b');
      expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    }
    expect(terminal(positions[50], { colour: true, width: 100 })).toContain('\u001b[');
  });
});

describe('words', () => {
  it('every move and every phase has words', () => {
    for (const { positions: all, moves } of matches) {
      for (const [index, move] of moves.entries()) {
        const words = describeMove(all[index] as RaftPosition, move);
        expect(words).toMatch(/^[a-z]+ /);
        expect(words).not.toMatch(/undefined|NaN/);
      }
      const positions = all as readonly RaftPosition[];
      for (const position of positions) expect(describePhase(position)).not.toMatch(/undefined|NaN/);
      // The same while all six come: it is read as they do.
      const drawing = positions.filter(({ phase }) => phase === PHASES.draw);
      expect(new Set(drawing.map(describePhase)).size).toBe(1);
    }
  });

  it('every position before the end is in one step of its round, and cards that are being drawn are not counted', () => {
    const { islands, draw } = PHASES;
    for (const position of positions.filter(({ phase, turn }) => turn !== OVER && phase !== islands)) {
      const steps = stepsOf(position);
      expect(steps.filter(({ isNow }) => isNow)).toHaveLength(1);
      if (position.phase === draw) expect(steps.map(({ words }) => words)).toEqual(['Draw six', 'Spend cards', 'Fire']);
    }
  });

  it('say what happened', () => {
    const before = must(game.parse(LINE));
    const say = (text: string) => describeMove(before, must(game.parseMove(before, text)));
    expect(say('Aa0402W')).toBe('placed card Aa centred on D6, turned once to the left');
    expect(say('B01010208AaAb')).toBe('moved the blue cat from B2 to I3 for cards Aa and Ab');
    expect(say('R10051006Aa')).toBe('brought the red cat aboard from F11 for card Aa');
    expect(describeMove(before, DISCARD)).toContain('discarded 2 cards');
  });

  it('R9, R10: says why no cat can move: none has anywhere to go, or those that have are exhausted', () => {
    const mats = 'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rrrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg';
    const rest = 'ggggggggg/bbbbbbwww/yyyyyywow/rrrrrrwww AcdefghBaCD Aa';
    const tired = must(game.parse(`${mats}/${rest} B0101 abm - 1/1 play challenge=?`));
    expect(whyNoCat(tired)).toBe('No cat can move: an exhausted cat costs two cards.');
    const hemmed = must(
      game.parse(
        `${mats.replace('fBbbbbbbb/b', 'fBfbbbbbb/f').replace('/bb', '/bf')}/${rest} - abm - 1/1 play challenge=?`,
      ),
    );
    expect(whyNoCat(hemmed)).toBe('No cat can move: none has anywhere to walk to.');
  });

  it('a terminal names squares by the digits that are typed and shown there', () => {
    const before = must(game.parse(LINE));
    const typed = (text: string) => room.typed?.describeMove(before, must(game.parseMove(before, text)));
    expect(typed('Aa0402W')).toBe('placed card Aa centred on row 5, column 3, turned once to the left');
    expect(typed('B01010208AaAb')).toBe(
      'moved the blue cat from row 1, column 1 to row 2, column 8 for cards Aa and Ab',
    );
    const move = must(game.parseMove(before, 'Aa0402W'));
    expect(room.typed?.adviseMove(before, move)).toBe(
      'Place card Aa centred on row 5, column 3, turned once to the left',
    );
    expect(room.adviseMove(before, move)).toBe('Place card Aa centred on D6, turned once to the left');
  });

  it('suggestions have different names, so that each title says what to do', () => {
    const before = must(game.parse(LINE));
    const name = (text: string) => room.nameIdea?.(before, must(game.parseMove(before, text)));
    expect(name('Aa0402W')).toMatch(/^Place the .+ card \(Aa\) on D6, turned once to the left$/);
    expect(name('B01010208AaAb')).toBe('Move the blue cat to I3, discarding cards Aa and Ab');
    expect(name('R10051006Aa')).toBe('Bring the red cat with the scarf aboard, discarding card Aa');
  });

  it('squares are heard by the letters and numbers at the edges of the island', () => {
    const labels = labelSquares(must(game.parse(LINE)));
    expect(labels[squareAt(0, 0)]).toMatch(/^A1: /);
    expect(labels[squareAt(11, 8)]).toMatch(/^I12: /);
  });

  it('the log on a page names no square, because it lights them, and no card that has left the hand', () => {
    for (const { positions: all, moves } of matches) {
      for (const [index, move] of moves.entries()) {
        const position = all[index] as RaftPosition;
        const told = `${position.turn === CHANCE ? '' : logMove(position, move)} ${tellMove(position, move)}`;
        expect(told).not.toMatch(/\b[A-R]\d|\bcards? [A-D][a-y]\b|undefined|NaN/);
      }
    }
  });

  it('the log calls a card by its colours, and says what a walk to and fro is good for', () => {
    const before = must(game.parse(LINE));
    const log = (text: string) => logMove(before, must(game.parseMove(before, text)));
    expect(log('Aa0402W')).toBe('placed a blue, green and yellow card');
    expect(log('B01010208AaAb')).toBe('moved the blue cat for 2 cards');
    const walks = matches.flatMap(({ positions: all, moves }) =>
      moves.flatMap((move, index) => {
        const position = all[index] as RaftPosition;
        const parts = takeApart(move);
        if (parts.kind !== 'walk' || position.has(RAFT, parts.to)) return [];
        const isNearer = stepsToRaft(position, parts.to) < stepsToRaft(position, parts.from);
        return [{ isNearer, told: logMove(position, move) }];
      }),
    );
    for (const { isNearer, told } of walks) expect(told.includes('no closer, but no new fire')).toBe(!isNearer);
    expect(new Set(walks.map(({ isNearer }) => isNearer)).size).toBe(2);
  });

  it('the log says in one breath that a fire lost the game', () => {
    const ends = matches.map(({ positions: all, moves }) =>
      logMove(all[moves.length - 1] as RaftPosition, moves[moves.length - 1]),
    );
    const fires = ends.filter((words) => /^placed fire.* cut off /.test(words));
    expect(fires.length).toBeGreaterThan(0);
    for (const words of fires) expect(words).toMatch(/^placed fire on \d squares? and cut off the [a-z ,]+$/);
  });

  it('R13: a lost game names the cat', () => {
    const lost = positions.find((position) => lossOf(position)?.kind === 'cutOff');
    expect(lost && describePhase(lost)).toMatch(
      /^Lost\. Fire has cut off the (blue|green|purple|red|yellow) cat\b[^\d]*$/,
    );
  });

  it('R14: tells a cat that fire cut off from one whose places on the raft are taken', () => {
    const taken =
      'race-to-the-raft fffffffff/fRrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbpRp/yyyyyyboW/rrrrrrbyg AcdefghBaCD AabBCD - ab B1008 1/1 lost+cut-off challenge=?';
    const lost = must(game.parse(taken));
    expect(describePhase(lost)).toBe('Lost. There is no free place left on the raft for the red cat.');
    expect(
      lastFire(lost, () => [positions[positions.findIndex(({ phase }) => phase === PHASES.fire)], lost]),
    ).toBeUndefined();
  });

  it('R13: the last fire tile is the one that cut a cat off, and nothing is told of other ends', () => {
    const all =
      matches.map((match) => match.positions).find((some) => lossOf(some.at(-1) as RaftPosition)?.kind === 'cutOff') ??
      [];
    const end = all[all.length - 1] as RaftPosition;
    const before = all[all.length - 2] as RaftPosition;
    const fire = lastFire(end, () => all);
    expect([end.phase, before.phase, fire?.tile]).toEqual([PHASES.lost, PHASES.fire, before.tile]);
    expect(fire?.squares.length).toBeGreaterThanOrEqual(4);
    expect(lastFire(before, () => all.slice(0, -1))).toBeUndefined();
  });

  it('the rim of two squares side by side is six edges long', () => {
    expect(outlineOf([19, 20]).match(/M/g)?.length).toBe(6);
    // The end of one row and the beginning of the next do not touch.
    expect(outlineOf([17, 18]).match(/M/g)?.length).toBe(8);
  });
});

describe('sounds', () => {
  const before = must(game.parse(LINE));
  const hear = (text: string) => {
    const after = before.copy();
    after.play(must(game.parseMove(before, text)));
    return soundBetween(before, after);
  };

  it('cards rustle, paws knock, boarding splashes, fire crackles', () => {
    expect([hear('Aa0402W'), hear('B01010208AaAb'), hear('R10051006Aa')]).toEqual(['paper', 'wood', 'water']);
    const burnt = positions.findIndex((position) => position.phase === PHASES.fire);
    expect(soundBetween(positions[burnt], positions[burnt + 1])).toBe('fire');
    expect(soundBetween(positions[0], positions[1])).toBe('wood');
  });
});

describe('where the keyboard begins on the island', () => {
  const open = new Map([
    [3, 'is-deadly'],
    [7, 'is-near'],
    [9, 'is-open'],
  ]);

  it('never on a square that loses the game, as long as there is another', () => {
    expect(focusIn(open, undefined)).toBe(7);
    expect(focusIn(open, 3)).toBe(7);
    expect(focusIn(new Map([[3, 'is-deadly']]), 3)).toBe(3);
  });

  it('where one was before, chosen or not', () => {
    expect(focusIn(open, 9)).toBe(9);
    expect(focusIn(open, 50)).toBe(50);
    expect(focusIn(new Map(), undefined)).toBe(0);
  });
});

describe('the list of cats', () => {
  it('counts where a cat can walk without the raft', () => {
    const { reach } = cats.preview;
    expect(reach('the red cat', 4, false, 1)).toBe('The red cat can walk to 4 squares for 1 card.');
    expect(reach('the red cat', 4, true, 2)).toBe('The red cat can walk to 4 squares or onto the raft for 2 cards.');
    expect(reach('the red cat', 0, true, 1)).toBe('The red cat can walk onto the raft for 1 card.');
  });
  const opened = matches.map((match) => openingOf(() => match.positions as RaftPosition[]));

  it('fire that burns at the start is no reason to warn', () => {
    for (const opening of opened) {
      expect(opening && watchCats(opening, opening).filter(({ threatened }) => threatened)).toEqual([]);
    }
  });

  it('a warning comes with new fire, and only where all fire gives reason for it', () => {
    const warned = matches.flatMap((match, at) =>
      (match.positions as RaftPosition[]).flatMap((position) => {
        const careful = new Map(watchCats(position).map((cat) => [cat.square, cat.threatened]));
        return watchCats(position, opened[at])
          .filter(({ threatened }) => threatened)
          .map(({ square }) => careful.get(square));
      }),
    );
    expect([warned.length > 0, warned.every(Boolean)]).toEqual([true, true]);
  });

  it('no cat has a price that cannot walk', () => {
    const [, surrounded] = watchCats(must(game.parse(LINE.replace('/rRrrrrrrr/rrrrrrrrr/', '/gRggggggg/ggggggggg/'))));
    expect(surrounded.canWalk).toBe(false);
  });
});

it('what the lesson does not teach is told where it first comes up', () => {
  const told = CHALLENGES.flatMap((_, challenge) => {
    const position = game.start(1, { challenge: CHALLENGES[challenge].id }) as RaftPosition;
    const { first } = describeChallenge(position) ?? {};
    return first === undefined ? [] : [[challenge, /mats|twins/.exec(first)?.[0]]];
  });
  expect(told).toEqual([
    [1, 'mats'],
    [3, 'twins'],
  ]);
});
