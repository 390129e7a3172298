import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, that can be killed and started again on the same port. */
export class ServerProcess {
  private readonly program: URL;
  private readonly args: readonly string[];
  private child: ChildProcess | undefined;
  port = 0;

  /** `args` are those of `boardwalk serve`, without the port. */
  constructor(program: URL, args: readonly string[]) {
    this.program = program;
    this.args = args;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = [fileURLToPath(this.program), 'serve', '--port', String(this.port), '--no-limits', ...this.args];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const port = /http:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (port === undefined) continue;
      if (this.port !== 0 && this.port !== Number(port)) throw new Error(`The server came back on port ${port}.`);
      this.port = Number(port);
      child.stdout.resume();
      return;
    }
    throw new Error('The server ended before it was ready.');
  }

  /** As when the machine loses its power: nothing is finished. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  metrics(): Promise<ReadonlyMap<string, number>> {
    return readMetrics(this.url);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** What a server says of itself: numbers by name. */
export async function readMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
}
