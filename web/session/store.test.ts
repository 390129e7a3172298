import { describe, expect, it } from 'vitest';
import { TextStore } from '../../kit/text-store.ts';
import { formatSecret, secretFrom } from '../../online/fair-dice.ts';
import { Store } from './store.ts';

const SECRET = formatSecret(secretFrom('new'));

function storeWith(entries: Readonly<Record<string, string>>): Store {
  // No storage at all: the texts stay in memory, which is enough here.
  const texts = new TextStore(() => {
    throw new Error('none');
  });
  for (const [key, text] of Object.entries(entries)) texts.set(`boardwalk.${key}`, text);
  return new Store(texts, () => SECRET);
}

const record = { game: 'metro', rulesVersion: 1, seats: 2, settings: {}, log: ['a', 'b'] };
const players = [
  { kind: 'person', name: 'Rosa' },
  { kind: 'bot', name: 'Ada', level: 3 },
];
const plain = { id: 'm', record, players, changed: 5, over: false };

describe('what a browser has kept', () => {
  it('is read as older versions wrote it', () => {
    expect(storeWith({ 'match.m': JSON.stringify(plain) }).loadMatch('m')).toEqual({
      ok: true,
      value: { ...plain, secret: SECRET, undone: { lines: [], lengths: [] }, version: 0 },
    });
  });

  it.each([
    'nonsense',
    'null',
    '{}',
    '{"id":"m"}',
    JSON.stringify({ ...plain, record: null }),
    JSON.stringify({ ...plain, record: { ...record, log: [1] } }),
    JSON.stringify({ ...plain, record: { ...record, settings: 'x' } }),
    JSON.stringify({ ...plain, id: 7 }),
    JSON.stringify({ ...plain, players: [] }),
    JSON.stringify({ ...plain, players: 'Rosa' }),
  ])('F2: a spoiled match is set aside with its text, and the others are listed: %s', (text) => {
    const store = storeWith({ 'match.m': text, 'match.good': JSON.stringify({ ...plain, id: 'good' }) });
    const { matches, spoiled } = store.listMatches();
    expect(matches.map(({ id }) => id)).toEqual(['good']);
    expect(spoiled).toEqual([{ id: 'm', text, why: expect.stringMatching(/\.$/) }]);
    expect(store.loadMatch('m')).toMatchObject({ ok: false });
    const putBack = store.removeMatch('m');
    expect(store.listMatches().spoiled).toEqual([]);
    putBack();
    expect(store.listMatches().spoiled.map((entry) => entry.text)).toEqual([text]);
  });

  it('F2: odd values in a match that can be read become plain ones', () => {
    const odd = {
      ...plain,
      players: [null, 7],
      changed: 'soon',
      over: 1,
      secret: 'x',
      undone: 7,
      version: {},
    };
    const [match] = storeWith({ 'match.m': JSON.stringify(odd) }).listMatches().matches;
    expect(match).toMatchObject({ changed: 0, over: false, secret: SECRET, version: 0 });
    expect(match.players.every(({ kind }) => kind === 'person')).toBe(true);
    const late = { ...plain, changed: 1e300 };
    expect(storeWith({ 'match.m': JSON.stringify(late) }).listMatches().matches[0].changed).toBe(0);
  });

  it.each([
    [{ lines: ['c'], lengths: [3] }, true],
    [{ lines: ['c', 'd', 'e'], lengths: [5, 4] }, true],
    [{ lines: ['c'], lengths: [4] }, false],
    [{ lines: ['c', 'd'], lengths: [3, 4] }, false],
    [{ lines: [1], lengths: [3] }, false],
    [{ lines: [], lengths: [] }, false],
  ])('F7: keeps what was undone only where it fits the log: %j', (undone, fits) => {
    const [match] = storeWith({ 'match.m': JSON.stringify({ ...plain, undone }) }).listMatches().matches;
    expect(match.undone).toEqual(fits ? undone : { lines: [], lengths: [] });
  });

  it.each(['', 'null', '7', '[]', '{"players":7}', '{"players":[],"settings":null}', '{"a":{"won":"x","best":{}}}'])(
    'F2: spoiled set-ups, campaigns, lessons and paces are harmless: %s',
    (text) => {
      const store = storeWith({ 'set-up.metro': text, 'campaign.metro': text, 'lesson.metro': text, pace: text });
      expect(store.hasLearned('metro')).toBe(false);
      expect(store.loadSetUp('metro')?.settings ?? {}).toEqual({});
      for (const tally of Object.values(store.loadTallies('metro'))) expect(tally?.won).toBe(false);
      expect(store.loadPace()).toBe('calm');
    },
  );
});
