import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { type DeskAsk, formatAsk, idOf, parseDeskAsk, parseTableAsk, type TableAsk } from './asks.ts';
import { LONGEST_ASK } from './limits.ts';
import { type DeskNews, formatNews, parseDeskNews, parseTableNews, type TableNews } from './news.ts';
import { NO_LINES } from './viewer-hash.ts';

const ZEROS = '0'.repeat(32);

const TABLE_ASKS: readonly TableAsk[] = [
  { type: 'hello', version: 1, ply: 0, hash: NO_LINES },
  { type: 'hello', version: 1, key: 'k'.repeat(22), ply: 17, hash: NO_LINES, asks: true },
  { type: 'sync', ply: 3, hash: NO_LINES },
  { type: 'ping' },
  { type: 'sit', id: 'a1', name: 'Ada', seat: 1, invite: 'i'.repeat(22), dice: ZEROS },
  { type: 'leave', id: 'a2' },
  { type: 'arrange', id: 'a3', seat: 1, wish: { kind: 'bot', level: 3 } },
  { type: 'start', id: 'a3b' },
  { type: 'regive', id: 'a4', seat: 1 },
  { type: 'knock', id: 'a5', invite: 'i'.repeat(22) },
  { type: 'move', id: 'a5', ply: 12, hash: NO_LINES, text: 'aacd05' },
  { type: 'propose', id: 'a6', proposal: { what: 'takeback', ply: 4 } },
  { type: 'answer', id: 'a7', agree: false },
  { type: 'resume', id: 'a8' },
  { type: 'resign', id: 'a9' },
  { type: 'abort', id: 'b1' },
  { type: 'replace', id: 'b2', seat: 0, by: { kind: 'bot', level: 2 } },
  { type: 'back', id: 'b3' },
  { type: 'say', id: 'b4', what: { kind: 'phrase', phrase: 'well-played' } },
  { type: 'say', id: 'b5', what: { kind: 'chat', text: 'Schön gespielt' } },
  { type: 'chat', id: 'b6', wanted: true },
  { type: 'rematch', id: 'b7' },
  { type: 'record', id: 'b8' },
];

const DESK_ASKS: readonly DeskAsk[] = [
  { type: 'hello', version: 1, key: 'k'.repeat(22) },
  {
    type: 'make',
    id: 'c1',
    name: 'Ada',
    game: 'metro',
    settings: { corners: 'on' },
    seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 2 }],
    clock: { kind: 'post', hours: 48, weekendsOff: true, nightsOff: false, zone: 'Europe/Berlin' },
    takebacks: true,
    watchers: false,
    begins: 'host',
    record: { game: 'metro', rulesVersion: 1, seats: 2, settings: {}, log: ['aacd'] },
  },
  { type: 'quick', id: 'c2', name: 'Ada', game: 'metro', seats: 2, pace: 'live' },
  { type: 'find', id: 'c3', letters: 'ABCDEF' },
  { type: 'lobby', id: 'c4', on: true },
  { type: 'push', id: 'c5', subscription: null },
  { type: 'webhook', id: 'c6', url: 'https://example.org/hook' },
  { type: 'forget', id: 'c7' },
];

const TABLE_NEWS: readonly TableNews[] = [
  {
    type: 'table',
    match: 'abcdefgh1234',
    game: 'metro',
    rulesVersion: 1,
    settings: {},
    status: 'live',
    seats: [{ player: { kind: 'person', name: 'Ada' } }, { player: { kind: 'bot', level: 3 }, late: true }],
    you: null,
    host: 0,
    rule: { kind: 'bank', seconds: 600, increment: 10 },
    clocks: { left: [1000, -5], running: 1, deadline: 1_700_000_000_000 },
    takebacks: true,
    watchers: true,
    begins: 'full',
    chat: false,
    offer: { by: 0, proposal: { what: 'draw' }, agreed: [0], reveals: false },
    ending: null,
    dice: { commitment: ZEROS + ZEROS, seats: [ZEROS, null] },
  },
  { type: 'lines', from: 3, lines: ['aa', 'bb'], hash: NO_LINES, clocks: null },
  { type: 'presence', here: [true, false], watchers: 3 },
  { type: 'presence', here: [true, true], elsewhere: [false, true], watchers: 0 },
  { type: 'said', by: { kind: 'watcher', name: 'Bo' }, what: { kind: 'phrase', phrase: 'wow' }, time: 1 },
  { type: 'ok', id: 'x', key: 'k'.repeat(22) },
  {
    type: 'no',
    id: 'x',
    fault: { code: 'match.turn', data: { seat: 1, known: ['a'] }, where: ['A1'], within: [{ code: 'match.line' }] },
  },
  { type: 'moved', after: 500 },
];

