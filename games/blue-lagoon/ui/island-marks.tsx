import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities } from '../scoring.ts';
import { bonusMark } from './artwork.ts';
import { middleOfTile } from './layout.ts';
import { middleOf, type TileView, viewTiles } from './model.ts';
import { useChanges } from './tick.tsx';

interface MarksProps {
  readonly position: BlueLagoonPosition;
  readonly views: readonly TileView[];
  /** Tile where a piece is shown that does not stand there yet. */
  readonly ghosted: number | undefined;
  /** Islands that carry a verdict instead. */
  readonly judged: readonly number[];
}

/** The islands' marks; while the tide takes pieces away, those of before, until the water is over all of them. */
export function IslandMarks({
  leaving,
  milliseconds,
  ...props
}: MarksProps & {
  /** What the tide is taking away now. */
  readonly leaving: BlueLagoonPosition | undefined;
  /** How long the tide takes. */
  readonly milliseconds: number;
}) {
  const views = useMemo(() => leaving && viewTiles(leaving), [leaving]);
  return (
    <g style={{ '--tide': `${milliseconds}ms` }}>
      <g class={leaving ? 'blue-lagoon-after-tide' : ''}>
        <Marks {...props} />
      </g>
      {leaving && views && (
        <g class="blue-lagoon-before-tide">
          <Marks {...props} {...{ views }} position={leaving} />
        </g>
      )}
    </g>
  );
}

/** The bonus of every island and who leads there. */
const Marks = memo(({ position, views, ghosted, judged }: MarksProps) => (
  <g>
    {majorities(position).map(({ bonus, leaders }, index) => {
      const tile = middleOf(position.board, index, views);
      if (tile === undefined || judged.includes(index)) return null;
      const { x, y } = middleOfTile(position.board, tile);
      const covered = views[tile].piece !== undefined || views[tile].isCircle || tile === ghosted;
      return (
        <g key={position.board.islandTiles[index][0]} transform={`translate(${x} ${y})`}>
          <Bonus {...{ bonus, leaders, covered }} />
        </g>
      );
    })}
  </g>
));

/** It leaps when somebody else leads: that is where a move has changed the score. */
function Bonus({
  bonus,
  leaders,
  covered,
}: {
  readonly bonus: number;
  readonly leaders: readonly Seat[];
  readonly covered: boolean;
}) {
  const { count } = useChanges(leaders.join());
  return (
    <g key={count} class={count > 0 ? 'blue-lagoon-passed' : ''} data-adorns>
      <Picture drawing={bonusMark(bonus, leaders, covered)} />
    </g>
  );
}
