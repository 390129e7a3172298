import { once } from 'node:events';
import { connect } from 'node:net';

/** @typedef {import('../../server/fanout.ts').Announcement} Announcement */
/** @typedef {import('../../server/fanout.ts').Fanout} Fanout */
/** @typedef {import('../../server/fanout.ts').Hearer} Hearer */

const CHANNEL = 'boardwalk';

/**
 * News between processes through Redis, in place of PostgreSQL: only to measure the one beside the other. It says what a
 * moment brings in one message, as `PostgresFanout` does, and does not come back when Redis was away.
 *
 * @implements {Fanout}
 */
export class RedisFanout {
  /**
   * @param {number} port
   * @param {Hearer} hearer
   */
  constructor(port, hearer) {
    this.port = port;
    this.hearer = hearer;
    this.self = `${process.pid}-${Date.now()}`;
    /** @type {Announcement[]} */
    this.waiting = [];
    this.heard = Buffer.alloc(0);
  }

  async open() {
    this.speaking = connect(this.port, '127.0.0.1').setNoDelay(true).resume();
    this.listening = connect(this.port, '127.0.0.1').on('data', (data) => this.read(data));
    await Promise.all([once(this.speaking, 'connect'), once(this.listening, 'connect')]);
    this.listening.write(writeCommand('SUBSCRIBE', CHANNEL));
  }

  /** @param {Announcement} announcement */
  announce(announcement) {
    this.waiting.push(announcement);
    if (this.waiting.length > 1) return;
    setImmediate(() => {
      const lines = this.waiting.map((each) => JSON.stringify(each));
      this.waiting = [];
      this.speaking?.write(writeCommand('PUBLISH', CHANNEL, [this.self, ...lines].join('\n')));
    });
  }

  async close() {
    this.speaking?.destroy();
    this.listening?.destroy();
  }

  /**
   * Everything that Redis sends here is a list of three: what it is, the channel, and the message or a number.
   *
   * @param {Buffer} data
   */
  read(data) {
    this.heard = Buffer.concat([this.heard, data]);
    for (;;) {
      const list = readList(this.heard);
      if (!list) return;
      this.heard = this.heard.subarray(list.end);
      const [kind, , message] = list.items;
      if (kind === 'message') this.hear(message);
    }
  }

  /** @param {string} letter */
  hear(letter) {
    const [from, ...lines] = letter.split('\n');
    if (from === this.self) return;
    for (const line of lines) this.hearer.hear(JSON.parse(line));
  }
}

/** @param {readonly string[]} words */
function writeCommand(...words) {
  return [`*${words.length}`, ...words.flatMap((word) => [`$${Buffer.byteLength(word)}`, word]), ''].join('\r\n');
}

/**
 * The list at the start of what was heard, once all of it is there.
 *
 * @param {Buffer} heard
 */
function readList(heard) {
  let end = 0;
  const readHead = () => {
    const stop = heard.indexOf('\r\n', end);
    if (stop < 0) return undefined;
    const head = heard.toString('latin1', end, stop);
    end = stop + 2;
    return head;
  };
  const count = Number(readHead()?.slice(1) ?? Number.NaN);
  const items = [];
  while (items.length < count) {
    const head = readHead();
    if (head === undefined) return undefined;
    // A number stands for itself.
    if (!head.startsWith('$')) items.push(head.slice(1));
    else {
      const length = Number(head.slice(1));
      if (heard.length < end + length + 2) return undefined;
      items.push(heard.toString('utf8', end, end + length));
      end += length + 2;
    }
  }
  return Number.isNaN(count) ? undefined : { items, end };
}
