import './palette.css';
import './board.css';
import './piles.css';
import './hand.css';
import './rival.css';
import './reckoning.css';
import './facts.css';
import './scores.css';
import './narrow-column.css';
import './phone.css';
import './short-window.css';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { OVER, type Seat, type Viewer } from '../../../core/game.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import { RefusedHere } from '../../../kit/refused-here.tsx';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import { nameOf, type StillProps, type TableProps } from '../../../kit/table.ts';
import { InsteadOfPrompt, TableLayout } from '../../../kit/table-layout.tsx';
import { standings } from '../facts.ts';
import { ArboretumPosition } from '../position.ts';
import { SHOWING } from '../state.ts';
import { Area } from './area.tsx';
import { type Drawn, drawnBetween, freshIn } from './drawn.ts';
import { EndingStory } from './ending.tsx';
import { PreviewWords } from './preview-words.tsx';
import { ArboretumPrompt } from './prompt.tsx';
import { prospectsOf } from './prospects.ts';
import { Reckoning } from './reckoning.tsx';
import { type ArboretumScene, scenesOf } from './scenes.ts';
import { Scores } from './scores.tsx';
import { DECK_SPOT, type Draft, useDraft } from './use-draft.tsx';
import { useLooked } from './use-looked.tsx';
import { ToldHere, useTold } from './use-told.tsx';

export const screen = defineScreen(ArboretumPosition, {
  Table,
  Still,
  Ending: EndingStory,
  scenesOf,
  // Whatever happens here, a card slides over the table.
  soundOf: () => 'paper',
});

function Table(props: TableProps<ArboretumPosition, ArboretumScene>) {
  const { position, moves, names, hint, viewer, ruleLink } = props;
  const own = useOwn(viewer);
  const [looked, look] = useLooked(position, own, hint);
  const draft = useDraft({ position, moves, hint, submit: props.submit, isLesson: props.isLesson ?? false });
  useShortcuts('game', [drawKey(draft)], draft.isLegal(DECK_SPOT));
  useShortcuts('game', cancelKeys(draft, looked === undefined || looked === own ? undefined : () => look(own ?? 0)));
  const shown = (draft.selected === undefined ? looked : own) ?? own ?? 0;
  const { standing, prospects, row, ...rows } = useRows(position);
  const { drawn, fresh } = useDrawn(position, own);
  const scene = useScene(props);
  const known = useKnown(position);
  const { told, marks } = useTold(position, props.about, props.marks);
  return (
    <ToldHere.Provider value={told}>
      <TableLayout
        board={
          position.turn === OVER ? (
            <Reckoning {...{ position, names, standing, own, known }} shown={scene} species={row?.species} />
          ) : (
            <>
              <Area
                {...{ position, names, draft, standing, own, look, marks, drawn, fresh }}
                points={prospects.points}
                species={row?.species ?? told.species[0]}
                home={own ?? 0}
                shown={shown}
              />
              {draft.refused && <RefusedHere {...draft.refused} />}
            </>
          )
        }
        prompt={
          <ArboretumPrompt
            {...{ ...props, draft }}
            away={own === undefined || shown === own ? undefined : nameOf(names, shown)}
          />
        }
        preview={
          <PreviewWords {...{ position, names, draft, row, own, standing, ruleLink }} rights={prospects.rights} />
        }
        position={position}
        round={TURN_STEPS * position.seats}
        facts={
          <>
            <Scores {...{ position, names, standing, prospects, own }} {...rows} />
            {props.children}
          </>
        }
      />
    </ToldHere.Provider>
  );
}

/** A4–A6: two draws, each with the card that comes, planting and discarding. */
const TURN_STEPS = 6;

const NO_KEYS: readonly Shortcut[] = [];

function drawKey({ choose }: Draft): Shortcut {
  return { keys: ['D'], words: texts.prompt.drawFromDeck, act: () => choose(DECK_SPOT, false) };
}

