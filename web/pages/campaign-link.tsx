import { Link } from 'wouter-preact';
import type { About } from '../../games/room.ts';
import { paths } from '../routes.ts';
import { countWon } from '../session/campaign.ts';
import { store } from '../session/here.ts';

/** To a game's campaign, with how much of it is won; nothing where the game has none. */
export function CampaignLink({
  about,
  words,
  more = '',
  isQuiet = false,
}: {
  readonly about: About;
  readonly words: (won: number, all: number) => string;
  /** For those who listen. */
  readonly more?: string;
  /** Among other words, not a button. */
  readonly isQuiet?: boolean;
}) {
  if (!about.campaign) return null;
  const { won, all } = countWon(about.campaign, store.loadTallies(about.id));
  return (
    <Link class={isQuiet ? '' : 'button'} href={paths.campaign(about.id)}>
      {words(won, all)}
      {more && <span class="sr-only"> {more}</span>}
    </Link>
  );
}
