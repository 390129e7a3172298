import '../styles/online-settings.css';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/privacy.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { PlainSections } from './plain-sections.tsx';
import { useServer } from './use-server.ts';

/** What the server keeps of people, in plain words. */
export function PrivacyPage() {
  const isThere = useServer();
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column plain-page">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        <PlainSections sections={texts.sections} />
        {isThere && (
          <p>
            <Link href={paths.onlineSettings}>{texts.settings}</Link>
          </p>
        )}
      </div>
    </Frame>
  );
}
