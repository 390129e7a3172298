import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { capture } from '../tests/support/capture.ts';

const COMMANDS = ['games', 'play', 'view', 'replay', 'call', 'perft', 'bench'];

describe('boardwalk', () => {
  it('alone prints an overview with examples', async () => {
    const { code, out, err } = await capture([]);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command}`);
    expect(out).toContain('boardwalk play metro --bots 2');
  });

  it.each(COMMANDS)('%s --help goes to the output and is no failure', async (command) => {
    const { code, out, err } = await capture([command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: boardwalk ${command}`);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('help tells the usual value of an option, but not that a list is empty', async () => {
    const { out } = await capture(['serve', '--help']);
    expect(out).toContain('(default: 4321)');
    expect(out).not.toContain('[]');
  });

  it('prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await capture(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it.each([
    [['gmes'], 'Did you mean games?'],
    [['play'], 'Which game? For example: boardwalk play metro.'],
    [['games', '--jsno'], 'Did you mean --json?'],
    [['gmes'], 'There is no command "gmes".'],
    [['games', '--jsno'], 'There is no option "--jsno".'],
    [['games', '--jsno=yes'], 'Did you mean --json?'],
    [['bench', '--what'], 'There is no option "--what". Options: --seconds, --seats,'],
    [['games', 'metro'], 'boardwalk games takes no arguments. Leave out "metro".'],
    [['verify', 'a', 'b', 'c'], 'boardwalk verify takes at most 1 argument. Leave out "b" "c".'],
    [['view', 'metro'], '<text> is missing. Write it as boardwalk view <game> <text…>.'],
    [['perft'], '<game> is missing. Write it as boardwalk perft <game>. Games: '],
    [['play', 'metro', '--seats'], 'A value is missing. Write it as --seats <n>.'],
    [['arena', 'metro'], 'An option is missing: --players <a,b…>.'],
    [
      ['puzzles', 'mien', 'metro'],
      '<mine|check|grade> can’t be "mien". Did you mean mine? Choose mine, check or grade.',
    ],
    [['puzzles', 'sell', 'metro'], '<mine|check|grade> can’t be "sell". Choose mine, check or grade.'],
    [['serve', '--log', 'wran'], '--log can’t be "wran". Did you mean warn? Choose trace, debug, info,'],
    [['review', 'x', '--level', '12'], '--level can’t be "12". A level is a number from 1 to 8.'],
    [['--lang', 'xx'], '--lang can’t be "xx". Choose en.'],
    [['arena', 'metro', '--players', 'randm,1'], 'Did you mean random? Players: 1 to 8'],
    [['play', 'metro', '--seats', 'two'], '--seats can’t be "two". It must be a whole number.'],
    [['play', 'metro', '--seats', '9'], 'Metro has 2 to 6 seats, not 9.'],
    [['play', 'metro', '--set', 'secret'], 'Write it as option=value'],
    [['play', 'metro', '--set', 'secret=maybe'], 'Choose off or on.'],
    [['play', 'metro', '--set', 'secret=of'], 'Did you mean off?'],
    [['play', 'metro', '--set', 'scret=on'], 'Did you mean secret? Options: refill, turning, secret, centre.'],
    [['play', 'metro', '--bots', '0'], 'Seats are counted from 1.'],
    [['play', 'metro', '--bots', '3'], 'There is no seat 3 for the computer: the match has 2.'],
    [['bench', '--seconds', '0'], 'It must be a number above 0.'],
  ])('%j is wrong usage: words on stderr, exit 2', async (argv, words) => {
    const { code, out, err } = await capture(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^boardwalk: /);
    expect(err).toContain(words);
  });

  it.each([
    ['nope', 'There is no command "nope". Commands: games, play,'],
    ['paly', 'There is no command "paly". Did you mean play?'],
  ])('F25: help %s says that there is no such command', async (name, words) => {
    const { code, out, err } = await capture(['help', name]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });

  it('help prints what --help prints', async () => {
    expect(await capture(['help', 'play'])).toEqual(await capture(['play', '--help']));
    expect(await capture(['help'])).toEqual(await capture([]));
  });

  it.each(['play', 'view', 'perft', 'bench', 'call'])('%s suggests the nearest game and lists all', async (command) => {
    const { code, out, err } = await capture([command, 'mtero', 'text'].slice(0, command === 'view' ? 3 : 2));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('There is no game "mtero". Did you mean metro?');
    for (const { about } of shelf) expect(err).toContain(about.id);
  });

  it('starts from bin, and bench measures on threads of its own', () => {
    const run = (args: string[], input = '') =>
      execFileSync(process.execPath, ['bin/boardwalk.mjs', ...args], {
        cwd: new URL('..', import.meta.url),
        input,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
      });
    const ids = JSON.parse(run(['games', '--json'])).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(shelf.map(({ about }) => about.id));
    expect(run(['call'], '{"id":7,"game":"metro","method":"getScore","input":["",2]}\n')).toBe(
      '{"id":7,"result":[0,0]}\n',
    );
    const { games } = JSON.parse(run(['bench', 'metro', '--seconds', '0.02', '--json']));
    expect(games).toHaveLength(1);
  });
});

describe('games', () => {
  it('lists every game with its options, for people and for programs', async () => {
    const { out } = await capture(['games']);
    for (const { about } of shelf) {
      expect(out).toContain(`${about.id}  ${about.title}`);
      for (const option of about.options) expect(out).toContain(`--set ${option.id}=…`);
    }
    // Which value is the published rule, and how hard a challenge is.
    expect(out).toContain('official (default), boxed (published rule)');
    expect(out).toContain('first-steps (very easy, default)');
    expect(JSON.parse((await capture(['games', '--json'])).out)).toEqual(
      JSON.parse(JSON.stringify(shelf.map(({ about }) => about))),
    );
  });

  it.each([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('with %j colours are %s in a pipe', async (env, coloured) => {
    const { out } = await capture(['games'], { env });
    expect(out.includes('\u001b[')).toBe(coloured);
  });
});
