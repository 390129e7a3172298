import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { room as metro } from '../../games/metro/index.ts';
import { room as raft } from '../../games/race-to-the-raft/index.ts';
import { room } from '../../games/stratopolis/index.ts';
import { Adviser, explainMoves } from './adviser.ts';
import type { Thinker } from './thinker.ts';

it('an idea of a game whose moves are all placements is called by what it brings, however few ideas there are', () => {
  const position = must(room.game.parse('stratopolis MMUA R,F green'));
  const [idea] = explainMoves(room, position, [{ text: 'NORC' }], String);
  expect(idea.isNamedByGain).toBe(true);
  expect(idea.gain?.words).toBe('grows your region to 3 squares (+2)');
  // Where nothing can be said for it.
  expect(idea.words).toBe('Place your tile on the ground');
});

it('what has no place on the board is called by what to do', () => {
  const position = must(metro.game.parse('metro - aaaa,- 1'));
  const moves = [
    { text: 'aaaa03', win: 0.5 },
    { text: 'draw', win: 0.5 },
  ];
  expect(explainMoves(metro, position, moves, String)).toMatchObject([
    { isNamedByGain: true },
    { isNamedByGain: false, words: 'Keep the tile and draw another' },
  ]);
});

it('a move that wins the match at once leaves no doubt, and nothing else to think about', () => {
  const rows = 'fffffffff/fbbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/rrrrrrrrr/rrrrrrrrr/rrrrrrrrr/rrrrrrrrr/bbbbbbwww';
  const position = must(
    raft.game.parse(`race-to-the-raft ${rows}/yyyyyywow/rrrrrrwww AcdeghBaCD AafBCD - bm - 1/1 play challenge=?`),
  );
  const moves = [
    { text: 'R03010906Aa', win: 0.98, doubt: 0.01 },
    { text: 'R03010408Aa', win: 0.97, doubt: 0.01 },
  ];
  const ideas = explainMoves(raft, position, moves, String);
  expect(ideas.map(({ win, doubt, kind }) => ({ win, doubt, kind }))).toEqual([{ win: 1, doubt: 0, kind: 'wins' }]);
});

describe('the chance of a table that wins together', () => {
  const rows = 'fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww';
  const match = raft.game.parse(
    `race-to-the-raft ${rows}/yyyyyRwow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?`,
  );
  const later = raft.game.parse(
    `race-to-the-raft ${rows}/yyyyyRwow/rrrrrrwww AcdefghBaCD AaBCD B0101 abm - 1/1 play challenge=?`,
  );

  const GOOD = { win: 0.8, doubt: 0.03 };

  /** An adviser at a match that goes from one position to another, and the levels that it has asked. */
  function hear(guesses: readonly { readonly win: number; readonly doubt: number }[]) {
    const left = [...guesses];
    const asked: number[] = [];
    const shown = { position: must(match) };
    const thinker = {
      ask: async (level: number) => {
        asked.push(level);
        return {
          kind: 'advice',
          advice: { moves: [{ text: 'Aa0402W', ...left.shift() }], iterations: 1, exact: false },
        };
      },
    } as unknown as Thinker;
    const adviser = new Adviser({ room: raft, match: shown as never, thinker, nameSeat: String, tell: () => {} });
    const goTo = (position: typeof match) => {
      shown.position = must(position);
      adviser.moveOn();
      return adviser.estimateChance();
    };
    return { adviser, asked, goTo };
  }

  it('stays as it is while a new guess is no clear difference', async () => {
    const { adviser, goTo } = hear([GOOD, { win: 0.76, doubt: 0.03 }]);
    await goTo(match);
    await goTo(later);
    expect(adviser.chance).toBe(0.8);
  });

  it('is the same again after an undo, without another thought', async () => {
    const { adviser, asked, goTo } = hear([GOOD, { win: 0.6, doubt: 0.03 }]);
    await goTo(match);
    await goTo(later);
    expect(adviser.chance).toBe(0.6);
    await goTo(match);
    expect(adviser.chance).toBe(0.8);
    expect(asked).toHaveLength(2);
  });

  it('is judged by the player who gives the ideas', async () => {
    const { adviser, asked, goTo } = hear([GOOD, { win: 0.82, doubt: 0.02 }]);
    await goTo(match);
    await adviser.askHints();
    expect(new Set(asked).size).toBe(1);
    expect(adviser.chance).toBe(0.82);
  });

  it('comes with the same ideas when they are asked for again', async () => {
    const { adviser, asked, goTo } = hear([GOOD, { win: 0.82, doubt: 0.02 }]);
    await goTo(match);
    await adviser.askHints();
    const first = adviser.guidance;
    adviser.closeHints();
    await adviser.askHints();
    expect(first.kind).toBe('hints');
    expect(adviser.guidance).toEqual(first);
    expect(asked).toHaveLength(2);
  });
});
