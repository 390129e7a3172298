import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { memoryStore, openGateway, TestServer } from '../../tests/support/online.ts';

/** The second example in Python: the one that plays online. */
const DOCUMENT = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
const EXAMPLE = [...DOCUMENT.matchAll(/```python\n(.*?)```/gs)][1]?.[1] ?? '';

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('The Python example of docs/bots.md was not run: there is no python3.');
    return false;
  }
}

describe('the Python example of docs/bots.md', () => {
  it('has fewer than 30 lines', () => {
    expect(EXAMPLE).toContain('/stream?asks=1');
    expect(EXAMPLE.trim().split('\n').length).toBeLessThan(30);
  });

  it.runIf(hasPython())('plays a match against a person to the end, over a takeback', async () => {
    const server = new TestServer(await memoryStore());
    const { gateway, base } = await openGateway(server);
    onTestFinished(() => gateway.close());
    const { match, invite, ada } = await server.table('stratopolis', 2);
    await ada.come();
    const made = await server.askDesk({ person: ada.person }, { type: 'token', id: 't', name: 'Random bot' });
    const token = made.type === 'token' ? made.token : '';
    const program = promisify(execFile)('python3', ['-c', EXAMPLE, `http://${base}`, token, match, invite]);
    const random = new SeededRandom('python');
    let tries = 0;
    const turn = async () => (ada.table?.status === 'live' ? (await ada.view()).position.turn : -1);
    while (ada.table?.status !== 'over') {
      if ((await turn()) === 0) await ada.moveAny(random);
      else await new Promise((resolve) => setTimeout(resolve, 5));
      // Perhaps while the program has its move on the way.
      if (++tries === 20) await ada.ask({ type: 'propose', proposal: { what: 'takeback', ply: ada.log.length - 1 } });
    }
    await program;
    expect(ada.table?.seats[1].player).toEqual({ kind: 'program', name: 'Random bot' });
    expect(ada.table?.ending?.why).toBe('rules');
    expect(server.errors).toEqual([]);
  });
});
