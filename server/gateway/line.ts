import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { ALLOWED, Bucket } from './buckets.ts';
import type { Counters } from './counters.ts';
import { textFrame } from './text-frame.ts';

/** A socket that has this much waiting does not read. */
const MOST_WAITING = 65_536;
const POLICY_BREACH = 1008;
const WRONG_KIND = 1003;
const HELLO_TIME = 10_000;

/** What a line does with what comes in. */
export interface Listener {
  /** The text of one message. They are handled one after the other. */
  hear(text: string): Promise<void>;
  /** Too much came at once. */
  complain(): string;
  end(): void;
}

/** One socket: its limits, its pulse, and how far behind its reader is. */
export class Line {
  /** How long a message takes there and back, as measured by pings. */
  lag = 0;
  /** Lines are counted as they open. */
  readonly number: number;
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Duplex;
  /** Said in this breath. */
  private frames: Buffer[] = [];
  private readonly counters: Counters;
  private readonly bucket: Bucket | undefined;
  private isListening = false;
  /** Came while an earlier message was not answered yet. */
  private readonly unheard: string[] = [];
  private pingedAt = 0;
  /** A ping is not answered yet. */
  private isAsked = false;
  private helloTimer: NodeJS.Timeout | undefined;

  constructor(number: number, socket: WebSocket, stream: Duplex, counters: Counters, isLimited: boolean) {
    this.number = number;
    this.socket = socket;
    this.stream = stream;
    this.counters = counters;
    this.bucket = isLimited ? new Bucket(ALLOWED.messages, performance.now()) : undefined;
  }

  open(listener: Listener): void {
    const { socket } = this;
    this.counters.sockets++;
    this.helloTimer = setTimeout(() => this.close(POLICY_BREACH), HELLO_TIME);
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.close(WRONG_KIND);
      else this.hear(String(data), listener);
    });
    socket.on('pong', () => {
      this.isAsked = false;
      this.lag = performance.now() - this.pingedAt;
    });
    // Frames that are too long or no text end here; `close` follows.
    socket.on('error', () => this.counters.refused++);
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      this.counters.sockets--;
      listener.end();
    });
  }

  /** The first message was a good one. */
  greet(): void {
    clearTimeout(this.helloTimer);
  }

  send(json: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > MOST_WAITING) {
      this.counters.closedSlow++;
      this.socket.terminate();
      return;
    }
    if (this.frames.length === 0) gather(this);
    this.frames.push(frameOf(json));
  }

  close(code = 1000): void {
    this.flush();
    this.socket.close(code);
  }

  /**
   * Asks whether somebody is there; ends the line when the last such question was not answered. The others at the table
   * want to know soon, and a device that was only slow comes back by itself.
   */
  ping(): void {
    if (this.isAsked) {
      this.socket.terminate();
      return;
    }
    this.isAsked = true;
    this.pingedAt = performance.now();
    this.socket.ping();
  }

  /** What is said in one breath goes out in one write: writing is what a move costs most. */
  flush(): void {
    const { frames } = this;
    if (frames.length === 0) return;
    this.frames = [];
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
  }

  private hear(text: string, listener: Listener): void {
    this.counters.messages++;
    if (this.bucket && !this.bucket.take(performance.now())) {
      this.counters.refused++;
      this.send(listener.complain());
      this.close(POLICY_BREACH);
      return;
    }
    if (this.isListening) this.unheard.push(text);
    else void this.listen(text, listener);
  }

  /** Keeps nothing while nothing comes: of ten thousand lines, most are silent. */
  private async listen(first: string, listener: Listener): Promise<void> {
    this.isListening = true;
    for (let text: string | undefined = first; text !== undefined; text = this.unheard.shift()) {
      await listener.hear(text);
    }
    this.isListening = false;
  }
}

/** Lines with something to say in this breath. */
let gathered: Line[] = [];

function gather(line: Line): void {
  if (gathered.length === 0) process.nextTick(flushAll);
  gathered.push(line);
}

function flushAll(): void {
  const lines = gathered;
  gathered = [];
  for (const line of lines) line.flush();
}

let lastText = '';
let lastFrame = textFrame(lastText);

/** Everybody at a table is told the same, one after the other: that frame is made once. */
function frameOf(text: string): Buffer {
  if (text !== lastText) {
    lastFrame = textFrame(text);
    lastText = text;
  }
  return lastFrame;
}
