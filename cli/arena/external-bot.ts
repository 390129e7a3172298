import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { texts } from '#texts/cli/external-bot.ts';
import type { Move, Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import type { News, Seated } from './seated.ts';

type Process = ChildProcessByStdio<Writable, Readable, null>;

/** What a bot is asked, as one line of JSON; it answers with one line, the text of its move. See docs/bots.md. */
export interface Question {
  readonly type: 'question';
  /** Counts the questions to this bot. */
  readonly id: number;
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
/** Time to read the last news. */
const FAREWELL = 500;
const LONGEST_QUOTE = 60;
/** Questions that a bot may spoil before its first legal move. */
const PATIENCE = 3;

/** What reports call a bot, and whether it wants to hear when games begin and end. */
interface BotManners {
  readonly name?: string | undefined;
  readonly news?: boolean | undefined;
}

/**
 * A player in a process of its own. One that is late, dies or answers nonsense has a random legal move played for it, and
 * the fault is counted; a dead one is started again for its next move. One that never makes a legal move has failed.
 */
export class ExternalBot implements Seated {
  readonly name: string;
  private readonly room: Room;
  private readonly command: string;
  private readonly milliseconds: number;
  /** Whether it hears news. */
  private readonly isTold: boolean;
  private child: Process | undefined;
  private faults: string[] = [];
  /** Whether it has ever made a legal move. */
  private proved = false;
  private spoiled = 0;
  private asked = 0;
  /** Whether it has said anything since it was started. */
  private isAwake = false;
  failure: string | undefined;
  /** Answers that are still to come for questions given up: they must not be taken for the next one's. */
  private overdue = 0;
  private resolve: ((answer: string | undefined) => void) | undefined;

  constructor(room: Room, command: string, milliseconds: number, { name = command, news = false }: BotManners = {}) {
    this.name = name;
    this.isTold = news;
    this.room = room;
    this.command = command;
    this.milliseconds = milliseconds;
  }

  async choose(view: Position, seed: number): Promise<Move> {
    const { game } = this.room;
    const moves = listMoves(game, view);
    const legal = moves.map((move) => game.formatMove(view, move));
    const answer = await this.ask({
      type: 'question',
      id: ++this.asked,
      game: game.id,
      seat: view.turn,
      view: game.format(view),
      moves: legal,
      ms: this.milliseconds,
    });
    const index = answer === undefined ? -1 : legal.indexOf(answer.trim());
    if (index >= 0) this.proved = true;
    else if (answer !== undefined) this.blame(texts.notLegal(JSON.stringify(answer.slice(0, LONGEST_QUOTE))));
    return moves[index < 0 ? new SeededRandom(seed).below(moves.length) : index];
  }

  hear(news: News): void {
    if (this.isTold) this.start().stdin.write(`${JSON.stringify(news)}\n`);
  }

  takeFaults(): readonly string[] {
    return this.faults.splice(0);
  }

  leave(): void {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    if (this.isTold) {
      // It has still to read how the last game ended.
      child.stdin.end();
      setTimeout(() => endAll(child), FAREWELL);
    } else endAll(child);
  }

  private ask(question: Question): Promise<string | undefined> {
    const time = question.ms + GRACE + (this.isAwake ? 0 : START_UP);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.overdue++;
        this.giveUp(texts.late(question.ms));
      }, time);
      this.resolve = (answer) => {
        clearTimeout(timer);
        this.resolve = undefined;
        resolve(answer);
      };
      this.start().stdin.write(`${JSON.stringify(question)}\n`);
    });
  }

  private giveUp(fault: string, final = false): void {
    if (!this.resolve) return;
    this.blame(fault, final);
    this.resolve(undefined);
  }

  /** `final`: before its first legal move there is no point in another question. */
  private blame(fault: string, final = false): void {
    this.faults.push(fault);
    this.spoiled++;
    if (!this.proved && (final || this.spoiled >= PATIENCE)) this.failure ??= fault;
  }

  private start(): Process {
    if (this.child) return this.child;
    const child = startProcess(this.command);
    this.child = child;
    this.isAwake = false;
    this.overdue = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (this.child === child) this.take(line);
    });
    // Writing to a process that has ended is its fault, not ours.
    child.stdin.on('error', () => {});
    const end = (why: string) => {
      endAll(child);
      if (this.child === child) this.child = undefined;
      this.giveUp(why, true);
    };
    child.on('error', (error) => end(texts.notStarted(error.message)));
    child.on('exit', (code, signal) => end(texts.ended(signal ?? texts.exitCode(code))));
    return child;
  }

  /** An answer that names its question is never taken for another's; one that does not is counted. */
  private take(line: string): void {
    this.isAwake = true;
    const answer = readAnswer(line);
    if (answer) {
      this.overdue = 0;
      if (answer.id === this.asked) this.resolve?.(answer.move);
    } else if (this.overdue > 0) this.overdue--;
    else this.resolve?.(line);
  }
}

/** `{"id": 7, "move": "…"}`; a line that is no such object is the text of a move. */
function readAnswer(line: string): { readonly id: number; readonly move: string } | undefined {
  if (!line.trimStart().startsWith('{')) return undefined;
  try {
    const { id, move } = JSON.parse(line) as Partial<Record<string, unknown>>;
    return typeof id === 'number' && typeof move === 'string' ? { id, move } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends everything that a command has started, and that also when we are killed: this shell waits for the end of a pipe of
 * which we hold the other end.
 */
const WATCH = "(trap '' TERM; read _ <&3; kill 0; sleep 1; kill -9 0) >/dev/null 2>&1 &";

/** A shell of its own process group, so that a bot's helpers end with it. Windows has no such groups. */
function startProcess(command: string): Process {
  if (process.platform === 'win32') return spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  return spawn('/bin/sh', ['-c', `${WATCH}\n${command}`], {
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
    detached: true,
  }) as ChildProcess as Process;
}

function endAll(child: Process): void {
  const pipe = child.stdio.at(3);
  if (pipe) pipe.destroy();
  else child.kill();
}
