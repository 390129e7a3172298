import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { texts as home } from '#texts/web/home.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useInstall } from '../install.ts';
import { paths } from '../routes.ts';
import { Icon } from './icon.tsx';
import { Settings } from './settings.tsx';

/** The settings of every table, away from tables; and what people look for beside settings. */
export function SettingsButton({
  isShort = false,
  isRoomy = false,
}: {
  /** An icon alone. */
  readonly isShort?: boolean;
  /** Only where the bar has room for it. */
  readonly isRoomy?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const install = useInstall();
  const { settings } = texts.menu;
  return (
    <>
      <button
        type="button"
        class={`${isShort ? 'quiet settings-button' : ''}${isRoomy ? ' roomy-only' : ''}`}
        {...(isShort && { 'aria-label': settings, title: settings })}
        onClick={() => setOpen(true)}
      >
        {/* With its word it may be a row of a menu. */}
        <Icon name="settings" look={isShort ? '' : 'menu-icon'} />
        {!isShort && settings}
      </button>
      {isOpen && (
        <Dialog title={settings} close={() => setOpen(false)}>
          <Settings />
          <p class="home-links">
            {install && (
              <button type="button" class="quiet" onClick={install}>
                {home.install}
              </button>
            )}
            <Link href={paths.about}>{home.about}</Link>
            <Link href={paths.privacy}>{home.privacy}</Link>
          </p>
        </Dialog>
      )}
    </>
  );
}
