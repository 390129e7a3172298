import type { Fault, FaultData, Result } from './result.ts';

/** How a fault is said: a text, or a function of what it speaks of. What it happened in is also told what was said of it. */
export type Sentence = string | ((data: never, said: string) => string);
export type Sentences = Readonly<Record<string, Sentence>>;

type Place = Pick<Fault, 'rule' | 'where'>;
/** What a fault is given: all that its sentence speaks of, the rule that says so, and where. */
type Given<S extends Sentence> = S extends (data: infer D, said: string) => string ? Place & D : Place;
/** Nothing to speak of, nothing to give. */
type Rest<S extends Sentence> = S extends string ? [given?: Given<S>] : [given: Given<S>];

/** What makes the faults of one game: each must have a sentence in its texts, and is given what that speaks of. */
export interface Faults<T extends Sentences> {
  refuse<K extends keyof T & string>(name: K, ...rest: Rest<T[K]>): Fault;
  fail<K extends keyof T & string>(name: K, ...rest: Rest<T[K]>): Result<never>;
  /** The same fault, seen as part of something larger. */
  within<K extends keyof T & string>(fault: Fault, name: K, ...rest: Rest<T[K]>): Fault;
}

/**
 * The faults of a game, or of the platform where `game` is empty. A name is a code, or a code and a variant: `copies`,
 * `copies/hand`. The sentences say which there are; whoever makes faults thereby loads their words.
 */
export function faultsOf<T extends Sentences>(game: string, _sentences?: T): Faults<T> {
  const refuse = (name: string, { rule, where, ...data }: Place & FaultData = {}): Fault => {
    const [code, variant] = (game === '' ? name : `${game}.${name}`).split('/');
    return {
      code,
      ...(variant === undefined ? {} : { variant }),
      ...(Object.keys(data).length === 0 ? {} : { data }),
      ...(rule === undefined ? {} : { rule }),
      ...(where === undefined ? {} : { where }),
    };
  };
  const make = refuse as Faults<T>['refuse'];
  return {
    refuse: make,
    fail: (...given) => ({ ok: false, fault: make(...given) }),
    within: (fault, ...given) => {
      const { code, data = {} } = make(...given);
      return { ...fault, within: [...(fault.within ?? []), { code, data }] };
    },
  };
}
