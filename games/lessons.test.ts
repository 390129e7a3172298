import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { replay } from '../core/timeline.ts';
import { findGame } from './index.ts';
import type { Lesson } from './room.ts';

const folder = new URL('./', import.meta.url);
const taught = readdirSync(folder).filter((game) => existsSync(new URL(`${game}/ui/lesson.ts`, folder)));

describe.each(taught)('the first lesson of %s', (game) => {
  it('is a match that the rules allow, and the learner plays every move it asks for', async () => {
    const { lesson }: { lesson: Lesson } = await import(`./${game}/ui/lesson.ts`);
    const room = await findGame(game)?.load();
    if (!room) throw new Error(`${game} is not on the shelf`);
    const record = { game, rulesVersion: room.game.rulesVersion, seats: lesson.seats, settings: {} };
    const log = [...lesson.opening];
    for (const step of lesson.steps) {
      const { position } = must(replay(room.game, { ...record, log }));
      if (step.play !== undefined) {
        expect(position.turn).toBe(0);
        log.push(step.play);
      }
      log.push(...(step.after ?? []));
    }
    must(replay(room.game, { ...record, log }));
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.names).toHaveLength(lesson.seats);
  });
});
