import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isStudy, recognise } from './own-text.ts';
import { packText } from './packed-text.ts';
import { paths } from './routes.ts';

const [puzzle] = readFileSync('study/puzzles/stratopolis.jsonl', 'utf8').split('\n');
const { position } = JSON.parse(puzzle);
const [line] = readFileSync('games/metro/matches/random.jsonl', 'utf8').split('\n');
const match = JSON.stringify({ record: JSON.parse(line).record, players: [] });
const study = JSON.stringify({ ...JSON.parse(match), comments: { 1: 'Why here?' } });
const host = 'https://somewhere.test/games/?from=chat';

async function linkOf(page: 'study' | 'view', game: string, text: string, step?: number): Promise<string> {
  return `${host}#${paths[page](game, (await packText(text)) ?? '', step)}`;
}

test('a link of ours opens from any host, with what it holds', async () => {
  const shared = await linkOf('view', 'metro', match, 7);
  expect(await recognise(` ${shared}\n`)).toEqual({
    text: match,
    game: 'metro',
    link: { page: 'view', path: shared.slice(host.length + 1) },
  });
  const noted = await linkOf('study', 'metro', study);
  expect(await recognise(noted)).toMatchObject({ text: study, game: 'metro', link: { page: 'study' } });
  expect(await recognise(await linkOf('study', 'stratopolis', position))).toMatchObject({
    text: position,
    game: 'stratopolis',
  });
  expect(await recognise(`${host}#/arboretum/puzzle/340-76`)).toEqual({
    text: '',
    game: 'arboretum',
    link: { page: 'puzzle', path: '/arboretum/puzzle/340-76' },
  });
});

test('the packed part of a link is enough, with or without its mark', async () => {
  const packed = (await packText(match)) ?? '';
  expect(packed[0]).toBe('~');
  for (const part of [packed, packed.slice(1)]) expect(await recognise(part)).toEqual({ text: match, game: 'metro' });
});

test('the first word of a position and the record of a match name their game', async () => {
  expect(await recognise(position)).toEqual({ text: position, game: 'stratopolis' });
  expect(await recognise(match)).toEqual({ text: match, game: 'metro' });
  expect(await recognise(`${JSON.stringify(JSON.parse(line).record)}\n${line}`)).toMatchObject({ game: 'metro' });
});

test('official strings, other links and words stay what they are', async () => {
  const official = 'baaacddbcacaaccbcbacabcbbaadcacd';
  for (const text of [official, '', 'https://somewhere.test/#/chess/view/e4', 'Metro is a game', '{"log": [', '~'])
    expect(await recognise(text)).toEqual({ text });
});

test('what somebody added makes a study', () => {
  expect(isStudy(study)).toBe(true);
  expect(isStudy(JSON.stringify({ position, players: [] }))).toBe(true);
  expect(isStudy(match)).toBe(false);
  expect(isStudy(position)).toBe(false);
});
