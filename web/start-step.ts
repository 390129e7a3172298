import { findGame } from '../games/index.ts';
import type { About } from '../games/room.ts';
import { known } from './known-settings.ts';
import { paths } from './routes.ts';
import { here, store } from './session/here.ts';
import { startMatch } from './session/new-match.ts';
import type { Player } from './session/player.ts';
import { lastPlayers, usualPlayers } from './usual-players.ts';

/** Who plays the steps of a campaign: those who played the game last. */
export function playersOfSteps(about: About): readonly Player[] {
  return lastPlayers(about) ?? usualPlayers(about);
}

/** Begins a step of a game's campaign. The answer is the match's address. */
export async function startStep(about: About, step: string): Promise<string | undefined> {
  const room = await findGame(about.id)?.load();
  if (!room || !about.campaign) return undefined;
  const players = playersOfSteps(about);
  const settings = {
    ...known(store.loadSetUp(about.id)?.settings ?? {}, about.options, players.length),
    [about.campaign.option]: step,
  };
  const id = startMatch(here, room, players, settings);
  return id.ok ? paths.match(about.id, id.value) : undefined;
}
