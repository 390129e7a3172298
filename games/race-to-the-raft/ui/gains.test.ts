import { describe, expect, it } from 'vitest';
import { OVER } from '../../../core/game.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { must } from '../../../core/result.ts';
import { readPuzzles } from '../../../tests/support/puzzles.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { pickIdeas } from '../../ideas.ts';
import type { Reason } from '../../reason.ts';
import type { Room } from '../../room.ts';
import { raceToTheRaft as game } from '../game.ts';
import { parseMove } from '../move-notation.ts';
import { parsePosition } from '../notation.ts';
import type { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { watchCats } from './cat-watch.ts';
import { explainMove, topicOf } from './gains.ts';

const BOARD =
  'fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyywow/rrrrrrwww';
const line = (phase: string, board = BOARD, hand = 'AafBCD') =>
  `race-to-the-raft ${board} AcdeghBaCD ${hand} - bm - 1/1 ${phase} challenge=?`;

function gains(text: string, move: string): string[] {
  const before = must(parsePosition(text));
  return explainMove(before, must(parseMove(before, move)), () => 'you').map(({ words }) => words);
}

const HARD = ['first-steps', 'meet-the-twins', 'everyone-is-welcome', 'keeping-a-balance'];

interface Harm {
  readonly cats: number;
  /** One of them can no longer come to the raft. */
  readonly strands: boolean;
  readonly risk: Reason | undefined;
}

/** Of some moves that harm cats and do not end the match: how many, and the first risk that is told. */
function harmsIn(before: RaftPosition): Harm[] {
  const after = before.copy();
  return listMoves(game, before)
    .filter((_, at) => at % 23 === 0)
    .flatMap((move) => {
      after.copyFrom(before);
      after.play(move);
      const now = new Map(watchCats(after).map((cat) => [cat.square, cat]));
      const harmed = watchCats(before).filter(({ square, labour }) => (now.get(square)?.labour ?? 0) > labour);
      if (after.turn === OVER || harmed.length === 0) return [];
      const risk = explainMove(before, move, String).find(({ isRisk }) => isRisk);
      return [{ cats: harmed.length, strands: harmed.some(({ square }) => now.get(square)?.cutOff), risk }];
    });
}

const explainAny = explainMove as Room['explainMove'];

describe('what a move gains', () => {
  it('says how many squares a card saves a cat, and what it costs another', () => {
    expect(gains(line('play'), 'Af0506N')).toEqual(['the red cat needs 1 square instead of 4']);
    const striped = BOARD.replace('bbbbbbbbb/rRrrrrrrr/rrrrrrrrr', 'bbbbbbbbb/rRrrrrrbr/rrrrrrrbr');
    expect(gains(line('play', striped), 'Af0306N')).toContain('the blue cat needs 2 more squares');
  });
  it('tells a way that is now open, and a cat that comes aboard', () => {
    const near = BOARD.replace('ggggggggg/ggggggggg/ggggggggg/ggggggggg', 'rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg');
    expect(gains(line('play', near), 'Af0606N')).toEqual(['opens a path to the raft for the red cat']);
    const open = BOARD.replaceAll('ggggggggg', 'rrrrrrrrr');
    expect(gains(line('play', open), 'R03010906Aa')).toEqual(['safe from the fire for good; 1 cat to go']);
    const last = open.replace('fBbbbbbbb', 'fbbbbbbbb');
    expect(gains(line('play', last), 'R03010906Aa')).toEqual(['brings the last cat aboard and wins']);
  });
  it('says when a cat only comes nearer, or only spends a card', () => {
    expect(gains(line('play'), 'R03010408Aa')[0]).toBe('brings the red cat 6 steps closer to the raft');
    expect(gains(line('play'), 'R03010300Aa')).toEqual([
      'the red cat makes room for a card',
      'the red cat gets no closer to the raft',
      'uses up a card without any fire',
    ]);
  });
  it('puts a walk that gets a cat closer before one that only spends a card, and one that saves it first', () => {
    const before = must(parsePosition(line('play', BOARD.replace('yyyyyyw', 'yyyyyRw'))));
    const judged = ['R03010300Aa', 'R03010408Aa', 'R10051006Aa'].map((text) => ({
      move: must(parseMove(before, text)),
      win: 0.6,
      doubt: 0.03,
    }));
    const ideas = pickIdeas({ explainMove: explainAny }, before, judged, () => 'you');
    expect(ideas.map(({ kind }) => kind)).toEqual(['aboard', 'nearer', 'makes-room']);
  });
  it('a card that helps a cat here or there is one idea', () => {
    const before = must(parsePosition(line('play')));
    const texts = ['Af0506N', 'Af0501N', 'Af0601N'];
    const judged = texts.map((text) => ({ move: must(parseMove(before, text)), win: 0.6, doubt: 0.03 }));
    const words = judged.map(({ move }) => explainMove(before, move, () => 'you')[0].words);
    expect([new Set(words).size > 1, words.every((each) => each.startsWith('the red cat needs'))]).toEqual([
      true,
      true,
    ]);
    const ideas = pickIdeas(
      { explainMove: explainAny, topicOf: topicOf as NonNullable<Room['topicOf']> },
      before,
      judged,
      () => 'you',
    );
    expect(ideas.map(({ move }) => move)).toEqual([judged[0].move]);
  });
  it('tells harmless fire from fire that costs squares or the game', () => {
    const far = BOARD.replace('ggggggggg/bbbbbbwww', 'fgggggggg/bbbbbbwww');
    expect(gains(line('fire+a', far), 'a0900FN')[0]).toBe('burns nothing a cat needs');
    const walled = BOARD.replace('ggggggggg/bbbbbbwww', 'ggfffffff/bbbbbbwww');
    expect(gains(line('fire+a', walled), 'a0600FN')).toEqual(['loses the game']);
  });
  it('says what a card or a fire spares, where it brings no cat nearer', () => {
    const first = (id: string) => {
      const { position, accepted } =
        readPuzzles('race-to-the-raft').find((puzzle) => puzzle.id === id) ?? expect.fail(id);
      return gains(position, accepted[0].move)[0];
    };
    expect(first('118-144')).toMatch(/^makes no path longer; (most|every) other ways? to place this card would$/);
    expect(first('99-22')).toMatch(/^spares (the \w+ cat|every cat except the \w+ cat)/);
  });
  it('says of a card that changes nothing for a cat just that', () => {
    expect(gains(line('play'), 'Aa0800N')).toEqual(['makes no path longer', 'brings no cat closer to the raft']);
  });
  it('the first risk speaks of every cat that a move harms, also where another takes its place on the raft', () => {
    const found = HARD.flatMap((id) => longWalk(1, id, `harms ${id}`).positions as RaftPosition[])
      .filter(({ phase }) => phase === PHASES.play || phase === PHASES.fire)
      .flatMap((before) => harmsIn(before));
    const kindFor = ({ cats, strands }: Harm) => (strands ? 'strands' : cats > 1 ? 'lengthens-several' : 'lengthens');
    for (const harm of found) expect(harm.risk?.kind).toBe(kindFor(harm));
    const pairs = found.filter(({ cats, strands }) => cats === 2 && !strands);
    for (const { risk } of pairs) expect(risk?.words).toMatch(/ needs \d+ more squares?, the .* \d+$/);
    expect(new Set(found.map(kindFor)).size).toBe(3);
  });
  it('says what colours a request promises', () => {
    expect(gains(line('ask', BOARD, 'ABCD'), 'A5B1')[0]).toMatch(/^expect about \d+ (red|blue) squares$/);
  });
  it('tells cats of one colour apart by their scarf', () => {
    const twins = BOARD.replace('rrrrrrrrr/ggggggggg', 'Rrrrrrrrr/ggggggggg');
    expect(gains(line('play', twins), 'Af0506N')).toContain('the red cat with the scarf needs 1 square instead of 4');
  });
});
