import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Nets, type ReadNets } from '../../ai/nets.ts';
import { OVER } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { openMatch, submit } from '../../core/match.ts';
import { plainDice, SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { room } from '../../games/blue-lagoon/index.ts';
import { thinkOnce } from './think-once.ts';

const readFile: ReadNets = async (game, table) =>
  readFileSync(new URL(`../../games/${game}/bot/nets/${table}.net`, import.meta.url));

/** A position shortly before the end, where thoughts are short. */
function lateIn(seed: string) {
  const random = new SeededRandom(seed);
  const match = must(openMatch(room.game, 2, {}, plainDice(random)));
  const positions = [match.position.copy()];
  while (match.position.turn !== OVER) {
    const moves = listMoves(room.game, match.position);
    submit(
      match,
      match.position.turn,
      room.game.formatMove(match.position, moves[random.below(moves.length)]),
      plainDice(random),
    );
    positions.push(match.position.copy());
  }
  return positions[positions.length - 7];
}

describe('a thought of a computer player', () => {
  const position = lateIn('thoughts');
  const view = room.game.format(position.view(position.turn));
  const question = { game: 'blue-lagoon', view, owner: 'somebody', isUrgent: true };
  const isLegal = (text: string) => room.game.parseMove(position, text).ok;

  it('of level 9 is the one of the nets', async () => {
    const read: string[] = [];
    const nets = new Nets((game, table) => {
      read.push(`${game} ${table}`);
      return readFile(game, table);
    });
    expect(isLegal(await thinkOnce({ ...question, level: 9 }, 1, nets))).toBe(true);
    expect(read).toEqual(['blue-lagoon default-2']);
    expect(isLegal(await thinkOnce({ ...question, level: 8 }, 1, nets))).toBe(true);
    expect(read).toHaveLength(1);
  });

  it.each<[string, ReadNets]>([
    ['cannot be read', () => Promise.reject(new Error('no such file'))],
    [
      'are spoiled',
      async (game, table) => {
        const bytes = Uint8Array.from((await readFile(game, table)) ?? []);
        bytes[bytes.length - 1] ^= 1;
        return bytes;
      },
    ],
  ])('of level 9 is one of level 8 where the nets %s', async (_, read) => {
    const [nine, eight] = [9, 8].map((level) => thinkOnce({ ...question, level }, 5, new Nets(read)));
    expect(await nine).toBe(await eight);
  });
});
