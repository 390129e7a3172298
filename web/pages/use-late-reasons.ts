import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/puzzle.ts';
import type { Move } from '../../core/game.ts';
import { letterOf } from './study-ask.tsx';
import type { ToldAnswer } from './told-answer.ts';
import { hintReason, rightReason, type ToldReason, wrongReason } from './told-reasons.ts';
import { useFinalPoints } from './use-final-points.ts';
import { useLongRun } from './use-long-run.ts';
import { type Asked, whyFewer, whyLater, whyWrong } from './why-better.ts';

const NO_MOVES: readonly Move[] = [];

/** What is found in the background of the moves that are told of: how each ends, and what follows from that. */
export function useLateReasons(
  { room, view, names }: Asked,
  rows: readonly ToldAnswer[],
  moves: readonly Move[],
  reasons: readonly (string | undefined)[],
  /** The move whose reason is told above the list. */
  explained: Move,
) {
  const isReviewed = rows.some(({ isPlayed }) => isPlayed);
  const isSilent = (move: Move) => reasons[moves.indexOf(move)] === undefined;
  const silent = isReviewed ? wrongIn(rows, moves).filter(isSilent) : NO_MOVES;
  const behind = useBehind({ room, view, names }, rows, moves, silent);
  // A final score is another estimate than the points of a review, and would contradict them.
  const ends = useFinalPoints(room, view, isReviewed ? NO_MOVES : moves, true);
  const byTheEnd = useMemo(() => {
    const asked = { room, view, names };
    const wrong = wrongIn(rows, moves);
    const told: readonly (readonly [Move, ToldReason])[] = [
      [explained, rightReason({ ...asked, than: letterOf(moves, wrong[0]) }, explained, wrong, ends)],
      ...wrong.map(
        (move) =>
          [move, wrongReason({ ...asked, than: letterOf(moves, moves[0]) }, move, moves[0], ends, true)] as const,
      ),
    ];
    const late = told.filter(([move, { now }]) => now === undefined || move === explained);
    return new Map(late.map(([move, reason]) => [move, sayLate(reason)]));
  }, [room, view, names, rows, moves, ends, explained]);
  return { late: isReviewed ? behind : byTheEnd, ends, isReviewed };
}

function wrongIn(rows: readonly ToldAnswer[], moves: readonly Move[]): readonly Move[] {
  return moves.filter((_, at) => !rows[at].isRight);
}

/** What moves cost of which a review can say nothing at once: by the points that it tells, or finds now. */
function useBehind(
  asked: Asked,
  rows: readonly ToldAnswer[],
  moves: readonly Move[],
  silent: readonly Move[],
): ReadonlyMap<Move, string | undefined> {
  const told = new Map(rows.map(({ behind }, at) => [moves[at], behind]));
  const unknown = silent.filter((move) => told.get(move) === undefined);
  const right = rows.flatMap(({ move, isRight }) => (isRight ? [move] : []));
  const measured = useLongRun(asked.room, asked.view, unknown, right);
  const later = (move: Move) => {
    const known = told.get(move);
    if (known === undefined && !measured.has(move)) return texts.looking;
    const points = known ?? measured.get(move);
    const why = whyLater(asked, move, moves[0], points) ?? whyFewer(asked, move, moves[0]);
    return why && texts.why(why);
  };
  return new Map(silent.map((move) => [move, later(move)]));
}

/** How the match ends after the best move and after others, where a hint to it has nothing to say at once. */
export function useHintReason(
  { room, view, names, isPlayed = false }: Asked,
  best: Move,
  others: readonly Move[],
  isWanted: boolean,
): ToldReason {
  const asked = useMemo(() => ({ room, view, names, isPlayed }), [room, view, names, isPlayed]);
  const { now } = useMemo(() => hintReason(asked, best, others, undefined), [asked, best, others]);
  const moves = useMemo(() => [best, ...others], [best, others]);
  const ends = useFinalPoints(room, view, isWanted && now === undefined ? moves : NO_MOVES, true);
  return useMemo(() => hintReason(asked, best, others, ends), [asked, best, others, ends]);
}

/** Of a move that was tried, without what the best one is for. A review tells later what it costs by the end. */
export function useWhyWrong({ room, view, names }: Asked, move: Move, best: Move | undefined, isReviewed: boolean) {
  const known = useMemo(() => {
    const asked = { room, view, names };
    if (best !== undefined && !isReviewed) return wrongReason(asked, move, best, undefined, false);
    return { now: whyWrong(asked, move, best), late: undefined, isLate: false };
  }, [room, view, names, move, best, isReviewed]);
  const ends = useFinalPoints(room, view, known.isLate && best !== undefined ? [best, move] : NO_MOVES, true);
  return useMemo(
    () => (known.isLate && best !== undefined ? wrongReason({ room, view, names }, move, best, ends, false) : known),
    [room, view, names, move, best, ends, known],
  );
}

/** In a sentence of its own. */
export function sayLate({ late, isLate }: ToldReason): string | undefined {
  return isLate ? texts.looking : late && texts.why(late);
}
