import { describe } from './official.ts';
import { fail, within } from './platform-faults.ts';
import { ok, type Result } from './result.ts';
import type { MatchRecord } from './timeline.ts';

/** Saved matches: one as JSON, or one a line; each the record itself or an object with a `record`. */
export function parseRecords(text: string): Result<MatchRecord[]> {
  const whole = parseJson(text);
  if (whole.ok) {
    const record = readRecord(whole.value);
    return record.ok ? ok([record.value]) : record;
  }
  const records: MatchRecord[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parseJson(line);
    const record = value.ok ? readRecord(value.value) : value;
    if (!record.ok) return { ok: false, fault: within(record.fault, 'record.line', { line: index + 1 }) };
    records.push(record.value);
  }
  return records.length === 0 ? fail('record.empty') : ok(records);
}

/** Only the form: whether the moves fit is for `replay` to say. */
export function readRecord(value: unknown): Result<MatchRecord> {
  // The app saves a running match this way when something in it is hidden.
  if (isObject(value) && typeof value.sealed === 'string') return fail('record.sealed');
  const record = isObject(value) && isObject(value.record) ? value.record : value;
  if (!isObject(record)) return fail('record.form', { found: describe(value) });
  const { game, rulesVersion, seats, settings, log } = record;
  if (typeof game !== 'string') return misses('game', 'a text', game);
  if (typeof rulesVersion !== 'number') return misses('rulesVersion', 'a number', rulesVersion);
  if (typeof seats !== 'number') return misses('seats', 'a number', seats);
  if (!isTexts(settings)) return misses('settings', 'an object of texts', settings);
  if (!Array.isArray(log) || !log.every((move) => typeof move === 'string'))
    return misses('log', 'a list of texts', log);
  return ok({ game, rulesVersion, seats, settings, log });
}

function misses(field: string, wanted: string, value: unknown): Result<never> {
  if (value === undefined) return fail('record.form/missing', { field, wanted });
  return fail('record.form/field', { field, wanted, found: describe(value) });
}

export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('record.json');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((entry) => typeof entry === 'string');
}