const DESK_NEWS: readonly DeskNews[] = [
  { type: 'made', id: 'x', match: 'abcdefgh1234', seat: 0, invite: 'i'.repeat(22), letters: 'ABCDEF' },
  { type: 'lobby', tables: [] },
  { type: 'you', id: 'x', name: null, push: false, webhook: null, pushKey: null },
  { type: 'code', id: 'x', code: '123456', seconds: 600 },
];

describe('messages come back as they were', () => {
  it.each(TABLE_ASKS)('to a table: $type', (ask) => {
    expect(must(parseTableAsk(formatAsk(ask)))).toEqual(ask);
  });
  it.each(DESK_ASKS)('to the desk: $type', (ask) => {
    expect(must(parseDeskAsk(formatAsk(ask)))).toEqual(ask);
  });
  it.each(TABLE_NEWS)('from a table: $type', (news) => {
    expect(must(parseTableNews(formatNews(news)))).toEqual(news);
  });
  it.each(DESK_NEWS)('from the desk: $type', (news) => {
    expect(must(parseDeskNews(formatNews(news)))).toEqual(news);
  });
});

describe('messages that are refused', () => {
  it.each([
    ['spoiled JSON', '{"type":', 'This is not JSON.'],
    ['no object', '7', 'A message must be an object, not 7.'],
    ['null', 'null', 'A message must be an object, not null.'],
    ['no type', '{}', '"type" must be one of hello, sync'],
    ['a type of another world', '{"type":"__proto__"}', 'not "__proto__".'],
    ['an inherited type', '{"type":"constructor"}', 'not "constructor".'],
    ['a missing field', '{"type":"leave"}', '"id" must be a text of 1 to 24 characters, not absent.'],
    ['a number as text', '{"type":"leave","id":7}', '"id" must be a text of 1 to 24 characters, not 7.'],
    ['a broken number', '{"type":"sync","ply":1.5,"hash":"0000000000000000"}', '"ply" must be a whole number'],
    ['a field inside', '{"type":"propose","id":"a","proposal":{"what":"peace"}}', '"proposal.what" must be one of'],
    ['a name of spaces', '{"type":"sit","id":"a","name":"   "}', '"name" must be a text'],
    ['a name that steers a terminal', '{"type":"sit","id":"a","name":"a\\u001b[2J"}', '"name" must be a text'],
    ['another version', '{"type":"hello","version":2,"ply":0,"hash":"0000000000000000"}', '"version" must be'],
  ])('%s', (_, json, words) => {
    const read = parseTableAsk(json);
    expect(read.ok ? '' : sayFault(read.fault)).toContain(words);
  });

  it('longer than a frame', () => {
    const read = parseTableAsk(`{"type":"ping","x":"${'x'.repeat(LONGEST_ASK)}"}`);
    expect(read).toMatchObject({ ok: false, fault: { code: 'online.message.long' } });
  });

  it('keeps nothing that it does not know', () => {
    const read = must(parseTableAsk('{"type":"leave","id":"a","admin":true,"__proto__":{"x":1}}'));
    expect(Object.keys(read)).toEqual(['type', 'id']);
    expect((read as { x?: number }).x).toBeUndefined();
  });

  it('still tells whom to answer', () => {
    expect(idOf('{"type":"move","id":"a5"}')).toBe('a5');
    expect(idOf('{"id":7}')).toBeUndefined();
    expect(idOf('[')).toBeUndefined();
  });
});
