import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, findPostgres, NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts';
import type { BotQuestion } from './bots.ts';
import { type OwnBots, QueuedBots } from './queued-bots.ts';

/** A process's threads that answer with their own name. */
class FakeThreads implements OwnBots {
  readonly asked: string[] = [];
  readonly isIdle: boolean;
  private readonly name: string;
  private readonly answer: (view: string) => Promise<string | undefined>;

  constructor(name: string, isIdle: boolean, answer = async (view: string): Promise<string | undefined> => view) {
    this.name = name;
    this.isIdle = isIdle;
    this.answer = answer;
  }

  async think({ view }: BotQuestion): Promise<string | undefined> {
    this.asked.push(view);
    const text = await this.answer(view);
    return text === undefined ? undefined : `${this.name}: ${text}`;
  }

  async close(): Promise<void> {}
}

const question = (view: string, isUrgent = true): BotQuestion => ({
  game: 'metro',
  view,
  level: 8,
  owner: 'somebody',
  isUrgent,
});

if (!findPostgres()) console.warn(NO_POSTGRES);

describe.runIf(findPostgres())('computer players of several processes', () => {
  let cluster: Cluster;
  const errors: unknown[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  async function open(threads: OwnBots, count: number, patience?: number): Promise<QueuedBots> {
    const bots = new QueuedBots(cluster.url, threads, count, (error) => errors.push(error), patience);
    await bots.open();
    return bots;
  }

  it('think here while a thread is free, and elsewhere when none is', async () => {
    const idle = new FakeThreads('idle', true);
    const busy = new FakeThreads('busy', false);
    const [here, there] = await Promise.all([open(idle, 1), open(busy, 0)]);
    expect(await here.think(question('one'))).toBe('idle: one');
    const many = Array.from({ length: 20 }, (_, at) => `question ${at}`);
    const answers = await Promise.all(many.map((view) => there.think(question(view))));
    expect(answers).toEqual(many.map((view) => `idle: ${view}`));
    expect(busy.asked).toEqual([]);
    await Promise.all([here.close(), there.close()]);
    expect(errors).toEqual([]);
  });

  it('that fail say so to whoever asked', async () => {
    const [here, there] = await Promise.all([
      open(new FakeThreads('idle', true, async () => undefined), 1),
      open(new FakeThreads('busy', false), 0),
    ]);
    expect(await there.think(question('hard'))).toBeUndefined();
    await Promise.all([here.close(), there.close()]);
  });

  it('whose process dies with the question: it is asked again, or answered at home', async () => {
    let release = () => {};
    const hanging = () => new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const threads = new FakeThreads('dying', false, hanging);
    const dying = await open(threads, 1);
    const lonely = await open(new FakeThreads('lonely', false), 0, 1500);
    const answer = lonely.think(question('patience'));
    await expect.poll(() => threads.asked, { timeout: 60_000 }).toEqual(['patience']);
    const late = await open(new FakeThreads('late', true), 1);
    expect(await answer).toMatch(/^late: patience$/);
    const home = await open(new FakeThreads('home', false), 1, 50);
    expect(await home.think(question('here'))).toMatch(/here$/);
    release();
    await Promise.all([late.close(), lonely.close(), home.close(), dying.close()]);
  });
});
