import { describe, expect, it } from 'vitest';
import { texts } from '#texts/blue-lagoon/scenes.ts';
import { OVER } from '../../../core/game.ts';
import { must } from '../../../core/result.ts';
import { replay, type Timeline } from '../../../core/timeline.ts';
import { NO_SETTLEMENT } from '../../../tests/support/blue-lagoon-no-settlement.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { asYou } from '../../../texts/who.ts';
import { blueLagoon } from '../game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
import { type LagoonScene, scenesOf } from './scenes.ts';
import { tellingOrder, type Verdict } from './suspense.ts';

const matches = readGolden(blueLagoon) as readonly Timeline<BlueLagoonPosition>[];
const NAMES = [asYou('You'), 'Ada', 'Bo', 'Cy'];

function scenesAt(positions: readonly BlueLagoonPosition[], at: number, from = at - 1): readonly LagoonScene[] {
  const names = NAMES.slice(0, positions[0].seats);
  const earlier = () => positions.slice(0, at + 1);
  return scenesOf({ position: positions[at], before: positions[from], names, earlier, moved: [] });
}

/** The last move of the exploration with its deal, as the page sees it: one step. */
function halfTimeOf(positions: readonly BlueLagoonPosition[]): readonly LagoonScene[] {
  const last = positions.findLastIndex(({ phase }) => phase === EXPLORATION);
  const dealt = positions.findIndex(({ phase, turn }) => phase === SETTLEMENT && turn >= 0);
  return dealt < 0 ? [] : scenesAt(positions, dealt, last);
}

const endOf = (positions: readonly BlueLagoonPosition[]) => scenesAt(positions, positions.length - 1);

it('what is told of an island and of the tide are whole sentences', () => {
  const [you, ada, bo] = NAMES;
  const on = (name: string, pieces: number) => ({ name, pieces });
  const tellIsland = (...told: Parameters<typeof texts.island>) => texts.island(...told);
  expect(tellIsland('Shell Island', [on(you, 3)], [on(ada, 1)], 6)).toBe('Shell Island: you lead 3 to 1 and score 6.');
  expect(tellIsland('Shell Island', [on(ada, 2)], [], 6)).toBe('Shell Island: Ada is alone there and scores 6.');
  expect(tellIsland('Shell Island', [on(you, 2), on(ada, 2)], [], 3)).toBe(
    'Shell Island: you and Ada are level and score 3 each.',
  );
  const tide = (...kept: number[]) =>
    texts.tide(kept.map((number, seat) => ({ name: [ada, you, bo][seat], kept: number, lost: 0 }))).split('. ')[1];
  expect(tide(5, 5)).toBe('Ada and you keep 5 villages each.');
  expect(tide(5, 4, 1)).toBe('Ada keeps 5 villages, you keep 4 villages and Bo keeps 1 village.');
  expect(tide(0, 4)).toBe('You keep 4 villages.');
  expect(tide(0, 0)).toBe('No village is left.');
});

