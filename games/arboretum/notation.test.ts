import { describe, expect, it } from 'vitest';
import { walk } from '../../core/laws.ts';
import { must } from '../../core/result.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { arboretum } from './game.ts';
import { parsePosition, stateTextOf } from './notation.ts';
import { formatStateText } from './official-strings.ts';
import type { ArboretumPosition } from './position.ts';

const { format, parse, parseMove } = arboretum;

/** All cards of six species but these, sorted. */
function restOf(taken: string): string {
  const gone = new Set(taken.match(/[a-z][1-8]/g));
  return [...'abcdjm']
    .flatMap((letter) => [...'12345678'].map((value) => letter + value))
    .filter((card) => !gone.has(card))
    .join('');
}

/** A line with a full deck. */
function line(shared: string, hands: string, known: string, phase: string): string {
  return `arboretum ${shared} ${restOf(`${shared}${hands}`)},${hands} ${known} ${phase}`;
}

const HANDS = 'Aa8b3d1d6d8j5m2,Bb1b8c7d4j2m1m8';
const GOOD = line('B,Aa6C00C00,Ac2,B,B', HANDS, '-', 'draw');

describe('positions', () => {
  it('the start of a match', () => {
    const start = arboretum.start(2, { species: 'usual' });
    expect(format(start)).toBe(`arboretum A,A,A,B,B ${restOf('')},A,B - deal`);
    expect(format(arboretum.start(2, { species: 'random' }))).toBe(
      'arboretum A,A,A,B,B ,A,B - species species=random trees=-',
    );
  });

  it('the official strings stand in it', () => {
    const position = must(parse(GOOD));
    expect(position.turn).toBe(1);
    expect(position.hand(0)).toHaveLength(7);
    expect(format(position)).toBe(GOOD);
  });

  it('they are the ones that the official methods write, all through a match', () => {
    for (const { seats, settings } of setUpsToTry(arboretum)) {
      const written = walk(arboretum, seats, settings, 'strings').positions as readonly ArboretumPosition[];
      const official = written.map((position) => formatStateText(stateTextOf(position)).join(' '));
      expect(written.map((position) => format(position).split(' ').slice(1, 3).join(' '))).toEqual(official);
    }
  });

  it('a view hides with a question mark', () => {
    const view = must(parse(GOOD)).view(1);
    expect(format(view)).toBe('arboretum B,Aa6C00C00,Ac2,B,B ?32,A?7,Bb1b8c7d4j2m1m8 - draw');
    expect(format(must(parse(format(view))))).toBe(format(view));
  });

  it('three and four players have more strings of the same kind', () => {
    expect(format(arboretum.start(4, { species: 'usual' }))).toMatch(
      /^arboretum A,A,A,B,B,C,C,D,D a1.*w8,A,B,C,D - deal$/,
    );
    expect(must(parse(format(arboretum.start(3, { species: 'usual' })))).seats).toBe(3);
  });

  it('chosen species are an option of the line', () => {
    const line = format(arboretum.start(2, { species: 'abcotw' }));
    expect(line).toMatch(/ deal species=abcotw$/);
    expect(format(must(parse(line)))).toBe(line);
    expect(parse(line.replace('abcotw', 'abcot'))).toMatchObject({ ok: false, fault: { code: 'settings.value' } });
  });

  it('species drawn by lot are named', () => {
    let position: ArboretumPosition = arboretum.start(2, { species: 'random' });
    for (const letter of 'wotjba') {
      position = position.copy();
      position.play(must(parseMove(position, `*${letter}`)));
    }
    expect(format(position)).toMatch(/ deal species=random trees=abjotw$/);
    expect(format(must(parse(format(position))))).toBe(format(position));
  });
});

const rowOf = (cards: string): string =>
  (cards.match(/../g) ?? [])
    .map((card, index) => `${card}${index === 0 ? 'C00' : `N${String(index).padStart(2, '0')}`}C00`)
    .join('');

