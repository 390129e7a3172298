import { texts } from '#texts/web/make-table.ts';
import { texts as words } from '#texts/web/tables.ts';
import { Segments, titled } from '../../kit/segments.tsx';
import type { ClockRule } from '../../online/messages/parts.ts';

/** A span of seconds that is chosen with a clock: which part of its rule, and among what. */
interface Span<P extends string> {
  readonly part: P;
  readonly name: string;
  readonly legend: string;
  readonly values: readonly number[];
}

const BANK_SPANS: readonly Span<'seconds' | 'increment'>[] = [
  { part: 'seconds', name: 'bank', legend: texts.bankTime, values: [300, 600, 900, 1800] },
  { part: 'increment', name: 'increment', legend: texts.increment, values: [0, 5, 10, 30] },
];
const MOVE_SPANS: readonly Span<'seconds'>[] = [
  { part: 'seconds', name: 'move', legend: texts.moveTime, values: [30, 60, 120, 300] },
];
const POST_HOURS = [8, 24, 48, 72, 168];

/** When the clock of a match by post stands still. */
const TIMES_OFF = [
  { part: 'nightsOff', words: texts.nights },
  { part: 'weekendsOff', words: texts.weekends },
] as const;

type Kind = ClockRule['kind'];

/** What each kind of clock begins with. */
const USUAL: { readonly [K in Kind]: () => Extract<ClockRule, { readonly kind: K }> } = {
  none: () => ({ kind: 'none' }),
  bank: () => ({ kind: 'bank', seconds: 600, increment: 10 }),
  move: () => ({ kind: 'move', seconds: 60 }),
  post: () => ({ kind: 'post', hours: 48, weekendsOff: false, nightsOff: false, zone: ownZone() }),
};

interface ClockProps<R extends ClockRule> {
  readonly rule: R;
  readonly change: (rule: ClockRule) => void;
}

/** How much time there is: none, for the match, for a move, or days. */
export function ClockChoice({ rule, change }: ClockProps<ClockRule>) {
  return (
    <div class="clock-choice">
      <Segments<Kind>
        name="clock"
        legend={texts.clock}
        choices={titled(USUAL, texts.clocks)}
        value={rule.kind}
        change={(kind) => change(USUAL[kind]())}
      />
      <p class="fine">{texts.sentences(sayClock(rule))}</p>
      {rule.kind === 'bank' && (
        <Spans rule={rule} spans={BANK_SPANS} change={(part, seconds) => change({ ...rule, [part]: seconds })} />
      )}
      {rule.kind === 'move' && (
        <Spans rule={rule} spans={MOVE_SPANS} change={(part, seconds) => change({ ...rule, [part]: seconds })} />
      )}
      {rule.kind === 'post' && <PostChoice rule={rule} change={change} />}
    </div>
  );
}

/** How the time is counted, and what happens when there is none left. */
function sayClock(rule: ClockRule): readonly string[] {
  const { kind } = rule;
  if (kind === 'none') return [texts.clockSays.none];
  const gains = kind === 'bank' && rule.increment > 0 ? [texts.incrementSay(words.span(rule.increment))] : [];
  return [texts.clockSays[kind], ...gains, ...(kind === 'post' ? [] : [texts.graceSay]), texts.timeUp];
}

function PostChoice({ rule, change }: ClockProps<Extract<ClockRule, { readonly kind: 'post' }>>) {
  return (
    <>
      <Segments
        name="post"
        legend={texts.postTime}
        choices={POST_HOURS.map((value) => ({ value, title: words.days(value) }))}
        value={rule.hours}
        change={(hours) => change({ ...rule, hours })}
      />
      {TIMES_OFF.map(({ part, words }) => (
        <label key={part} class="check">
          <input
            type="checkbox"
            checked={rule[part]}
            onChange={(event) => change({ ...rule, [part]: event.currentTarget.checked })}
          />
          {words}
        </label>
      ))}
    </>
  );
}

function Spans<P extends string>({
  rule,
  spans,
  change,
}: {
  readonly rule: Readonly<Record<P, number>>;
  readonly spans: readonly Span<P>[];
  readonly change: (part: P, seconds: number) => void;
}) {
  return spans.map(({ part, name, legend, values }) => (
    <Segments
      key={name}
      name={`clock-${name}`}
      legend={legend}
      choices={values.map((value) => ({ value, title: value === 0 ? texts.noIncrement : words.span(value) }))}
      value={rule[part]}
      change={(seconds) => change(part, seconds)}
    />
  ));
}

/** The nights and weekends of whoever makes the table. */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^[\w+/-]{1,40}$/.test(timeZone ?? '') ? timeZone : 'UTC';
}
