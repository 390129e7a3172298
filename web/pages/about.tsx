import '../styles/online-settings.css';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/about.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { PlainSections } from './plain-sections.tsx';

/** What Boardwalk is, how to install it, whose games these are. */
export function AboutPage() {
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column plain-page">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        <PlainSections sections={texts.sections} />
        <p class="home-links">
          <Link href={paths.build}>{texts.build}</Link>
          <Link href={paths.privacy}>{texts.privacy}</Link>
        </p>
      </div>
    </Frame>
  );
}
