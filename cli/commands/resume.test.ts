import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capture, type World } from '../../tests/support/capture.ts';

const root = new URL('../..', import.meta.url);
const prompts = / > $|press Enter\. $/;

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'boardwalk-kept-'));
}

function filesIn(folder: string): string[] {
  return readdirSync(join(folder, 'matches')).map((name) => join(folder, 'matches', name));
}

/** A script at a table whose matches are kept in a folder. */
function play(folder: string, argv: readonly string[], lines: readonly string[], world: World = {}) {
  return capture(['play', ...argv, '--data', folder], { ...world, input: lines.map((line) => `${line}\n`).join('') });
}

describe('an unfinished match', () => {
  it('F25: survives Ctrl-C, which exits with 130, and is resumed', async () => {
    const dataFolder = newFolder();
    const left = await capture(['play', 'metro', '--seed', 'ab', '--bots', '2'], {
      ...{ env: { NO_COLOR: '1' }, dataFolder },
      person: { types: ['acba01\n', '\u0003'], prompts },
    });
    expect(left.code).toBe(130);
    expect(left.err).toBe('boardwalk: Your match is saved. To continue: boardwalk play --resume\n');
    const again = await capture(['play', '--resume'], {
      ...{ env: { NO_COLOR: '1' }, dataFolder },
      person: { types: ['log\n', 'quit\n'], prompts },
    });
    expect(again.code).toBe(0);
    expect(again.out).toContain('Metro, 2 seats (computer: 2), move 5.');
    expect(again.out).toMatch(/2 {2}● Seat 1: .*\n3 {2}⚄ Chance: drew .*\n4 {2}■ Seat 2: /);
    expect(again.out).toContain('Your match is saved. To continue: boardwalk play --resume');
  });

  it('is not there before the first move', async () => {
    const dataFolder = newFolder();
    const { code, err } = await capture(['play', 'metro'], { dataFolder, person: { types: ['\u0003'], prompts } });
    expect({ code, err }).toEqual({ code: 130, err: 'boardwalk: Interrupted.\n' });
    expect(readdirSync(dataFolder)).toEqual([]);
  });

  it('is for its owner alone', async () => {
    const folder = newFolder();
    await play(folder, ['metro', '--seed', 'ab'], ['acba01']);
    const [file, ...others] = filesIn(folder);
    expect(others).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'matches')).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(file, 'utf8')).record.log).toContain('acba01');
  });

  it('F5: keeps its luck: the same draws come after undo and resume', async () => {
    const folder = newFolder();
    const first = await play(folder, ['metro'], ['draw', 'line']);
    const again = await play(folder, ['--resume'], ['line', 'undo', 'draw', 'line']);
    const [line] = first.out.match(/^metro .*$/m) ?? [];
    expect(line).toMatch(/^metro - /);
    expect(again.out.match(/^metro .*$/gm)).toEqual([line, line]);
  });

  it('survives a process that is killed', async () => {
    const folder = newFolder();
    const argv = ['bin/boardwalk.mjs', 'play', 'metro', '--seed', 'ab', '--data', folder];
    const child = spawn(process.execPath, argv, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.write('acba01\nline\n');
    for await (const text of child.stdout) if (String(text).includes('metro acba01')) break;
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await play(folder, ['--resume'], ['line'])).out).toContain('metro acba01 ');
  });

  it('is gone when it is finished', async () => {
    const folder = newFolder();
    const bots = await play(folder, ['stratopolis', '--bots', '1,2', '--level', '1'], []);
    expect(bots.out).toMatch(/wins|share/);
    expect(filesIn(folder)).toEqual([]);
    expect((await play(folder, ['--resume'], [])).err).toBe('boardwalk: There is no unfinished match.\n');
  });

  it('is not overwritten when it is played in two terminals at once', async () => {
    const folder = newFolder();
    await play(folder, ['metro', '--seed', 'ab'], ['acba01']);
    const [file] = filesIn(folder);
    const other = JSON.parse(readFileSync(file, 'utf8'));
    other.record.log = other.record.log.slice(0, 1);
    const input = (async function* () {
      // Nobody reads before the match is open.
      yield 'line\n';
      writeFileSync(file, JSON.stringify(other));
      yield 'draw\n';
    })();
    const { code, err } = await capture(['play', '--resume', '--data', folder], { input });
    expect(code).toBe(0);
    expect(err).toBe('boardwalk: This match is no longer being saved: it is also being played in another terminal\n');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(other);
  });

  it('F25: says so once when it cannot be written, and goes on', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'matches'), 'not a folder');
    const { code, out, err } = await play(folder, ['metro', '--seed', 'ab'], ['acba01', 'draw', 'line']);
    expect(code).toBe(0);
    expect(err).toMatch(/^boardwalk: This match is no longer being saved: .*\n$/);
    expect(out).toContain('metro acba01 ');
  });

  it('passes the screen before it shows a hand', async () => {
    const dataFolder = newFolder();
    const world = { env: { NO_COLOR: '1' }, dataFolder };
    await capture(['play', 'metro', '--set', 'secret=on', '--seed', 'ab'], {
      ...world,
      person: { types: ['\n', 'acba01\n', '\u0003'], prompts },
    });
    const { out } = await capture(['play', '--resume'], { ...world, person: { types: ['\u0003'], prompts } });
    expect(out).toContain('Pass the screen to ■ Seat 2, then press Enter. ');
    expect(out).not.toContain('holds');
  });
});

