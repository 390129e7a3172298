import { useCallback, useEffect } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/home.ts';
import { must } from '../../core/result.ts';
import { type Shelved, shelf } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { boardImage, matchAt, SHOWN_PART } from '../board-picture.ts';
import { rememberTable } from '../last-table.ts';
import { hasLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { here } from '../session/here.ts';
import { startMatch } from '../session/new-match.ts';
import { usualPlayers } from '../usual-players.ts';
import { BoardImage } from './board-image.tsx';
import { CampaignLink } from './campaign-link.tsx';
import { Frame } from './frame.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SavedMatches } from './saved-matches.tsx';

export function Home() {
  useEffect(() => rememberTable(undefined), []);
  return (
    <Frame title={texts.tab}>
      <div class="home">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        <ul class="shelf">
          {shelf
            .filter(({ about }) => hasScreen(about.id))
            .map((shelved) => (
              <GameCard key={shelved.about.id} {...shelved} />
            ))}
        </ul>
        <SavedMatches />
        <footer class="fine">
          {texts.fine} <LanguageChoice />
        </footer>
      </div>
    </Frame>
  );
}

function GameCard({ about, load }: Shelved) {
  const [, go] = useLocation();
  const draw = useCallback((room: Room) => boardImage(room, matchAt(room, SHOWN_PART)), []);
  const players = usualPlayers(about);
  const playNow = async () => {
    go(paths.match(about.id, must(startMatch(here, await load(), players, {}))));
  };
  const more = players.length > 1 ? texts.playNowMore : texts.playNowAlone;
  return (
    <li class={`card is-${about.id}`}>
      <div class="card-picture">
        <BoardImage game={about.id} draw={draw} />
      </div>
      <div class="card-text">
        <h2>{about.title}</h2>
        <p>{about.tagline}</p>
        <p class="fine">{about.players}</p>
        <div class="card-actions">
          <button type="button" class="primary" onClick={playNow}>
            {texts.playNow}
            <span class="sr-only"> {more(about.title)}</span>
          </button>
          {hasLesson(about.id) && <CardLink to={paths.lesson(about.id)} word={texts.learn} more={about.title} />}
          <CampaignLink about={about} words={texts.campaign} more={texts.campaignMore(about.title)} />
          <CardLink to={paths.setUp(about.id)} word={texts.setUp} more={texts.setUpMore(about.title)} />
          <CardLink to={paths.rules(about.id)} word={texts.rules} more={texts.rulesMore(about.title)} />
          <CardLink to={paths.view(about.id)} word={texts.viewer} more={texts.viewerMore(about.title)} />
        </div>
      </div>
    </li>
  );
}

/** A short word to see, and which game it is for those who listen. */
function CardLink({ to, word, more }: { readonly to: string; readonly word: string; readonly more: string }) {
  return (
    <Link class="button" href={to}>
      {word}
      <span class="sr-only"> {more}</span>
    </Link>
  );
}
