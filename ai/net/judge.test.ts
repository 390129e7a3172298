import { describe, expect, it } from 'vitest';
import type { Position } from '../../core/game.ts';
import type { Features, NetTable } from '../../games/bot.ts';
import { fitTable, Judge } from './judge.ts';
import { PlainNetwork } from './plain-network.ts';
import { makeUntrained } from './untrained.ts';

/** A game whose positions look different from every seat, and in which the leads are known. */
const LEADS = [0.5, -0.25, 0.125, -1];
const features: Features = {
  version: 1,
  nets: 1,
  maxActive: 4,
  maxMoveActive: 4,
  netFor: () => 0,
  look: (_, seat, active) => {
    active[0] = seat;
    return 1;
  },
  lead: (_, seat) => LEADS[seat],
  tableOf: () => undefined,
  isLeaf: () => false,
  lookAtMoves: () => {},
};

function tableFor(values: number): NetTable {
  return { name: 'toy', features: 8, moveFeatures: 8, values };
}

function judgeAt(seats: number, turn: number, values: number) {
  const file = makeUntrained('toy', features, tableFor(values), 'net');
  const judge = new Judge(features, file, 4);
  const net = new PlainNetwork(file.shape, file.nets[0], { active: 4, moveActive: 4, moves: 4 });
  const rewards = new Float64Array(seats);
  const wins = new Float64Array(seats);
  judge.judgeAll({ seats, turn } as Position, rewards, wins);
  return { rewards, wins, net };
}

describe('nets at work', () => {
  it.each([3, 4])('tell every seat of a table of %i what it may expect, from one look of the mover', (seats) => {
    for (let turn = 0; turn < seats; turn++) {
      const { rewards, wins, net } = judgeAt(seats, turn, 4);
      net.active[0] = turn;
      for (let turns = 0; turns < seats; turns++) net.leads[turns] = LEADS[(turn + turns) % seats];
      net.judge(1);
      for (let turns = 0; turns < seats; turns++) {
        expect(rewards[(turn + turns) % seats]).toBeCloseTo(net.rewards[turns], 5);
        expect(wins[(turn + turns) % seats]).toBeCloseTo(net.wins[turns], 5);
      }
    }
  });

  it('give the rest to the rival where two play', () => {
    const { rewards, wins, net } = judgeAt(2, 1, 1);
    net.active[0] = 1;
    net.leads[0] = LEADS[1];
    net.judge(1);
    expect(rewards[1]).toBeCloseTo(net.rewards[0], 5);
    expect(rewards[0]).toBe(1 - rewards[1]);
    expect(wins[0]).toBe(1 - wins[1]);
  });

  it('fit the table that they were made for, and no other', () => {
    const file = makeUntrained('toy', features, tableFor(4), 'net');
    expect(fitTable(file, 1, tableFor(4))).toBe(true);
    expect(fitTable(file, 2, tableFor(4))).toBe(false);
    expect(fitTable(file, 1, tableFor(1))).toBe(false);
    expect(fitTable(file, 1, { ...tableFor(4), name: 'other' })).toBe(false);
    expect(fitTable(file, 1, { ...tableFor(4), features: 9 })).toBe(false);
    expect(fitTable(file, 1, { ...tableFor(4), moveFeatures: 9 })).toBe(false);
  });
});
