import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Move, Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import type { Seated } from './seated.ts';

type Process = ChildProcessByStdio<Writable, Readable, null>;

/** What a bot is asked, as one line of JSON; it answers with one line, the text of its move. See docs/bots.md. */
export interface Question {
  readonly game: string;
  readonly seat: number;
  /** What the seat may know, in the game's notation. */
  readonly view: string;
  /** Every legal move. */
  readonly moves: readonly string[];
  /** Time for the answer. */
  readonly ms: number;
}

/** Between two processes a line takes a moment; a bot that uses its time to the last is not late. */
const GRACE = 100;
/** A process takes a while to start, and is not to blame for a busy machine. */
const START_UP = 10_000;
const LONGEST_QUOTE = 60;
/** Questions that a bot may spoil before its first legal move. */
const PATIENCE = 3;

/**
 * A player in a process of its own. One that is late, dies or answers nonsense has a random legal move played for it, and
 * the fault is counted; a dead one is started again for its next move. One that never makes a legal move has failed.
 */
export class ExternalBot implements Seated {
  readonly name: string;
  private readonly room: Room;
  private readonly command: string;
  private readonly milliseconds: number;
  private child: Process | undefined;
  private faults: string[] = [];
  /** Whether it has ever made a legal move. */
  private proved = false;
  private spoiled = 0;
  failure: string | undefined;
  /** Answers that are still to come for questions given up: they must not be taken for the next one's. */
  private overdue = 0;
  private hear: ((answer: string | undefined) => void) | undefined;

  constructor(room: Room, command: string, milliseconds: number) {
    this.name = command;
    this.room = room;
    this.command = command;
    this.milliseconds = milliseconds;
  }

  async choose(view: Position, seed: number): Promise<Move> {
    const { game } = this.room;
    const moves = listMoves(game, view);
    const texts = moves.map((move) => game.formatMove(view, move));
    const answer = await this.ask({
      game: game.id,
      seat: view.turn,
      view: game.format(view),
      moves: texts,
      ms: this.milliseconds,
    });
    const index = answer === undefined ? -1 : texts.indexOf(answer.trim());
    if (index >= 0) this.proved = true;
    else if (answer !== undefined) this.blame(`not a legal move: ${JSON.stringify(answer.slice(0, LONGEST_QUOTE))}`);
    return moves[index < 0 ? new SeededRandom(seed).below(moves.length) : index];
  }

  takeFaults(): readonly string[] {
    return this.faults.splice(0);
  }

  leave(): void {
    this.child?.kill();
    this.child = undefined;
  }

  private ask(question: Question): Promise<string | undefined> {
    const time = question.ms + GRACE + (this.child ? 0 : START_UP);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.overdue++;
        this.giveUp(`no answer within ${question.ms} ms`);
      }, time);
      this.hear = (answer) => {
        clearTimeout(timer);
        this.hear = undefined;
        resolve(answer);
      };
      this.start().stdin.write(`${JSON.stringify(question)}\n`);
    });
  }

  private giveUp(fault: string, final = false): void {
    if (!this.hear) return;
    this.blame(fault, final);
    this.hear(undefined);
  }

  /** `final`: before its first legal move there is no point in another question. */
  private blame(fault: string, final = false): void {
    this.faults.push(fault);
    this.spoiled++;
    if (!this.proved && (final || this.spoiled >= PATIENCE)) this.failure ??= fault;
  }

  private start(): Process {
    if (this.child) return this.child;
    const child = spawn(this.command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child = child;
    this.overdue = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (this.child !== child) return;
      if (this.overdue > 0) this.overdue--;
      else this.hear?.(line);
    });
    // Writing to a process that has ended is its fault, not ours.
    child.stdin.on('error', () => {});
    const end = (why: string) => {
      if (this.child === child) this.child = undefined;
      this.giveUp(why, true);
    };
    child.on('error', (error) => end(`could not be started: ${error.message}`));
    child.on('exit', (code, signal) => end(`ended (${signal ?? `exit code ${code}`})`));
    return child;
  }
}
