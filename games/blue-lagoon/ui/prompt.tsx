import type { ComponentChildren } from 'preact';
import { texts } from '#texts/blue-lagoon/table.ts';
import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Todo } from '../../../kit/heard.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { TurnPrompt } from '../../../kit/turn-prompt.tsx';
import { isYou } from '../../../texts/who.ts';
import { SETTLERS, VILLAGES } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { canMove, pieceOf, ROLL, tileOf } from '../rules.ts';
import { EXPLORATION, SETTLER, VILLAGE } from '../state.ts';
import type { useDrag } from './drag.tsx';
import { clockOf, isPhaseOver, nearHalfTime, seatsAtRisk } from './survival.ts';
import { drawPiece } from './tile.tsx';
import { stageOf } from './words.ts';

type PromptProps = TableProps<BlueLagoonPosition> & {
  /** The piece that a click would put down, those that could be, and how to choose one. */
  readonly piece: number;
  readonly takes: ReadonlySet<number>;
  readonly listenersOf: PieceListeners;
};

type PieceListeners = ReturnType<typeof useDrag>['listenersOf'];

/** The keys that choose a piece; they are the same in every language, as the notation's letters are. */
export const SETTLER_KEY = 'S';
export const VILLAGE_KEY = 'V';

/** Whose turn it is, what to do in one line, and the two pieces to choose from. */
export function LagoonPrompt(props: PromptProps) {
  const { position, moves, names, waiting, takes } = props;
  if (position.turn === OVER || position.turn === CHANCE)
    return (
      <Prompt seat={undefined} title={position.turn === OVER ? texts.prompt.over : texts.prompt.dealing}>
        {waiting}
      </Prompt>
    );
  const acts = moves.length > 0;
  const skipped = skippedWords(position, names);
  const risk = isPhaseOver(position) ? undefined : riskWords(position, names);
  return (
    <TurnPrompt seat={position.mover} names={names} acts={acts}>
      {acts ? <Choices {...props} /> : <Others position={position}>{waiting}</Others>}
      <p class="fine">
        {lineBelow(hintWords(position, props.hint, props.marks), acts ? noVillageYet(position, takes) : undefined) ??
          clockWords(position)}
      </p>
      {risk && <p class="blue-lagoon-warning">{risk}</p>}
      {skipped && <p class="fine">{skipped}</p>}
    </TurnPrompt>
  );
}

/** B6: who has nothing to place. In the last round the clock says so of everybody, and news have just said it of some. */
export function skippedWords(position: BlueLagoonPosition, names: readonly string[]): string | undefined {
  if (isPhaseOver(position) || clockOf(position).isLastRound) return undefined;
  const stuck = Array.from(position.points.keys()).filter((seat) => !canMove(position, seat));
  return stuck.length === 0 ? undefined : texts.prompt.skipped(stuck.map((seat) => nameOf(names, seat)));
}

/** B17: who has no village that survives half-time, while there is still time to build one. */
export function riskWords(position: BlueLagoonPosition, names: readonly string[]): string | undefined {
  const near = nearHalfTime(position);
  const seats = seatsAtRisk(position);
  if (!near || seats.length === 0) return undefined;
  const { away, allAtRisk, youAtRisk, othersAtRisk } = texts.prompt;
  const when = away[near.by](near.left);
  if (seats.length === position.seats) return allAtRisk(when);
  const own = seats.find((seat) => isYou(nameOf(names, seat)));
  if (own !== undefined) return youAtRisk(when, position.left(own, VILLAGE) > 0);
  return othersAtRisk(
    when,
    seats.map((seat) => nameOf(names, seat)),
  );
}

function Choices({ position, piece, takes, listenersOf, hint, isLesson }: PromptProps) {
  const { mover, phase, seats, short } = position;
  const wanted = hint === undefined || hint >= ROLL ? undefined : pieceOf(hint);
  return (
    <>
      {!isLesson && isUntouched(position) && <p class="blue-lagoon-first">{texts.prompt.first(short, seats > 2)}</p>}
      <Todo class="blue-lagoon-task">{taskWords(position, piece)}</Todo>
      <div class="blue-lagoon-pieces">
        {kindsIn(phase).map((kind) => (
          <PieceButton
            key={kind}
            {...{ kind, mover, listenersOf }}
            refused={refusal(position, takes, kind)}
            isChosen={piece === kind}
            isHinted={wanted === kind}
            count={countLeft(position, kind)}
          />
        ))}
      </div>
    </>
  );
}

/** Nobody has placed a piece: there are no news yet. */
function isUntouched(position: BlueLagoonPosition): boolean {
  return position.phase === EXPLORATION && haveAllSettlers(position);
}

function haveAllSettlers(position: BlueLagoonPosition): boolean {
  return Array.from(position.points.keys()).every((seat) => hasAllSettlers(position, seat));
}

function hasAllSettlers(position: BlueLagoonPosition, seat: Seat): boolean {
  return position.left(seat, SETTLER) === SETTLERS[position.seats];
}

/** What somebody else does, and what they have left to do it with: the table tells it to those who listen. */
function Others({
  position,
  children,
}: {
  readonly position: BlueLagoonPosition;
  readonly children: ComponentChildren;
}) {
  const { mover, phase } = position;
  return (
    <>
      <p class="blue-lagoon-waits">{children}</p>
      <div class="blue-lagoon-pieces" aria-hidden="true">
        {kindsIn(phase).map((kind) => (
          <span key={kind} class="blue-lagoon-choice is-idle">
            <PieceFace {...{ kind, mover }} count={countLeft(position, kind)} />
          </span>
        ))}
      </div>
    </>
  );
}

