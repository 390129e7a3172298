import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { raceToTheRaft as game } from '../game.ts';
import { takeApart } from '../moves.ts';
import { type Draft, draftOf, ideaAt, placesOf, sortMoves } from './draft.ts';

const LINE =
  'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyRwow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?';

it('the starred square takes up the idea as it is turned, and once it is in hand places it', () => {
  const position = must(game.parse(LINE));
  const moveOf = (text: string) => must(game.parseMove(position, text));
  const hint = moveOf('Aa0402W');
  const parts = takeApart(hint);
  if (parts.kind !== 'card') throw new Error('The suggestion is a card.');
  const { card, turn } = parts;
  const { square } = draftOf(hint);
  const choices = sortMoves([hint, moveOf('Aa0402N'), moveOf('Ab0402N'), moveOf('B01010208AaAb')]);
  const idea = (draft: Draft, at = square) => ideaAt(hint, at, draft, placesOf(position, choices, draft));
  expect(idea({ kind: 'none' })).toMatchObject({ card, turn });
  expect(idea({ kind: 'card', card, turn: 0 })).toMatchObject({ card, turn });
  expect(idea({ kind: 'card', card, turn })).toBeUndefined();
  expect(idea({ kind: 'none' }, square + 1)).toBeUndefined();
  // Another card, or a cat, is what somebody wants instead.
  const other = takeApart(moveOf('Ab0402N'));
  if (other.kind === 'card') expect(idea({ kind: 'card', card: other.card, turn: 0 })).toBeUndefined();
  expect(idea({ kind: 'cat', from: 0, to: undefined, pay: [] })).toBeUndefined();
});
