import { must, ok, type Result } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import type { Walkthrough } from '../room.ts';
import { about } from './about.ts';
import { formatPlacement, layPlacements, parsePosition } from './notation.ts';
import { StratopolisPosition } from './position.ts';

/** A notation line or an official placement string, taken apart tile by tile. */
export function readPasted(text: string): Result<Walkthrough<StratopolisPosition>> {
  const trimmed = text.trim();
  return trimmed.startsWith('stratopolis') ? readLine(trimmed) : readPlacements(trimmed);
}

function readLine(text: string): Result<Walkthrough<StratopolisPosition>> {
  const position = parsePosition(text);
  if (!position.ok) return position;
  const boards = steps(position.value);
  return ok({ ...boards, positions: [...boards.positions.slice(0, -1), position.value] });
}

function readPlacements(text: string): Result<Walkthrough<StratopolisPosition>> {
  const last = new StratopolisPosition(must(settle(about.options, {})));
  const laid = layPlacements(last, text);
  if (!laid.ok) return laid;
  const all = steps(last);
  return ok(laid.value ? { ...all, remark: laid.value.message } : all);
}

/**
 * The boards after 0, 1, 2 … tiles of a position. Which tiles lay face up on the way is not known, so none do, and
 * red's cannot be told to mirror green's.
 */
function steps(position: StratopolisPosition): Walkthrough<StratopolisPosition> {
  const board = new StratopolisPosition({ ...position.settings, mirrored: 'off' });
  const positions = [board.copy()];
  const captions = [''];
  for (let i = 0; i < position.placed; i++) {
    const tile = position.laidTiles[i];
    board.reveal(tile);
    board.lay(tile, position.laid[i]);
    board.goOn();
    positions.push(board.copy());
    captions.push(`Tile ${i + 1}: ${formatPlacement(tile, position.laid[i])}`);
  }
  return { positions, captions };
}
