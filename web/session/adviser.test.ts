import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { room as metro } from '../../games/metro/index.ts';
import { room as raft } from '../../games/race-to-the-raft/index.ts';
import { room } from '../../games/stratopolis/index.ts';
import { explainMoves } from './adviser.ts';

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
    { isNamedByGain: false, words: 'Keep your tile and draw another' },
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
