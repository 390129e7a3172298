/** A source of chance. Matches get one fed by `crypto`; tests, bots and daily challenges get a seeded one. */
export interface Random {
  /** A whole number from 0 to `n` − 1, each equally likely. `n` is at most 2^16 for `SeededRandom`. */
  below(n: number): number;
}

/**
 * Chance for a match, roll by roll. What a roll brings follows from its number among the match's rolls, counted from 0,
 * and not from how often somebody asked: otherwise undo would be a way to roll again.
 */
export interface Dice {
  forRoll(number: number): Random;
}

/** Dice that simply go on, for matches in which nothing is taken back: tests, the arena. */
export function plainDice(random: Random): Dice {
  return { forRoll: () => random };
}

/**
 * sfc32: small, fast, passes the usual batteries. The state lies in a typed array longer than 64 bytes,
 * because V8 keeps shorter ones on its heap and numbers above 2^30 in plain fields may be boxed.
 */
export class SeededRandom implements Random {
  private readonly state = new Int32Array(32);

  constructor(seed: string | number) {
    this.reseed(seed);
  }

  reseed(seed: string | number): void {
    const text = String(seed);
    for (let word = 0; word < 3; word++) this.state[word] = hash(text, word);
    this.state[3] = 1;
    // The first outputs still resemble the seed.
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The same for a pair of whole numbers, without a text: for searches, which begin anew thousands of times a second. */
  restart(seed: number, round: number): void {
    this.state[0] = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
    this.state[1] = Math.imul(round ^ 0x7f4a7c15, 0xc2b2ae35);
    this.state[2] = seed ^ (round << 16) ^ (round >>> 16);
    this.state[3] = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, signed. */
  next(): number {
    const s = this.state;
    const out = (s[0] + s[1] + s[3]) | 0;
    s[3] = s[3] + 1;
    s[0] = s[1] ^ (s[1] >>> 9);
    s[1] = (s[2] + (s[2] << 3)) | 0;
    s[2] = (((s[2] << 21) | (s[2] >>> 11)) + out) | 0;
    return out;
  }

  // Multiplying the upper half avoids division; the bias is below n / 65536 and irrelevant for bots and tests.
  below(n: number): number {
    return Math.imul(this.next() >>> 16, n) >>> 16;
  }
}

/** Shuffles in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
  return list;
}

/** FNV-1a with a different start per word. */
function hash(text: string, word: number): number {
  let h = 0x811c9dc5 ^ Math.imul(word + 1, 0x9e3779b9);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 15);
}
