import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/table.ts';
import { memo } from '../../kit/memo.tsx';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { LogLine, LogLines } from '../session/log-in-words.ts';
import { SeenWords } from './seen-words.tsx';
import { turnEnds } from './turn-ends.ts';

/** So many lines are put away at a time, and at least so many stay in sight. */
const BLOCK = 24;

type LookAt = (step: number) => void;
/** Lights the place of a line on the board, as long as it is pointed at. */
type Light = (step: number | undefined) => void;

/** One line: what is told, and which move it is. */
interface Told {
  readonly seat: number;
  readonly name: string;
  readonly words: string;
  /** What the eye reads where that is less. */
  readonly seen: string | undefined;
  readonly step: number;
  /** Beside it; nothing where a newer line of the same turn has it. */
  readonly number: number | undefined;
  /** The board shows what it tells of. */
  readonly isShown: boolean;
}

interface LogProps {
  readonly lines: LogLines;
  /** Moves that were undone and can be redone: shown above the others, in grey. */
  readonly undone: readonly LogLine[];
  readonly names: readonly string[];
  /** Where somebody looks back: how many moves had been made then. All lines are unfolded, and its own is marked. */
  readonly at?: number;
  /** What is offered while nothing has happened, and nothing was taken back. */
  readonly empty?: ComponentChildren;
  /** What a line shows when it is chosen, and when it is pointed at. */
  readonly lookAt: LookAt;
  readonly light: Light;
}

/**
 * What happened, newest first; choosing a line shows the board as it was then. Draws by chance are not told. The Tab key
 * stops at the newest line only, arrow keys lead on: a long match must not lie between a player and the board. Older lines
 * lie folded below: unfolded, a hundred of them would be laid out and painted again with every move.
 */
export function Log({ lines, undone, names, at, empty, lookAt, light }: LogProps) {
  const shown = at === undefined ? undefined : Array.from(lines).findLast(({ seat, move }) => seat >= 0 && move <= at);
  const section = useMarkedInView(at, shown?.move);
  // A log that is taken away from under the pointer never hears that the pointer has left.
  useEffect(() => () => light(undefined), [light]);
  const numbers = numbersBeside(lines);
  const told = Array.from(lines).flatMap(({ seat, who, words, seen, move }, line, all): Told[] => {
    if (seat < 0) return [];
    const instead = all[line + 1]?.instead;
    const told = instead === undefined ? { words, seen } : { words: instead, seen: undefined };
    const number = numbers.get(move);
    return [
      { seat, name: texts.logWho(who ?? names[seat]), ...told, step: move, number, isShown: move === shown?.move },
    ];
  });
  const away = at === undefined ? Math.max(0, Math.floor(told.length / BLOCK) - 1) * BLOCK : 0;
  const blocks = Array.from({ length: away / BLOCK }, (_, block) => told.slice(block * BLOCK, (block + 1) * BLOCK));
  return (
    <section class="log" ref={section} aria-label={texts.log} onKeyDown={walk}>
      <h2>{texts.log}</h2>
      <Undone lines={undone} names={names} />
      {told.length === 0 && undone.length === 0 && (
        <p class="fine">
          {texts.logEmpty} {empty}
        </p>
      )}
      <Lines told={told.slice(away)} {...{ lookAt, light }} hasNewest />
      {away > 0 && (
        <details>
          <summary>{texts.logEarlier}</summary>
          {blocks.reverse().map((block) => (
            <Lines key={block[0].step} told={block} {...{ lookAt, light }} />
          ))}
        </details>
      )}
    </section>
  );
}

/** By move: a number that is told of several lines in a row is beside the newest, which is above the others. */
function numbersBeside(lines: Iterable<LogLine>): ReadonlyMap<number, number> {
  return new Map(turnEnds(lines).map(({ move, number }) => [move, number]));
}

function Undone({ lines, names }: { readonly lines: readonly LogLine[]; readonly names: readonly string[] }) {
  const told = lines.filter(({ seat }) => seat >= 0);
  const numbers = numbersBeside(told);
  if (told.length === 0) return null;
  return (
    <ol class="log-undone">
      {told.toReversed().map(({ seat, words, seen, move }) => (
        <li key={move} data-number={numbers.get(move)}>
          <span class="log-line">
            <span class="sr-only">{texts.logUndone}</span> <SeatBadge seat={seat} /> <b>{texts.logWho(names[seat])}</b>{' '}
            <SeenWords {...{ words, seen }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface LinesProps {
  readonly told: readonly Told[];
  readonly lookAt: LookAt;
  readonly light: Light;
  readonly hasNewest?: boolean;
}

const Lines = memo(
  ({ told, lookAt, light, hasNewest = false }: LinesProps) => (
    <ol>
      {told.toReversed().map((line, at) => (
        <Line key={line.step} {...line} {...{ lookAt, light }} isStop={hasNewest && at === 0} />
      ))}
    </ol>
  ),
  ({ told: old }, { told: now }) => old.length === now.length && old.every((line, at) => isSame(line, now[at])),
);

function isSame(old: Told, now: Told): boolean {
  return (
    old.step === now.step &&
    old.name === now.name &&
    old.number === now.number &&
    old.words === now.words &&
    old.isShown === now.isShown
  );
}

const Line = memo(
  ({
    seat,
    name,
    words,
    seen,
    step,
    number,
    isShown,
    lookAt,
    light,
    isStop,
  }: Told & {
    readonly lookAt: LookAt;
    readonly light: Light;
    readonly isStop: boolean;
  }) => (
    <li data-number={number}>
      <button
        type="button"
        class="log-line"
        tabIndex={isStop ? 0 : -1}
        aria-current={isShown ? 'step' : undefined}
        title={texts.lookBack}
        onClick={() => lookAt(step)}
        onPointerEnter={() => light(step)}
        onPointerLeave={() => light(undefined)}
        onFocus={() => light(step)}
        onBlur={() => light(undefined)}
      >
        <SeatBadge seat={seat} /> <b>{name}</b> <SeenWords {...{ words, seen }} />
      </button>
    </li>
  ),
);

/** Brings the marked line into view, at the start the first of all; nothing but its own list moves for it. */
function useMarkedInView(at: number | undefined, move: number | undefined) {
  const section = useRef<HTMLElement>(null);
  const isAtStart = at === 0;
  useEffect(() => {
    const list = section.current;
    if (list && isAtStart) list.scrollTop = list.scrollHeight;
    const line = list?.querySelector<HTMLElement>('[aria-current]');
    if (move === undefined || !list || !line) return;
    const [above, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    if (box.top < above.top || box.bottom > above.bottom) list.scrollTop += box.top - above.top - list.clientHeight / 2;
  }, [isAtStart, move]);
  return section;
}

/** Up and down from line to line, as far as they are unfolded. */
function walk(event: KeyboardEvent): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || !(event.currentTarget instanceof Element)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(section, [open]) > ol button, summary')];
  const at = lines.indexOf(event.target as HTMLElement);
  if (at < 0 || !lines[at + way]) return;
  event.preventDefault();
  lines[at + way].focus();
}
