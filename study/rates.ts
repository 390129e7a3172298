import type { Timeline } from '../core/timeline.ts';

/** How the eight levels fare under review: what a player's error rate is put beside. Plain data, made by `boardwalk calibrate`. */
export interface Rates {
  /** `DECISION_VERSION` when they were measured, with the game's usual effort: another one judges differently. */
  readonly version: number;
  /** From the first level to the eighth. */
  readonly levels: readonly Rate[];
  /** Where a game has a campaign. */
  readonly campaign?: CampaignRates;
}

/** Some steps of a campaign leave more to give away than others, to every level alike. */
export interface CampaignRates {
  /** The option whose values are the steps. */
  readonly option: string;
  /** How many times as much as on average is given away, by step. */
  readonly factors: Readonly<Record<string, number>>;
}

/** Points of chance to win given away per decision that counts, with the standard error over matches. */
export interface Rate {
  readonly rate: number;
  readonly error: number;
  readonly decisions: number;
  /** How much more the level gives away than the one two above it, in the same positions. */
  readonly above?: { readonly rate: number; readonly error: number };
}

/** Which levels play about as well: the nearest, and how far the error leaves it open. From 1. */
export interface Likeness {
  readonly level: number;
  readonly low: number;
  readonly high: number;
  /** What was given away while the match was open, as the levels were measured, and its standard error. */
  readonly rate: number;
  readonly error: number;
}

/**
 * The levels to put a player beside, where they hold: they were measured at tables with the fewest seats, and with more of
 * them everybody has less to give away. In a campaign, as they would fare in the same step of it.
 */
export function levelsAt(
  rates: Rates | undefined,
  { game, seats, settings }: Pick<Timeline, 'game' | 'seats' | 'settings'>,
): Rates | undefined {
  if (!rates || seats !== game.seats.min) return undefined;
  const { campaign } = rates;
  const factor = campaign?.factors[settings[campaign.option]] ?? 1;
  const levels = rates.levels.map((level) => ({ ...level, rate: factor * level.rate, error: factor * level.error }));
  return { ...rates, levels };
}

/** A range of more levels than this says nothing. */
const MOST_LEVELS = 3;

/**
 * "You played at about level 5." Nothing where the levels have not been measured, or where the error leaves it open between more
 * than three of them: that is what one match usually does.
 */
export function likenessOf(rate: number, error: number, rates: Rates | undefined): Likeness | undefined {
  if (!rates) return undefined;
  const nearest = (to: number) => {
    const gaps = rates.levels.map((one) => Math.abs(one.rate - to));
    return gaps.indexOf(Math.min(...gaps)) + 1;
  };
  const like = { level: nearest(rate), low: nearest(rate + 2 * error), high: nearest(rate - 2 * error), rate, error };
  return like.high - like.low < MOST_LEVELS ? like : undefined;
}

/**
 * Whether a rate is off the scale that the levels make: beyond its error, by more than half the step between the last two of
 * them. The nearest level is then no more than a limit.
 */
export function offScale(
  { rate, error }: Pick<Likeness, 'rate' | 'error'>,
  levels: readonly Rate[],
): 'below' | 'above' | undefined {
  const [worst, next] = levels.map((level) => level.rate);
  const [before, best] = levels.slice(-2).map((level) => level.rate);
  if (rate - 2 * error - worst > (worst - next) / 2) return 'below';
  return best - rate - 2 * error > (before - best) / 2 ? 'above' : undefined;
}

/** A rival of known level in the same match. */
interface Rival {
  readonly level: number;
  /** Its part of the win. */
  readonly result: number;
  readonly accuracy: number | null;
}

/**
 * Whether the match itself speaks against a level: somebody who beat a stronger rival, or played as accurately, is not told
 * to be weaker. `off` is where the likeness is off the scale.
 */
export function isContradicted(
  { result, accuracy, like }: { readonly result: number; readonly accuracy: number | null; readonly like: Likeness },
  off: 'below' | 'above' | undefined,
  rivals: readonly Rival[],
): boolean {
  if (off === 'above') return false;
  const highest = off === 'below' ? 0 : like.high;
  return rivals.some(
    (rival) => rival.level > highest && (result > rival.result || (accuracy ?? 0) >= (rival.accuracy ?? 100)),
  );
}

/** Accuracy of the weakest level, of 1: a scale that people know from other games. */
const WEAKEST = 0.6;
/** Where the levels have not been measured: a player who gives away ten points a decision has an accuracy of 37. */
const USUAL_STEEPNESS = 0.1;

/**
 * From 0 to 100. It follows from the rate alone: of two players, the one who gives away less is always the more accurate. A
 * mean over the decisions' own accuracies could say the opposite.
 */
export function accuracyOf(rate: number, rates: Rates | undefined): number {
  const steepness = rates ? -Math.log(WEAKEST) / rates.levels[0].rate : USUAL_STEEPNESS;
  return 100 * Math.exp(-steepness * Math.max(0, rate));
}
