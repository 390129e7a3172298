import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bot in a few lines, as somebody's own would be. */
function writeBot(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     let asked = 0;
     createInterface({ input: process.stdin }).on('line', (line) => {
       const question = JSON.parse(line);
       asked++;
       ${answer}
     });`,
  );
  return `${process.execPath} ${file}`;
}

const FIRST = 'console.log(question.moves[0]);';

describe('boardwalk arena', () => {
  it('seats the players in turn and reports with error bars', async () => {
    const { out, code } = await capture(['arena', 'metro', '--players', '2,random', '--games', '6', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.games).toBe(6);
    expect(report.standings.map(({ player, games }: { player: string; games: number }) => [player, games])).toEqual([
      ['2', 6],
      ['random', 6],
    ]);
    expect(report.duel.pentanomial.reduce((sum: number, one: number) => sum + one)).toBe(3);
    expect(report.first.share.low).toBeLessThanOrEqual(report.first.share.mean);
  });

  it('reports results without luck beside the plain ones, where luck is watched', async () => {
    const argv = ['arena', 'arboretum', '--players', '2,2', '--games', '4', '--json'];
    expect(JSON.parse((await capture(argv)).out).adjusted).toBeNull();
    const { first, adjusted } = JSON.parse((await capture([...argv, '--luck'])).out);
    expect(adjusted.share.mean).toBeCloseTo(first.share.mean - adjusted.luck.mean, 9);
    expect(adjusted.saving).toBeGreaterThan(0);
    expect((await capture([...argv.slice(0, -1), '--luck'])).out).toMatch(/^Without luck .*; luck was worth/m);
  });

  it('says the same every time', async () => {
    const argv = ['arena', 'stratopolis', '--players', '2,1', '--games', '4'];
    expect((await capture(argv)).out).toBe((await capture(argv)).out);
  });

  it('resumes where it stopped, and refuses the file of another run', async () => {
    const file = join(folder, 'run.jsonl');
    const argv = ['arena', 'metro', '--players', 'random,random', '--seed', 'x', '--out', file];
    await capture([...argv, '--games', '4']);
    const before = readFileSync(file, 'utf8');
    const { out } = await capture([...argv, '--games', '8', '--json']);
    expect(JSON.parse(out).games).toBe(8);
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    const other = await capture(['arena', 'metro', '--players', 'random,2', '--out', file]);
    expect(other.code).toBe(2);
    expect(other.err).toContain('belongs to another run');
  });

  it('plays a game that is won together alone, on every value of an option', async () => {
    const argv = ['arena', 'race-to-the-raft', '--players', 'random', '--each', 'challenge', '--games', '3', '--json'];
    const report = JSON.parse((await capture(argv)).out);
    expect(report.games).toBe(3);
    expect(report.duel).toBeNull();
  });

  it.each([
    [['metro', '--players', 'nobody,random'], 'has no player "nobody"'],
    [['metro', '--players', 'random'], '2 to 6 players'],
    [['metro', '--players', 'random,random', '--each', 'nothing'], 'has no option nothing'],
    [['metro', '--players', 'random,,random'], 'without spaces'],
    [['chess', '--players', 'random,random'], 'chess'],
  ])('refuses %j', async (argv, why) => {
    const { code, err } = await capture(['arena', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

describe('an external bot', () => {
  it('is asked with the view and the legal moves, and plays', async () => {
    const bot = writeBot('good', FIRST);
    const { out, code } = await capture(['bot', bot, '--game', 'metro', '--ms', '20000']);
    expect(code).toBe(0);
    expect(out).toContain('No faults.');
    expect(out).toMatch(/game 1 +seat 1/);
    expect(out).toMatch(/game 2 +seat 2/);
  });

  it('loses a turn for nonsense, and the match goes on', async () => {
    const bot = writeBot('nonsense', `console.log(asked % 2 ? 'pass' : question.moves[0]);`);
    const { code, out, err } = await capture(['bot', bot, '--game', 'stratopolis', '--games', '1', '--ms', '20000']);
    expect(out).toContain('not a legal move: "pass"');
    expect(err).toMatch(/^boardwalk: \d+ faults; a random move was played for each\.$/m);
    expect(code).toBe(1);
  });

  it('is started again when it dies', async () => {
    const bot = writeBot('mortal', `if (asked === 8) process.exit(3); ${FIRST}`);
    const { out } = await capture(['bot', bot, '--game', 'stratopolis', '--games', '1', '--ms', '20000']);
    expect(out).toContain('ended (exit code 3)');
    expect(out).toContain('game 1');
  });

  it('does not have a late answer taken for the next one', async () => {
    // The third answer comes 400 ms late; the questions after it are read only then.
    const nap = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);';
    const bot = writeBot('late', `if (asked === 3) ${nap} ${FIRST}`);
    const { out } = await capture(['bot', bot, '--game', 'stratopolis', '--games', '1', '--ms', '300']);
    expect(out).toContain('no answer within 300 ms');
    expect(out).not.toContain('not a legal move');
  });

  it.each([
    ['ends at once', 'false', 'false: ended (exit code 1)'],
    ['does not exist', 'no-such-program-anywhere', 'no-such-program-anywhere: ended (exit code 127)'],
    ['only talks nonsense', 'cat', 'cat: not a legal move: '],
  ])('F25: a program that %s is reported once, and the exit code is 1', async (_, bot, words) => {
    const alone = await capture(['bot', bot, '--game', 'metro']);
    expect({ code: alone.code, out: alone.out }).toEqual({ code: 1, out: '' });
    expect(alone.err).toContain(`The bot cannot play. ${words}`);
    expect(alone.err.match(/cannot play/g)).toHaveLength(1);
    const arena = await capture(['arena', 'metro', '--players', `bot:${bot},random`, '--games', '40']);
    expect({ code: arena.code, out: arena.out }).toEqual({ code: 1, out: '' });
    expect(arena.err).toContain(`A bot cannot play. ${words}`);
  });

  it('may name the question that it answers, and then a late answer is told from the next one', async () => {
    const nap = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);';
    const answer = 'console.log(JSON.stringify({ id: question.id, move: question.moves[0] }));';
    const bot = writeBot('numbered', `if (asked === 3) ${nap} ${answer}`);
    const { out } = await capture(['bot', bot, '--game', 'stratopolis', '--games', '1', '--ms', '300']);
    expect(out).toContain('no answer within 300 ms');
    expect(out).not.toContain('not a legal move');
  });

  it('ends with everything that it has started', async () => {
    const file = join(folder, 'helper.pid');
    const helper = `sleep 1000 & echo $! > ${file}`;
    const bot = writeBot('parent', FIRST);
    await capture(['bot', `${helper}; ${bot}`, '--game', 'stratopolis', '--games', '1', '--ms', '20000']);
    const id = readFileSync(file, 'utf8').trim();
    // What has ended may still be listed, until its parent has heard of it.
    const isAlive = () => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', id], { encoding: 'utf8' }).stdout.trim());
    while (isAlive()) await pause(50);
  });

  it('plays as many games as were asked for, under a name, with commas in its command', async () => {
    const games = join(folder, 'games');
    const bot = writeBot('counted', FIRST);
    const one = await capture(['bot', bot, '--game', 'stratopolis', '--games', '1', '--ms', '20000', '--json']);
    expect(JSON.parse(one.out).games).toHaveLength(1);
    const players = `Ann=bot:echo a\\,b > ${games}; ${bot},random`;
    const { out } = await capture(['arena', 'metro', '--players', players, '--games', '2', '--ms', '20000']);
    expect(out).toMatch(/^Ann +2 /m);
    expect(readFileSync(games, 'utf8')).toBe('a,b\n');
  });

  it('hears when games begin and how they ended, if it wants to', async () => {
    const file = join(folder, 'news');
    const write = `appendFileSync(${JSON.stringify(file)}, line + '\\n');`;
    const bot = writeBot('listener', `${write} if (question.type === 'question') ${FIRST}`);
    const { out } = await capture(['bot', bot, '--game', 'metro', '--ms', '20000', '--news', '--json']);
    const read = (): { type: string }[] =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    while (read().at(-1)?.type !== 'result') await pause(50);
    const told = read();
    const { games } = JSON.parse(out);
    expect(told.filter(({ type }) => type !== 'question')).toMatchObject([
      { type: 'new-game', game: 'metro', seats: 2, settings: { secret: 'off' }, mine: [0] },
      { type: 'result', scores: games[0].scores, winners: games[0].winners, mine: [0] },
      { type: 'new-game', mine: [1] },
      { type: 'result', scores: games[1].scores, mine: [1] },
    ]);
    expect(told[0].type).toBe('new-game');
  });

  it('answers scripts with JSON', async () => {
    const bot = writeBot('scripted', FIRST);
    const { out } = await capture(['bot', bot, '--game', 'metro', '--ms', '20000', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'metro', bot, games: [{ seat: 0 }, { seat: 1 }], faults: [] });
  });

  it('meets others in the arena', async () => {
    const bot = writeBot('rival', FIRST);
    const { out } = await capture([
      'arena',
      'metro',
      '--players',
      `bot:${bot},random`,
      '--games',
      '2',
      '--ms',
      '20000',
    ]);
    expect(out).toContain(`bot:${bot}`);
    expect(out).not.toContain('fault');
  });
});
