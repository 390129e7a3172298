import { expect, it } from 'vitest';
import type { OfficialMethod } from '../core/official.ts';
import { SeededRandom } from '../core/random.ts';
import { ok } from '../core/result.ts';
import { type Shelved, shelf } from '../games/index.ts';
import { answerLine, type CallDesk } from './calls.ts';
import { TOO_LONG } from './lines.ts';

/** A game with a mistake in it, and methods that answer what cannot be written. */
async function deskWith(call: OfficialMethod['call'], mistakes: unknown[]): Promise<CallDesk> {
  const [{ about, load }] = shelf;
  const official = { odd: { args: {}, returns: 'nothing', help: '', call } };
  const broken: Shelved = { about, load: async () => ({ ...(await load()), official }) };
  return { shelf: [broken], game: about.id, random: new SeededRandom(1), onMistake: (error) => mistakes.push(error) };
}

it('a method that throws is answered as our own mistake and told in full', async () => {
  const mistakes: unknown[] = [];
  const desk = await deskWith(() => {
    throw new RangeError('seat 9 has no hand');
  }, mistakes);
  const answer = await answerLine('{"id":5,"method":"odd"}', desk);
  expect(JSON.parse(answer)).toEqual({ id: 5, error: { code: 'internal', message: 'RangeError: seat 9 has no hand' } });
  expect(mistakes).toEqual([new RangeError('seat 9 has no hand')]);
});

it('so is a result that JSON cannot carry', async () => {
  const mistakes: unknown[] = [];
  const desk = await deskWith(() => ok(1n), mistakes);
  expect(JSON.parse(await answerLine('{"id":5,"method":"odd"}', desk)).error.code).toBe('internal');
  expect(mistakes).toHaveLength(1);
});

it('no result is null', async () => {
  const desk = await deskWith(() => ok(undefined), []);
  expect(await answerLine('{"id":5,"method":"odd"}', desk)).toBe('{"id":5,"result":null}');
});

it('a game without an assignment says that it has no official methods', async () => {
  const [{ about, load }] = shelf;
  const { official: _, ...plain } = await load();
  const desk = { ...(await deskWith(() => ok(1), [])), shelf: [{ about, load: async () => plain }] };
  expect(JSON.parse(await answerLine('{"id":5,"method":"odd"}', desk)).error).toEqual({
    code: 'call.method',
    message: 'Arboretum has no official methods: it does not come from an assignment.',
  });
});

it('a line beyond all bounds is answered too', async () => {
  const desk = await deskWith(() => ok(1), []);
  expect(JSON.parse(await answerLine(TOO_LONG, desk))).toMatchObject({ id: null, error: { code: 'call.tooLong' } });
});
