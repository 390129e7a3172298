import { findGame } from '../games/index.ts';
import type { About } from '../games/room.ts';
import { known } from './known-settings.ts';
import { paths } from './routes.ts';
import { here, store } from './session/here.ts';
import { startMatch } from './session/new-match.ts';
import { lastPlayers, usualPlayers } from './usual-players.ts';

/** Begins a step of a game's campaign with whoever played the game last. The answer is the match's address. */
export async function startStep(about: About, step: string): Promise<string | undefined> {
  const room = await findGame(about.id)?.load();
  if (!room || !about.campaign) return undefined;
  const players = lastPlayers(about) ?? usualPlayers(about);
  const settings = {
    ...known(store.loadSetUp(about.id)?.settings ?? {}, about.options, players.length),
    [about.campaign.option]: step,
  };
  const id = startMatch(here, room, players, settings);
  return id.ok ? paths.match(about.id, id.value) : undefined;
}
