import type { Sentences } from '../core/faults.ts';
import type { Fault } from '../core/result.ts';
import { inLanguage } from './language.ts';

/** By game; the platform's have no name. A game's come with the code that makes its faults. */
const known = new Map<string, Sentences>();

/** The sentences of a game's faults, or of the platform's. */
export function sentencesOf<T extends Sentences>(game: string, english: T): T {
  const sentences = inLanguage(game === '' ? 'faults' : `${game}/faults`, english);
  known.set(game, sentences);
  return sentences;
}

/** The sentence for one code; what it is about is not said. */
export function sayCode({ code, variant, data = {} }: Fault, said = ''): string {
  const name = variant === undefined ? code : `${code}/${variant}`;
  const dot = name.indexOf('.');
  const sentence = known.get(name.slice(0, dot))?.[name.slice(dot + 1)] ?? known.get('')?.[name];
  if (sentence === undefined) throw new Error(`There is no sentence for ${name}.`);
  return typeof sentence === 'string' ? sentence : sentence(data as never, said);
}
