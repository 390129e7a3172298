import { describe, expect, it } from 'vitest';
import { openRoom } from '../set-up.ts';
import type { EncounterResult } from './encounter.ts';
import { formatSection, replaceSection, rowAgainst, rowAlone } from './strength-report.ts';

const pair = (number: number, first: number, second: number): EncounterResult => ({
  number,
  games: [
    { seating: [0, 1], scores: [60, 40], winners: [first], moves: 60 },
    { seating: [1, 0], scores: [50, 70], winners: [second], moves: 60 },
  ],
  faults: [],
});

describe('the tables of strength', () => {
  it('tell the share of the first player in both seats', () => {
    const row = rowAgainst(['8', 'random'], [pair(0, 0, 1), pair(1, 0, 0)]);
    expect(row).toBe('| 8 v random | 4 | 75.0% | 26.0%–100.0% | +191 | 65.0 : 45.0 |');
  });

  it('tell a table that wins together by difficulty', async () => {
    const raft = await openRoom('race-to-the-raft');
    const challenges = raft.game.options[0].values.length;
    // Every challenge of the first half is won.
    const results = Array.from({ length: challenges }, (_, number) => ({
      number,
      games: [{ seating: [0], scores: [0], winners: number < challenges / 2 ? [0] : [], moves: 9 }],
      faults: [],
    }));
    const cells = rowAlone(raft, ['8'], results).split(' | ');
    expect(cells.slice(0, 3)).toEqual(['| 8', '39', '51.3%']);
    expect(cells[4]).toBe('100.0%');
    expect(cells.at(-1)).toBe('0.0% |');
    expect(formatSection(raft, 'boardwalk ladder', []).split('\n')[4].split(' | ')).toHaveLength(cells.length);
  });

  it('replace a section and leave the words around it', () => {
    const first = replaceSection('# Strength\n', 'metro', 'old');
    const both = replaceSection(first, 'arboretum', 'other');
    expect(replaceSection(both, 'metro', 'new')).toBe(both.replace('old', 'new'));
    expect(both.startsWith('# Strength\n\n<!-- ladder metro -->\nold\n')).toBe(true);
    expect(both).toContain('<!-- ladder arboretum -->\nother\n<!-- end arboretum -->');
  });
});
