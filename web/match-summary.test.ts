import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../core/timeline.ts';
import { findGame } from '../games/index.ts';
import { formatSvg } from '../kit/draw/drawing.ts';
import { formatSecret, secretFrom } from '../online/fair-dice.ts';
import { root } from '../scripts/lib/root.mjs';
import { ada, bo, roomOf, you } from '../tests/support/players.ts';
import { boardTitle, inOrderOfPlay, summarise } from './match-summary.ts';
import { coloursOf, type Player } from './session/player.ts';
import type { SavedMatch } from './session/saved-match.ts';
import { NOTHING_UNDONE } from './session/undone.ts';

/** A golden match of two, a part of it played. */
function saved(game: string, players: readonly Player[], part = 0.5, more: Partial<SavedMatch> = {}): SavedMatch {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const records = lines.map((line): MatchRecord => JSON.parse(line).record);
  const record = records.find(({ seats }) => seats === players.length) ?? records[0];
  return {
    id: game,
    record: { ...record, log: record.log.slice(0, Math.floor(record.log.length * part)) },
    players,
    secret: formatSecret(secretFrom('summary')),
    undone: NOTHING_UNDONE,
    changed: 0,
    over: part === 1,
    version: 0,
    ...more,
  };
}

describe('what the front page tells of a match', () => {
  it('people who share a device: no card of anybody’s hand, in picture, words or position', async () => {
    const room = await roomOf('arboretum');
    for (const part of [0.2, 0.5, 0.8]) {
      const match = saved('arboretum', [you, bo], part);
      const summary = summarise(room, match);
      if (!summary) throw new Error('The match cannot be followed.');
      const { position, viewer, scores, last } = summary;
      expect(viewer).toBe('spectator');
      const spectator = position.view('spectator');
      expect(room.game.format(position)).toBe(room.game.format(spectator));
      expect(formatSvg(room.picture(position))).toBe(formatSvg(room.picture(spectator)));
      // Points follow from hands.
      expect(scores).toBeUndefined();
      expect(last?.words.join()).toBeTruthy();
    }
  });

  it('a match in which cards were drawn, and nothing else, tells that', async () => {
    const match = saved('race-to-the-raft', [you], 1);
    const { log } = match.record;
    const record = { ...match.record, log: log.slice(0, log.findIndex((text) => /^([A-D]\d)+$/.test(text)) + 1) };
    const summary = summarise(await roomOf('race-to-the-raft'), { ...match, record, over: false });
    expect(summary?.last?.words[0]).toMatch(/^(asked for|drew) /);
  });

  it('fire that followed a card is told with it', async () => {
    const match = saved('race-to-the-raft', [you], 1);
    const { log } = match.record;
    const fire = log.findIndex((text) => /^[a-zA-E]\d{4}[TF][NESW]$/.test(text));
    const record = { ...match.record, log: log.slice(0, fire + 1) };
    const summary = summarise(await roomOf('race-to-the-raft'), { ...match, record, over: false });
    expect(summary?.last?.words).toEqual(['placed a card', expect.stringMatching(/^placed fire on \d squares?$/)]);
  });

  it('one person against computer players sees their own hand and nobody else’s', async () => {
    const room = await roomOf('arboretum');
    const summary = summarise(room, saved('arboretum', [ada, you], 0.4));
    expect(summary?.viewer).toBe(1);
    expect(summary && room.game.format(summary.position.view(1))).toBe(summary && room.game.format(summary.position));
  });

  it.each(['arboretum', 'blue-lagoon', 'metro', 'stratopolis'])(
    'a finished match of %s tells winners and points',
    async (game) => {
      const summary = summarise(await roomOf(game), saved(game, [you, ada], 1));
      expect(summary?.turn).toBeUndefined();
      expect(summary?.isWaiting).toBe(false);
      expect(summary?.winners?.length).toBeGreaterThan(0);
      expect(summary?.scores).toHaveLength(2);
    },
  );

  it('a running match tells the points that its table shows, not those of an end that has not come', async () => {
    const room = await roomOf('blue-lagoon');
    const summary = summarise(room, saved('blue-lagoon', [you, ada], 0.4));
    expect(summary?.scores).toEqual(summary && room.pointsNow?.(summary.position));
    expect(Math.max(...(summary?.scores ?? []))).toBeGreaterThan(0);
  });

  it('whoever must act waits, and a computer player does not', async () => {
    const room = await roomOf('blue-lagoon');
    const match = saved('blue-lagoon', [you, ada]);
    const turn = summarise(room, match)?.turn ?? 0;
    const players = turn === 0 ? [ada, you] : [you, ada];
    expect(summarise(room, saved('blue-lagoon', players))?.isWaiting).toBe(false);
    expect(summarise(room, saved('blue-lagoon', players.toReversed()))?.isWaiting).toBe(true);
  });

  it('a log that the rules cannot follow tells nothing', async () => {
    const match = saved('metro', [you, ada]);
    const broken = { ...match, record: { ...match.record, log: ['nonsense'] } };
    expect(summarise(await roomOf('metro'), broken)).toBeUndefined();
  });

  it('a challenge is always named, a board only where it is not the usual one', () => {
    const titled = (game: string, settings: Record<string, string>) => {
      const match = saved(game, [you, ada]);
      const about = findGame(game)?.about;
      return about && boardTitle(about, { ...match, record: { ...match.record, settings } });
    };
    expect(titled('race-to-the-raft', { challenge: 'first-steps' })).toBe('First steps');
    expect(titled('blue-lagoon', { map: 'wheels' })).toBe('Wheels');
    expect(titled('blue-lagoon', { map: 'default' })).toBeUndefined();
    expect(titled('arboretum', {})).toBeUndefined();
  });
});

