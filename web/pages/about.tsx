import { Link } from 'wouter-preact';
import { texts } from '#texts/web/about.ts';
import { paths } from '../routes.ts';
import { PlainPage } from './plain-page.tsx';

/** What Boardwalk is, how to install it, whose games these are. */
export function AboutPage() {
  return (
    <PlainPage {...{ texts }}>
      <p class="home-links">
        <Link href={paths.build}>{texts.build}</Link>
        <Link href={paths.privacy}>{texts.privacy}</Link>
      </p>
    </PlainPage>
  );
}
