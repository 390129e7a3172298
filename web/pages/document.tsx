import '../styles/exact-rules.css';
import { texts } from '#texts/web/build.ts';
import { type DocumentName, paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Markdown } from './markdown.tsx';
import { Missing } from './missing.tsx';
import { useLoaded } from './use-loaded.ts';

/** Each its own chunk, fetched when somebody opens it. */
const files = import.meta.glob<string>(['../../docs/bots.md', '../../CONTRIBUTING.md'], {
  query: '?raw',
  import: 'default',
});

const FILES: Readonly<Record<DocumentName, string>> = {
  bots: '../../docs/bots.md',
  contributing: '../../CONTRIBUTING.md',
};

/** A document of the source code, for builders who have no copy of it at hand. */
export function DocumentPage({ name }: { readonly name: string }) {
  const text = useLoaded(load, name);
  if (!isDocument(name)) return <Missing what="page" />;
  return (
    <Frame title={texts.tab} crumb={texts.crumb} actions={<LinkButton to={paths.build} word={texts.back} />}>
      <article class="exact-rules column">
        {text === undefined ? <p class="loading">{texts.loading}</p> : <Markdown text={text} />}
      </article>
    </Frame>
  );
}

function isDocument(name: string): name is DocumentName {
  return Object.hasOwn(FILES, name);
}

async function load(name: string): Promise<string | undefined> {
  return isDocument(name) ? files[FILES[name]]?.() : undefined;
}
