import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import parity from './parity.json';
import { PlainNetwork } from './plain-network.ts';
import { findEngine, VectorNetwork } from './vector-network.ts';
import { parseNets } from './weights-file.ts';

/*
 * What PyTorch says of two small nets, one for a duel and one that judges three seats, so that nets mean the same where
 * they are trained and where they play: `python3 scripts/learn/train.py --forward toy.net cases.json`.
 */
const room = { active: 16, moveActive: 16, moves: 8 };
const engine = findEngine();
if (!engine) throw new Error('There is no WebAssembly here.');
const networks = parity.flatMap(({ net, cases }) => {
  const file = must(parseNets(Buffer.from(net, 'base64')));
  const { values } = file.shape;
  return [
    { kind: 'plain', values, cases, net: new PlainNetwork(file.shape, file.nets[0], room) },
    { kind: 'vector', values, cases, net: new VectorNetwork(engine, file.shape, file.nets[0], room) },
  ];
});

it.each(networks)('says the same as PyTorch: $kind, $values judged', ({ net, cases }) => {
  for (const { active, leads, moves, rewards, wins, priors } of cases) {
    net.active.set(active);
    net.leads.set(leads);
    net.judge(active.length);
    expect(rewards).toHaveLength(net.rewards.length);
    for (const [seat, reward] of rewards.entries()) expect(net.rewards[seat]).toBeCloseTo(reward, 5);
    for (const [seat, win] of wins.entries()) expect(net.wins[seat]).toBeCloseTo(win, 5);
    net.moveActive.set(moves.flat());
    let end = 0;
    net.ends.set(moves.map((own) => (end += own.length)));
    const found = new Float64Array(moves.length);
    net.prefer(moves.length, found);
    for (const [at, prior] of priors.entries()) expect(found[at]).toBeCloseTo(prior, 5);
  }
});
