import { useState } from 'preact/hooks';
import { texts } from '#texts/web/dialogs.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Settings } from './settings.tsx';

/** The settings of every table, before one sits down at any. */
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
        </Dialog>
      )}
    </>
  );
}
