import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Nets } from '../../ai/nets.ts';
import { listMoves } from '../../core/list-moves.ts';
import { openMatch, submit } from '../../core/match.ts';
import { must } from '../../core/result.ts';
import { findGame, shelf } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { FairDice } from '../../online/fair-dice.ts';
import { capture } from '../../tests/support/capture.ts';
import { takeRandom, takeSecret } from '../dice.ts';
import { readNets } from '../nets.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-play-'));

/** The moves of a whole match with these dice: the last legal one each time. */
function scriptOf({ game }: Room, seats: number, seed: string): string[] {
  const dice = new FairDice(takeSecret(seed));
  const match = must(openMatch(game, seats, {}, dice));
  const script: string[] = [];
  while (match.position.turn >= 0) {
    const text = game.formatMove(match.position, listMoves(game, match.position).at(-1) ?? -1);
    script.push(text);
    expect(submit(match, match.position.turn, text, dice)).toBeUndefined();
  }
  return script;
}

async function play(argv: readonly string[], lines: readonly string[]) {
  return capture(['play', ...argv], { input: lines.map((line) => `${line}\n`).join('') });
}

describe('play from a script', () => {
  it.each(shelf)('a whole match of $about.id, saved and replayed', async ({ about, load }) => {
    const room = await load();
    const seats = about.seats.min;
    const file = join(folder, `${about.id}.json`);
    const script = scriptOf(room, seats, 'monday');
    const { code, out, err } = await play([about.id, '--seed', 'monday'], [...script, `save ${file}`, 'quit']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/ wins with | share the win |You (won|lost)/);
    expect(out).toContain(`Saved in ${file}.`);
    const again = await capture(['replay', file, '--all']);
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/wins with|share the win|You (won|lost)/);
  });

  it.each(shelf)('bots of $about.id play to the end', async ({ about }) => {
    const bots = Array.from({ length: about.seats.min }, (_, seat) => seat + 1).join(',');
    const { code, out } = await play([about.id, '--bots', bots, '--seed', 'bots'], []);
    expect(code).toBe(0);
    expect(out).toMatch(/ wins with | share the win |You (won|lost)/);
    expect((await play([about.id, '--bots', bots, '--seed', 'bots'], [])).out).toBe(out);
  });

  it('seats level 9 with the nets of the table', async () => {
    const room = await findGame('blue-lagoon')?.load();
    if (!room) throw new Error('no such game');
    const { position } = must(openMatch(room.game, 2, { map: 'sides' }, new FairDice(takeSecret('nine'))));
    const player = await new Nets(readNets).seat(room, position);
    const thought = player?.think(position, takeRandom('nine bots').below(1 << 16));
    position.play(thought?.moves[0].move ?? -1);
    const table = ['blue-lagoon', '--set', 'map=sides', '--bots', '1', '--level', '9', '--seed', 'nine'];
    expect((await play(table, ['line'])).out).toContain(room.game.format(position));
    expect((await play(['blue-lagoon', '--level', '10'], [])).err).toContain('from 1 to 9');
  });

  it('answers help, moves, line, log, undo and what is wrong', async () => {
    const { out } = await play(
      ['metro', '--seed', 'ab'],
      [
        'help',
        'moves',
        'moves acba7',
        'moves z',
        'line',
        'acba33',
        'nonsense',
        'acba0',
        'acba01',
        'log',
        'undo',
        'line',
      ],
    );
    expect(out).toContain('● Seat 1 > help\nType a move');
    expect(out).toContain('moves acba7\n  acba71');
    expect(out).toContain('None of the 27 legal moves begin with z.');
    expect(out).toContain('No tile goes on the central station. Lines that end there count double. (rule M5)');
    expect(out).toContain('"nonsense" is not a move.');
    expect(out).toContain('7 moves begin with acba0: acba00, acba01');
    expect(out).toContain('1  ⚄ Chance: drew acba\n2  ● Seat 1: placed a tile at 01');
    expect(out.match(/metro - acba,- 1/g)).toHaveLength(2);
  });

  it.each(shelf)('F25: the legal moves of $about.id are advice, not in the past tense', async ({ about, load }) => {
    const room = await load();
    const { game } = room;
    const match = must(openMatch(game, about.seats.min, {}, new FairDice(takeSecret('a'))));
    const view = match.position.view(match.position.turn);
    const [move] = listMoves(game, view);
    const { out } = await play([about.id, '--seed', 'a'], [`moves ${game.formatMove(view, move)}`]);
    expect(out).toContain(`  ${game.formatMove(view, move)}  ${(room.typed ?? room).adviseMove(view, move)}\n`);
    expect(out).not.toContain((room.typed ?? room).describeMove(view, move));
  });

  it('hints at the best moves, no line longer than the screen', async () => {
    const { out } = await play(['metro', '--seed', 'b'], ['hint']);
    const [, hints] = out.split('> hint\n');
    expect(hints).toMatch(/^1\. \S+ {2}[\s\S]*\n2\. \S+ {2}[\s\S]*\n3\. /);
    expect(hints).toMatch(/\d%\s+chance to win/);
    expect(Math.max(...hints.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('takes the beginning of a move that fits no other', async () => {
    const { out } = await play(['metro', '--seed', 'ab'], ['dr', 'log']);
    expect(out).toContain('2  ● Seat 1: kept a tile and drew another');
  });

  it('undoes across the bots', async () => {
    const { out } = await play(['metro', '--seed', 'ab', '--bots', '2'], ['acba01', 'undo', 'undo', 'line']);
    expect(out).toContain('■ Seat 2: placed');
    expect(out).toContain('There is no move to take back.');
    expect(out.trimEnd()).toMatch(/metro - acba,- 1$/);
  });

  it('F5: draw, undo, draw brings the same tile', async () => {
    const { out } = await play(['metro'], ['draw', 'line', 'undo', 'line', 'draw', 'line']);
    const lines = out.match(/^metro .*$/gm);
    expect(lines).toHaveLength(3);
    expect(lines?.[2]).toBe(lines?.[0]);
    expect(lines?.[1]).not.toBe(lines?.[0]);
  });

  it('F25: takes nothing back past a hidden draw, unless one person plays alone', async () => {
    const script = ['acba01', 'undo', 'line'];
    const people = await play(['metro', '--set', 'secret=on', '--seed', 'ab'], script);
    expect(people.out).toContain('You can’t take this back: something hidden has been drawn since.');
    expect(people.out.trimEnd()).toMatch(/metro acba01 .*$/);
    const alone = await play(['metro', '--set', 'secret=on', '--seed', 'ab', '--bots', '2'], script);
    expect(alone.out.trimEnd()).toMatch(/metro - acba,- 1.*$/);
  });

  it('does not overwrite what it has not written', async () => {
    const file = join(folder, 'kept.json');
    const first = await play(['metro', '--seed', 'ab'], [`save ${file}`, `save ${file}`, 'save', `save ${folder}/x/y`]);
    expect(first.out.match(/Saved in/g)).toHaveLength(2);
    expect(first.out).toContain('Name a file: save FILE');
    expect(first.out).toContain('Not saved:');
    expect((await play(['metro'], [`save ${file}`])).out).toContain('already exists. Choose another name.');
  });

  it('F29: does not write hidden cards of a running match into a file that everybody can read', async () => {
    const file = join(folder, 'hidden.json');
    const people = await play(['arboretum'], [`save ${file}`]);
    expect(people.out).toContain('Someone’s cards are hidden, so you can save only when the match is over.');
    expect(existsSync(file)).toBe(false);
    const alone = await play(['arboretum', '--bots', '2', '--level', '1'], [`save ${file}`]);
    expect(alone.out).toContain(`Saved in ${file}. The file also shows what is hidden.`);
  });

  it('shows each seat only what it may know', async () => {
    const script = ['draw', 'acba01', 'line', 'log', 'moves'];
    const { out } = await play(['metro', '--set', 'secret=on', '--seed', 'ar'], script);
    expect(out).toContain('holds bbbb, must place acba');
    const [, second] = out.split('● Seat 1 > acba01\n');
    expect(second).toContain('■ Seat 2 > line\nmetro acba01 ?,');
    expect(second).toContain('⚄ Chance: drew a tile');
    expect(second).toContain('holds a hidden tile');
    expect(second).not.toContain('bbbb');
  });

  it('answers lines that nobody would type', async () => {
    const { code } = await play(['metro'], ['x'.repeat(100_000), '\u0000', 'moves '.repeat(1000), '__proto__', '-1']);
    expect(code).toBe(0);
  });
});

describe('play at a terminal', () => {
  const prompts = / > |press Enter\. $/;

  it('pauses between people when something is hidden', async () => {
    const { code, out } = await capture(['play', 'metro', '--set', 'secret=on', '--seed', 'ab'], {
      env: { NO_COLOR: '1' },
      person: { types: ['\n', 'acba01\n', '\n', 'quit\n'], prompts },
    });
    expect(code).toBe(0);
    expect(out).toContain('Pass the screen to ● Seat 1');
    const [, after] = out.split('Pass the screen to ■ Seat 2');
    expect(after).toContain('Seat 1: placed a tile at 01');
    expect(out.split('\u001b[2J').length).toBe(3);
  });

  it('does not where nothing is, nor for one person among bots', async () => {
    const open = await capture(['play', 'metro', '--seed', 'ab'], {
      person: { types: ['acba01\n', 'quit\n'], prompts },
    });
    expect(open.out).not.toContain('Pass the screen');
    const alone = await capture(['play', 'metro', '--seed', 'ab', '--set', 'secret=on', '--bots', '2'], {
      person: { types: ['acba01\n', 'quit\n'], prompts },
    });
    expect(alone.out).not.toContain('Pass the screen');
  });

  it('completes on Tab and ends with Ctrl-D', async () => {
    const { code, out } = await capture(['play', 'metro', '--seed', 'ab'], {
      env: { NO_COLOR: '1' },
      person: { types: ['dr\t\n', '\u0004'], prompts },
    });
    expect(code).toBe(0);
    expect(out).toContain('must place');
  });
});
