import { texts } from '#texts/cli/options.ts';
import { nearestName } from '../core/nearest-name.ts';
import { wrongUsage } from './complaint.ts';

/* What is typed after an option, read. What is wrong with it is said after the option's name (`define-command.ts`). */

export function parseWhole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw wrongUsage(texts.whole);
  return Number(text);
}

export function parsePositive(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) throw wrongUsage(texts.positive);
  return value;
}

export function parseLevel(text: string): number {
  if (!/^[1-8]$/.test(text)) throw wrongUsage(texts.level);
  return Number(text);
}

/** The same where level 9, which some tables have, may be chosen too. */
export function parsePlayerLevel(text: string): number {
  if (!/^[1-9]$/.test(text)) throw wrongUsage(texts.playerLevel);
  return Number(text);
}

/** `2,3` as seats from 0. */
export function parseSeats(text: string): number[] {
  return text.split(',').map((part) => {
    const seat = parseWhole(part.trim());
    if (seat === 0) throw wrongUsage(texts.seatFromOne);
    return seat - 1;
  });
}

export function collectSetting(text: string, sofar: Readonly<Record<string, string>> = {}): Record<string, string> {
  const cut = text.indexOf('=');
  if (cut < 1) throw wrongUsage(texts.pair);
  return { ...sofar, [text.slice(0, cut)]: text.slice(cut + 1) };
}

/** One of some words. */
export function parseChoice<T extends string>(text: string, choices: readonly T[]): T {
  const chosen = choices.find((choice) => choice === text.toLowerCase());
  if (chosen === undefined) throw wrongUsage(texts.choice(choices, nearestName(text, choices)));
  return chosen;
}
