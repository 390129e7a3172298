import { expect, it } from 'vitest';
import { CHECKS } from './checks.mjs';

const DEALT = 'a 13 2; s 0,0; r C 1,1 B 2,2 W P S 0,0 0,1; p 0 0;';

/** For each kind of check: what a case wants, an answer that is right, and one that is wrong. */
const EXAMPLES: Record<string, { wanted?: unknown; input?: object; right: unknown; wrong: unknown[] }> = {
  equals: { wanted: [1, { a: 2 }], right: [1, { a: 2 }], wrong: [[1], '1', undefined] },
  oneOf: { wanted: ['a', 'b'], right: 'b', wrong: ['c', undefined] },
  sameSet: { wanted: ['a', 'b'], right: ['b', 'a'], wrong: [['a'], ['a', 'b', 'b'], ['a', 'c'], 'ab'] },
  fields: { wanted: { a: 1 }, right: { a: 1, b: 2 }, wrong: [{ a: 2 }, {}, null] },
  firstLetterIn: { wanted: ['A', 'B'], right: 'Bx', wrong: ['C', '', 7] },
  legalMove: { input: { stateString: 's' }, right: 'legal', wrong: ['illegal', undefined] },
  validPlacement: { input: { placement: 'p', piece: 'K' }, right: 'MMKO', wrong: ['MMLO', 'MMKX', 'MMK', undefined] },
  cardMove: {
    wanted: { locations: ['N01C00'], cards: ['a1', 'b2'] },
    right: ['a1N01C00', 'b2'],
    wrong: [['a1N01C00', 'a1'], ['a1S01C00', 'b2'], ['c1N01C00', 'b2'], ['a1N01C00', 'c3'], 'a1N01C00'],
  },
  equalsExceptDeal: {
    wanted: DEALT,
    right: DEALT.replace('1,1 B 2,2', '2,2 B 1,1'),
    wrong: [DEALT.replace('a 13', 'a 14'), DEALT.replace('C 1,1', 'C'), undefined],
  },
  deal: dealOf32(),
  board: {
    wanted: { rows: 2, columns: 3, mask: ['f.?', 'o.f'] },
    right: 'fbX\nogf\n',
    wrong: ['fbX\nogf\nfff\n', 'fbXX\nogff\n', 'ffX\nogf\n', 'fbX\nogo\n', undefined],
  },
  drawn: {
    wanted: [1, 0, 0, 0],
    input: { gameState: { decks: 'AabBcCD', hand: 'ABCD' } },
    right: { decks: 'AbBcCD', hand: 'AaBCD' },
    wrong: [
      { decks: 'AabBcCD', hand: 'ABCD' },
      { decks: 'AbBcCD', hand: 'AbBCD' },
      { decks: 'AabBCD', hand: 'ABcCD' },
    ],
  },
};

it('has an example of every check', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(CHECKS).sort());
});

for (const [kind, { wanted, input = {}, right, wrong }] of Object.entries(EXAMPLES)) {
  const holds = (answer: unknown) =>
    CHECKS[kind](wanted as never, answer, { id: '', method: '', input: { ...input }, check: {} }, answerAsAnEngine);
  it(`${kind}: takes the right answer and no other`, async () => {
    expect(await holds(right)).toBe(true);
    for (const answer of wrong) expect([answer, await holds(answer)]).toEqual([answer, false]);
  });
}

async function answerAsAnEngine(_: string, { moveString, placement }: Record<string, unknown>): Promise<boolean> {
  return moveString === 'legal' || placement === 'pMMKO';
}

/** A state of 32 circles, dealt as the rules say, and with one kind too many, a circle twice, another state. */
function dealOf32() {
  const circles = Array.from({ length: 32 }, (_, index) => `${index},0`);
  const deal = (order: readonly string[], counts: readonly number[]) => {
    const left = [...order];
    return [...'CBWPS'].map((kind, index) => [kind, ...left.splice(0, counts[index])].join(' ')).join(' ');
  };
  const state = (dealt: string, first = 'a 13 2') => `${first}; s ${circles.join(' ')}; r ${dealt}; p 0 0;`;
  const right = deal(circles.toReversed(), [6, 6, 6, 6, 8]);
  return {
    input: { stateString: state('C B W P S') },
    right: state(right),
    wrong: [
      state(deal(circles, [7, 5, 6, 6, 8])),
      state(right.replace('31,0', '30,0')),
      state(right, 'a 13 3'),
      state('C B W P S'),
    ],
  };
}
