import { texts } from '#texts/cli/play.ts';
import type { Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { fail } from '../core/platform-faults.ts';
import { must, ok, type Result } from '../core/result.ts';
import type { Room } from '../games/room.ts';
import { formatColumns } from './layout.ts';

/** Texts of the legal moves, in the game's order. */
export function listTexts({ game }: Room, position: Position): string[] {
  return listMoves(game, position).map((move) => game.formatMove(position, move));
}

/** The one legal move that a person typed, wholly or by its beginning. */
export function readChoice(room: Room, position: Position, typed: string): Result<string> {
  const whole = room.game.parseMove(position, typed);
  if (whole.ok) return ok(room.game.formatMove(position, whole.value));
  const begun = listTexts(room, position).filter((text) => text.startsWith(typed));
  if (begun.length === 0) return whole;
  if (begun.length === 1) return ok(begun[0]);
  return fail('play.many', { typed, count: begun.length, some: begun.slice(0, 6) });
}

/** Rows of `moves` that fit a screen. */
const SHOWN = 30;

/** Legal moves that begin with `prefix`, with words, sorted for reading; `all` of them or a screenful. */
export function formatChoices(room: Room, position: Position, prefix: string, all: boolean): string {
  const { game } = room;
  const moves = listTexts(room, position);
  const fitting = moves.filter((text) => text.startsWith(prefix)).sort(compareNaturally);
  if (fitting.length === 0) return texts.noneBegin(moves.length, prefix);
  const shown = all ? fitting : fitting.slice(0, SHOWN);
  const rows = shown.map((text) => [
    `  ${text}`,
    (room.typed ?? room).adviseMove(position, must(game.parseMove(position, text))),
  ]);
  const more = fitting.length - shown.length;
  const rest = more > 0 ? `\n${texts.moreMoves(more)}` : '';
  return formatColumns(rows) + rest;
}

/** 2,9 before 2,10. */
const { compare: compareNaturally } = new Intl.Collator('en', { numeric: true });
