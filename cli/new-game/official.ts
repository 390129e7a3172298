import { method, type Official, parsed, question, text } from '../../core/official.ts';
import { ok } from '../../core/result.ts';
import { parsePosition } from './notation.ts';

/*
 * The assignment's methods by name: read the arguments, ask the rules, write the answer. No rule is repeated here.
 */

const isBoardWellFormed = question(
  { board: text },
  'Is this a board that a game can reach?',
  ({ board }) => parsePosition(board).ok,
);

const getScore = method({
  args: { board: parsed(parsePosition) },
  returns: 'int[]',
  help: 'Points of each player.',
  call: ({ board }) => ok(Array.from(board.scores())),
});

export const official: Official = { isBoardWellFormed, getScore };
