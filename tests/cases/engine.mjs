import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @typedef {{ id?: unknown, result?: unknown, error?: { code: string, message: string } }} Reply */

/** A program that answers official methods: one JSON request a line in, one JSON reply a line out, in any order. */
export class Engine {
  /** @param {readonly string[]} command */
  constructor([program, ...args]) {
    /** @type {Map<unknown, (reply: Reply) => void>} */
    this.waiting = new Map();
    /** Why it answers no more. @type {Reply['error']} */
    this.gone = undefined;
    this.asked = 0;
    this.child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    this.child.on('error', (error) => this.end({ code: 'engine.start', message: error.message }));
    this.child.on('close', (code) => this.end({ code: 'engine.exit', message: `The engine exited with ${code}.` }));
    // An engine that exits early says so above; what it was still being sent is of no interest.
    this.child.stdin.on('error', () => {});
  }

  /** @param {string} game @param {string} method @param {unknown} input @returns {Promise<Reply>} */
  call(game, method, input) {
    if (this.gone) return Promise.resolve({ error: this.gone });
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.child.stdin.write(`${JSON.stringify({ id, game, method, input })}\n`);
    });
  }

  close() {
    this.child.stdin.end();
  }

  /** @param {string} line */
  hear(line) {
    /** @type {Reply} */
    let reply;
    try {
      reply = JSON.parse(line);
    } catch {
      console.error(`The engine's answer is not JSON: ${line.slice(0, 200)}`);
      return;
    }
    this.waiting.get(reply.id)?.(reply);
    this.waiting.delete(reply.id);
  }

  /** Answers every open question, and each one to come, with the same error. @param {{ code: string, message: string }} error */
  end(error) {
    this.gone = error;
    for (const answer of this.waiting.values()) answer({ error });
    this.waiting.clear();
  }
}
