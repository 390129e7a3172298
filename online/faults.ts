import { faultsOf } from '../core/faults.ts';

/** Nothing to speak of. */
type None = Record<never, never>;

/** What a table, the desk or a message can have wrong, and what its sentence speaks of. */
interface OnlineFaults {
  'message.json': None;
  'message.long': { readonly most: number; readonly found: number };
  'message.form': { readonly field: string; readonly wanted: string; readonly found: string };
  'match.unknown': None;
  'match.not-begun': None;
  'match.begun': None;
  'match.paused': None;
  'match.not-over': None;
  'match.hidden': None;
  'match.late-abort': None;
  'match.private': None;
  'seat.yours-not': None;
  'seat.resigned': None;
  'seat.taken': None;
  'seat.none': None;
  'seat.host': None;
  'seat.here': None;
  'seat.invite': None;
  'seat.free': None;
  'seat.colour': None;
  'seat.colours': None;
  'seat.not-late': None;
  'seat.not-held': None;
  'offer.none': None;
  'offer.pending': None;
  'offer.wait': None;
  'offer.ply': None;
  'offer.no-takebacks': None;
  'offer.no-draw': None;
  'talk.closed': None;
  'key.unknown': None;
  'code.unknown': None;
  'table.letters': None;
  'table.game': None;
  'table.seats': None;
  'table.me': None;
  'table.zone': None;
  'hook.address': None;
  'limit.rate': None;
  'server.busy': None;
  'server.away': None;
  'hello.first': None;
  'origin.foreign': None;
  'verify.secret': None;
  'verify.commitment': None;
  'verify.roll': { readonly line: number; readonly wanted: string; readonly found: string };
  request: { readonly reason: string };
}

/** One for each fault, in every language. */
export type OnlineSentences = {
  readonly [Name in keyof OnlineFaults]: keyof OnlineFaults[Name] extends never
    ? string
    : (data: OnlineFaults[Name], said: string) => string;
};

export const { refuse, fail } = faultsOf<OnlineSentences>('online');