describe('what is inconsistent is refused', () => {
  it.each([
    ['', 'arboretum.name'],
    ['metro - -,- 1+', 'arboretum.name'],
    ['arboretum', 'arboretum.fields'],
    ['arboretum A,A,A,B,B ,A,B -', 'arboretum.fields'],
    [GOOD.replace('B,Aa6', 'B,Aa6C00C00,A,A,Aa6'), 'arboretum.seats'],
    [GOOD.replace('draw', 'dance'), 'arboretum.phase'],
    [GOOD.replace('draw', 'toString'), 'arboretum.phase'],
    [GOOD.replace('draw', 'species'), 'arboretum.phase'],
    [GOOD.replace('B,Aa6', 'C,Aa6'), 'arboretum.turn'],
    [GOOD.replace('B,Aa6', 'AB,Aa6'), 'arboretum.turn'],
    [GOOD.replace(',Ac2', ',Bc2'), 'arboretum.letter'],
    [GOOD.replace('a6C00C00', 'a9C00C00'), 'arboretum.card'],
    [GOOD.replace('a6C00C00', 'a6C01C00'), 'arboretum.square'],
    [GOOD.replace('a6C00C00', 'a6N01C00'), 'arboretum.first'],
    [GOOD.replace('a6C00C00', 'a6C00C00a5C00C00'), 'arboretum.occupied'],
    [GOOD.replace('a6C00C00', 'a6C00C00a5N01E01'), 'arboretum.apart'],
    [GOOD.replace('a6C00C00', 'a6C00C00a5N99E99'), 'arboretum.apart'],
    [GOOD.replace('a6C00C00', 'o6C00C00'), 'arboretum.species'],
    [GOOD.replace('a6C00C00', rowOf('a6a1a2a3a4a5a7b2b4b5b6b7c1c3c4c5c6c8')), 'arboretum.many'],
    [GOOD.replace('Ac2', 'Aa6'), 'arboretum.twice'],
    [GOOD.replace(' a1a2', ' a1a2a2'), 'arboretum.order'],
    [GOOD.replace(' a1a2', ' a1a2a6'), 'arboretum.order'],
    [GOOD.replace(',Aa8b3', ',Ab3a8'), 'arboretum.order'],
    [GOOD.replace(' a1a2', ' a1'), 'arboretum.missing'],
    [GOOD.replace('m6m7,', 'm6m7m8,'), 'arboretum.twice'],
    [GOOD.replace(' - ', ' a7 '), 'arboretum.known'],
    [GOOD.replace(' - ', ' c2 '), 'arboretum.known'],
    [GOOD.replace(' - ', ' b3a8 '), 'arboretum.order'],
    [GOOD.replace('draw', 'draw speed=fast'), 'settings.unknown'],
    [GOOD.replace('draw', 'draw species=rare'), 'settings.value'],
    [GOOD.replace('draw', 'draw species'), 'settings.pair'],
    [GOOD.replace('draw', 'draw trees=abcdjm'), 'arboretum.trees'],
    [GOOD.replace('draw', 'draw species=random'), 'arboretum.trees'],
    [GOOD.replace('draw', 'draw species=random trees=abcdmj'), 'arboretum.trees'],
    [GOOD.replace('draw', 'draw species=random trees=abcdjmo'), 'arboretum.trees'],
    [GOOD.replace('draw', 'draw species=random trees=abcdj'), 'arboretum.phase'],
    ['arboretum A,A,A,B,B,C,C,D,D ,A,B,C,D - deal species=random trees=abc', 'arboretum.trees'],
    [GOOD.replace('draw', 'place'), 'arboretum.hand'],
    [GOOD.replace('draw', 'deal'), 'arboretum.hand'],
    [GOOD.replace('draw', 'show'), 'arboretum.turns'],
    [GOOD.replace('draw', 'end'), 'arboretum.turns'],
    [GOOD.replace('B,Aa6', 'A,Aa6').replace('draw', 'end'), 'arboretum.deck'],
    [GOOD.replace('B,Aa6', 'A,Aa6'), 'arboretum.turns'],
    [line('B,Aa6C00C00,A,B,B', HANDS, '-', 'draw'), 'arboretum.piles'],
    [line('B,Aa6C00C00,Ac2c3,B,B', HANDS, '-', 'draw'), 'arboretum.piles'],
    [line('B,Aa6C00C00,Ac2,B,Bc3', HANDS, '-', 'draw'), 'arboretum.piles'],
    [line('A,A,A,B,B', 'Aa1,B', 'a1', 'deal').replace('A,A,A', 'B,A,A'), 'arboretum.deal'],
    ['arboretum B,A,A,B,B ,A,B - species species=random trees=-', 'arboretum.turn'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?31,A?7,Bb1b8c7d4j2m1m8 - draw', 'arboretum.deck'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?032,A?7,Bb1b8c7d4j2m1m8 - draw', 'arboretum.deck'],
    ['arboretum B,Aa6C00C00,Ac2,B,B a1,A?7,Bb1b8c7d4j2m1m8 - draw', 'arboretum.deck'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?32,Aa1?6,Bb1b8c7d4j2m1m8 - draw', 'arboretum.secret'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?32,A?7?,Bb1b8c7d4j2m1m8 - draw', 'arboretum.hidden'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?32,A?0,Bb1b8c7d4j2m1m8 - draw', 'arboretum.hidden'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?32,A?99,Bb1b8c7d4j2m1m8 - draw', 'arboretum.hand'],
    ['arboretum B,Aa6C00C00,Ac2,B,B ?32,A?10,Bb1b8c7d4j2m1m8 - draw', 'arboretum.hand'],
    [GOOD.replace(/ a1\S*?,/, ' ?32,'), 'arboretum.card'],
  ])('%s', (text, code) => {
    const position = parsePosition(text);
    expect(position.ok ? 'read' : position.fault.code).toBe(code);
    if (!position.ok) expect(sayFault(position.fault)).toMatch(/\.$/);
  });

  it('a draw when the game should be over', () => {
    const a = rowOf('a2a3a4a5a6a7a8b1b2b3b4b5b6b7b8');
    const b = rowOf('c2c3c4c5c6c7c8d1d2d3d4d5d6d7d8');
    const text = `arboretum A,A${a},Ac1a1,B${b},Bm1j8 ,Aj2j3j4j5j6j7m2,Bj1m3m4m5m6m7m8 - draw`;
    expect(parsePosition(text)).toMatchObject({ ok: false, fault: { code: 'arboretum.deck', rule: 'A7' } });
    const end = text.replace('A,A', 'B,A');
    expect(parsePosition(end.replace('draw', 'end'))).toMatchObject({ ok: false, fault: { code: 'arboretum.show' } });
    expect(parsePosition(end.replace('draw', 'show')).ok).toBe(true);
    const shown = end.replace(' - draw', ' j1j2j3j4j5j6j7m2m3m4m5m6m7m8 end');
    expect(must(parsePosition(shown)).winners()).toEqual([0, 1]);
    expect(parsePosition(shown.replace('end', 'show'))).toMatchObject({ ok: false, fault: { code: 'arboretum.show' } });
  });
});

describe('moves', () => {
  it.each([
    '',
    'd',
    'x1',
    'a9',
    'DD',
    '++a1',
    '+',
    '-',
    '*',
    '-a1b2',
    'a1N00C00',
    'a1C00C0',
    ' D',
    'D ',
    'a1b2',
    '+?? ',
    '=?',
  ])('%j is not one', (text) => {
    const move = parseMove(must(parse(GOOD)), text);
    expect(move.ok).toBe(false);
    if (!move.ok) expect(sayFault(move.fault)).not.toBe('');
  });
});
