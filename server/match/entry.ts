import type { Seat } from '../../core/game.ts';
import type { Ending, Proposal } from '../../online/messages/parts.ts';

/** Who sits at a seat when the match begins: somebody, a program of somebody's, or a computer player of this level. */
export type Seated = 'person' | 'program' | number;

/** Something that happened at a table. The log of a match is these, as JSON; everything else follows from them. */
export type Entry = Happening & {
  /** When, by the server's clock. */
  readonly time: number;
  /** Of the message that asked for it, and the seat that sent it: the same message is not obeyed twice. */
  readonly id?: string;
  readonly seat?: Seat;
  /** Milliseconds that the running clock lost since the entry before. */
  readonly used?: number;
};

export type Happening =
  /** `log` is what was played elsewhere; `rolls` what chance does before the first move. */
  | {
      readonly kind: 'begin';
      readonly players: readonly Seated[];
      readonly dice: readonly string[];
      readonly log?: readonly string[];
      readonly rolls: readonly string[];
    }
  | { readonly kind: 'move'; readonly text: string; readonly rolls: readonly string[] }
  | { readonly kind: 'offer'; readonly proposal: Proposal }
  | { readonly kind: 'answer'; readonly agree: boolean }
  /** With everybody's consent; also the last one to agree. Clocks go back only where it says so: older logs keep theirs. */
  | { readonly kind: 'takeback'; readonly ply: number; readonly clocks?: 'back' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** The time of `who` has run out, or, without a clock, they have been away for too long on their turn. */
  | { readonly kind: 'late'; readonly who: Seat }
  /** Somebody who was late for being away is here again. */
  | { readonly kind: 'return'; readonly who: Seat }
  /** A computer player holds the seat `who`; for good where its owner resigned. */
  | { readonly kind: 'hold'; readonly who: Seat; readonly level: number; readonly forGood?: true }
  | { readonly kind: 'back' }
  | { readonly kind: 'end'; readonly ending: Ending };

export function formatEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Trusts the log: only `formatEntry` writes there. */
export function parseEntry(body: string): Entry {
  return JSON.parse(body) as Entry;
}
