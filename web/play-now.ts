import { must } from '../core/result.ts';
import type { Shelved } from '../games/index.ts';
import { paths } from './routes.ts';
import { withNextStep } from './session/campaign.ts';
import { here, store } from './session/here.ts';
import { startMatch } from './session/new-match.ts';
import { usualPlayers } from './usual-players.ts';

/** Begins a match of a game as somebody would who asks for nothing special. The answer is its address. */
export async function playNow({ about, load }: Shelved): Promise<string> {
  const settings = withNextStep(about.campaign, store.loadTallies(about.id), {});
  return paths.match(about.id, must(startMatch(here, await load(), usualPlayers(about), settings)));
}
