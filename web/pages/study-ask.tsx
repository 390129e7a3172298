import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import type { Move, Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Room } from '../../games/room.ts';
import type { Mark } from '../../kit/draw/place.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { GameScreen } from '../../kit/table.ts';
import { BesidePrompt, InsteadOfPrompt, SideEnds } from '../../kit/table-layout.tsx';
import type { SequelStep } from '../study/sequel.ts';
import { after, shownWith } from './after-move.ts';
import { PLACE_KEYS } from './place-keys.ts';
import { stillTable } from './still-table.ts';
import type { Attempt } from './use-attempt.ts';
import { type Asked, replyTold } from './why-better.ts';

const NO_MOVES: readonly Move[] = [];
const NO_PROMPT: ComponentChildren = [];

/** The game's own table with a question above its prompt: what would you play? */
export function AskTable({
  room,
  screen: { Table },
  view,
  names,
  attempt,
  answer,
  told = NO_MOVES,
  lit,
  hinted,
  played,
  later,
  submit,
  acts,
  foot,
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
  /** Moves of which more is said once it is over, the answer first: each has its letter on the board. */
  readonly told?: readonly Move[];
  /** The one of them that somebody points at: it stands out instead of the answer. */
  readonly lit?: Move | undefined;
  /** The answer, for somebody who has asked where it is before it is known. */
  readonly hinted?: Move | undefined;
  /** The move of the match, where something better is looked for. */
  readonly played?: Move | undefined;
  /** What follows the answer, while somebody looks at that. */
  readonly later?: SequelStep | undefined;
  readonly submit: (move: Move) => void;
  /** What somebody can do besides playing a move: below the prompt, which a phone must show in one sight with the board. */
  readonly acts?: ComponentChildren;
  /** Below everything else. */
  readonly foot?: ComponentChildren;
  /** The question, and what is said of an answer. */
  readonly children: ComponentChildren;
}) {
  const legal = useMemo(() => listMoves(room.game, view), [room, view]);
  const marks = useMemo(
    () =>
      later
        ? laterMarks(room, later)
        : [
            ...askingMarks(room, view, attempt, played, { sign: study.markSigns.mistake, kind: 'idea' }),
            ...askingMarks(room, view, attempt, hinted, { sign: '', kind: 'chosen' }),
            ...marksOf(room, view, attempt, answer, told, lit),
            ...replyMarks({ room, view, names }, attempt, answer),
          ],
    [room, view, names, attempt, answer, told, lit, hinted, played, later],
  );
  // What was played is on the board, and so is what somebody points at.
  const shown = isOver(attempt) ? (lit ?? moveOf(attempt) ?? answer) : moveOf(attempt);
  const position = useMemo(() => later?.position ?? shownWith(room, view, shown), [room, view, shown, later]);
  const ends = useMemo(() => ({ above: children, below: foot }), [children, foot]);
  useShortcuts('page', PLACE_KEYS);
  return (
    <SideEnds.Provider value={ends}>
      {/* Whose turn it would be next is of no use beside an answer. */}
      <InsteadOfPrompt.Provider value={shown === undefined ? undefined : NO_PROMPT}>
        <BesidePrompt.Provider value={acts}>
          <Table
            {...stillTable(room, position)}
            {...{ names, marks, submit }}
            viewer={view.turn}
            moves={attempt.kind === 'asking' ? legal : NO_MOVES}
            // What has no place on the board, a card to discard say, the game shows in its own way.
            hint={attempt.kind === 'asking' && marks.length === 0 ? hinted : undefined}
          />
        </BesidePrompt.Provider>
      </InsteadOfPrompt.Provider>
    </SideEnds.Provider>
  );
}

function isOver({ kind }: Attempt): boolean {
  return kind === 'right' || kind === 'shown';
}

function moveOf(attempt: Attempt): Move | undefined {
  return 'move' in attempt ? attempt.move : undefined;
}

/** Enough for all that a puzzle tells of. */
const LETTERS = 'ABCDEFGH';

/** What ties a move in a list to its place on the board: by its number in the list, from 0. */
export function signOf(at: number): Pick<Mark, 'sign' | 'kind'> {
  return { sign: LETTERS[at] ?? '', kind: at === 0 ? 'chosen' : 'idea' };
}

/** The letter of one of those moves; nothing where it is none of them. */
export function letterOf(told: readonly Move[], move: Move | undefined): string | undefined {
  const at = move === undefined ? -1 : told.indexOf(move);
  return at < 0 ? undefined : signOf(at).sign;
}

/** While a move is looked for: where that of the match went, and where the answer goes, for somebody who has asked. */
function askingMarks(
  room: Room,
  view: Position,
  { kind }: Attempt,
  move: Move | undefined,
  look: Pick<Mark, 'sign' | 'kind'>,
): readonly Mark[] {
  const places = move === undefined || kind !== 'asking' ? [] : (room.placesOf?.(view, move) ?? []);
  return places.length === 0 ? [] : [{ seat: view.turn, places, ...look }];
}

/** Where the reply goes that a wrong move is told to allow. */
function replyMarks(asked: Asked, attempt: Attempt, best: Move | undefined): readonly Mark[] {
  if (attempt.kind !== 'wrong' || best === undefined) return [];
  const reply = replyTold(asked, attempt.move, best);
  const next = after(asked.view, attempt.move);
  const places = reply === undefined ? [] : (asked.room.placesOf?.(next, reply) ?? []);
  return places.length === 0 ? [] : [{ seat: next.turn, sign: '', kind: 'past', places }];
}

function laterMarks(room: Room, { before, move, seat }: SequelStep): readonly Mark[] {
  return [{ seat, sign: '', kind: 'past', places: room.placesOf?.(before, move) ?? [] }];
}

function marksOf(
  room: Room,
  view: Position,
  attempt: Attempt,
  answer: Move | undefined,
  told: readonly Move[],
  lit: Move | undefined,
): readonly Mark[] {
  const places = (move: Move) => room.placesOf?.(view, move) ?? [];
  const answers = told.length > 0 ? told : answer === undefined ? [] : [answer];
  const shown: readonly Mark[] = isOver(attempt)
    ? answers.map((move, at) => {
        const { sign, kind } = signOf(at);
        return { seat: view.turn, sign, kind: move === lit ? 'lit' : kind, places: places(move) };
      })
    : [];
  if (!('move' in attempt) || (isOver(attempt) && answers.includes(attempt.move))) return shown;
  return [{ seat: view.turn, sign: '', kind: 'past', places: places(attempt.move) }, ...shown];
}
