import './board.css';
import './scores.css';
import './facts.css';
import './legend.css';
import { useContext, useMemo } from 'preact/hooks';
import { texts } from '#texts/stratopolis/table.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import type { StillProps, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { MovesForAll } from '../../../kit/turn-prompt.tsx';
import { usePointed } from '../../../kit/use-pointed.ts';
import { StratopolisPosition } from '../position.ts';
import { EndingStory } from './ending.tsx';
import { marksWhenStill } from './places.ts';
import { type Preview, previewMove } from './preview.ts';
import { PreviewWords, SquareWords } from './preview-words.tsx';
import { StratopolisPrompt } from './prompt.tsx';
import { type StratopolisScene, scenesOf } from './scenes.ts';
import { Scores } from './scores.tsx';
import { type Draft, useDraft } from './use-draft.tsx';
import { useViewpoint } from './use-viewpoint.tsx';
import { View } from './view.tsx';

export const screen = defineScreen<StratopolisPosition, StratopolisScene>(StratopolisPosition, {
  Table,
  Still,
  Ending: EndingStory,
  scenesOf,
  // Every move sets a tile down on stone.
  soundOf: () => 'stone',
});

function Table(props: TableProps<StratopolisPosition, StratopolisScene>) {
  const { position, names, hint, marks, ruleLink, shown } = props;
  const isStudy = useContext(MovesForAll);
  // A study begins with the empty city too, and shows it as the match did.
  const isNew = position.placed === 0 && !isStudy;
  const viewpoint = useViewpoint('depth', { isLesson: props.isLesson === true, isNew });
  const draft = useDraft(props);
  const { tile, turn, shownTurn, fits, pointed, tapped, preview, fault, rotate, point, choose, clear } = draft;
  const idea = useIdeaScore(props, draft);
  useShortcuts('game', turningKeys(rotate), tile !== undefined);
  return (
    <TableLayout
      board={
        <View
          {...{ position, tile, turn, shownTurn, fits, pointed, tapped, fault, hint, marks }}
          preview={preview ?? idea}
          {...{ rotate, point, choose, clear, viewpoint, shown }}
        />
      }
      prompt={<StratopolisPrompt {...props} {...{ draft, viewpoint }} />}
      preview={<PreviewWords {...{ draft, position, ruleLink }} isDeep={viewpoint.isDeep} />}
      position={position}
      facts={
        <>
          <Scores {...{ position, names }} preview={preview ?? idea} />
          {props.children}
        </>
      }
    />
  );
}

/** What a suggestion that is shown on the board would score; a lesson leaves that to be found out. */
function useIdeaScore(
  { position, hint, isLesson }: Pick<TableProps<StratopolisPosition>, 'position' | 'hint' | 'isLesson'>,
  { tile, pointed }: Draft,
): Preview | undefined {
  const isShown = hint !== undefined && tile !== undefined && pointed === undefined && !isLesson;
  return useMemo(() => (isShown ? previewMove(position, hint) : undefined), [isShown, position, hint]);
}

function turningKeys(rotate: (way: 1 | -1) => void): readonly Shortcut[] {
  return [
    { keys: ['R'], words: texts.keys.turn, act: () => rotate(1) },
    { keys: ['Shift+R'], words: texts.keys.turnBack, act: () => rotate(-1) },
  ];
}

function Still({ position, names, marks: given, isText }: StillProps<StratopolisPosition>) {
  const { pointed, point, tap, forget } = usePointed<number>(position);
  // Whoever reads a text square by square sees them best from above.
  const viewpoint = useViewpoint('above');
  const marks = useMemo(() => marksWhenStill(position, given), [position, given]);
  return (
    <TableLayout
      board={
        <View {...{ position, pointed, point, viewpoint, marks }} isLettered={isText} choose={tap} clear={forget} />
      }
      prompt={null}
      preview={<SquareWords position={position} square={pointed} />}
      facts={<Scores position={position} names={names} />}
    />
  );
}
