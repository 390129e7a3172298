import type { Move, Position } from '../core/game.ts';
import type { NameSeat, Reason } from './reason.ts';
import type { Room } from './room.ts';

/** What a strong player thinks of a move. */
export interface Judged {
  /** Chance to win, from 0 to 1; absent where the player only glanced. */
  readonly win?: number | undefined;
  /** How far that may be off, one standard error; 0 where it was worked out to the end. */
  readonly doubt?: number | undefined;
}

export interface JudgedMove extends Judged {
  readonly move: Move;
}

/** A move worth thinking about, with one thing for it and one against it. */
export interface Idea extends JudgedMove {
  /** Kind of the reason for it: ideas of different kinds are different ideas. */
  readonly kind: string;
  /** What the move is about, where the game says so. */
  readonly topic: number | undefined;
  readonly gain: Reason | undefined;
  readonly risk: Reason | undefined;
}

const MOST = 3;
/** A move that is worse than the best by more than this, as a chance to win, is no idea but a mistake. */
const WINDOW = 0.15;
/** Chances that differ by less are the same to everybody. */
const LEAST = 0.01;
/** Chances that differ by more are not the same, however little is known of them: not knowing is no reason to call them alike. */
const MOST_ALIKE = 0.025;
/** A chance whose doubt is so many times that of the best move has not been looked at for long. */
const HASTY = 1.5;
/** A chance of so many per cent is told in words, as is one so near to 0: nobody should lose what was promised at 99%. */
const NEARLY_WON = 97;

/**
 * Up to three moves that differ in what they are good for, the most promising first. `judged` comes best first. Two moves
 * with the same words for and against them are one idea: mirror images, or the same square by another turn. So is a move
 * that brings what a better one brings, and costs something besides. So are two moves about the same thing: a card here or
 * there.
 */
export function pickIdeas(
  { explainMove, topicOf }: Pick<Room, 'explainMove' | 'topicOf'>,
  position: Position,
  judged: readonly JudgedMove[],
  nameSeat: NameSeat,
): Idea[] {
  // A player that failed has no moves to tell.
  if (judged.length === 0) return [];
  const known = capHasty(judged.filter(({ win }) => win !== undefined));
  const best = Math.max(...known.map(({ win = 0 }) => win));
  const worthwhile = known.length === 0 ? judged : known.filter(({ win = 0 }) => win >= best - WINDOW);
  const ideas = worthwhile.map((move) =>
    ideaOf(move, topicOf?.(position, move.move), explainMove(position, move.move, nameSeat)),
  );
  // The best is told whatever can be said for it, unless there is one as good with a reason; the others must have one.
  const isFirstTold = !ideas.some((other) => isReasoned(other) && isAsGood(other, ideas[0]));
  const told = ideas.filter(
    (idea, at) =>
      ideas.findIndex((other) => isSame(other, idea)) === at && (isReasoned(idea) || (at === 0 && isFirstTold)),
  );
  return withoutShared(sortIdeas(firstOfEachKind(rank(told)).slice(0, MOST), told, ideas[0]));
}

/**
 * What to choose from, the most promising first. Of those that are level with the search's best the ones that bring most
 * come next: the search knows no difference, and nobody trusts advice that passes over 28 points for 4.
 */
function rank(told: readonly Idea[]): readonly Idea[] {
  const [best] = told;
  if (areDecided(told)) return told.toSorted(byPoints);
  const [level, others] = [true, false].map((isWanted) => told.filter((idea) => isLevel(idea, best) === isWanted));
  return [...level.slice(0, 1), ...level.slice(1).sort(orderOf(best)), ...others];
}

/** The other ideas of a kind come after the first of every kind. */
function firstOfEachKind(ideas: readonly Idea[]): readonly Idea[] {
  const firsts = ideas.filter(({ kind }, at) => ideas.findIndex((other) => other.kind === kind) === at);
  return [...firsts, ...ideas.filter((idea) => !firsts.includes(idea))];
}

function sortIdeas(chosen: readonly Idea[], told: readonly Idea[], best: Idea): Idea[] {
  const isDecided = areDecided(told);
  // Where no chance tells the ideas apart, the words do: any other order would look like a mistake.
  const chanceOf = isDecided || areAlike(chosen) ? () => 0 : toldChance;
  const isBehind = (idea: Idea) => Number(!isDecided && isHasty(idea, best));
  const byReason = orderOf(best);
  return chosen.toSorted(
    (a, b) =>
      chanceOf(b) - chanceOf(a) || isBehind(a) - isBehind(b) || byReason(a, b) || told.indexOf(a) - told.indexOf(b),
  );
}

/**
 * A match that is won or lost with every move is searched for nothing: the chances do not say which one throws points away,
 * and nobody trusts advice that does. What people are told of the points decides, however briefly a move was looked at.
 */