describe('several unfinished matches', async () => {
  const folder = newFolder();
  await play(folder, ['metro', '--seed', 'ab'], ['acba01']);
  await play(folder, ['blue-lagoon', '--seed', 'ab', '--bots', '1', '--level', '1'], []);
  const spoiled = join(folder, 'matches', 'spoiled.json');
  writeFileSync(spoiled, '{"record":');

  it('are listed, the latest first, and a script must choose one', async () => {
    const { code, out, err } = await play(folder, ['--resume'], []);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${spoiled} is not an unfinished match and was left alone.`);
    expect(err).toMatch(/There are 2 unfinished matches\. Add a number:\n1 {2}Blue Lagoon, .*\n2 {2}Metro, .*\n$/);
  });

  it('can be chosen by number, by game and at the terminal', async () => {
    expect((await play(folder, ['--resume', '2'], ['line'])).out).toContain('metro acba01 ');
    expect((await play(folder, ['metro', '--resume'], ['line'])).out).toContain('metro acba01 ');
    const person = { types: ['2\n', 'line\n', 'quit\n'], prompts };
    const { out } = await capture(['play', '--resume', '--data', folder], { env: { NO_COLOR: '1' }, person });
    expect(out).toContain('metro acba01 ');
    const left = await capture(['play', '--resume', '--data', folder], { person: { types: ['\u0003'], prompts } });
    expect(left.code).toBe(130);
  });

  it.each([
    [['--resume', '7'], 2, 'There is no match "7". Choose a number:\n1  '],
    [['--resume', 'x'], 2, 'There is no match "x".'],
    [['arboretum', '--resume'], 1, 'There is no unfinished match of Arboretum.'],
    [['--resume', '--bots', '2'], 2, 'A saved match continues as it was set up. Leave out --bots.'],
  ])('%j is refused', async (argv, code, words) => {
    const { err, ...rest } = await play(folder, argv, []);
    expect(rest).toEqual({ code, out: '' });
    expect(err).toContain(words);
  });

  it('can be deleted', async () => {
    const { out } = await play(folder, ['--forget', '1'], []);
    expect(out).toMatch(/^Deleted: Blue Lagoon, .*\n$/);
    expect(filesIn(folder)).toHaveLength(2);
  });

  it('of older rules are refused with the reason', async () => {
    const [file] = filesIn(folder).filter((name) => name !== spoiled);
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...kept, record: { ...kept.record, rulesVersion: 0 } }));
    const { code, err } = await play(folder, ['--resume'], []);
    expect(code).toBe(1);
    expect(err).toContain('This match can’t be resumed: This match was played with version 0 of the rules');
  });
});
