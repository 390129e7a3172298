import { describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { capture } from '../../tests/support/capture.ts';

interface Answer {
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

async function ask(lines: readonly unknown[], argv: readonly string[] = []): Promise<Answer[]> {
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { code, out, err } = await capture(['call', ...argv], { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const score = { game: 'metro', method: 'getScore', input: { placementSequence: 'aacb00', numberOfPlayers: 2 } };

describe('call with requests', () => {
  it('answers in order, by name or by place', async () => {
    const answers = await ask([
      { id: 1, ...score },
      { id: 'two', ...score, input: ['aacb00', 3] },
      { ...score },
      '',
      '\u{feff} {"id":4,"game":"metro","method":"isPiecePlacementWellFormed","input":["aacb00"]} \r',
    ]);
    expect(answers).toEqual([
      { id: 1, result: [1, 0] },
      { id: 'two', result: [0, 1, 0] },
      { id: null, result: [1, 0] },
      { id: 4, result: true },
    ]);
  });

  it('takes the game from the command line when the request names none', async () => {
    const { game: _, ...rest } = score;
    expect(await ask([{ id: 1, ...rest }], ['metro'])).toEqual([{ id: 1, result: [1, 0] }]);
  });

  it.each([
    ['{"id":1', null, 'call.json'],
    ['null', null, 'call.request'],
    ['[1,2]', null, 'call.request'],
    ['"text"', null, 'call.request'],
    [{ id: 1, method: 'getScore' }, 1, 'call.request'],
    [{ id: 1, game: 7, method: 'getScore' }, 1, 'call.request'],
    [{ id: 1, game: 'chess', method: 'getScore' }, 1, 'call.game'],
    [{ id: 1, game: 'metro' }, 1, 'call.request'],
    [{ id: 1, game: 'metro', method: 'getscore' }, 1, 'call.method'],
    [{ id: 1, game: 'metro', method: 'constructor', input: {} }, 1, 'call.method'],
    [{ id: 1, game: 'metro', method: '__proto__', input: {} }, 1, 'call.method'],
    [{ id: 1, game: 'metro', method: 'getScore' }, 1, 'call.input'],
    [{ id: 1, game: 'metro', method: 'getScore', input: null }, 1, 'call.input'],
    [{ id: 1, game: 'metro', method: 'getScore', input: 'aacb00' }, 1, 'call.input'],
    [{ id: 1, game: 'metro', method: 'getScore', input: ['', 2, 3] }, 1, 'call.input'],
    [{ id: 1, game: 'metro', method: 'getScore', input: {} }, 1, 'call.argument'],
    [{ id: { deep: true }, game: 'chess' }, null, 'call.game'],
    [{ id: 1, game: 'x'.repeat(100_000), method: 'getScore' }, 1, 'call.game'],
    [{ id: 1, game: 'metro', method: 'x'.repeat(100_000) }, 1, 'call.method'],
    ['x'.repeat(100_000), null, 'call.json'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, null, 'call.request'],
    [`{"id":1,"game":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 1, 'call.request'],
  ])('an error answers bad request %#, and it goes on', async (line, id, code) => {
    const [bad, good] = await ask([line, { id: 2, ...score }]);
    expect(bad.id).toBe(id);
    expect(bad.error?.code).toBe(code);
    expect(bad.error?.message.length).toBeLessThan(2000);
    expect(good).toEqual({ id: 2, result: [1, 0] });
  });

  it('reads requests that arrive in pieces, characters cut in two included', async () => {
    const bytes = Buffer.from(`${JSON.stringify({ id: '●▲', ...score })}\n`);
    const input = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const { out } = await capture(['call'], { input });
    expect(JSON.parse(out)).toEqual({ id: '●▲', result: [1, 0] });
  });

  it('answers a last line without its end, and thousands at once', async () => {
    const one = JSON.stringify({ id: 1, ...score });
    const { out } = await capture(['call'], { input: `${one}\n`.repeat(4999) + one });
    expect(out).toBe('{"id":1,"result":[1,0]}\n'.repeat(5000));
  });

  it('repeats random answers with a seed', async () => {
    const draws = Array.from({ length: 20 }, (_, id) => ({
      id,
      game: 'metro',
      method: 'drawFromDeck',
      input: ['', ''],
    }));
    const first = await ask(draws, ['--seed', 'monday']);
    expect(await ask(draws, ['--seed', 'monday'])).toEqual(first);
    expect(await ask(draws, ['--seed', 'tuesday'])).not.toEqual(first);
  });
});

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'nonsense',
  '\u0000\n;,{}[]',
  'a'.repeat(100_000),
  '9'.repeat(100_000),
  ' '.repeat(100_000),
  [],
  [null],
  ['', '', '', '', ''],
  {},
  { length: 3 },
  [[[[[[]]]]]],
];

describe('call with hostile arguments', () => {
  it.each(shelf)('$about.id: no method throws', async ({ about, load }) => {
    const { official = {} } = await load();
    const requests = Object.entries(official).flatMap(([method, { args }]) =>
      [
        ...HOSTILE.map((value) => Object.fromEntries(Object.keys(args).map((name) => [name, value]))),
        ...Object.keys(args).flatMap((name) => HOSTILE.map((value) => ({ [name]: value }))),
        ...HOSTILE.filter((value) => typeof value === 'object'),
      ].map((input) => ({ game: about.id, method, input })),
    );
    const answers = await ask(requests.map((request, id) => ({ id, ...request })));
    expect(answers.map(({ id }) => id)).toEqual(requests.map((_, id) => id));
    const thrown = answers.filter(({ error }) => error?.code === 'internal');
    expect(thrown).toEqual([]);
  });
});

describe('call once', () => {
  it.each([
    [['metro', 'getScore', 'aacb00', '2'], '[1,0]\n'],
    [['Metro', 'getScore', '{"placementSequence":"aacb00","numberOfPlayers":2}'], '[1,0]\n'],
    [['metro', 'isPiecePlacementWellFormed', '{"piecePlacement":"aacb00"}'], 'true\n'],
    [['metro', 'isPiecePlacementWellFormed', '{"piecePlacement":null}'], 'false\n'],
    [['metro', 'isPiecePlacementWellFormed', '"aacb00"'], 'false\n'],
    [['stratopolis', 'getScoreForPlacement', 'MMUA', 'true'], '1\n'],
    [['arboretum', 'isSharedStateWellFormed', '["A","A","A","B","B"]'], 'true\n'],
    [['arboretum', 'isSharedStateWellFormed', '["A","A","A","B","B"]', '3'], 'false\n'],
    [['metro', 'stationAtExit', '3', '3', '0'], 'null\n'],
  ])('%j prints the result', async (argv, out) => {
    expect(await capture(['call', ...argv])).toEqual({ code: 0, out, err: '' });
  });

  it.each([
    [['metro', 'getScore', 'aacb0', '2'], 1, 'is not four letters'],
    [['metro', 'getScore'], 1, 'placementSequence is missing; expected a text.'],
    [['metro', 'getScore', 'aacb00'], 1, 'numberOfPlayers is missing; expected a whole number from 2 to 6.'],
    [['metro', 'getScore', 'aacb00', '7'], 1, 'numberOfPlayers must be a whole number from 2 to 6, not 7.'],
    [['metro', 'getScore', 'aacb00', 'two'], 1, 'numberOfPlayers must be a whole number from 2 to 6, not "two".'],
    [['metro', 'getScore', '{"placementSequence":"","players":2}'], 1, 'There is no argument "players".'],
    [['metro', 'isPiecePlacementWellFormed', '{}'], 1, 'piecePlacement is missing; expected a text.'],
    [['arboretum', 'isSharedStateWellFormed'], 1, 'sharedState is missing; expected a list of texts.'],
    [['race-to-the-raft', 'drawFireTile', '[1'], 1, 'gameState must be five strings, not "[1".'],
    [['metro', 'getScores', 'aacb00', '2'], 2, 'Did you mean getScore?'],
    [['metro', 'getScore', 'aacb00', '2', '3'], 2, 'takes no more arguments'],
    [['metro', 'getScore', '{"placementSequence"'], 2, 'is not JSON'],
  ])('%j says what is wrong', async (argv, code, words) => {
    const { out, err, ...rest } = await capture(['call', ...argv]);
    expect({ ...rest, out }).toEqual({ code, out: '' });
    expect(err).toContain(words);
  });
});

describe('F24: a text argument stays a text, whatever it looks like', () => {
  it.each(['1212121', '2211', '1e3', 'true', 'null', '[]'])('%s', async (word) => {
    const { out, err } = await capture(['call', 'metro', 'getScore', word, '2']);
    expect({ out, err: err.includes('must be a text') }).toEqual({ out: '', err: false });
    expect((await capture(['call', 'metro', 'isPiecePlacementWellFormed', word])).out).toBe('false\n');
  });
});

describe('call --list', () => {
  it('names every method of every game, for people and for programs', async () => {
    const { out } = await capture(['call', '--list']);
    const json = JSON.parse((await capture(['call', '--list', '--json'])).out);
    for (const { about, load } of shelf) {
      for (const [method, { args, returns, help }] of Object.entries((await load()).official ?? {})) {
        expect(out).toContain(`  ${method}(`);
        const list = Object.entries(args).map(([name, { expects, standard }]) => ({
          ...{ name, expects },
          optional: standard !== undefined,
        }));
        expect(json).toContainEqual({ game: about.id, method, args: list, returns, help });
      }
    }
  });

  it('can be asked about one game and one method', async () => {
    const { out } = await capture(['call', '--list', 'metro', 'getScore']);
    expect(out).toMatch(/^metro\n {2}getScore\(placementSequence, numberOfPlayers\) → int\[\]\n {6}\w.*\n$/);
    expect((await capture(['call', '--list', 'metro', 'getScored'])).code).toBe(2);
    const optional = await capture(['call', '--list', 'arboretum', 'isSharedStateWellFormed']);
    expect(optional.out).toContain('isSharedStateWellFormed(sharedState, players?)');
  });
});
