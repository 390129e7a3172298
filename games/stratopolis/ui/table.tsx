import './board.css';
import './facts.css';
import type { Position } from '../../../core/game.ts';
import { useKeys } from '../../../kit/keys.ts';
import type { GameScreen, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { usePointed } from '../../../kit/use-pointed.ts';
import { StratopolisPosition } from '../position.ts';
import { EndingStory } from './ending.tsx';
import { PreviewWords, SquareWords } from './preview-words.tsx';
import { StratopolisPrompt } from './prompt.tsx';
import { Scores } from './scores.tsx';
import { useDraft } from './use-draft.tsx';
import { View } from './view.tsx';

export function Table(props: TableProps) {
  const position = asStratopolis(props.position);
  const { moves, names, submit, hint, ruleLink } = props;
  const draft = useDraft(position, moves, hint, submit);
  const { tile, turn, fits, pointed, tapped, preview, fault, rotate, point, choose } = draft;
  useKeys(({ key, shiftKey }) => {
    if (tile !== undefined && key.toLowerCase() === 'r') rotate(shiftKey ? -1 : 1);
  });
  return (
    <TableLayout
      board={<View {...{ position, tile, turn, fits, pointed, tapped, preview, fault, hint, rotate, point, choose }} />}
      prompt={<StratopolisPrompt {...props} position={position} draft={draft} />}
      preview={<PreviewWords {...{ draft, position, ruleLink }} />}
      position={position}
      facts={
        <>
          <Scores {...{ position, names, preview }} />
          {props.children}
        </>
      }
    />
  );
}

export function Still({ position, names }: { readonly position: Position; readonly names: readonly string[] }) {
  const city = asStratopolis(position);
  const { pointed, point, tap } = usePointed<number>();
  return (
    <TableLayout
      board={<View position={city} {...{ pointed, point }} choose={tap} />}
      prompt={null}
      preview={<SquareWords position={city} square={pointed} />}
      facts={<Scores position={city} names={names} />}
    />
  );
}

export function Ending({ position, names }: { readonly position: Position; readonly names: readonly string[] }) {
  return <EndingStory position={asStratopolis(position)} names={names} />;
}

/** Every move sets a tile down on stone. */
export const soundOf: NonNullable<GameScreen['soundOf']> = () => 'stone';

/** The page hands every game its own positions; another one here is our mistake. */
function asStratopolis(position: Position): StratopolisPosition {
  if (position instanceof StratopolisPosition) return position;
  throw new Error('The Stratopolis table was given a position of another game.');
}
