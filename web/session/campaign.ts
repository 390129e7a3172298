import type { Settings } from '../../core/settings.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Campaign, CampaignStep } from '../../games/room.ts';
import { hasPeople } from './player.ts';
import type { Store, Tallies, Tally } from './store.ts';

/** A step of a campaign, numbered through all its parts from 1. */
export interface Step extends CampaignStep {
  readonly number: number;
}

export function stepsOf(campaign: Campaign): readonly Step[] {
  return campaign.parts.flatMap((part) => part.steps).map((step, index) => ({ ...step, number: index + 1 }));
}

/** The first step that was not won yet. */
export function nextStep(campaign: Campaign, tallies: Tallies): Step | undefined {
  return stepsOf(campaign).find(({ id }) => !tallies[id]?.won);
}

/** Settings with the next step to win, where they name none or one that was won. */
export function withNextStep(campaign: Campaign | undefined, tallies: Tallies, settings: Settings): Settings {
  if (!campaign) return settings;
  const chosen = settings[campaign.option];
  const next = chosen === undefined || tallies[chosen]?.won ? nextStep(campaign, tallies) : undefined;
  return next ? { ...settings, [campaign.option]: next.id } : settings;
}

export function countWon(campaign: Campaign, tallies: Tallies): { won: number; all: number } {
  const steps = stepsOf(campaign);
  return { won: steps.filter(({ id }) => tallies[id]?.won).length, all: steps.length };
}

/** Stars of a step: a win that an older version of this page wrote down has at least one. */
export function starsOf(tally: Tally | undefined): number {
  return tally?.won ? (tally.stars ?? 1) : 0;
}

/** What comes after a step: the one behind it, and after the last whatever was left out. */
export function stepAfter(campaign: Campaign, id: string, tallies: Tallies): Step | undefined {
  const steps = stepsOf(campaign);
  return steps[steps.findIndex((step) => step.id === id) + 1] ?? nextStep(campaign, tallies);
}

/** Matches of steps that people have played here and not finished: their newest, by step. What was won needs no other. */
export function begunSteps(store: Store, game: string, { option }: Campaign): ReadonlyMap<string, string> {
  const tallies = store.loadTallies(game);
  const begun = store.listMatches().matches.flatMap(({ id, record, players, over, untouched }) => {
    const step = record.settings[option];
    const isGoing = record.game === game && !over && !untouched && hasPeople(players);
    return isGoing && step !== undefined && !tallies[step]?.won ? [[step, id] as const] : [];
  });
  return new Map(begun.reverse());
}

/** Writes a finished match down. One that was undone at its end and finished again counts once. */
export function countMatch(
  store: Store,
  campaign: Campaign,
  matchId: string,
  match: Timeline,
  outcome: {
    readonly won: boolean;
    readonly reached: Tally['reached'];
    readonly rounds: number | undefined;
    readonly stars: number;
  },
): void {
  const { won } = outcome;
  const tallies = store.loadTallies(match.game.id);
  const step = match.settings[campaign.option];
  const old = tallies[step];
  const rounds = won ? fewer(old?.rounds, outcome.rounds) : old?.rounds;
  const stars = Math.max(old?.stars ?? 0, outcome.stars);
  const reached = farther(old?.reached, outcome.reached);
  store.saveTallies(match.game.id, {
    ...tallies,
    [step]: {
      played: (old?.played ?? 0) + (old?.last === matchId ? 0 : 1),
      won: won || (old?.won ?? false),
      ...(rounds === undefined ? {} : { rounds }),
      ...(stars === 0 ? {} : { stars }),
      ...(reached === undefined ? {} : { reached }),
      last: matchId,
    },
  });
}

function fewer(old: number | undefined, now: number | undefined): number | undefined {
  return old === undefined || now === undefined ? (old ?? now) : Math.min(old, now);
}

function farther(old: Tally['reached'], now: Tally['reached']): Tally['reached'] {
  return old && (!now || old.done >= now.done) ? old : now;
}