describe('the order of matches', () => {
  const at = (changed: number): SavedMatch => ({ ...saved('metro', [you, ada]), id: String(changed), changed });
  const ids = (matches: readonly SavedMatch[]) => matches.map(({ id }) => id);

  it('those that were played, then those that wait, newest first; an untouched one comes last', () => {
    const matches = [5, 3, 9, 7].map(at);
    const order = (isBegun: (changed: number) => boolean, isWaiting: (changed: number) => boolean) =>
      ids(inOrderOfPlay(matches, ({ changed }) => ({ isBegun: isBegun(changed), isWaiting: isWaiting(changed) })));
    expect(
      order(
        (changed) => changed < 9,
        () => true,
      ),
    ).toEqual(['7', '5', '3', '9']);
    expect(
      order(
        () => true,
        (changed) => changed !== 9,
      ),
    ).toEqual(['7', '5', '3', '9']);
    expect(
      order(
        (changed) => changed === 3,
        () => true,
      ),
    ).toEqual(['3', '9', '7', '5']);
  });

  it('a match is begun by a person: neither rolls nor a computer player’s first move count', async () => {
    const room = await roomOf('metro');
    const begun = (moves: number, players: readonly Player[]) => {
      const match = saved('metro', players);
      return summarise(room, { ...match, record: { ...match.record, log: match.record.log.slice(0, moves) } })?.isBegun;
    };
    expect(begun(0, [you, ada])).toBe(false);
    expect(begun(2, [ada, you])).toBe(false);
    expect(begun(2, [you, ada])).toBe(true);
  });
});

describe('colours of seats', () => {
  const worn = (...colours: (number | undefined)[]) =>
    coloursOf(colours.map((colour) => (colour === undefined ? you : { ...you, colour })));

  it('are the chosen ones, and the seat’s own where nobody chose', () => {
    expect(worn(undefined, undefined)).toEqual([0, 1]);
    expect(worn(4, undefined)).toEqual([4, 1]);
  });

  it('are all different, whatever was kept', () => {
    expect(worn(1, undefined, undefined)).toEqual([1, 0, 2]);
    expect(new Set(worn(3, 3, 3, 3, 3, 3)).size).toBe(6);
  });
});