describe('half-time on the board', () => {
  const played = matches.map((match) => match.positions()).filter((positions) => halfTimeOf(positions).length > 0);

  it('B13: judges every island once and ends with the points of the exploration', () => {
    expect(played.length).toBeGreaterThan(5);
    for (const positions of played) {
      const scenes = halfTimeOf(positions);
      const islands = Array.from({ length: positions[0].board.islands }, (_, island) => island);
      expect(scenes.flatMap(({ now }) => now).toSorted((a, b) => a - b)).toEqual(islands);
      const counted = positions.find(({ phase }) => phase === SETTLEMENT);
      expect(scenes.at(-1)?.totals).toEqual(Array.from(counted?.points ?? []));
      const sums = scenes
        .at(-1)
        ?.totals?.map((_, seat) => (scenes.at(-1)?.parts ?? []).reduce((sum, { points }) => sum + points[seat], 0));
      expect(sums).toEqual(scenes.at(-1)?.totals);
      expect(scenes.at(-1)?.caption).toMatch(/^Half-time: (a tie at|you lead by|\w+ leads by) \d+$/);
      for (const { totals = [] } of scenes) expect(totals.every(Number.isFinite)).toBe(true);
    }
  });

  it('shows the move that ended it, islands first, then the rest, then the tide, then the new tokens', () => {
    for (const positions of played) {
      const scenes = halfTimeOf(positions);
      expect(scenes.map(({ showsMove = false }) => showsMove)).toEqual(scenes.map((_, at) => at === 0));
      const parts = scenes.map(({ part }) => part);
      expect(parts.slice(-2)).toEqual(['tide', 'deal']);
      expect(parts.lastIndexOf('majorities')).toBeLessThan(parts.indexOf('links'));
      const last = positions.findLast(({ phase }) => phase === EXPLORATION);
      const pieces = (position: BlueLagoonPosition) =>
        NAMES.slice(0, position.seats).reduce(
          (sum, _, seat) => sum + position.settlers(seat).length + position.villages(seat).length,
          0,
        );
      expect(pieces(scenes[0].position)).toBe(pieces(last as BlueLagoonPosition) + 1);
    }
  });

  it('B15: the tide leaves the villages that the settlement begins with, and no token', () => {
    for (const positions of played) {
      const opened = positions.find(({ phase, turn }) => phase === SETTLEMENT && turn >= 0) as BlueLagoonPosition;
      const tide = halfTimeOf(positions).find(({ part }) => part === 'tide');
      for (let seat = 0; seat < opened.seats; seat++) {
        expect(tide?.position.villages(seat)).toEqual(opened.villages(seat));
        expect(tide?.position.settlers(seat)).toEqual([]);
      }
      expect(tide?.position.resources).toBe(0);
    }
  });

  it('B14: tokens are shown where they were taken, as many as everybody holds', () => {
    for (const positions of played) {
      const scenes = halfTimeOf(positions);
      const found = scenes.flatMap((scene) => scene.found);
      const { position } = scenes[0];
      for (let seat = 0; seat < position.seats; seat++) {
        for (let kind = 0; kind < 5; kind++) {
          const shown = found.filter((each) => each.seat === seat && each.kind === kind).length;
          const isTold = scenes.some(({ part }) => part === (kind === 4 ? 'statuettes' : 'resources'));
          expect(shown).toBe(isTold ? position.held(seat, kind) : 0);
        }
      }
    }
  });

  it('is not played at any other move', () => {
    const [positions] = played;
    const first = positions.findIndex(({ turn }) => turn >= 0);
    expect(scenesAt(positions, first + 1)).toEqual([]);
  });
});

it('B17: half-time says who plays on where somebody has no village', () => {
  const [you, ada, bo] = NAMES;
  expect(
    texts.goOn([
      { name: you, kept: 2 },
      { name: ada, kept: 1 },
    ]),
  ).toMatch(/every settler must go next to one of your own/);
  expect(
    texts.goOn([
      { name: you, kept: 0 },
      { name: ada, kept: 1 },
    ]),
  ).toMatch(/You have no village: Ada plays on alone/);
  expect(
    texts.goOn([
      { name: ada, kept: 0 },
      { name: you, kept: 1 },
    ]),
  ).toMatch(/Ada has no village: you play on alone/);
  const three = [you, ada, bo].map((name, seat) => ({ name, kept: seat }));
  expect(texts.goOn(three)).toMatch(/You have no village: Ada and Bo play on\.$/);
});

it('B11, B14: a part says what it brings to whom, and names those together whom it brings nothing', () => {
  const [you, ada, bo] = NAMES;
  const gain = (name: string, points: number, islands?: number) => ({ name, points, islands });
  expect(texts.part('islands', [gain(you, 20, 8), gain(ada, 0, 5)])).toBe(
    'Islands reached: +20 for you (8 islands), nothing for Ada (5 islands).',
  );
  const resources = [gain(you, 0), gain(ada, 0), gain(bo, 25)];
  expect(texts.part('resources', resources)).toBe('Resources: +25 for Bo, nothing for you and Ada.');
  const sets = [you, bo].map((name) => ({ name, sets: ['4 coconuts', '2 water tokens'] }));
  expect(texts.sets([...sets, { name: ada, sets: [] }])).toBe(
    'You: 4 coconuts, 2 water tokens.\nBo: 4 coconuts, 2 water tokens.',
  );
});

