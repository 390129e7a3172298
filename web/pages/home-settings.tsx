import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { texts as home } from '#texts/web/home.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { paths } from '../routes.ts';
import { Settings } from './settings.tsx';

/** The settings of every table, before one sits down at any; and what people look for beside settings. */
export function HomeSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.menu.settings}
      </button>
      {isOpen && (
        <Dialog title={texts.menu.settings} close={() => setOpen(false)}>
          <Settings />
          <p class="home-links">
            <Link href={paths.about}>{home.about}</Link>
            <Link href={paths.privacy}>{home.privacy}</Link>
          </p>
        </Dialog>
      )}
    </>
  );
}
