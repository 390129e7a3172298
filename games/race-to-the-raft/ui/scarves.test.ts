import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { raceToTheRaft as game } from '../game.ts';
import { nameSquare } from '../geometry.ts';
import { room } from '../index.ts';
import { FIRES, fromOf, squareOf, toOf, WALKS } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, FIRE, PHASES, RAFT } from '../state.ts';
import { allSquares } from './cat-watch.ts';
import { lastLaid } from './last-laid.ts';
import { scarvesOf } from './scarves.ts';
import { nameCat } from './words.ts';

const walks = ['meet-the-twins', 'keeping-a-balance', 'down-the-river', 'everyone-is-welcome', 'first-steps'].map(
  (id) => {
    const match = longWalk(1, id, `scarves ${id}`);
    return { positions: match.positions as RaftPosition[], moves: match.moves };
  },
);

/** Every position of every walk, with those before it. */
const moments = walks.flatMap(({ positions }) =>
  positions.map((position, at) => ({ position, before: positions[at - 1], earlier: () => positions.slice(0, at + 1) })),
);

function catsByColour(position: RaftPosition): number[][] {
  const cats = allSquares(position).filter((square) => position.has(CATS, square));
  return [0, 1, 2, 3, 4].map((colour) => cats.filter((square) => position.catAt(square) === colour));
}

describe('a scarf', () => {
  it('tells two cats of one colour apart: one of them has it, from the start to the end', () => {
    for (const { position } of moments.filter((moment) => moment.position.phase !== PHASES.islands)) {
      const scarves = scarvesOf(position);
      for (const alike of catsByColour(position))
        expect(alike.filter((square) => scarves.has(square)).length).toBe(alike.length > 1 ? 1 : 0);
    }
  });

  it('goes where its cat goes', () => {
    const walkers = walks.flatMap(({ positions, moves }) =>
      moves.flatMap((move, at) => (move >= WALKS ? [{ positions, move, at }] : [])),
    );
    expect(walkers.length).toBeGreaterThan(20);
    for (const { positions, move, at } of walkers) {
      const before = scarvesOf(positions[at]);
      const after = scarvesOf(positions[at + 1]);
      expect(after.has(toOf(move))).toBe(before.has(fromOf(move)));
      expect(after.size).toBe(before.size);
    }
  });

  it('is what names go by, as long as both twins are ashore: a cat keeps its name wherever it walks', () => {
    const names = walks.flatMap(({ positions, moves }) =>
      moves.flatMap((move, at) => {
        const [before, after] = [positions[at], positions[at + 1]];
        if (move < WALKS || after.has(RAFT, toOf(move))) return [];
        return [{ name: nameCat(before, fromOf(move)), later: nameCat(after, toOf(move)) }];
      }),
    );
    for (const { name, later } of names) expect(later).toBe(name);
    const said = names.map(({ name }) => name.replace(/^the \w+ /, ''));
    expect([...new Set(said)].sort()).toEqual(['cat', 'cat with the scarf', 'cat without a scarf']);
  });

  it('is put on anew where a position comes from a text, or is set up by hand', () => {
    const { positions } = walks[0];
    for (const position of positions.filter(({ phase }) => phase === PHASES.play)) {
      const read = must(game.parse(game.format(position)));
      expect(scarvesOf(read).size).toBe(scarvesOf(position).size);
      const [first] = scarvesOf(read);
      const draft = room.editor?.lift?.(read, nameSquare(first)) as RaftPosition;
      expect([...scarvesOf(draft)].every((square) => draft.has(CATS, square))).toBe(true);
    }
  });
});

describe('what was placed last', () => {
  const steps = (was: number, is: number) =>
    moments.filter(({ position, before }) => before?.phase === was && position.phase === is);

  it('is nothing in a new hand', () => {
    for (const { position, earlier } of steps(PHASES.ask, PHASES.draw))
      expect(lastLaid(earlier, position)).toEqual({ card: [], fire: [] });
  });

  it('is all nine squares of a card, whatever it changed', () => {
    const cards = walks.flatMap(({ positions, moves }) =>
      moves.flatMap((move, at) =>
        move < FIRES && positions[at].phase === PHASES.play ? [{ positions, move, at }] : [],
      ),
    );
    expect(cards.length).toBeGreaterThan(20);
    let exact = 0;
    for (const { positions, move, at } of cards) {
      const [before, after] = [positions[at], positions[at + 1]];
      const { card, fire } = lastLaid(() => positions.slice(0, at + 2), after);
      expect(fire).toEqual([]);
      expect(card).toHaveLength(9);
      const changed = allSquares(after).filter((square) => before.colourAt(square) !== after.colourAt(square));
      expect(card).toEqual(expect.arrayContaining(changed));
      if (card[0] === squareOf(move)) exact++;
    }
    // A card that changes next to nothing may look the same one square further on.
    expect(exact / cards.length).toBeGreaterThan(0.95);
  });

  it('and those that its fire burns', () => {
    for (const { position, before, earlier } of steps(PHASES.fire, PHASES.play)) {
      const { fire } = lastLaid(earlier, position);
      expect(fire.length).toBeGreaterThanOrEqual(3);
      for (const square of fire) expect([before.has(FIRE, square), position.has(FIRE, square)]).toEqual([false, true]);
    }
  });
});
