import { texts } from '#texts/web/home.ts';
import { chooseLanguage, offeredLanguages } from '../language.ts';

/** Nothing to see while there is only one language. */
export function LanguageChoice() {
  const languages = offeredLanguages();
  if (languages.length < 2) return null;
  return (
    <label class="language">
      {texts.language}{' '}
      <select value={document.documentElement.lang} onChange={(event) => chooseLanguage(event.currentTarget.value)}>
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
