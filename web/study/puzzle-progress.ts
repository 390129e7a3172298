import { parseJson } from '../../core/records.ts';
import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import type { Puzzle } from '../../study/puzzle.ts';

/** What this browser remembers of somebody's puzzles of one game. */
export interface PuzzleProgress {
  readonly rating: number;
  /** Solved at the first try, one after the other. */
  readonly streak: number;
  readonly best: number;
  /** By puzzle: whether the first try was right, with or without a hint. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Missed at the first try, and solved at a later one. */
  readonly mended: readonly string[];
  /** Missed at the first try, and solved with a hint: found, though not alone. */
  readonly aided: readonly string[];
  /** A hint was taken, and no try made yet: leaving and coming back must not undo that. */
  readonly hinted: readonly string[];
}

const FIRST_RATING = 1200;
const NOTHING: PuzzleProgress = {
  rating: FIRST_RATING,
  streak: 0,
  best: 0,
  tried: {},
  mended: [],
  aided: [],
  hinted: [],
};

/** Nobody's puzzles begin below level 5: those are for somebody who starts, and each level adds as much. */
const EASIEST = 660;
const PER_LEVEL = 120;
/** How far one answer moves a rating, at most: further while there are few. */
const STEPS = { early: 48, later: 24 } as const;
const EARLY = 10;

/** The rating of somebody who solves it as often as not. */
export function ratingOf({ level }: Pick<Puzzle, 'level'>): number {
  return EASIEST + PER_LEVEL * level;
}

/** After the first try at a puzzle, as chess players rate each other. A puzzle counts once. */
export function rate(progress: PuzzleProgress, puzzle: Puzzle, isRight: boolean): PuzzleProgress {
  if (Object.hasOwn(progress.tried, puzzle.id)) return progress;
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - progress.rating) / 400));
  const step = Object.keys(progress.tried).length < EARLY ? STEPS.early : STEPS.later;
  const streak = isRight ? progress.streak + 1 : 0;
  return {
    ...progress,
    rating: Math.round(progress.rating + step * ((isRight ? 1 : 0) - expected)),
    streak,
    best: Math.max(progress.best, streak),
    tried: { ...progress.tried, [puzzle.id]: isRight },
  };
}

/** After a puzzle that was missed before was solved. */
export function mend(progress: PuzzleProgress, id: string): PuzzleProgress {
  const isNew = becameOf(progress, id) === 'missed' || becameOf(progress, id) === 'aided';
  return isNew ? { ...progress, mended: [...progress.mended, id] } : progress;
}

/** The same with a hint. */
export function aid(progress: PuzzleProgress, id: string): PuzzleProgress {
  return becameOf(progress, id) === 'missed' ? { ...progress, aided: [...progress.aided, id] } : progress;
}

/** What became of a puzzle that was tried. */
export function becameOf({ tried, mended, aided }: PuzzleProgress, id: string) {
  if (tried[id] !== false) return 'solved';
  if (mended.includes(id)) return 'mended';
  return aided.includes(id) ? 'aided' : 'missed';
}

/** What is still to be solved of all that was missed, by id, the oldest first. */
export function missesOf(progress: PuzzleProgress): readonly string[] {
  return Object.keys(progress.tried).filter((id) => becameOf(progress, id) === 'missed');
}

/** After a hint was taken. It matters to the first try alone. */
export function hint(progress: PuzzleProgress, id: string): PuzzleProgress {
  if (Object.hasOwn(progress.tried, id) || progress.hinted.includes(id)) return progress;
  return { ...progress, hinted: [...progress.hinted, id] };
}

/** After the first try with a hint: the puzzle is done, and says nothing of how good somebody is. */
export function helped(progress: PuzzleProgress, { id }: Puzzle, isRight: boolean): PuzzleProgress {
  if (Object.hasOwn(progress.tried, id)) return progress;
  const hinted = progress.hinted.filter((other) => other !== id);
  return { ...progress, tried: { ...progress.tried, [id]: isRight }, hinted };
}

/** After any try; what was missed counts as solved at a later one, unless its answer was shown in between. */
export function answered(
  progress: PuzzleProgress,
  puzzle: Puzzle,
  { isRight, isHelped, hasSeen }: { isRight: boolean; isHelped: boolean; hasSeen: boolean },
): PuzzleProgress {
  const rated = (isHelped ? helped : rate)(progress, puzzle, isRight);
  return isRight && !hasSeen ? (isHelped ? aid : mend)(rated, puzzle.id) : rated;
}

const DAY = 86_400_000;
/** A prime that no list is long enough to share: neighbouring days get puzzles from different matches. */
const STRIDE = 7919;

/**
 * The puzzle of the day, the same for everybody: one of the easier half, since it is the first that most people meet. `now` is
 * in milliseconds since 1970.
 */
