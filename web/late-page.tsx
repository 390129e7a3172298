import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '#texts/web/table.ts';
import { Frame } from './pages/frame.tsx';

/**
 * A page that is fetched when somebody goes there, so that the front page comes quickly. One that cannot be fetched is
 * told about by the notice bar.
 */
export function latePage<P extends object>(fetchPage: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let known: ComponentType<P> | undefined;
  return function LatePage(props: P) {
    const [Page, setPage] = useState(() => known);
    useEffect(() => {
      if (known) return;
      let isShown = true;
      fetchPage().then((page) => {
        known = page;
        if (isShown) setPage(() => page);
      });
      return () => {
        isShown = false;
      };
    }, []);
    if (Page) return <Page {...props} />;
    return (
      <Frame title={texts.tab} fixed>
        <p class="loading">{texts.loading}</p>
      </Frame>
    );
  };
}
