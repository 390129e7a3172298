import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { walk } from '../core/laws.ts';
import { perft } from '../core/perft.ts';
import { must } from '../core/result.ts';
import { type SetUp, settle } from '../core/settings.ts';
import { replay } from '../core/timeline.ts';
import { writesGolden } from '../tests/support/golden.ts';
import { setUpsToTry } from '../tests/support/set-ups.ts';
import { shelf } from './index.ts';

/*
 * Finished matches and move counts of earlier days. When a rule changes on purpose, raise the game's rulesVersion,
 * run once with BOARDWALK_GOLDEN=<game> (or =all), and read the difference before you commit it. With the same version,
 * as after adding an option, that adds what is missing and leaves the rest alone.
 */

interface GoldenMatch {
  readonly record: Parameters<typeof replay>[1];
  readonly end: string;
  readonly scores: number[];
  readonly winners: number[];
}

/** Ways to play 1, 2, 3 … moves on from a position. */
interface Perft {
  readonly position: string;
  readonly counts: number[];
}

function fileOf(game: string, name: string): string {
  const folder = new URL(`./${game}/matches/`, import.meta.url);
  if (writesGolden(game) && !existsSync(folder)) mkdirSync(folder);
  return new URL(name, folder).pathname;
}

function readLines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function writeLines(file: string, lines: readonly unknown[]): void {
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}

function keptLines({ rulesVersion }: Game, file: string): GoldenMatch[] {
  return readLines<GoldenMatch>(file).filter(({ record }) => record.rulesVersion === rulesVersion);
}

/** An option that came later has its usual value in a match of earlier days. */
function setUpOf(game: Game, { seats, settings }: GoldenMatch['record']): SetUp {
  return { seats, settings: must(settle(game.options, settings, seats)) };
}

function isSame(one: SetUp, other: SetUp): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

for (const { about, load } of shelf) {
  describe(`golden ${about.title}`, async () => {
    const { game } = await load();
    const setUps = setUpsToTry(game);
    const matchFile = fileOf(about.id, 'random.jsonl');
    const perftFile = fileOf(about.id, 'perft.jsonl');

    if (writesGolden(about.id)) {
      const kept = existsSync(matchFile) ? keptLines(game, matchFile) : [];
      const missing = setUps.filter((setUp) => !kept.some(({ record }) => isSame(setUpOf(game, record), setUp)));
      const matches = missing.map(({ seats, settings }) => {
        const { positions, moves } = walk(game, seats, settings, `golden ${about.id}`);
        const last = positions[positions.length - 1];
        const log = moves.map((move, index) => game.formatMove(positions[index], move));
        return {
          record: { game: game.id, rulesVersion: game.rulesVersion, seats, settings, log },
          end: game.format(last),
          scores: Array.from(last.scores()),
          winners: [...(last.winners() ?? [])],
        };
      });
      writeLines(matchFile, [...kept, ...matches]);
      const lines =
        kept.length > 0
          ? readLines<Perft>(perftFile)
          : [setUps[0], setUps[setUps.length - 1]].flatMap(({ seats, settings }) => {
              const { positions } = walk(game, seats, settings, `perft ${about.id}`);
              return [0.4, 0.7, 0.95].map((part) => {
                const position = positions[Math.floor((positions.length - 1) * part)];
                const counts = [1, 2].map((depth) => perft(game, position, depth));
                return { position: game.format(position), counts };
              });
            });
      writeLines(perftFile, lines);
    }

    it('finished matches replay to the same end', () => {
      for (const golden of readLines<GoldenMatch>(matchFile)) {
        const match = must(replay(game, golden.record));
        expect(game.format(match.position)).toBe(golden.end);
        expect(Array.from(match.position.scores())).toEqual(golden.scores);
        expect([...(match.position.winners() ?? [])]).toEqual(golden.winners);
      }
    });

    it('there is one for every number of seats and every option', () => {
      const tried = readLines<GoldenMatch>(matchFile).map(({ record }) => setUpOf(game, record));
      for (const setUp of setUps) expect(tried).toContainEqual(setUp);
    });

    it('as many ways to play on as ever', () => {
      for (const { position, counts } of readLines<Perft>(perftFile)) {
        const parsed = must(game.parse(position));
        expect({ position, counts: counts.map((_, depth) => perft(game, parsed, depth + 1)) }).toEqual({
          position,
          counts,
        });
      }
    });
  });
}
