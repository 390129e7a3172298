import { useMemo, useState } from 'preact/hooks';
import { texts as players } from '#texts/web/players.ts';
import type { Move, Position } from '../../core/game.ts';
import { type Editor, firstAtHand } from '../../games/editor.ts';
import type { Room } from '../../games/room.ts';
import type { Mark, Sketch, Spot } from '../../kit/draw/place.ts';
import { SpotsOnBoards } from '../../kit/spots.tsx';
import type { GameScreen } from '../../kit/table.ts';
import { WholeSide } from '../../kit/table-layout.tsx';
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
  readonly start: Position;
}) {
  const [drafts, setDrafts] = useDrafts(start);
  const draft = drafts[drafts.length - 1];
  const [piece, choose] = useState<string | undefined>(() => firstAtHand(editor.palette(draft)));
  const change = (next: Position) => next !== draft && setDrafts((old) => [...old, next]);
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
      change(isAway ? editor.lift(draft, spot) : editor.put(draft, spot, piece));
    },
  });
  return (
    <div class="study is-drawing" {...page.handlers}>
      <SpotsOnBoards.Provider value={page.spots}>
        <WholeSide.Provider value={<EditSide {...{ room, editor, draft, verdict, piece, choose, change, undo }} />}>
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
