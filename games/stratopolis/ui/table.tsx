import './board.css';
import './facts.css';
import { texts } from '#texts/stratopolis/table.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import type { StillProps, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { usePointed } from '../../../kit/use-pointed.ts';
import { StratopolisPosition } from '../position.ts';
import { EndingStory } from './ending.tsx';
import { PreviewWords, SquareWords } from './preview-words.tsx';
import { StratopolisPrompt } from './prompt.tsx';
import { Scores } from './scores.tsx';
import { useDraft } from './use-draft.tsx';
import { View } from './view.tsx';

export const screen = defineScreen(StratopolisPosition, {
  Table,
  Still,
  Ending: EndingStory,
  // R turns the tile.
  againKey: 'a',
  // Every move sets a tile down on stone.
  soundOf: () => 'stone',
});

function Table(props: TableProps<StratopolisPosition>) {
  const { position, names, hint, marks, ruleLink } = props;
  const draft = useDraft(props);
  const { tile, turn, fits, pointed, tapped, preview, fault, rotate, point, choose } = draft;
  useShortcuts('game', tile === undefined ? NOTHING_HELD : turningKeys(rotate));
  return (
    <TableLayout
      board={
        <View
          {...{ position, tile, turn, fits, pointed, tapped, preview, fault, hint, marks, rotate, point, choose }}
        />
      }
      prompt={<StratopolisPrompt {...props} draft={draft} />}
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

const NOTHING_HELD: readonly Shortcut[] = [];

function turningKeys(rotate: (way: 1 | -1) => void): readonly Shortcut[] {
  return [
    { keys: ['R'], words: texts.keys.turn, act: () => rotate(1) },
    { keys: ['Shift+R'], words: texts.keys.turnBack, act: () => rotate(-1) },
  ];
}

function Still({ position, names }: StillProps<StratopolisPosition>) {
  const { pointed, point, tap } = usePointed<number>(position);
  return (
    <TableLayout
      board={<View position={position} {...{ pointed, point }} choose={tap} />}
      prompt={null}
      preview={<SquareWords position={position} square={pointed} />}
      facts={<Scores position={position} names={names} />}
    />
  );
}
