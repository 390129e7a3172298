import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { TableProps } from '../../kit/table.ts';
import { paths } from '../routes.ts';

type Still = Pick<TableProps, 'position' | 'hint' | 'shown' | 'waiting' | 'earlier' | 'ruleLink'>;

/** What a table is given where no match goes on: nothing to wait for, nothing to show, no moves before. */
export function stillTable(room: Room, position: Position): Still {
  return {
    position,
    hint: undefined,
    shown: undefined,
    waiting: '',
    earlier: () => [position],
    ruleLink: (rule) => `#${paths.rules(room.game.id, rule)}`,
  };
}
