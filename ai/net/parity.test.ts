import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import parity from './parity.json';
import { PlainNetwork } from './plain-network.ts';
import { findEngine, VectorNetwork } from './vector-network.ts';
import { parseNets } from './weights-file.ts';

/*
 * What PyTorch says of a small net, so that nets mean the same where they are trained and where they play:
 * `python3 scripts/learn/train.py --forward toy.net cases.json`.
 */
const file = must(parseNets(Buffer.from(parity.net, 'base64')));
const room = { active: 16, moveActive: 16, moves: 8 };
const engine = findEngine();
if (!engine) throw new Error('There is no WebAssembly here.');
const networks = [
  { kind: 'plain', net: new PlainNetwork(file.shape, file.nets[0], room) },
  { kind: 'vector', net: new VectorNetwork(engine, file.shape, file.nets[0], room) },
];

it.each(networks)('says the same as PyTorch: $kind', ({ net }) => {
  for (const { active, lead, moves, reward, win, priors } of parity.cases) {
    net.active.set(active);
    net.judge(active.length, lead);
    expect(net.reward).toBeCloseTo(reward, 5);
    expect(net.win).toBeCloseTo(win, 5);
    net.moveActive.set(moves.flat());
    let end = 0;
    net.ends.set(moves.map((own) => (end += own.length)));
    const found = new Float64Array(moves.length);
    net.prefer(moves.length, found);
    for (const [at, prior] of priors.entries()) expect(found[at]).toBeCloseTo(prior, 5);
  }
});
