import { browserTexts } from '../kit/text-store.ts';
import { findLanguage, LANGUAGES, type Language, speak } from '../texts/languages.ts';

const KEY = 'boardwalk.language';

/** Speaks the language that the address asks for (`?lang=`), the one chosen here before, or the browser's own. */
export async function speakChosen(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined;
  const language = findLanguage([asked, browserTexts.get(KEY), ...navigator.languages]);
  await speak(language);
  document.documentElement.lang = language.id;
}

/** What can be chosen. The pseudo-language only where the app is being built, or where it is spoken already. */
export function offeredLanguages(): readonly Language[] {
  return LANGUAGES.filter(({ hidden, id }) => !hidden || import.meta.env.DEV || id === document.documentElement.lang);
}

/** Remembers the choice and starts anew in it: texts are put into a language when they are loaded. */
export function chooseLanguage(id: string): void {
  browserTexts.set(KEY, id);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.assign(address);
}
