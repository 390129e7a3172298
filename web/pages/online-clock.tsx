import { useEffect, useReducer, useRef } from 'preact/hooks';
import { texts as allTexts } from '#texts/web/online.ts';
import { texts as words } from '#texts/web/tables.ts';
import type { ClockRule, Clocks } from '../../online/messages/parts.ts';
import type { TableState } from '../online/table-line.ts';
import { here } from '../session/here.ts';

const texts = allTexts.clock;

const SECOND = 1000;
/** From here on a clock wants to be looked at. */
const SHORT = 20 * SECOND;
/** Long enough to be read. */
const GAIN_SHOWN = 2000;

/** The time a seat has left, ticking while it runs. Nothing where the table has no clock, or none of interest. */
export function SeatClock({
  state,
  seat,
  name,
  isNarrow,
}: {
  readonly state: TableState;
  readonly seat: number;
  readonly name: string;
  /** No room for words. */
  readonly isNarrow: boolean;
}) {
  const { clocks, table } = state;
  const isRunning = clocks?.running === seat;
  useTicks(isRunning);
  const left = leftNow(state, seat);
  const hasGained = useGain({ isRunning, left }, table?.status === 'live');
  // A clock for each move says something only while it runs.
  if (!clocks || !table || (table.rule.kind !== 'bank' && !isRunning)) return null;
  const isPost = table.rule.kind === 'post';
  const time = isPost ? texts.left(left) : formatTime(left);
  const shown = isPost && isNarrow ? texts.leftShort(left) : time;
  const until = isPost && clocks.deadline !== null ? texts.until(texts.moment(clocks.deadline)) : undefined;
  const gain = gainOf(table.rule);
  const isShort = !isPost && left < SHORT;
  return (
    <span
      class={`online-clock${isRunning ? ' is-running' : ''}${isShort ? ' is-short' : ''}`}
      role="timer"
      aria-label={texts.label(name, time)}
      title={gain > 0 ? texts.gains(words.span(gain)) : until}
    >
      {shown}
      {hasGained && gain > 0 && (
        <span class="online-gain" aria-hidden="true">
          {texts.gained(gain)}
        </span>
      )}
    </span>
  );
}

/** What a clock gains with each turn, in seconds. */
function gainOf(rule: ClockRule): number {
  return rule.kind === 'bank' ? rule.increment : 0;
}

interface Reading {
  readonly isRunning: boolean;
  readonly left: number;
}

/** A turn has ended and its clock has more than before. A pause stops a clock too, and adds nothing. */
export function isGain(before: Reading | undefined, now: Reading): boolean {
  return before?.isRunning === true && !now.isRunning && now.left > before.left;
}

/** What a clock last said, and when it gained something. */
export interface GainSeen {
  readonly reading?: Reading | undefined;
  readonly at?: number | undefined;
}

/** The next reading. A clock that runs again, or stands at the end of the match, has nothing to show but its time. */
export function noteGain({ reading, at }: GainSeen, next: Reading, isLive: boolean, now: number): GainSeen {
  if (!isLive || next.isRunning) return { reading: next };
  const gained = isGain(reading, next) ? now : at;
  return { reading: next, at: gained !== undefined && now - gained < GAIN_SHOWN ? gained : undefined };
}

/** For a moment after a clock has gained something. Read off the time at each drawing: a timer alone could be lost in a fast exchange. */
function useGain(reading: Reading, isLive: boolean): boolean {
  const seen = useRef<GainSeen>({});
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  seen.current = noteGain(seen.current, reading, isLive, here.clock.now());
  const { at } = seen.current;
  useEffect(() => (at === undefined ? undefined : here.clock.after(GAIN_SHOWN, () => redraw(undefined))), [at]);
  return at !== undefined;
}

function leftNow({ clocks, clocksAt, table, lostSince }: TableState, seat: number): number {
  if (!clocks) return 0;
  // Without a line nobody here knows how the others' clocks go.
  const now = seat === table?.you ? here.clock.now() : Math.max(clocksAt, lostSince ?? here.clock.now());
  const gone = clocks.running === seat ? goneOf(clocks, now - clocksAt) : 0;
  // By post, nights and weekends may not count: what matters to people is when it ends.
  if (table?.rule.kind === 'post' && clocks.deadline !== null) return clocks.deadline - here.clock.now();
  return clocks.left[seat] - gone;
}

/**
 * What the running clock has lost of what it was told to have. The server adds the seconds to arrive, or to answer a request:
 * a clock of ten minutes that begins at 10:30 looks wrong, so it waits at 10:00 until they are over.
 */
export function goneOf({ still = 0 }: Pick<Clocks, 'still'>, since: number): number {
  return Math.max(since, still);
}

/** 1:05, 1:00:05. */
export function formatTime(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / SECOND));
  const seconds = String(all % 60).padStart(2, '0');
  const minutes = Math.floor(all / 60);
  if (minutes < 60) return texts.minutes(minutes, seconds);
  return texts.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'), seconds);
}

/** Draws again every second. */
export function useTicks(isOn: boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => redraw(undefined), SECOND);
    return () => clearInterval(timer);
  }, [isOn]);
}
