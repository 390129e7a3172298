import type { Advice, Question } from '../../ai/worker.ts';
import type { Random } from '../../core/random.ts';
import type { Clock } from './clock.ts';
import type { Claim, Wire } from './hold.ts';
import type { Store } from './store.ts';

/** Everything a local session touches outside itself. Tests hand it fakes. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Computer players for one match. */
  readonly hireBots: () => Bots;
  /** What connects the tabs that show one match. */
  readonly openWire: (match: string) => Wire;
  /** Decides which of them plays it. `word` is this tab's. */
  readonly openClaim: (match: string, wire: Wire, word: string) => Claim;
}

export interface Chance {
  /** For whatever is not a roll of a match. */
  readonly random: Random;
  /** A name that nothing else has. */
  newId(): string;
  /** What the rolls of a new match follow from, as `formatSecret` writes it. */
  newSecret(): string;
  /** Sixteen bytes that no two calls give. */
  newSalt(): Uint8Array;
}

export type BotQuestion = Omit<Question, 'id' | 'seed'>;

export interface Bots {
  /**
   * What a player of that level thinks; `undefined` when it failed, and `missing` when its program could not be fetched,
   * which only a reload can mend. Never answers after `stop`.
   */
  ask(question: BotQuestion): Promise<Advice | 'missing' | undefined>;
  /** At once, whatever is being thought about. */
  stop(): void;
}
