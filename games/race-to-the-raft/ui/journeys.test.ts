import { describe, expect, it } from 'vitest';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import type { RaftPosition } from '../position.ts';
import { tallyOf } from '../scoring.ts';
import { watchCats } from './cat-watch.ts';
import { journeysOf } from './journeys.ts';

const walks = ['first-steps', 'meet-the-twins', 'everyone-is-welcome'].map((id) => {
  const positions = longWalk(1, id, `journeys ${id}`).positions as RaftPosition[];
  return { positions, end: positions[positions.length - 1] };
});

describe('the journeys of a match', () => {
  it('has one for every cat, each as long as the match', () => {
    for (const { positions, end } of walks) {
      const journeys = journeysOf(() => positions, end);
      expect(journeys.map(({ colour }) => colour)).toEqual(watchCats(end).map(({ colour }) => colour));
      expect(new Set(journeys.map(({ needs }) => needs.length)).size).toBe(1);
    }
  });

  it('ends where the cats are: aboard, cut off, or so many squares short', () => {
    for (const { positions, end } of walks) {
      const journeys = journeysOf(() => positions, end);
      const cats = watchCats(end);
      expect(journeys.filter(({ aboard }) => aboard).length).toBe(tallyOf(end).aboard);
      expect(journeys.filter(({ isCutOff }) => isCutOff).length).toBe(cats.filter(({ cutOff }) => cutOff).length);
      const short = cats.filter(({ cutOff, aboard }) => !cutOff && !aboard).map(({ labour }) => labour);
      const needed = journeys.filter((each) => !each.isCutOff && !each.aboard).map(({ needs }) => needs.at(-1));
      expect(needed.sort()).toEqual(short.sort());
    }
  });

  it('tells cats of one colour apart as the island does', () => {
    const { positions, end } = walks[1];
    const journeys = journeysOf(() => positions, end);
    for (const { colour } of journeys) {
      const alike = journeys.filter((other) => other.colour === colour);
      expect(alike.filter(({ hasScarf }) => hasScarf).length).toBe(alike.length > 1 ? 1 : 0);
    }
  });

  it('needs nothing more once a cat is aboard', () => {
    const journeys = walks.flatMap(({ positions, end }) => journeysOf(() => positions, end));
    const aboard = journeys.flatMap(({ aboard: boarded, needs }) => (boarded ? [needs.slice(boarded.move)] : []));
    expect(aboard.length).toBeGreaterThan(0);
    for (const needs of aboard) expect(needs.every((need) => need === 0)).toBe(true);
  });
});
