import { useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/web/edit.ts';
import { texts as players } from '#texts/web/players.ts';
import type { Move, Position } from '../../core/game.ts';
import { type Editor, firstAtHand, isOverdrawn } from '../../games/editor.ts';
import type { Room } from '../../games/room.ts';
import type { Mark, Sketch, Spot } from '../../kit/draw/place.ts';
import { SpotsOnBoards } from '../../kit/spots.tsx';
import type { GameScreen } from '../../kit/table.ts';
import { WholeSide } from '../../kit/table-layout.tsx';
import { openingOf } from '../board-picture.ts';
import { EditSide } from './edit-side.tsx';
import { stillTable } from './still-table.ts';
import { useDrafts } from './use-drafts.ts';
import { useSpots } from './use-spots.ts';

const NO_MOVES: readonly Move[] = [];
const NO_MARKS: readonly Mark[] = [];
const NO_SKETCHES: readonly Sketch[] = [];
/** The right mouse button takes away. */
const RIGHT = 2;

/** The game's own table, on which everything can be changed; the game's own reading says whether it can be. */
export function EditTable({
  room,
  screen: { Table },
  editor,
  start,
}: {
  readonly room: Room;
  readonly screen: GameScreen;
  readonly editor: Editor;
  /** The position to begin with; without it, what was left last. */
  readonly start: Position | undefined;
}) {
  const [drafts, setDrafts] = useDrafts(room, start, () =>
    openingOf(room, Math.max(room.about.seats.min, room.about.usualSeats ?? 2), {}),
  );
  const draft = drafts[drafts.length - 1];
  const [piece, choose] = useState<string | undefined>(() => firstAtHand(editor.palette(draft)));
  const change = (next: Position) => next !== draft && setDrafts((old) => [...old, next]);
  // Said of one draft: it is no longer true of the next.
  const [refused, refuse] = useState<{ readonly of: Position; readonly why: string }>();
  const bring = (next: Position, name: string) => {
    if (next === draft) refuse({ of: draft, why: texts.notThere });
    else if (isOverdrawn(editor.palette(next), name)) refuse({ of: draft, why: texts.usedUp });
    else change(next);
  };
  const chooseOther = (other: string | undefined) => {
    refuse(undefined);
    choose(other);
  };
  const undo = drafts.length > 1 ? () => setDrafts((old) => old.slice(0, -1)) : undefined;
  const verdict = useMemo(() => room.game.parse(room.game.format(draft)), [room, draft]);
  const spots = useMemo(() => room.spotsOf?.(draft) ?? [], [room, draft]);
  const wrong = useMemo(() => (verdict.ok ? [] : spotsIn(spots, verdict.fault.where ?? [])), [verdict, spots]);
  const names = useMemo(
    () => Array.from({ length: draft.seats }, (_, seat) => players.player(seat + 1)),
    [draft.seats],
  );
  const page = useSpots(room, draft, NO_SKETCHES, wrong, {
    isActive: true,
    rightDraws: true,
    choose: (spot, event) => {
      const isAway = piece === undefined || ('button' in event && event.button === RIGHT);
      if (isAway) change(editor.lift(draft, spot));
      else bring(editor.put(draft, spot, piece), piece);
    },
  });
  return (
    <div class="study is-drawing" {...page.handlers}>
      <SpotsOnBoards.Provider value={page.spots}>
        <WholeSide.Provider
          value={
            <EditSide
              {...{ room, editor, draft, verdict, piece, change, bring, undo }}
              isRinged={wrong.length > 0}
              choose={chooseOther}
              refused={refused?.of === draft ? refused.why : undefined}
            />
          }
        >
          <Table
            {...stillTable(room, draft)}
            {...{ names }}
            viewer={Math.max(0, draft.turn)}
            moves={NO_MOVES}
            marks={NO_MARKS}
            submit={() => undefined}
          />
        </WholeSide.Provider>
      </SpotsOnBoards.Provider>
    </div>
  );
}

/** Spots by the names that faults give squares; where there are several boards, on all of them. */
function spotsIn(spots: readonly Spot[], where: readonly string[]): readonly string[] {
  return spots.flatMap(({ id }) => (where.some((name) => id === name || id.endsWith(` ${name}`)) ? [id] : []));
}
