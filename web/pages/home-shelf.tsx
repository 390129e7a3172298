import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/home.ts';
import { type Shelved, shelf } from '../../games/index.ts';
import { hasLesson } from '../lessons.ts';
import { playNow } from '../play-now.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { store } from '../session/here.ts';
import { usualPlayers } from '../usual-players.ts';
import { CampaignLink } from './campaign-link.tsx';
import { GameLink } from './game-link.tsx';
import { ShelfPicture } from './shelf-picture.tsx';

/** Every game, with a part of its board. */
export function Shelf({ isLarge }: { readonly isLarge: boolean }) {
  return (
    <section>
      <h2 class={isLarge ? 'shelf-title' : 'sr-only'}>{texts.shelf}</h2>
      <ul class="shelf">
        {shelf
          .filter(({ about }) => hasScreen(about.id))
          .map((shelved) => (
            <GameCard key={shelved.about.id} {...shelved} />
          ))}
      </ul>
    </section>
  );
}

function GameCard(shelved: Shelved) {
  const { about } = shelved;
  const [, go] = useLocation();
  const more = usualPlayers(about).length > 1 ? texts.playNowMore : texts.playNowAlone;
  return (
    <li class={`card is-${about.id}`}>
      <div class="card-picture">
        <ShelfPicture game={about.id} />
      </div>
      <h3>
        {/* The picture belongs to it: it can be clicked, too. */}
        <Link class="card-title" href={paths.setUp(about.id)}>
          {about.title}
        </Link>
      </h3>
      <p class="fine">{about.players}</p>
      <p class="card-tagline">{about.tagline}</p>
      <div class="shelf-actions">
        <button type="button" class="primary" onClick={() => void playNow(shelved).then(go)}>
          {texts.playNow}
          <span class="sr-only"> {more(about.title)}</span>
        </button>
        {hasLesson(about.id) && (
          <Link class="button" href={paths.lesson(about.id)}>
            {texts.learn}
            <span class="sr-only"> {about.title}</span>
            {store.hasLearned(about.id) && <span title={texts.learned}>{'\u00a0✓'}</span>}
          </Link>
        )}
      </div>
      <p class="card-links">
        <GameLink to={paths.setUp(about.id)} word={texts.setUp} more={texts.setUpMore(about.title)} />
        <GameLink to={paths.rules(about.id)} word={texts.rules} more={texts.rulesMore(about.title)} />
        <CampaignLink about={about} words={texts.campaign} more={texts.campaignMore(about.title)} isQuiet />
      </p>
    </li>
  );
}
