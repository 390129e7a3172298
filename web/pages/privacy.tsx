import { Link } from 'wouter-preact';
import { texts } from '#texts/web/privacy.ts';
import { paths } from '../routes.ts';
import { PlainPage } from './plain-page.tsx';
import { useServer } from './use-server.ts';

/** What the server keeps of people, in plain words. */
export function PrivacyPage() {
  const isThere = useServer();
  return (
    <PlainPage {...{ texts }}>
      {isThere && (
        <p>
          <Link href={paths.onlineSettings}>{texts.settings}</Link>
        </p>
      )}
    </PlainPage>
  );
}
