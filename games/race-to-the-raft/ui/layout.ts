import type { Box } from '../../../kit/draw/box.ts';
import { columnOf, rowOf } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { RAFT_AT } from '../state.ts';
import { CELL, type Corner } from './land.ts';

/** Sea around the island. */
export const MARGIN = 30;
/** The raft card is three squares a side. */
export const RAFT_SIDE = 3 * CELL;
/** How small the island becomes, and how large the raft, as a part of the shorter side of the board. */
const ISLAND = 0.55;
const RAFT_SHARE = 0.46;
/** Where the raft ends, from the corner where the island stays: across and down. */
const AWAY = { x: 0.76, y: 0.735 };

/** All that is shown: the island, and some sea around it. */
export function boxOf({ rows, columns }: Pick<RaftPosition, 'rows' | 'columns'>): Box {
  return { x: -MARGIN, y: -MARGIN, width: columns * CELL + MARGIN * 2, height: rows * CELL + MARGIN * 2 };
}

/** Where everything goes when the raft sails: the island shrinks into the corner that is farthest from the raft. */
export interface Voyage {
  /** The corner that stays where it is. */
  readonly origin: Corner;
  readonly scale: number;
  /** The middle of the island once it is there. */
  readonly glow: Corner;
  /** Where the raft starts and ends, by its top left corner, and how large it becomes. */
  readonly from: Corner;
  readonly to: Corner;
  readonly size: number;
}

export function voyageOf(position: RaftPosition, box: Box): Voyage {
  const raft = position.words[RAFT_AT];
  const from = { x: columnOf(raft) * CELL, y: rowOf(raft) * CELL };
  const isRight = from.x + RAFT_SIDE / 2 >= box.x + box.width / 2;
  const isLow = from.y + RAFT_SIDE / 2 >= box.y + box.height / 2;
  const size = (Math.min(box.width, box.height) * RAFT_SHARE) / RAFT_SIDE;
  const middle = {
    x: box.x + box.width * (isRight ? AWAY.x : 1 - AWAY.x),
    y: box.y + box.height * (isLow ? AWAY.y : 1 - AWAY.y),
  };
  const half = (size * RAFT_SIDE) / 2;
  const origin = { x: isRight ? box.x : box.x + box.width, y: isLow ? box.y : box.y + box.height };
  const towards = (corner: number, centre: number) => corner + (centre - corner) * ISLAND;
  return {
    origin,
    scale: ISLAND,
    glow: { x: towards(origin.x, box.x + box.width / 2), y: towards(origin.y, box.y + box.height / 2) },
    from,
    to: { x: middle.x - half, y: middle.y - half },
    size,
  };
}
