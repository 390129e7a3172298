import { texts } from '#texts/blue-lagoon/pasted.ts';
import {
  type Excerpt,
  joinExcerpts,
  type Span,
  sliceExcerpt,
  spanIn,
  splitExcerpt,
  trimExcerpt,
} from '../../core/excerpt.ts';
import type { Fault } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { type Findings, locateFault } from '../walkthrough.ts';
import { MAPS, MAX_SEATS } from './components.ts';
import { parseState } from './notation.ts';

/**
 * Makes a state string that can be shown out of whatever was pasted. What is wrong is told with its place and left out;
 * statements that are missing are those of a start. `undefined` where no statement can be read.
 */
export function mendState(string: Excerpt, findings: Findings): Excerpt | undefined {
  const whole = parseState(string.text);
  if (whole.ok) return string;
  const written = splitExcerpt(string, /;/g)
    .map(trimExcerpt)
    .filter(({ text }) => text !== '');
  let statements = written.filter(({ text }) => /^[acisrp](?: |$)/.test(text)).slice(0, MOST_STATEMENTS);
  if (statements.length === 0) {
    findings.refuse(texts.nothing, spanIn(string, 0, string.text.length));
    return undefined;
  }
  const isPart = statements.length === written.length && string.text.endsWith(';') && isOrdered(statements);
  // The strict reading says best what is wrong, unless all that is wrong is that something is missing.
  if (!isPart) refuse(string, whole.fault, findings);
  for (let tries = 0; tries < MOST_FAULTS; tries++) {
    const state = complete(statements);
    const read = parseState(state.text);
    if (read.ok) {
      if (isPart && tries === 0) findings.note(texts.part);
      return state;
    }
    refuse(state, read.fault, findings);
    statements = leaveOut(statements, state.text, read.fault);
  }
  return complete([]);
}

const MOST_STATEMENTS = 200;
const MOST_FAULTS = 100;

/** Once for each place: mending meets the fault that the strict reading has told. */
function refuse(string: Excerpt, fault: Fault, findings: Findings): void {
  const span = spanIn(string, ...placeOf(string.text, fault));
  const isTold = [findings.fault, ...findings.remarks].some((told) => told?.span?.[0] === span[0]);
  if (!isTold) findings.refuse(sayFault(fault), span, fault.rule);
}

/** Where a fault names a tile: its last mention, because of two that are the same the second is too many. */
export function locateTile(string: Excerpt, fault: Fault): Span | undefined {
  const place = mentionOf(string.text, fault);
  return place && spanIn(string, ...place);
}

function mentionOf(text: string, { where }: Fault): Span | undefined {
  const name = where?.[0] ?? '';
  if (!/^\d+,\d+$/.test(name)) return undefined;
  const mentions = [...text.matchAll(new RegExp(`(?<![\\d,])${name}(?![\\d,])`, 'g'))];
  const last = mentions.at(-1);
  return last && [last.index, last.index + name.length];
}

/** Faults of the syntax have a place; of the others the code tells which statement they are about. */
function placeOf(text: string, fault: Fault): Span {
  if (fault.where?.[0]?.startsWith('at ')) return locateFault(fault);
  const tile = mentionOf(text, fault);
  if (tile) return tile;
  const letter = STATEMENT_OF[fault.code] ?? 'p';
  const { player = '' } = fault.data ?? {};
  const from = Math.max(0, text.search(new RegExp(`(?<=^|; ?)${letter} ${player}`)));
  const end = text.indexOf(';', from);
  return [from, end < 0 ? text.length : end];
}

const STATEMENT_OF: Readonly<Record<string, string>> = {
  'blue-lagoon.seats': 'a',
  'blue-lagoon.height': 'a',
  'blue-lagoon.current': 'c',
  'blue-lagoon.bonus': 'i',
};

/** In the order of a state, however many are missing. */
function isOrdered(statements: readonly Excerpt[]): boolean {
  const order = statements.map(({ text }) => 'acisrp'.indexOf(text[0]));
  const repeats = order.some((kind, index) => kind === order[index - 1] && !'ip'.includes('acisrp'[kind]));
  return !repeats && order.every((kind, index) => index === 0 || order[index - 1] <= kind);
}

/** A whole state of these statements and, for those that are missing, of a start. */
function complete(statements: readonly Excerpt[]): Excerpt {
  const of = (letter: string) => statements.filter(({ text }) => text[0] === letter);
  const [arrangement = filled('a 13 2')] = of('a');
  const [, height = '', seats = ''] = /^a (\d+) (\d+)$/.exec(arrangement.text) ?? [];
  const hasMap = of('i').length + of('s').length > 0;
  const map =
    hasMap || height !== '13' ? [] : MAPS.default.statements.split('; ').map((text) => filled(text.replace(/;$/, '')));
  const [stones = map.at(-1) ?? filled('s')] = of('s');
  const islands = of('i').length > 0 ? of('i') : map.slice(0, -1);
  const players = Array.from({ length: Math.min(MAX_SEATS, Number(seats)) }, (_, id) => {
    const own = of('p').filter(({ text }) => text.startsWith(`p ${id} `));
    return own.length > 0 ? own : [filled(`p ${id} 0 0 0 0 0 0 S T`)];
  });
  const others = of('p').filter((one) => !players.flat().includes(one));
  const all = [arrangement, of('c')[0] ?? filled('c 0 E'), ...islands, stones, of('r')[0] ?? filled('r C B W P S')];
  return joinExcerpts(
    [...all, ...players.flat(), ...others].flatMap((one, index) => [
      filled(index > 0 ? ' ' : ''),
      one,
      after(one, ';'),
    ]),
  );
}

/** Text that nobody pasted: it has no place. */
function filled(text: string): Excerpt {
  const nowhere = new Array<number>(text.length + 1).fill(0);
  return { text, starts: nowhere, ends: nowhere };
}

function after({ starts }: Excerpt, text: string): Excerpt {
  const end = starts[starts.length - 1];
  return { text, starts: [end, end], ends: [end, end] };
}

/** The statements without what is at fault: a tile that is named wrongly, else the statement. */
function leaveOut(statements: readonly Excerpt[], state: string, fault: Fault): Excerpt[] {
  const [from] = placeOf(state, fault);
  const before = state.slice(0, from).lastIndexOf(';') + 1;
  const faulty = state.slice(before, (state.indexOf(';', from) + 1 || state.length + 1) - 1).trim();
  const one = statements.findLast(({ text }) => text === faulty);
  // What is at fault was filled in, because other statements ask for it: nothing of them can be kept.
  if (!one) return [];
  const tile = mentionOf(one.text, fault);
  const mended = tile ? [joinExcerpts([sliceExcerpt(one, 0, tile[0] - 1), sliceExcerpt(one, tile[1])])] : [];
  return statements.flatMap((each) => (each === one ? mended : [each]));
}
