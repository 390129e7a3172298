import { describe, expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { raceToTheRaft } from '../game.ts';
import type { RaftPosition } from '../position.ts';
import { isCutOff } from '../reach.ts';
import { lossOf, tallyOf } from '../scoring.ts';
import { FIRE, PHASES, RAFT } from '../state.ts';
import { explainScore } from './final-score.ts';
import { closedPath, lastFire } from './last-fire.ts';
import { boxOf, RAFT_SIDE, voyageOf } from './layout.ts';
import { crewOf, nameCrew, scenesOf } from './scenes.ts';
import { nameCat } from './words.ts';

const matches = [...readGolden(raceToTheRaft, 'long'), ...readGolden(raceToTheRaft).filter((_, at) => at % 5 === 0)];
const finished = matches.map((match) => ({
  position: match.position as RaftPosition,
  earlier: () => match.positions() as readonly RaftPosition[],
}));
const won = finished.filter(({ position }) => position.phase === PHASES.won);
const burnt = finished.filter(({ position, earlier }) => lastFire(position, earlier));

describe('the raft casts off', () => {
  it('after a roll call of all cats, which names each by its colour for those who listen', () => {
    expect(won.length).toBeGreaterThan(3);
    for (const match of won) {
      const scenes = scenesOf(match);
      expect(scenes.map(({ step }) => step)).toEqual(['aboard', 'sailing', 'safe']);
      expect(crewOf(match.position).length).toBe(tallyOf(match.position).cats);
      for (const square of crewOf(match.position)) {
        expect(nameCrew(match.position).join()).toMatch(new RegExp(`${nameCat(match.position, square)}|both|all \\d`));
      }
      const all = `All ${['three', 'four', 'five', 'six'][crewOf(match.position).length - 3]} cats are`;
      expect(scenes[0].caption).toBe(`${all} aboard.`);
      expect(scenes[2].caption).toContain(`${all} safe after`);
    }
  });

  it('the raft stays on the board and leaves the island behind in the other corner', () => {
    for (const { position } of won) {
      const box = boxOf(position);
      const { origin, scale, to, size } = voyageOf(position, box);
      const side = RAFT_SIDE * size;
      expect(to.x).toBeGreaterThanOrEqual(box.x);
      expect(to.y).toBeGreaterThanOrEqual(box.y);
      expect(to.x + side).toBeLessThanOrEqual(box.x + box.width);
      expect(to.y + side).toBeLessThanOrEqual(box.y + box.height);
      const covered = { x: box.width * scale, y: box.height * scale };
      const apartX = origin.x === box.x ? to.x - (box.x + covered.x) : origin.x - covered.x - (to.x + side);
      const apartY = origin.y === box.y ? to.y - (box.y + covered.y) : origin.y - covered.y - (to.y + side);
      expect(Math.max(apartX, apartY)).toBeGreaterThan(0);
    }
  });
});

describe('the fire closes in', () => {
  it('names the fire and the cat, and says how many were saved', () => {
    expect(burnt.length).toBeGreaterThan(10);
    for (const match of burnt) {
      const { position, earlier } = match;
      const scenes = scenesOf(match);
      expect(scenes.map(({ step }) => step)).toEqual(['fire', 'trapped', 'lost']);
      expect(scenes[0].caption).toBe('The last fire closes the last path.');
      const loss = lossOf(position);
      for (const cat of loss?.kind === 'cutOff' ? loss.cats : [])
        expect(scenes[1].caption.toLowerCase()).toContain(nameCat(position, cat));
      const { aboard } = tallyOf(position);
      expect(scenes[2].caption).toContain(aboard === 0 ? 'No cat' : `${aboard} of`);
      expect(scenes.map(({ caption }) => caption).join()).not.toMatch(/row|column/);
      expect(earlier().length).toBeGreaterThan(2);
      // The result says which rule it was: a card, too, could open no path.
      expect(JSON.stringify(explainScore(position))).toMatch(/Fire has cut off .*(No card fits on|can’t cover fire)/);
    }
  });

  it('R14: the path that is gone ends where it is closed, and leads through no fire before that', () => {
    for (const { position, earlier } of burnt) {
      const fire = lastFire(position, earlier);
      const loss = lossOf(position);
      if (!fire || loss?.kind !== 'cutOff') throw new Error('Only matches that fire has lost are looked at.');
      expect(isCutOff(fire.before)).toBe(false);
      for (const cat of loss.cats) {
        const path = closedPath(fire, position, cat) ?? [];
        expect(path[0]).toBe(cat);
        expect(path.length).toBeGreaterThan(1);
        expect(path.slice(0, -1).filter((square) => position.has(FIRE, square) || position.has(RAFT, square))).toEqual(
          [],
        );
      }
    }
  });

  it('is told without a tile where no fire did it', () => {
    const others = finished.filter((match) => match.position.phase === PHASES.lost && !burnt.includes(match));
    expect(others.length).toBeGreaterThan(0);
    for (const match of others) expect(scenesOf(match).map(({ step }) => step)).toEqual(['trapped', 'lost']);
  });

  it('nothing is shown before the end', () => {
    for (const { position, earlier } of finished) {
      const before = earlier().at(-2);
      if (before) expect(scenesOf({ position: before, earlier })).toEqual([]);
      expect(position.phase === PHASES.won || position.phase === PHASES.lost).toBe(true);
    }
  });
});
