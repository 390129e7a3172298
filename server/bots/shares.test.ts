import { describe, expect, it } from 'vitest';
import { Shares } from './shares.ts';

const drain = (shares: Shares<string>) => {
  const order: string[] = [];
  for (let item = shares.next(); item !== undefined; item = shares.next()) order.push(item);
  return order;
};

describe('fair shares', () => {
  it('let owners take turns, however much one of them asks', () => {
    const shares = new Shares<string>();
    for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) shares.add(item, item[0], false);
    expect(shares.length).toBe(7);
    expect(drain(shares)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(shares.length).toBe(0);
  });

  it('serve first whom a person waits for', () => {
    const shares = new Shares<string>();
    shares.add('patient', 'a', false);
    shares.add('urgent', 'a', true);
    shares.add('another', 'b', true);
    expect(drain(shares)).toEqual(['urgent', 'another', 'patient']);
  });
});