it('a long sentence is on the screen for longer than a short one', () => {
  const scenes = matches.flatMap((match) => endOf(match.positions())).filter(({ part }) => part === 'resources');
  const lengthOf = ({ caption, words = '' }: LagoonScene) => caption.length + words.length;
  const [short, long] = [Math.min, Math.max].map((pick) => pick(...scenes.map(lengthOf)));
  const timeOf = (length: number) => scenes.find((scene) => lengthOf(scene) === length)?.milliseconds ?? 0;
  expect(long).toBeGreaterThan(100);
  // Three hundred words a minute, of six letters each.
  expect(timeOf(long)).toBeGreaterThan(timeOf(short));
  expect(timeOf(long)).toBeGreaterThan((long / 6) * 150);
});

describe('the end on the board', () => {
  it('B13: the islands come last, and the totals end with the score', () => {
    for (const match of matches) {
      const scenes = endOf(match.positions());
      const judging = scenes.filter(({ part }) => part === 'majorities');
      expect(scenes.slice(-1 - judging.length, -1)).toEqual(judging);
      expect(scenes.at(-1)?.totals).toEqual(Array.from(match.position.scores()));
      expect(scenes.at(-1)?.judged).toHaveLength(match.position.board.islands);
      expect(scenes.at(-1)?.caption).toMatch(/(win|wins) by \d+\.$|Equal points/);
    }
  });

  it('begins with the points of half-time', () => {
    const match = matches.find(({ position }) => !position.short) as Timeline<BlueLagoonPosition>;
    const counted = match.positions().find(({ phase }) => phase === SETTLEMENT);
    expect(endOf(match.positions())[0].totals).toEqual(Array.from(counted?.points ?? []));
  });

  it('F19: where no village is left, the tide is the end, and that is said', () => {
    const positions = (must(replay(blueLagoon, NO_SETTLEMENT)) as Timeline<BlueLagoonPosition>).positions();
    expect(positions.at(-1)?.turn).toBe(OVER);
    const scenes = endOf(positions);
    expect(scenes[0].showsMove).toBe(true);
    expect(scenes.at(-2)?.part).toBe('tide');
    expect(scenes.at(-2)?.caption).toBe('The tide washes away all settlers. No village is left.');
    expect(scenes.at(-1)?.caption).toBe(
      'No village is left, so nobody can go on and the game ends at half-time. You win by 8.',
    );
    expect(scenes.at(-1)?.totals).toEqual([115, 107]);
    expect(scenes.at(-1)?.judged).toHaveLength(8);
    // The board is bare, the verdicts stay.
    expect(scenes.at(-1)?.position.settlers(0)).toEqual([]);
    expect(scenes.at(-1)?.counted.settlers(0).length).toBeGreaterThan(5);
  });
});

/** An island by what it brings to whom. */
const verdict = (island: number, share: number, ...leaders: readonly number[]): Verdict => ({
  island,
  bonus: share * Math.max(1, leaders.length),
  pieces: [],
  leaders,
  share,
});

describe('the order of the islands', () => {
  it('puts the one that decides last', () => {
    const islands = [verdict(0, 10, 0), verdict(1, 6, 1), verdict(2, 4, 0)];
    expect(tellingOrder(islands, [0, 6]).map(({ island }) => island)).toEqual([2, 1, 0]);
  });

  it('tells every island once, and leaves the winner undecided before the last whenever one island can', () => {
    for (const match of matches) {
      const scenes = endOf(match.positions());
      const islands = scenes.filter(({ part, now }) => part === 'majorities' && now.length === 1);
      const [before, after] = [scenes.at(-3), scenes.at(-2)].map((scene) => scene?.totals ?? []);
      const winner = after.indexOf(Math.max(...after));
      const lead = (totals: readonly number[]) =>
        totals[winner] - Math.max(...totals.filter((_, seat) => seat !== winner));
      const gains = islands.map(({ totals = [] }, at) => {
        const earlier = at === 0 ? undefined : islands[at - 1].totals;
        return earlier ? totals.map((points, seat) => points - earlier[seat]) : undefined;
      });
      // No other island, taken away from the end, would have left the winner less ahead.
      for (const gain of gains) {
        if (gain) expect(lead(before)).toBeLessThanOrEqual(lead(after.map((points, seat) => points - gain[seat])));
      }
    }
  });
});
