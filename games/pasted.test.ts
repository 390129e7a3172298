import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStrings } from '../core/literals.ts';
import { formatSvg } from '../kit/draw/drawing.ts';
import { anyLetter } from '../tests/support/any-text.ts';
import { shelf } from './index.ts';
import type { Example, Room } from './room.ts';

/** One of them stands for every game in what follows. */
const rooms: readonly (readonly [string, Room, readonly Example[]])[] = await Promise.all(
  shelf.map(async ({ about, load }) => {
    const { examples } = (await import(`./${about.id}/ui/examples.ts`)) as { examples: readonly Example[] };
    return [about.id, await load(), examples] as const;
  }),
);
const roomOf = (id: string) => rooms.find(([game]) => game === id)?.[1] as Room;

/** Everything that a page does with a walkthrough; what cannot be drawn would throw here. */
function draw(room: Room, text: string): string[] {
  const { positions, captions, remarks, fault } = room.readPasted(text);
  expect(captions).toHaveLength(positions.length);
  expect(positions.length > 0 || fault !== undefined).toBe(true);
  for (const { message, span } of fault ? [fault, ...remarks] : remarks) {
    expect(message).toMatch(/^\S[^\n]{5,}[.…]$/);
    if (!span) continue;
    expect(span[0]).toBeGreaterThanOrEqual(0);
    expect(span[1]).toBeGreaterThanOrEqual(span[0]);
    expect(text.length).toBeGreaterThanOrEqual(span[1]);
  }
  for (const position of positions.slice(-1)) {
    formatSvg(room.picture(position));
    room.terminal(position, { colour: false, width: 100 });
    position.scores();
    position.winners();
    position.moves(new Int32Array(room.game.maxMoves));
  }
  return positions.map((position) => room.game.format(position));
}

const listed = (text: string) => {
  const strings = readStrings(text).map((each) => JSON.stringify(each.text));
  return strings;
};

describe.each(rooms)('%s', (_, room, examples) => {
  it('F9: opens on an example without a fault, and has a handful of them, from the assignment and illegal ones too', () => {
    expect(room.readPasted(examples[0].text)).toMatchObject({ remarks: [] });
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const { text, title } of examples) {
      expect(title).not.toBe('');
      expect(room.readPasted(text).fault).toBeUndefined();
      expect(draw(room, text).length).toBeGreaterThan(0);
    }
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });

  it('F8: quotes, escapes, brackets and joins around a text change nothing', () => {
    for (const { text } of examples) {
      const lines = draw(room, text);
      const strings = listed(text);
      const halves = strings.map((each) => {
        const plain: string = JSON.parse(each);
        const half = Math.floor(plain.length / 2);
        return `${JSON.stringify(plain.slice(0, half))} +\n    ${JSON.stringify(plain.slice(half))}`;
      });
      const escaped = strings.map((each) =>
        each.replace(/[a-zA-Z](?![nrtbf"\\])/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
      );
      for (const quoted of [
        `{${strings.join(', ')}}`,
        `String[] gameState = new String[]{\n  ${strings.join(',\n  ')}\n};`,
        `val state = listOf(${halves.join(', ')})`,
        `state = [${strings.map((each) => `'${each.slice(1, -1)}'`).join(', ')}]`,
        `assertEquals(true, Game.isValid(new String[]{${strings.join(', ')}})); // it's a test`,
        `\`{${strings.join(', ')}}\``,
        `{${escaped.join(', ')}}`,
      ]) {
        expect(draw(room, quoted)).toEqual(lines);
      }
    }
  });

  it('any text at all is shown or refused, and points into itself', () => {
    const spoiled = fc
      .tuple(
        fc.constantFrom(...examples.map(({ text }) => text)),
        fc.nat(),
        fc.nat(9),
        fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('"', "'", '\\', '\n', '{', '}', ',', ';', ' ')),
      )
      .map(([text, at, cut, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + cut);
      });
    const anything = fc.oneof(
      { weight: 4, arbitrary: spoiled },
      fc.string({ unit: anyLetter, maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'"\'\\{}[](),;+ \nABCDabcdMU019NCSEWipsr'), maxLength: 60 }),
    );
    fc.assert(
      fc.property(anything, (text) => void draw(room, text)),
      { numRuns: 150, seed: 9 },
    );
  });
});

/*
 * Every literal that the five documents of the assignments print. `tiles`, `trees` or a part of the line say what is drawn;
 * those that the document itself gets wrong, or prints to show a form, name what is told about them.
 */