export function dailyPuzzle(puzzles: readonly Puzzle[], now: number): Puzzle {
  return ofDay(easiestFirst(puzzles).slice(0, Math.ceil(puzzles.length / 2)), now);
}

/** A day as the address of its puzzle has it: 2026-11-18. */
export function nameDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The start of such a day; nothing for the id of a puzzle, or a day that there is not. */
export function readDay(text: string): number | undefined {
  const day = Date.parse(text);
  return Number.isFinite(day) && nameDay(day) === text ? day : undefined;
}

/** One of a list, another every day. */
export function ofDay<T>(list: readonly T[], now: number): T {
  return list[(dayOf(now) * STRIDE) % list.length];
}

function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

function easiestFirst(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  return [...puzzles].sort((a, b) => a.level - b.level);
}

/** From these ratings on a puzzle is no longer easy, then hard, then very hard. */
const HARDER_FROM = [1300, 1560, 1700];

/** How hard a puzzle is, from 0. It follows from the rating alone: beside it, another scale in every game would contradict it. */
export function difficultyOf(puzzle: Pick<Puzzle, 'level'>): number {
  return HARDER_FROM.filter((from) => ratingOf(puzzle) >= from).length;
}

/** Which puzzle somebody wants after one: what suits the rating, or one that is easier or harder. */
export type Wish = 'suited' | 'easier' | 'harder';

/**
 * The next one: of the level that suits the rating, or the next easier or harder one that there is; of another kind, with
 * another answer, from another match, and not tried yet. When all were, the one behind it. Two of one match may show the same board a few moves
 * apart, and one give the other away. After a wrong try what suits is never harder than the one before, and after two it is easier.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  puzzle: Puzzle,
  progress: PuzzleProgress,
  wish: Wish = 'suited',
): Puzzle {
  const at = puzzles.findIndex(({ id }) => id === puzzle.id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  // From far away in the list: neighbours there are as hard, and alike.
  const far = STRIDE % puzzles.length;
  const fresh = [...others.slice(far), ...others.slice(0, far)].filter(({ id }) => !Object.hasOwn(progress.tried, id));
  const level = wantedLevel(fresh, puzzle, progress, wish);
  const unlike = (other: Puzzle) =>
    4 * Math.abs(other.level - level) +
    3 * Number(matchOf(other.id) === matchOf(puzzle.id)) +
    2 * Number(other.accepted[0].move === puzzle.accepted[0].move) +
    Number(other.exact === puzzle.exact);
  const [nearest] = [...fresh].sort((a, b) => unlike(a) - unlike(b));
  return nearest ?? others[0] ?? puzzle;
}

function wantedLevel(fresh: readonly Puzzle[], puzzle: Puzzle, progress: PuzzleProgress, wish: Wish): number {
  const levels = fresh.map(({ level }) => level);
  if (wish === 'easier') return Math.max(...levels.filter((level) => level < puzzle.level), Math.min(...levels));
  if (wish === 'harder') return Math.min(...levels.filter((level) => level > puzzle.level), Math.max(...levels));
  const suited = (progress.rating - EASIEST) / PER_LEVEL;
  if (progress.tried[puzzle.id] !== false) return suited;
  // Kept in the order in which they were tried.
  const isSecond = Object.values(progress.tried).at(-2) === false;
  return Math.min(suited, puzzle.level - Number(isSecond));
}

/** An id is the number of its match and of its line there. */
function matchOf(id: string): string {
  return id.split('-')[0];
}

const KEY = 'boardwalk.puzzles.';
const DAILY_KEY = 'boardwalk.puzzle-day.';

/** What it reads may have been spoiled. */
export class PuzzleStore {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  load(game: string): PuzzleProgress {
    const value = parseJson(this.texts.get(KEY + game) ?? '');
    const { rating, streak, best, tried, mended, aided, hinted } = Object(value.ok ? value.value : undefined);
    if (![rating, streak, best].every(Number.isFinite)) return NOTHING;
    const kept = Object.entries(Object(tried)).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    const lists = { mended: textsIn(mended), aided: textsIn(aided), hinted: textsIn(hinted) };
    return { rating, streak, best, tried: Object.fromEntries(kept), ...lists };
  }

  save(game: string, progress: PuzzleProgress): void {
    this.texts.set(KEY + game, JSON.stringify(progress));
  }

  /** Whether that day's puzzle of a game was solved: the front page need not load the puzzles to know. */
  isSolvedOn(game: string, now: number): boolean {
    return this.texts.get(DAILY_KEY + game) === String(dayOf(now));
  }

  solveDaily(game: string, now: number): void {
    this.texts.set(DAILY_KEY + game, String(dayOf(now)));
  }
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}

/** Puzzles of this browser. */
export const puzzleProgress = new PuzzleStore(browserTexts);
