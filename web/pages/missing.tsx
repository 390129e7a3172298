import { texts } from '#texts/web/missing.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { Shelf } from './home-shelf.tsx';
import { LinkButton } from './link-button.tsx';

/** There is nothing at this address: why that may be, and every way on. */
export function Missing({
  what,
  why,
  isOnline = false,
}: {
  readonly what: keyof typeof texts.title;
  readonly why?: string;
  /** At a server with other tables. */
  readonly isOnline?: boolean;
}) {
  return (
    <Frame title={texts.tab}>
      <div class="home is-new">
        <header class="home-greeting">
          <h1>{texts.title[what]}</h1>
          <p class="lead">{why ?? texts.why}</p>
        </header>
        <p class="card-actions">
          <LinkButton to={paths.home} word={texts.home} primary />
          {isOnline && <LinkButton to={paths.lobby} word={texts.online} />}
          <LinkButton to={paths.matches} word={texts.matches} />
        </p>
        <Shelf isLarge />
      </div>
    </Frame>
  );
}