/** Escape puts the chosen card back; without one it brings the own garden back. With neither, the page may have the key. */
function cancelKeys({ selected, select }: Draft, goBack: (() => void) | undefined): readonly Shortcut[] {
  const putBack = { keys: ['Escape'], words: texts.keys.putBack, act: () => select(undefined) };
  if (selected !== undefined) return [putBack];
  return goBack ? [{ keys: ['Escape'], words: texts.keys.goBack, act: goBack }] : NO_KEYS;
}

/** What is told of the ending. A lesson plays no scenes: where it speaks of the end, all of it is on the table at once. */
function useScene({ position, names, shown }: TableProps<ArboretumPosition, ArboretumScene>) {
  const isRead = useContext(InsteadOfPrompt) !== undefined;
  return useMemo(() => {
    const scene = isRead && !shown ? scenesOf({ position, names }).at(-1) : undefined;
    return scene ? { scene, number: 0, isMoving: false, tempo: 0 } : shown;
  }, [position, names, shown, isRead]);
}

/** Whose side of the table this is. While the screen goes to the next person it stays where it was, with its hand covered. */
function useOwn(viewer: Viewer): Seat | undefined {
  const last = useRef<Seat>();
  if (viewer !== 'spectator') last.current = viewer;
  return last.current;
}

/** What everybody had seen of the hands before they were opened for the final count: it is not turned face down for that. */
function useKnown(position: ArboretumPosition): ReadonlySet<number> {
  const last = useRef<ArboretumPosition>();
  if (position.phase < SHOWING) last.current = position;
  const played = last.current;
  return useMemo(() => new Set(played?.groves.flatMap((_, seat) => played.openHand(seat))), [played]);
}

/** What the last change of the position brought to a hand, and which cards of the person's own were drawn in this turn. */
function useDrawn(position: ArboretumPosition, own: Seat | undefined) {
  const last = useRef<{
    readonly position: ArboretumPosition;
    readonly drawn?: Drawn | undefined;
    readonly fresh: readonly number[];
  }>({ position, fresh: [] });
  if (last.current.position !== position) {
    const drawn = drawnBetween(last.current.position, position);
    last.current = { position, drawn, fresh: freshIn(position, own, last.current.fresh, drawn) };
  }
  return last.current;
}

/** The table of species, and which of its rows is pointed at or pinned. */
function useRows(position: ArboretumPosition) {
  const standing = useMemo(() => standings(position), [position]);
  const prospects = useMemo(() => prospectsOf(position, standing), [position, standing]);
  const [pointed, point] = useState<number>();
  const [kept, keep] = useState<{ readonly species: number | undefined; readonly isOver: boolean }>();
  const isOver = position.turn === OVER;
  // What was pinned during play would hide what the final count tells.
  const pinned = kept?.isOver === isOver ? kept.species : undefined;
  const species = pointed ?? pinned;
  return {
    standing,
    prospects,
    row: standing.find((each) => each.species === species),
    pinned,
    point,
    pin: (chosen: number) => keep({ species: chosen === pinned ? undefined : chosen, isOver }),
  };
}

const NO_MOVES: readonly number[] = [];

function Still({ position, names, marks, viewer = 'spectator' }: StillProps<ArboretumPosition>) {
  const home = viewer === 'spectator' ? 0 : viewer;
  const [shown, look] = useState<Seat>(home);
  const draft = useDraft({ position, moves: NO_MOVES, hint: undefined, submit: () => undefined });
  const { standing, prospects, row, ...rows } = useRows(position);
  const last = position.seats - 1;
  const seat = Math.min(shown, last);
  return (
    <TableLayout
      board={
        <Area
          {...{ position, names, draft, standing, look, marks }}
          isStill
          points={prospects.points}
          species={row?.species}
          // An open hand lies in front of its garden, as it did in the match.
          own={position.hidden(seat) === 0 && position.held(seat) > 0 ? seat : undefined}
          home={Math.min(home, last)}
          shown={seat}
        />
      }
      prompt={null}
      preview={
        <PreviewWords {...{ position, names, draft, row, standing }} rights={prospects.rights} own={undefined} />
      }
      facts={<Scores {...{ position, names, standing, prospects }} {...rows} />}
    />
  );
}
