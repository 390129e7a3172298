import { describe, expect, it } from 'vitest';
import { addCounted, countTime, isTimeZone } from './counted-time.ts';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const iso = (time: number) => new Date(time).toISOString();
const rest = (weekendsOff: boolean, nightsOff: boolean, zone = 'UTC') => ({ weekendsOff, nightsOff, zone });

describe('counted time', () => {
  it('is all time where nothing is off', () => {
    expect(addCounted(1000, 5 * HOUR, rest(false, false))).toBe(1000 + 5 * HOUR);
    expect(countTime(1000, 1000 + HOUR, rest(false, false))).toBe(HOUR);
  });

  it('leaves out nights from 22 to 8 o’clock', () => {
    // A Monday.
    expect(iso(addCounted(at('2026-11-16T20:30:15Z'), 4 * HOUR, rest(false, true)))).toBe('2026-11-17T10:30:15.000Z');
    expect(iso(addCounted(at('2026-11-16T23:30:00Z'), HOUR, rest(false, true)))).toBe('2026-11-17T09:00:00.000Z');
  });

  it('leaves out Saturday and Sunday', () => {
    expect(iso(addCounted(at('2026-11-20T18:00:00Z'), 24 * HOUR, rest(true, false)))).toBe('2026-11-23T18:00:00.000Z');
    expect(iso(addCounted(at('2026-11-21T12:00:00Z'), HOUR, rest(true, false)))).toBe('2026-11-23T01:00:00.000Z');
  });

  it('goes by the clock on the wall of its zone, half hours and summer time included', () => {
    expect(iso(addCounted(at('2026-11-16T16:00:00Z'), HOUR, rest(false, true, 'Asia/Kolkata')))).toBe(
      '2026-11-17T03:00:00.000Z',
    );
    // The clocks go back on 25 October: that night has an hour more.
    expect(iso(addCounted(at('2026-10-24T19:00:00Z'), 2 * HOUR, rest(false, true, 'Europe/Berlin')))).toBe(
      '2026-10-25T08:00:00.000Z',
    );
  });

  it('counts as much as it adds', () => {
    const start = at('2026-11-19T15:12:34.567Z');
    for (const hours of [1, 7.5, 30, 100]) {
      const both = rest(true, true, 'America/New_York');
      expect(countTime(start, addCounted(start, hours * HOUR, both), both)).toBe(hours * HOUR);
    }
  });

  it('knows which zones there are', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