function areDecided(ideas: readonly JudgedMove[]): boolean {
  return [isNearlyWon, isNearlyLost].some((isNearly) => ideas.every(({ win }) => win !== undefined && isNearly(win)));
}

/** Nobody can say that one is better than the other: both are as good as won, as good as lost, or differ by a little luck. */
function isLevel(idea: Idea, best: Idea): boolean {
  return idea === best || (!isHasty(idea, best) && (areDecided([idea, best]) || areAlike([idea, best])));
}

/** What speaks against all of them alike helps nobody to choose. */
function withoutShared(ideas: Idea[]): Idea[] {
  const shared = ideas.length > 1 && ideas.every(({ risk }) => risk?.words === ideas[0].risk?.words);
  return shared ? ideas.map((idea) => ({ ...idea, risk: undefined })) : ideas;
}

/**
 * A search looks longest at what it likes best. What it dropped early may have a better chance by luck with a few dice: it
 * is never told with a better one, or before the best, or a hint that somebody follows is called a mistake afterwards.
 */
function capHasty(judged: readonly JudgedMove[]): readonly JudgedMove[] {
  return judged.map((move) =>
    isHasty(move, judged[0]) ? { ...move, win: Math.min(move.win ?? 0, judged[0].win ?? 0) } : move,
  );
}

function isHasty({ doubt = 0 }: JudgedMove, best: JudgedMove): boolean {
  return doubt > HASTY * (best.doubt ?? 0);
}

function isReasoned({ gain }: Idea): boolean {
  return gain !== undefined && !gain.isSlight;
}

function isAsGood(other: JudgedMove, best: JudgedMove): boolean {
  if (isHasty(other, best)) return false;
  return (other.win ?? 0) >= (best.win ?? 0) - LEAST || areDecided([other, best]);
}

/** Where the match is as good as decided no danger changes that, and the points come first. */
function orderOf(best: Idea): (a: Idea, b: Idea) => number {
  return areDecided([best]) ? byPoints : byWords;
}

/** A danger without a number comes last; then the most points count. */
function byWords(a: Idea, b: Idea): number {
  return Number(isUnmeasured(a.risk)) - Number(isUnmeasured(b.risk)) || byPoints(a, b);
}

/** The most points count, less those that the risk costs; then what has nothing against it. */
function byPoints(a: Idea, b: Idea): number {
  return (
    toldWorth(b) - toldWorth(a) ||
    Number(isUnmeasured(a.risk)) - Number(isUnmeasured(b.risk)) ||
    Number(a.risk !== undefined) - Number(b.risk !== undefined)
  );
}

function isUnmeasured(risk: Reason | undefined): boolean {
  return risk !== undefined && risk.worth === undefined;
}

/** The points for the mover that somebody reads beside an idea. */
export function toldWorth({ gain, risk }: Pick<Idea, 'gain' | 'risk'>): number {
  return (gain?.worth ?? 0) + (risk?.worth ?? 0);
}

function ideaOf(move: JudgedMove, topic: number | undefined, reasons: readonly Reason[]): Idea {
  const gain = reasons.find(({ isRisk }) => !isRisk);
  const risk = reasons.find(({ isRisk }) => isRisk);
  return { ...move, kind: gain?.kind ?? '', topic, gain, risk };
}

/** `b` is no idea beside `a`, which comes before it: it brings the same, and at best for the same price. */
function isSame(a: Idea, b: Idea): boolean {
  if (a.topic !== undefined && a.topic === b.topic) return true;
  if (a.gain?.words !== b.gain?.words) return false;
  return a.risk === undefined || a.risk.words === b.risk?.words;
}

/** The chance as people are told it: an order that the told numbers contradict would look like a mistake. */
function percentOf({ win = 0 }: Pick<JudgedMove, 'win'>): number {
  return Math.round(win * 100);
}

/** At either end every chance is told in the same words, and what is told alike comes by its reasons. */
function toldChance(idea: Idea): number {
  return Math.min(NEARLY_WON, Math.max(100 - NEARLY_WON, percentOf(idea)));
}

/** By the rounded chance, which orders the ideas: "about 97%" would look out of place between two that are "very high". */
export function isNearlyWon(win: number): boolean {
  return percentOf({ win }) >= NEARLY_WON;
}

export function isNearlyLost(win: number): boolean {
  return percentOf({ win }) <= 100 - NEARLY_WON;
}

/** True when nobody can say which of them is best: their chances differ by little, and by less than they may be off. */
export function areAlike(ideas: readonly Judged[]): boolean {
  const known = ideas.filter(({ win }) => win !== undefined);
  if (known.length < 2) return false;
  const isClose = (one: Judged, other: Judged) =>
    Math.abs((one.win ?? 0) - (other.win ?? 0)) <=
    Math.max(LEAST, Math.min(MOST_ALIKE, Math.hypot(one.doubt ?? 0, other.doubt ?? 0)));
  return known.every((one) => known.every((other) => isClose(one, other)));
}
