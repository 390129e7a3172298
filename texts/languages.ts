import { setLanguage, type Translate } from './language.ts';

/** A language that can be chosen. Its words are loaded only for those who speak it. */
export interface Language {
  readonly id: string;
  /** What it calls itself. */
  readonly name: string;
  /** For those who build: nobody speaks it, so nobody is offered it. */
  readonly hidden?: true;
  /** Nothing to load for English, which travels with the code. */
  readonly load?: () => Promise<Translate>;
}

export const LANGUAGES: readonly Language[] = [
  { id: 'en', name: 'English' },
  {
    id: 'en-XA',
    name: 'Ëñĝļîšĥ',
    hidden: true,
    load: async () => (await import('./pseudo.ts')).toPseudo,
  },
];

/** The first of the wanted languages that there is, English if there is none: `en-GB` and `en_GB.UTF-8` are `en`. */
export function findLanguage(wanted: readonly (string | undefined)[]): Language {
  return wanted.map((tag) => knownLanguage(tag ?? '')).find((found) => found !== undefined) ?? LANGUAGES[0];
}

/** The language that a tag names, if there is such a one. */
export function knownLanguage(tag: string): Language | undefined {
  const [language, region] = tag.split(/[-_.]/);
  return LANGUAGES.find(({ id }) => id === `${language}-${region}`) ?? LANGUAGES.find(({ id }) => id === language);
}

/** Loads a language and speaks it from now on. */
export async function speak({ id, load }: Language): Promise<void> {
  setLanguage(id, await load?.());
}
