import { texts as missing } from '#texts/web/missing.ts';
import { texts } from '#texts/web/offline-page.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';

/** Nothing answers: what is safe, that it comes back by itself, and where to go meanwhile. */
export function OfflinePage({ say }: { readonly say: string }) {
  return (
    <Frame title={texts.tab}>
      <div class="column">
        <h1>{texts.title}</h1>
        <p class="lead" role="status">
          {say}
        </p>
        <p class="card-actions">
          <LinkButton to={paths.home} word={missing.home} />
        </p>
      </div>
    </Frame>
  );
}
