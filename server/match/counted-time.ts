/** Hours of a by-post table that do not count. */
export interface Rest {
  readonly weekendsOff: boolean;
  readonly nightsOff: boolean;
  readonly zone: string;
}

const HOUR = 3_600_000;
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 8;

/** When so much counted time is over that begins at `from`. */
export function addCounted(from: number, span: number, rest: Rest): number {
  if (span <= 0 || !hasRest(rest)) return from + span;
  let left = span;
  for (let at = from; ; ) {
    const { counts, until } = hourAt(at, rest);
    if (counts && left <= until - at) return at + left;
    if (counts) left -= until - at;
    at = until;
  }
}

/** How much of the time between two moments counts. */
export function countTime(from: number, to: number, rest: Rest): number {
  if (!hasRest(rest)) return to - from;
  let counted = 0;
  for (let at = from; at < to; ) {
    const { counts, until } = hourAt(at, rest);
    const end = Math.min(until, to);
    if (counts) counted += end - at;
    at = end;
  }
  return counted;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

function hasRest({ weekendsOff, nightsOff }: Rest): boolean {
  return weekendsOff || nightsOff;
}

/** The hour of the clock on the wall that a moment belongs to. */
function hourAt(at: number, { weekendsOff, nightsOff, zone }: Rest): { counts: boolean; until: number } {
  const parts = formatterOf(zone).formatToParts(at);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(get('hour'));
  const weekday = get('weekday');
  const isNight = hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
  const isWeekend = weekday === 'Sat' || weekday === 'Sun';
  const intoHour = (Number(get('minute')) * 60 + Number(get('second'))) * 1000 + (at % 1000);
  return { counts: !((nightsOff && isNight) || (weekendsOff && isWeekend)), until: at + HOUR - intoHour };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, made);
  return made;
}
