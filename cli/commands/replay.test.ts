import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-replay-'));
const record = {
  game: 'metro',
  rulesVersion: 1,
  seats: 2,
  settings: { refill: 'off', secret: 'off', centre: 'on' },
  log: ['+cbcb', 'cbcb20', '+adbb', 'adbb73'],
};
const file = join(folder, 'match.json');
writeFileSync(file, JSON.stringify(record, null, 2));

describe('replay', () => {
  it('shows the last position, or the one after so many moves', async () => {
    const last = await capture(['replay', file]);
    expect(last.out).toMatch(/^Metro, move 4 of 4: ■ Seat 2: placed a tile at 73/);
    const first = await capture(['replay', file, '--step', '2']);
    expect(first.out).toMatch(/^Metro, move 2 of 4: ● Seat 1: placed a tile at 20/);
    expect(first.out).not.toContain('adbb');
    expect((await capture(['replay', file, '--step', '0'])).out).toMatch(/^Metro, move 0 of 4: the start/);
  });

  it('prints every move in words', async () => {
    const { out } = await capture(['replay', '-', '--all'], { input: JSON.stringify({ record }) });
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Metro, 2 seats, 4 moves',
      '1  ⚄ Chance  +cbcb   drew cbcb',
      '2  ● Seat 1  cbcb20  placed a tile at 20',
    ]);
    expect(out).toContain('The match is not over.');
  });

  it('says how people ended a match before its rules did', async () => {
    const ending = { why: 'resigned', by: 0, winners: [1] };
    const input = JSON.stringify({ record, players: [], ended: true, ending });
    const whole = await capture(['replay', '-', '--all'], { input });
    expect(whole.out).toContain('● Seat 1 resigned. ■ Seat 2 wins.');
    expect(whole.out).not.toContain('not over');
    expect((await capture(['replay', '-'], { input })).out).toContain('■ Seat 2 wins.');
    expect((await capture(['replay', '-', '--step', '2'], { input })).out).not.toContain('wins');
    expect(JSON.parse((await capture(['replay', '-', '--json'], { input })).out)).toMatchObject({
      winners: [1],
      ending,
    });
    const old = JSON.stringify({ record, ended: true });
    expect((await capture(['replay', '-', '--all'], { input: old })).out).toContain('The match is over. No winner.');
  });

  it('answers programs', async () => {
    const answer = JSON.parse((await capture(['replay', file, '--json'])).out);
    expect(answer).toMatchObject({
      game: 'metro',
      seats: 2,
      step: 4,
      line: 'metro cbcb20adbb73 -,- 1+',
      winners: null,
    });
    expect(answer.moves[1]).toEqual({ seat: 0, move: 'cbcb20', words: 'placed a tile at 20' });
    expect(answer.moves[0].seat).toBe(null);
  });

  it('chooses among many', async () => {
    const input = `${JSON.stringify({ record })}\n\n${JSON.stringify({ ...record, log: ['+cbcb'] })}\n`;
    const first = await capture(['replay', '-'], { input });
    expect(first.out).toContain('move 4 of 4');
    expect(first.err).toContain('the input has 2 matches');
    expect((await capture(['replay', '-', '--match', '2'], { input })).out).toContain('move 1 of 1');
    expect((await capture(['replay', '-', '--match', '3'], { input })).err).toContain(
      'there is no match 3; there are 2.',
    );
  });

  it.each(shelf)('replays the golden matches of $about.id', async ({ about }) => {
    const golden = new URL(`../../games/${about.id}/matches/random.jsonl`, import.meta.url).pathname;
    const { code, out } = await capture(['replay', golden, '--all']);
    expect(code).toBe(0);
    expect(out).toMatch(/wins with|share the win|You (won|lost)/);
  });

  it.each([
    ['', 'There is no match in it.'],
    ['nonsense', 'Line 1: This is not JSON.'],
    ['null', 'A match must be an object, not null.'],
    ['[]', 'A match must be an object, not a list.'],
    ['{}', '"game" is missing; expected a text'],
    [JSON.stringify({ ...record, log: null }), '"log" must be a list of texts, not null'],
    [JSON.stringify({ ...record, log: ['+cbcb', 7] }), '"log" must be a list of texts'],
    [JSON.stringify({ ...record, seats: '2' }), '"seats" must be a number'],
    [JSON.stringify({ ...record, seats: 99 }), '2 to 6 players'],
    [JSON.stringify({ ...record, settings: { secret: 1 } }), '"settings" must be an object of texts'],
    [JSON.stringify({ ...record, settings: { secret: 'perhaps' } }), 'Option secret can’t be'],
    [JSON.stringify({ ...record, game: 'metr' }), 'Did you mean metro?'],
    [JSON.stringify({ ...record, rulesVersion: 99 }), 'version 99 of the rules'],
    [JSON.stringify({ ...record, log: ['+cbcb', 'cbcb33'] }), /line 2\b.*The central station/i],
    [`${JSON.stringify(record)}\n{"record":\n`, 'Line 2: This is not JSON.'],
  ])('refuses bad file %#, naming what does not fit', async (input, words) => {
    const { code, out, err } = await capture(['replay', '-'], { input });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^boardwalk: the input: /);
    if (typeof words === 'string') expect(err).toContain(words);
    else expect(err).toMatch(words);
  });

  it('says when there is no such file', async () => {
    const { code, err } = await capture(['replay', join(folder, 'none.json')]);
    expect({ code, err }).toEqual({
      code: 1,
      err: `boardwalk: ${join(folder, 'none.json')}: no such file or folder\n`,
    });
  });

  it('F25: Ctrl-C gives the terminal back and exits with 130', async () => {
    const { code, err } = await capture(['replay', file], { person: { types: ['n', '\u0003'], prompts: /q quit/ } });
    expect({ code, err }).toEqual({ code: 130, err: 'boardwalk: Interrupted.\n' });
  });

  it('turns pages by keys at a terminal', async () => {
    const { code, out } = await capture(['replay', file], {
      env: { NO_COLOR: '1' },
      person: { types: ['n', 'n', 'p', '4', '\r', '9', '\r', '\u001b[H', 'q'], prompts: /q quit/ },
    });
    expect(code).toBe(0);
    const seen = [...out.matchAll(/move (\d+) of 4/g)].map(([, step]) => Number(step));
    expect(seen).toEqual([0, 1, 2, 1, 1, 4, 4, 4, 0]);
  });
});
