import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/home.ts';
import { texts as keys } from '#texts/web/shortcuts.ts';
import { paths } from '../routes.ts';
import { LanguageChoice } from './language-choice.tsx';
import { OpenFile } from './open-file.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** What is seldom wanted: a match from a file, whose games these are, what is known of people, the keys. */
export function HomeFooter() {
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <footer>
      <OpenFile />
      <p class="fine">{texts.fine}</p>
      <p class="home-links">
        <Link href={paths.about}>{texts.about}</Link>
        <Link href={paths.privacy}>{texts.privacy}</Link>
        <button type="button" class="quiet" onClick={() => setShowsKeys(true)}>
          {keys.title}
        </button>
      </p>
      <LanguageChoice />
      {showsKeys && <ShortcutSheet close={() => setShowsKeys(false)} />}
    </footer>
  );
}
