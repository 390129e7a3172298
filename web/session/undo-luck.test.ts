import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { LocalSession } from './local-session.ts';
import type { Player } from './player.ts';
import { listMatches, loadMatch, type SavedMatch } from './store.ts';

/** The browser's storage, in memory. */
class FakeStorage {
  readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
}

const storage = new FakeStorage();
const ada: Player = { kind: 'person', name: 'Ada' };
const bot: Player = { kind: 'bot', name: 'Bot', level: 1 };

beforeEach(() => {
  storage.entries.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(): Promise<LocalSession> {
  const room = await findGame('arboretum')?.load();
  if (!room) throw new Error('Arboretum is not on the shelf');
  return must(LocalSession.open(room, [ada, bot], {}));
}

/** Plays the move with this text. */
function play(session: LocalSession, text: string): void {
  const { position, moves } = session.snapshot;
  const move = moves.find((each) => session.room.game.formatMove(position, each) === text);
  if (move === undefined) throw new Error(`${text} is not possible now`);
  expect(session.submit(move)).toBeUndefined();
}

function kept({ id }: LocalSession): SavedMatch {
  const saved = loadMatch(id);
  if (!saved) throw new Error('The match was not kept');
  return saved;
}

it('F5: a card that was drawn, taken back and drawn again is the same card, also after a reload', async () => {
  for (let match = 0; match < 8; match++) {
    const session = await open();
    play(session, 'D');
    const { log } = session.record;
    session.undo();
    expect(session.record.log).toHaveLength(log.length - 2);
    play(session, 'D');
    expect(session.record.log).toEqual(log);
    session.undo();
    const again = must(LocalSession.resume(session.room, kept(session)));
    play(again, 'D');
    expect(again.record.log).toEqual(log);
  }
});

it('F5: the secret is kept beside the record and shown nowhere else', async () => {
  const session = await open();
  const [{ secret, record }] = listMatches();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(record)).not.toContain(secret);
  expect(JSON.stringify([session.record, session.snapshot])).not.toContain(secret);
});

it('a match that was kept without a secret gets one', async () => {
  const session = await open();
  const { id, record, players, changed, over } = kept(session);
  const again = must(LocalSession.resume(session.room, { id, record, players, changed, over }));
  again.keep();
  expect(kept(again).secret).toMatch(/^[0-9a-f]{64}$/);
});
