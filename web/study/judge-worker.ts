import { must } from '../../core/result.ts';
import { type MatchRecord, replay, type Timeline } from '../../core/timeline.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { type Decision, reviewDecision } from '../../study/decision.ts';
import { type FinalPoints, finalPoints } from '../../study/final-points.ts';
import { type LineReview, reviewLine } from '../../study/review.ts';
import { type Care, loadReviewer } from './reviewer.ts';

/** What a judge is asked: about one line of a finished match, about a move that somebody tries, or how matches end after some moves. */
export type JudgeQuestion =
  | {
      readonly kind: 'line';
      readonly game: string;
      readonly care: Care;
      readonly record: MatchRecord;
      readonly ply: number;
    }
  | {
      readonly kind: 'decision';
      readonly game: string;
      readonly care: Care;
      /** What the seat to act may know, as text. */
      readonly view: string;
      readonly move: string;
    }
  | {
      readonly kind: 'ends';
      readonly game: string;
      readonly care: Care;
      readonly view: string;
      readonly moves: readonly string[];
      /** Beyond where the quick players stop and guess. */
      readonly goesOn: boolean;
    };

export type JudgeAnswer =
  | { readonly kind: 'line'; readonly line: LineReview }
  | { readonly kind: 'decision'; readonly decision: Omit<Decision, 'ply'> }
  | { readonly kind: 'ends'; readonly points: readonly FinalPoints[] | undefined }
  /** `missing` when the program itself, or the game's rules, could not be fetched. */
  | { readonly kind: 'failed'; readonly error: string; readonly missing?: true };

addEventListener('message', async ({ data }: MessageEvent<JudgeQuestion>) => {
  postMessage(await answer(data));
});

/** Whatever goes wrong in here, the page must hear of it. */
async function answer(question: JudgeQuestion): Promise<JudgeAnswer> {
  const room = await findGame(question.game)
    ?.load()
    .catch(() => undefined);
  if (!room) return { kind: 'failed', error: question.game, missing: true };
  try {
    return await judge(room, question);
  } catch (error) {
    return { kind: 'failed', error: String(error) };
  }
}

async function judge(room: Room, question: JudgeQuestion): Promise<JudgeAnswer> {
  const { reviewer } = await loadReviewer(room, question.care);
  if (question.kind === 'line')
    return { kind: 'line', line: reviewLine(reviewer, matchOf(room, question.record), question.ply) };
  const view = must(room.game.parse(question.view));
  const parse = (move: string) => must(room.game.parseMove(view, move));
  if (question.kind === 'ends') {
    const { exact, rounds } = reviewer.effort;
    const points = finalPoints(room, view, question.moves.map(parse), {
      ...{ exact, rounds: Math.min(rounds, ROUNDS), seed: SEED },
      goesOn: question.goesOn,
    });
    return { kind: 'ends', points };
  }
  const move = parse(question.move);
  return { kind: 'decision', decision: reviewDecision(reviewer.subject, view, move, reviewer.effort, SEED) };
}

/** Somebody who tries the same move twice is told the same. */
const SEED = 1;
/** Average points are told in whole ones: more would be a waste. */
const ROUNDS = 512;

let last: { readonly log: string; readonly match: Timeline } | undefined;

/** All lines of a match are asked about one after the other. */
function matchOf(room: Room, record: MatchRecord): Timeline {
  const log = record.log.join(' ');
  if (last?.log !== log || last.match.game !== room.game) last = { log, match: must(replay(room.game, record)) };
  return last.match;
}
