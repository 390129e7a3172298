import { describe, expect, it } from 'vitest';
import { OVER } from '../core/game.ts';
import { readGolden } from '../tests/support/golden.ts';
import { shelf } from './index.ts';

describe.each(shelf)('the final score of $about.id, taken apart', async ({ about, load }) => {
  const room = await load();
  const matches = readGolden(room.game);

  it('adds up to the score of every seat, in every golden match', () => {
    for (const match of matches) {
      const score = room.explainScore?.(match.position, () => match.positions());
      expect(match.position.turn).toBe(OVER);
      if (about.together) expect(score?.kind).toBe('facts');
      if (score?.kind !== 'points') continue;
      const seats = Array.from({ length: match.seats }, (_, seat) => seat);
      const sums = seats.map((seat) => score.parts.reduce((sum, { points }) => sum + points[seat], 0));
      expect(sums).toEqual(Array.from(match.position.scores()));
    }
    expect(matches.length).toBeGreaterThan(5);
  });

  it('comes from sources that add up to it, but for what a half-time brought', () => {
    expect(room.scoreSources === undefined).toBe(about.together === true);
    if (!room.scoreSources) return;
    for (const { position, seats } of matches) {
      const sources = room.scoreSources.pointsOf(position);
      const rests = Array.from(
        { length: seats },
        (_, seat) => position.scores()[seat] - sources.reduce((sum, points) => sum + points[seat], 0),
      );
      if (about.id === 'blue-lagoon') expect(Math.min(...rests)).toBeGreaterThanOrEqual(0);
      else expect(rests.every((rest) => rest === 0)).toBe(true);
      const names = sources.map((_, source) => room.scoreSources?.tell(position, source, 'Ada’s'));
      expect(new Set(names).size).toBe(sources.length);
      expect(names.every((name) => name?.includes('Ada’s'))).toBe(true);
    }
  });

  it('has factors, if any, that make the score of every seat', () => {
    for (const match of matches) {
      const score = room.explainScore?.(match.position, () => match.positions());
      const factors = score?.kind === 'points' ? score.parts.flatMap(({ factor }) => factor ?? []) : [];
      if (factors.length === 0) continue;
      const scores = Array.from(match.position.scores());
      expect(scores.map((_, seat) => factors.reduce((product, { numbers }) => product * numbers[seat], 1))).toEqual(
        scores,
      );
      for (const { numbers, words } of factors) expect(words.map((each) => Number(/\d+/.exec(each)))).toEqual(numbers);
    }
  });

  it('names every part and fact once', () => {
    for (const match of matches) {
      const score = room.explainScore?.(match.position, () => match.positions());
      const names = (score?.kind === 'facts' ? score.facts : (score?.parts ?? [])).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
