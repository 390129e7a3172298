import { texts } from '#texts/web/make-table.ts';
import { texts as words } from '#texts/web/tables.ts';
import { Segments } from '../../kit/segments.tsx';
import type { ClockRule } from '../../online/messages/parts.ts';

const MOVE_SECONDS = [30, 60, 120, 300];
const BANK_SECONDS = [300, 600, 900, 1800];
const INCREMENTS = [0, 5, 10, 30];
const POST_HOURS = [8, 24, 48, 72, 168];

type Kind = ClockRule['kind'];

/** What each kind of clock begins with. */
const USUAL: { readonly [K in Kind]: () => Extract<ClockRule, { readonly kind: K }> } = {
  none: () => ({ kind: 'none' }),
  bank: () => ({ kind: 'bank', seconds: 600, increment: 10 }),
  move: () => ({ kind: 'move', seconds: 60 }),
  post: () => ({ kind: 'post', hours: 48, weekendsOff: false, nightsOff: false, zone: ownZone() }),
};

/** How much time there is: none, for the match, for a move, or days. */
export function ClockChoice({
  rule,
  change,
}: {
  readonly rule: ClockRule;
  readonly change: (rule: ClockRule) => void;
}) {
  return (
    <div class="clock-choice">
      <Segments<Kind>
        name="clock"
        legend={texts.clock}
        choices={(Object.keys(USUAL) as Kind[]).map((value) => ({ value, title: texts.clocks[value] }))}
        value={rule.kind}
        change={(kind) => change(USUAL[kind]())}
      />
      <p class="fine">{texts.clockSays[rule.kind]}</p>
      {rule.kind === 'bank' && (
        <>
          <Spans
            name="bank"
            legend={texts.bankTime}
            values={BANK_SECONDS}
            value={rule.seconds}
            change={(seconds) => change({ ...rule, seconds })}
          />
          <Spans
            name="increment"
            legend={texts.increment}
            values={INCREMENTS}
            value={rule.increment}
            change={(increment) => change({ ...rule, increment })}
          />
        </>
      )}
      {rule.kind === 'move' && (
        <Spans
          name="move"
          legend={texts.moveTime}
          values={MOVE_SECONDS}
          value={rule.seconds}
          change={(seconds) => change({ ...rule, seconds })}
        />
      )}
      {rule.kind === 'post' && <PostChoice rule={rule} change={change} />}
    </div>
  );
}

function PostChoice({
  rule,
  change,
}: {
  readonly rule: Extract<ClockRule, { readonly kind: 'post' }>;
  readonly change: (rule: ClockRule) => void;
}) {
  return (
    <>
      <Segments
        name="post"
        legend={texts.postTime}
        choices={POST_HOURS.map((value) => ({ value, title: words.days(value) }))}
        value={rule.hours}
        change={(hours) => change({ ...rule, hours })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={rule.nightsOff}
          onChange={(event) => change({ ...rule, nightsOff: event.currentTarget.checked })}
        />
        {texts.nights}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={rule.weekendsOff}
          onChange={(event) => change({ ...rule, weekendsOff: event.currentTarget.checked })}
        />
        {texts.weekends}
      </label>
    </>
  );
}

function Spans({
  name,
  legend,
  values,
  value,
  change,
}: {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly change: (seconds: number) => void;
}) {
  return (
    <Segments
      name={`clock-${name}`}
      legend={legend}
      choices={values.map((each) => ({ value: each, title: each === 0 ? texts.noIncrement : words.span(each) }))}
      value={value}
      change={change}
    />
  );
}

/** The nights and weekends of whoever makes the table. */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^[\w+/-]{1,40}$/.test(timeZone ?? '') ? timeZone : 'UTC';
}
