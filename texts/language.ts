/** Puts one part of the catalogue, e.g. `metro/table`, into another language; what it does not know stays English. */
export type Translate = <T extends object>(part: string, english: T) => T;

const spoken: { language: string; translate?: Translate } = { language: 'en' };

/**
 * Chooses the language of every text that is loaded from now on. The page and the terminal call it before they load
 * anything that speaks: a file of texts is put into the language once, when it is loaded.
 */
export function setLanguage(language: string, translate?: Translate): void {
  spoken.language = language;
  if (translate) spoken.translate = translate;
  else delete spoken.translate;
}

export function currentLanguage(): string {
  return spoken.language;
}

/** Every file of texts passes its words through here. The type of the English words is the type of every language's. */
export function inLanguage<T extends object>(part: string, english: T): T {
  return spoken.translate ? spoken.translate(part, english) : english;
}

/** A language whose words are all at hand: parts of the same shape as the English ones, by the same names. */
export function fromCatalogue(catalogue: Readonly<Record<string, object>>): Translate {
  return <T extends object>(part: string, english: T) => (catalogue[part] as T | undefined) ?? english;
}
