import { faultsOf } from './faults.ts';

/** Nothing to speak of. */
type None = Record<never, never>;

/** What can be wrong outside the rules of a game, and what its sentence speaks of. */
interface PlatformFaults {
  'match.seats': { readonly game: string; readonly least: number; readonly most: number; readonly seats: string };
  'match.game': { readonly found: string; readonly wanted: string };
  'match.version': { readonly played: number; readonly here: number };
  'match.roll': None;
  'match.over': None;
  'match.turn': { readonly seat: number };
  'match.turn/yours': None;
  'match.moved-on': None;
  'match.elsewhere': None;
  'match.replay': None;
  'match.players': None;
  /** What is wrong is in this line of the log. */
  'match.line': { readonly line: number; readonly text: string };
  /** What is wrong is at this character of a text. */
  'text.character': { readonly at: number };
  'settings.unknown': { readonly option: string; readonly near: string; readonly known: readonly string[] };
  'settings.value': {
    readonly option: string;
    readonly value: string;
    readonly near: string;
    readonly known: readonly string[];
  };
  'settings.value/picks': {
    readonly option: string;
    readonly value: string;
    readonly near: string;
    readonly known: readonly string[];
    readonly count: number;
    readonly from: string;
  };
  'settings.value/type': { readonly option: string; readonly type: string; readonly known: readonly string[] };
  'settings.pair': { readonly text: string };
  'record.json': None;
  'record.empty': None;
  'record.sealed': None;
  'record.form': { readonly found: string };
  'record.form/field': { readonly field: string; readonly wanted: string; readonly found: string };
  'record.form/missing': { readonly field: string; readonly wanted: string };
  'record.game': { readonly game: string };
  /** What is wrong is in this line of a file of matches. */
  'record.line': { readonly line: number };
  'saved.id': None;
  'saved.players': None;
  'file.sealed': None;
  'call.argument': { readonly name: string; readonly expects: string; readonly found: string };
  'call.argument/missing': { readonly name: string; readonly expects: string };
  'call.tooLong': { readonly most: number };
  'call.json': { readonly reason: string };
  'call.request': None;
  'call.request/game': None;
  'call.request/method': None;
  'call.game': Unknown;
  'call.command': Unknown;
  'call.option': Unknown;
  'call.method': Unknown;
  'call.method/none': { readonly game: string };
  'call.input': Unknown;
  'call.input/many': { readonly method: string; readonly takes: readonly string[]; readonly given: number };
  'call.input/form': { readonly method: string; readonly takes: readonly string[] };
  internal: { readonly error: string };
  'play.many': { readonly typed: string; readonly count: number; readonly some: readonly string[] };
  'arena.player': {
    readonly game: string;
    readonly name: string;
    readonly near: string;
    readonly known: readonly string[];
  };
  'net.form': { readonly form: string };
  'net.size': { readonly game: string; readonly found: number; readonly wanted: number };
  'net.spoiled': { readonly game: string };
}

/** A name that nothing has, with one that is like it. */
interface Unknown {
  readonly name: string;
  readonly near: string;
  readonly known: readonly string[];
}

/** One for each fault, in every language. */
export type PlatformSentences = {
  readonly [Name in keyof PlatformFaults]: keyof PlatformFaults[Name] extends never
    ? string
    : (data: PlatformFaults[Name], said: string) => string;
};

export const { refuse, fail, within } = faultsOf<PlatformSentences>('');
