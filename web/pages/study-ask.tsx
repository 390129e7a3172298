import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Move, Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Room } from '../../games/room.ts';
import type { Mark } from '../../kit/draw/place.ts';
import { focusLegalPlace } from '../../kit/legal-places.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { GameScreen } from '../../kit/table.ts';
import { SideEnds } from '../../kit/table-layout.tsx';
import { shortcutsFor } from '../shortcuts.ts';
import { LETTERS } from './hints.tsx';
import { stillTable } from './still-table.ts';
import type { Attempt } from './use-attempt.ts';

const NO_MOVES: readonly Move[] = [];

/** The game's own table with a question above its prompt: what would you play? */
export function AskTable({
  room,
  screen: { Table },
  view,
  names,
  attempt,
  answer,
  submit,
  children,
}: {
  readonly room: Room;
  readonly screen: GameScreen;
  /** What the seat to act may know. */
  readonly view: Position;
  readonly names: readonly string[];
  readonly attempt: Attempt;
  /** Marked on the board once it is known. */
  readonly answer: Move | undefined;
  readonly submit: (move: Move) => void;
  readonly children: ComponentChildren;
}) {
  const legal = useMemo(() => listMoves(room.game, view), [room, view]);
  const marks = useMemo(() => marksOf(room, view, attempt, answer), [room, view, attempt, answer]);
  const above = useMemo(() => ({ above: children }), [children]);
  useShortcuts('page', KEYS);
  return (
    <SideEnds.Provider value={above}>
      <Table
        {...stillTable(room, view)}
        {...{ names, marks, submit }}
        viewer={view.turn}
        moves={attempt.kind === 'asking' ? legal : NO_MOVES}
      />
    </SideEnds.Provider>
  );
}

const KEYS = shortcutsFor({
  next: () => void focusLegalPlace(1),
  previous: () => void focusLegalPlace(-1),
});

function marksOf(room: Room, view: Position, attempt: Attempt, answer: Move | undefined): readonly Mark[] {
  const places = (move: Move) => room.placesOf?.(view, move) ?? [];
  const tried =
    'move' in attempt ? [{ seat: view.turn, sign: '', kind: 'past', places: places(attempt.move) } as const] : [];
  if (attempt.kind !== 'right' && attempt.kind !== 'shown') return tried;
  if (answer === undefined || ('move' in attempt && attempt.move === answer)) return tried;
  return [...tried, { seat: view.turn, sign: LETTERS[0], kind: 'chosen', places: places(answer) }];
}
