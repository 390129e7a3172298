import './board.css';
import './placing.css';
import './prompt.css';
import './facts.css';
import './scores.css';
import './dark.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/blue-lagoon/table.ts';
import { CHANCE, type Move, type Seat } from '../../../core/game.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import type { Mark, Place } from '../../../kit/draw/place.ts';
import { isGestureSpent, spendGesture } from '../../../kit/gesture.ts';
import { RefusedHere, useRefused } from '../../../kit/refused-here.tsx';
import { useShortcuts } from '../../../kit/shortcuts.ts';
import type { StillProps, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { usePointed } from '../../../kit/use-pointed.ts';
import { BlueLagoonPosition } from '../position.ts';
import { pieceOf, placement, ROLL, tileOf } from '../rules.ts';
import { bestLink } from '../scoring.ts';
import { SETTLER, VILLAGE } from '../state.ts';
import { LagoonBoard } from './board.tsx';
import { HeldPiece, useDrag } from './drag.tsx';
import { EndingStory } from './ending.tsx';
import { type HalfTime, halfTimeJustNow } from './half-time.ts';
import { HalfTimeSheet, useHalfTime, useTide } from './half-time-sheet.tsx';
import { Hands } from './hands.tsx';
import { Islands, NAMES_KEY } from './islands.tsx';
import { PhoneStrip } from './phone-strip.tsx';
import { countSheet, type Preview, previewMove } from './preview.ts';
import { PreviewWords, sumUpPreview } from './preview-words.tsx';
import { LagoonPrompt, SETTLER_KEY, VILLAGE_KEY } from './prompt.tsx';
import { type LagoonScene, scenesOf } from './scenes.ts';
import { Scores } from './scores.tsx';
import { soundBetween } from './sounds.ts';
import { isDoomed } from './survival.ts';
import { TokenFlight } from './token-flight.tsx';

export const screen = defineScreen<BlueLagoonPosition, LagoonScene>(BlueLagoonPosition, {
  Table,
  Still,
  Ending: EndingStory,
  scenesOf,
  soundOf: soundBetween,
});

type LagoonProps = TableProps<BlueLagoonPosition, LagoonScene>;

/** B15: where turns are shown again, the one that ended the exploration is shown as it was, before the tide. */
function Table(props: LagoonProps) {
  const { position, earlier, marks, shown } = props;
  const isDealing = !shown && position.turn === CHANCE;
  const half = useMemo(() => {
    const all = isDealing ? earlier() : [];
    return halfTimeJustNow(all.slice(0, all.indexOf(position) + 1), placesIn(marks));
  }, [isDealing, position, earlier, marks]);
  return <TableAt {...props} position={half?.last ?? position} />;
}

function placesIn(marks: readonly Mark[]): readonly Place[] {
  return marks.flatMap(({ places }) => places);
}

function TableAt(props: LagoonProps) {
  const { position, moves, names, submit, hint, marks, ruleLink } = props;
  const acts = moves.length > 0;
  const halfTime = useHalfTime(props);
  const { piece, open, takes, take } = useChosenPiece(position, moves, props.isLesson ? undefined : hint);
  const pointing = usePointing(position, open, acts ? piece : undefined);
  const { pointed, point, tapped, tap, played, preview, fault } = pointing;
  const carried = useTide(position, halfTime.told, props.isLesson ?? false);
  const shown = useShown(position, props.shown !== undefined);
  const choose = (tile: number, isShown: boolean) => {
    // What only shows needs a second time anyway; of a double-click or a held key only the first makes a move.
    if (!isShown && isGestureSpent()) return;
    const wanted = open.get(tile);
    // A refused tile stays pointed at, so that its reason can be read and followed to the rule.
    if (wanted === undefined) return pointing.refuse(tile);
    const isAsked = piece === VILLAGE && isDoomed(position, tile);
    if ((isShown || isAsked) && tapped !== tile) {
      // Of a double-click only the first asks: the second must not be the answer.
      if (!isShown) spendGesture();
      return tap(tile);
    }
    spendGesture();
    played(tile);
    submit(wanted);
  };
  const drop = (tile: number) => choose(tile, onlyShows());
  const { carried: held, listenersOf } = useDrag({ board: position.board, open, take, point, drop });
  const link = preview?.link ? { seat: position.mover, tiles: preview.link.tiles } : shown.link;
  const hinted = hint === undefined || hint >= ROLL ? undefined : tileOf(hint);
  return (
    <>
      <TableLayout
        board={
          <>
            <LagoonBoard
              {...{ names, pointed, link, point, choose, hinted, marks }}
              position={props.shown?.scene.position ?? position}
              shown={props.shown}
              carried={carried}
              {...(acts && { open })}
              village={piece === VILLAGE}
              promise={preview && sumUpPreview(preview, names)}
              isRefused={fault !== undefined}
              shownIsland={shown.island}
              isNamed={shown.isNamed}
            />
            <PhoneStrip position={position} names={names} />
          </>
        }
        prompt={<LagoonPrompt {...props} {...{ piece, takes, listenersOf }} />}
        preview={
          <PreviewWords {...{ position, names, pointed, preview, fault, acts, ruleLink }}>
            {preview && <PlaceButton {...{ preview, tapped }} place={() => choose(preview.tile, false)} />}
          </PreviewWords>
        }
        position={position}
        facts={
          <>
            <Facts {...{ position, names, shown, ruleLink, halfTime }} />
            {props.children}
          </>
        }
      />
      <TokenFlight position={position} />
      {pointing.refused && <RefusedHere {...pointing.refused} />}
      {held && <HeldPiece carried={held} seat={position.mover} isSnapped={preview !== undefined} />}
    </>
  );
}

/** For fingers, and for those who want to be asked; and for everybody where the tide would take the village. */
function PlaceButton({
  preview: { isDoomed: isLost, tile },
  tapped,
  place,
}: {
  readonly preview: Preview;
  readonly tapped: number | undefined;
  readonly place: () => void;
}) {
  return (
    <button
      type="button"
      class={isLost && tapped === tile ? 'primary place-here blue-lagoon-anyway' : 'primary place-here'}
      onClick={place}
    >
      {isLost ? texts.preview.anyway : texts.preview.place}
    </button>
  );
}

/**
 * The chosen piece, the moves it leaves and which pieces have any. A settler unless a village was asked for this turn, or
 * hinted at; in a lesson the learner chooses.
 */
function useChosenPiece(position: BlueLagoonPosition, moves: readonly Move[], hint: Move | undefined) {
  const [held, hold] = useState({ position, piece: SETTLER });
  const wanted = held.position === position ? held.piece : SETTLER;
  const take = (piece: number) => hold({ position, piece });
  useEffect(() => {
    if (hint !== undefined && hint < ROLL) hold({ position, piece: pieceOf(hint) });
  }, [hint, position]);
  const takes = useMemo(() => new Set(moves.map(pieceOf)), [moves]);
  const piece = takes.has(wanted) || takes.size === 0 ? wanted : wanted === SETTLER ? VILLAGE : SETTLER;
  const open = useMemo(
    () => new Map(moves.filter((move) => pieceOf(move) === piece).map((move) => [tileOf(move), move])),
    [moves, piece],
  );
  useShortcuts('game', [
    { keys: [SETTLER_KEY], words: texts.keys.settler, act: () => take(SETTLER) },
    { keys: [VILLAGE_KEY], words: texts.keys.village, act: () => take(VILLAGE) },
  ]);
  return { piece, open, takes, take };
}

/** The tile that is pointed at, and what the piece would do there or why it can't go there; `refused` once that was clicked. */
function usePointing(position: BlueLagoonPosition, open: ReadonlyMap<number, Move>, piece: number | undefined) {
  const { pointed, point, tapped, tap, played } = usePointed<number>(position);
  const move = pointed === undefined ? undefined : open.get(pointed);
  const preview = useMemo(() => (move === undefined ? undefined : previewMove(position, move)), [position, move]);
  const isRefused = pointed !== undefined && piece !== undefined && move === undefined;
  const fault = isRefused ? position.check(placement(piece, pointed)) : undefined;
  const { isRefusedHere, refuse: keep } = useRefused(position, pointed);
  const refused = isRefusedHere && fault ? { fault, at: `#tile-${pointed} .blue-lagoon-hit` } : undefined;
  const refuse = (tile: number) => {
    keep(tile);
    tap(tile);
  };
  return { pointed, point, tapped, tap, played, preview, fault, refused, refuse };
}

/**
 * What somebody asked to be drawn on the board: an island, the names of all, or the best link of a seat until the next piece is placed. The
 * board of a scene, half-time or the end, is not the one of this position: no link belongs there.
 */
function useShown(position: BlueLagoonPosition, isScene = false) {
  const [island, showIsland] = useState<number>();
  const [isNamed, setNamed] = useState(false);
  useShortcuts('game', [{ keys: [NAMES_KEY], words: texts.keys.names, act: () => setNamed(!isNamed) }]);
  const [asked, ask] = useState<{ readonly position: BlueLagoonPosition; readonly seat: Seat | undefined }>();
  const linked = asked?.position === position && !isScene ? asked.seat : undefined;
  // The score is a little behind the board: what is asked there is asked of the position as it is now.
  const now = useRef(position);
  now.current = position;
  const showLink = isScene ? undefined : (seat: Seat | undefined) => ask({ position: now.current, seat });
  const link = useMemo(
    () => (linked === undefined ? undefined : { seat: linked, tiles: bestLink(position, linked).tiles }),
    [position, linked],
  );
  return { island, showIsland, isNamed, setNamed, linked, showLink, link };
}

function Facts({
  position,
  names,
  shown,
  ruleLink,
  halfTime,
  tide,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly shown: ReturnType<typeof useShown>;
  readonly ruleLink?: (rule: string) => string;
  readonly halfTime?: ReturnType<typeof useHalfTime>;
  /** What the tide is about to take, where the board shows the last moment before it. */
  readonly tide?: HalfTime | undefined;
}) {
  const sheet = useMemo(() => countSheet(position), [position]);
  return (
    <>
      {tide ? (
        <HalfTimeSheet {...{ names, ruleLink }} told={tide} />
      ) : halfTime?.isOpen && halfTime.told ? (
        <HalfTimeSheet {...{ names, ruleLink }} told={halfTime.told} close={halfTime.close} />
      ) : (
        <Scores
          {...{ position, names, sheet, ruleLink }}
          openHalfTime={halfTime?.open}
          linked={shown.linked}
          showLink={shown.showLink}
        />
      )}
      <Hands position={position} names={names} />
      <Islands {...{ position, names }} show={shown.showIsland} isNamed={shown.isNamed} setNamed={shown.setNamed} />
    </>
  );
}

/** B15: the move that ends the exploration is shown before the tide comes in, else nobody would ever see how it ended. */
function Still({ position: now, names, marks, earlier, isText = false }: StillProps<BlueLagoonPosition>) {
  const [pointed, point] = useState<number>();
  // A text is shown as it says.
  const half = useMemo(
    () => (isText ? undefined : halfTimeJustNow(earlier(), placesIn(marks))),
    [isText, earlier, marks],
  );
  const position = half?.last ?? now;
  const shown = useShown(position);
  return (
    <TableLayout
      board={
        <LagoonBoard
          {...{ position, names, pointed, point, marks }}
          link={shown.link}
          shownIsland={shown.island}
          isNamed={shown.isNamed}
        />
      }
      prompt={null}
      preview={<PreviewWords {...{ position, names, pointed }} preview={undefined} fault={undefined} acts={false} />}
      facts={<Facts {...{ position, names, shown }} tide={half} />}
    />
  );
}