/** The pieces that are placed in a phase. */
function kindsIn(phase: number): readonly number[] {
  return phase === EXPLORATION ? [SETTLER, VILLAGE] : [SETTLER];
}

function countLeft(position: BlueLagoonPosition, kind: number): string {
  const all = kind === SETTLER ? SETTLERS[position.seats] : VILLAGES;
  return texts.prompt.left(position.left(position.mover, kind), all);
}

function PieceButton({
  kind,
  mover,
  count,
  refused,
  listenersOf,
  isChosen,
  isHinted,
}: {
  readonly kind: number;
  readonly mover: number;
  /** How many are left, with a slot for that word. */
  readonly count: string;
  /** Why it can't be placed now. */
  readonly refused: string | undefined;
  readonly listenersOf: PieceListeners;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
}) {
  const isVillage = kind === VILLAGE;
  const help = isVillage ? texts.prompt.villageHelp : texts.prompt.settlerHelp;
  return (
    <button
      type="button"
      class={`carriable blue-lagoon-choice${isHinted ? ' is-hinted' : ''}`}
      style={
        isChosen ? { borderColor: `var(--seat-${mover})`, boxShadow: `0 0 0 2px var(--seat-${mover})` } : undefined
      }
      aria-pressed={isChosen}
      aria-keyshortcuts={isVillage ? VILLAGE_KEY : SETTLER_KEY}
      disabled={refused !== undefined}
      title={refused ?? help}
      {...listenersOf(kind)}
    >
      <PieceFace {...{ kind, mover, count }}>
        <kbd>{isVillage ? VILLAGE_KEY : SETTLER_KEY}</kbd>
      </PieceFace>
    </button>
  );
}

function PieceFace({
  kind,
  mover,
  count,
  children,
}: {
  readonly kind: number;
  readonly mover: number;
  readonly count: string;
  /** The key for it. */
  readonly children?: ComponentChildren;
}) {
  const isVillage = kind === VILLAGE;
  return (
    <>
      <svg viewBox="-100 -96 200 186" aria-hidden="true">
        <Picture drawing={drawPiece(mover, isVillage, false)} />
      </svg>
      <span>
        <span>
          {isVillage ? texts.prompt.village : texts.prompt.settler} {children}
        </span>
        <small>{fillIn(count, { left: <span class="blue-lagoon-left">{texts.prompt.leftWord}</span> })}</small>
      </span>
    </>
  );
}

/** Why a piece can't be placed this turn, if it can't. */
export function refusal(position: BlueLagoonPosition, takes: ReadonlySet<number>, piece: number): string | undefined {
  if (takes.has(piece)) return undefined;
  const { noSettlers, noVillages, noLand } = texts.prompt.refused;
  // B7: where a village can be built, a settler can go ashore, too. So settlers are refused only when none are left.
  if (piece === SETTLER) return noSettlers;
  return position.left(position.mover, VILLAGE) === 0 ? noVillages : noLand;
}

/** B7: said in sight, as in everybody's first turn a piece that can't be chosen looks like a fault. */
function noVillageYet(position: BlueLagoonPosition, takes: ReadonlySet<number>): string | undefined {
  const { phase, mover } = position;
  return phase === EXPLORATION && position.left(mover, VILLAGE) > 0 ? refusal(position, takes, VILLAGE) : undefined;
}

/** A hint takes the place of the clock, but not of the reason why a piece can't be chosen. */
export function lineBelow(hint: string | undefined, noVillage: string | undefined): string | undefined {
  return hint && noVillage ? texts.prompt.both(hint, noVillage) : (hint ?? noVillage);
}

export function taskWords(position: BlueLagoonPosition, piece: number): string {
  if (position.phase !== EXPLORATION) {
    if (haveAllSettlers(position)) return texts.prompt.settleStart;
    return hasAllSettlers(position, position.mover) ? texts.prompt.settleFirst : texts.prompt.settle;
  }
  if (isFirstPiece(position)) return texts.prompt.setSail;
  if (piece === SETTLER) return texts.prompt.explore;
  return position.short ? texts.prompt.build : texts.prompt.buildBeforeTide;
}

/** B7: there is nothing yet to go ashore next to. */
function isFirstPiece(position: BlueLagoonPosition): boolean {
  return hasAllSettlers(position, position.mover) && position.villages(position.mover).length === 0;
}

/** Where ideas are on the board, the letter of the chosen one covers the star. */
function hintWords({ board }: BlueLagoonPosition, hint: Move | undefined, marks: readonly Mark[]): string | undefined {
  if (hint === undefined || hint >= ROLL) return undefined;
  const letter = marks.find(({ kind }) => kind === 'chosen')?.sign;
  const { sailed, settled, built } = texts.prompt.hints;
  if (pieceOf(hint) !== SETTLER) return built(letter);
  return (board.isLand(tileOf(hint)) ? settled : sailed)(letter);
}

/** What the phase is and how long it will last. */
export function clockWords(position: BlueLagoonPosition): string {
  const { clock } = texts.prompt;
  const { resources, pieces, isLastRound } = clockOf(position);
  const half = stageOf(position);
  if (isPhaseOver(position)) return clock.line(half, clock.over);
  return clock.line(half, isLastRound ? clock.lastRound : clock.until(resources, pieces));
}