describe('F8: the literals printed in the assignments', () => {
  const START =
    'a 13 2; c 0 E; i 6 0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3 1,4 2,0 2,1; i 6 0,5 0,6 0,7 1,6 1,7 1,8 2,6 2,7 2,8 3,7 3,8; ' +
    'i 6 7,12 8,11 9,11 9,12 10,10 10,11 11,10 11,11 11,12 12,10 12,11; i 8 0,9 0,10 0,11 1,10 1,11 1,12 2,10 2,11 3,10 3,11 ' +
    '3,12 4,10 4,11 5,11 5,12; i 8 4,0 5,0 5,1 6,0 6,1 7,0 7,1 7,2 8,0 8,1 8,2 9,0 9,1 9,2; i 8 10,3 10,4 11,0 11,1 11,2 ' +
    '11,3 11,4 11,5 12,0 12,1 12,2 12,3 12,4 12,5; i 10 3,3 3,4 3,5 4,2 4,3 4,4 4,5 5,3 5,4 5,5 5,6 6,3 6,4 6,5 6,6 7,4 ' +
    '7,5 7,6 8,4 8,5; i 10 5,8 5,9 6,8 6,9 7,8 7,9 7,10 8,7 8,8 8,9 9,7 9,8 9,9 10,6 10,7 10,8 11,7 11,8 12,7 12,8; ' +
    's 0,0 0,5 0,9 1,4 1,8 1,12 2,1 3,5 3,7 3,10 3,12 4,0 4,2 5,9 5,11 6,3 6,6 7,0 7,8 7,12 8,2 8,5 9,0 9,9 10,3 10,6 10,10 ' +
    '11,0 11,5 12,2 12,8 12,11; r C B W P S; p 0 0 0 0 0 0 0 S T; p 1 0 0 0 0 0 0 S T;';
  const THREE_ISLANDS =
    'i 6 7,12 8,11 9,11 9,12 10,10 10,11 11,10 11,11 11,12 12,10 12,11; i 8 0,9 0,10 0,11 1,10 1,11 1,12 2,10 2,11 3,10 3,11 ' +
    '3,12 4,10 4,11 5,11 5,12; i 8 4,0 5,0 5,1 6,0 6,1 7,0 7,1 7,2 8,0 8,1 8,2 9,0 9,1 9,2;';
  const [, STONES] = /(s 0,0 .*?;)/.exec(START) ?? [];
  const SIXTEEN = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC';

  type Row = [game: string, text: string, told: string, drawn: string];
  const part = (text: string, drawn = text): Row => ['blue-lagoon', `"${text}"`, 'only part', drawn];
  const cardsOnly = (cards: string): Row => ['arboretum', `"${cards}"`, 'cards only', `,A${cards},`];

  it.each<Row>([
    ['blue-lagoon', `>e.g. "${START}"`, 'not been dealt', START],
    part('a 13 2;'),
    part('c 0 E;'),
    part('i 6 0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3 1,4 2,0 2,1;', '1,4 2,0 2,1; s;'),
    part('i 6 0,5 0,6 0,7 1,6 1,7 1,8 2,6 2,7 2,8 3,7 3,8;', '3,7 3,8; s;'),
    part(THREE_ISLANDS),
    part(STONES),
    part('r C 1,1 B 1,2 W P 1,4 S;'),
    part('p 1 42 1 2 3 4 5 S 5,6 8,7 T 1,2;'),
    [
      'arboretum',
      '{"B", "Am1C00C00a4N01C00",\n"Ac5a7", "Bj5C00C00j6C00E01", "Bd2"}',
      'no hidden state',
      'Am1C00C00a4N01C00,Ac5a7,Bj5C00C00j6C00E01,Bd2',
    ],
    [
      'arboretum',
      '{"a3a8b5b6c2c7d1d3d7d8m1", "Ab3b4c1j1m2m5m8", "Ba6b7b8c8d2j2j8"}',
      'no shared state',
      'Ab3b4c1j1m2m5m8,Ba6b7b8c8d2j2j8',
    ],
    ['arboretum', '"a4C00C00"', 'arboretum only', 'Aa4C00C00,A,B,B'],
    ['arboretum', '"a4C00C00m1S01C00"', 'arboretum only', 'Aa4C00C00m1S01C00,A,B,B'],
    ['arboretum', '"Ba2m4a1c7"', 'discard pile only', ',Ba2m4a1c7'],
    cardsOnly('a1a5a6b8j1'),
    cardsOnly('a3c4j5j6j8m3m7'),
    cardsOnly('d7'),
    ['arboretum', '`j4j5j6j7`', 'cards only', ',Aj4j5j6j7,'],
    ['stratopolis', `\`${SIXTEEN}\``, '', SIXTEEN],
    ['stratopolis', '`MMUANLOB`', '', 'MMUANLOB'],
    ['stratopolis', '`MMUA`', '', 'MMUA'],
    // Printed to show a form: no tile is beside it yet.
    ['metro', '`cccc32`', 'next to another tile or on the edge', 'cccc32'],
  ])('%s %s', (game, text, told, drawn) => {
    const { remarks, fault } = roomOf(game).readPasted(text);
    expect(fault).toBeUndefined();
    expect(remarks.map(({ message }) => message).join(' ')).toContain(told);
    expect(draw(roomOf(game), text).at(-1)).toContain(drawn);
  });

  it.each([
    // The document's own slip: the path has a letter too many.
    ['arboretum', '`j1m2m5m6mj8`', 'mj', '"mj" is not a card.'],
    // Names of pictures, written in an older form with heights.
    ['stratopolis', '`MMVA1NLPB1`', 'V', 'A placement begins with MMUA'],
    // Not states: a move, a coordinate, a tile without a place.
    ['blue-lagoon', '"S 2,3"', 'S 2,3', 'There is no Blue Lagoon state here.'],
    ['blue-lagoon', '"12,11"', '12,11', 'There is no Blue Lagoon state here.'],
    ['metro', '`cbaa`', '', 'Placement 1: "cbaa" is not'],
    ['arboretum', '"A"', 'A', 'Expected a shared state'],
  ])('%s %s is wrong in the document or no state', (game, text, pointed, told) => {
    const { fault } = roomOf(game).readPasted(text);
    expect(fault?.message).toContain(told);
    expect(text.slice(...(fault?.span ?? []))).toBe(pointed);
  });
});
