import { useMemo, useState } from 'preact/hooks';
import { texts as players } from '#texts/web/players.ts';
import type { Move, Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import type { Answer, Puzzle } from '../../study/puzzle.ts';
import { asYou } from '../../texts/who.ts';
import { botNames } from '../bot-names.ts';
import { knownOf } from '../study/puzzle-known.ts';
import { answered, hint, type PuzzleProgress, puzzleProgress } from '../study/puzzle-progress.ts';
import type { ToldAnswer } from './told-answer.ts';
import { type Attempt, useAttempt } from './use-attempt.ts';

/** How puzzles ended since the page was opened: one that somebody comes back to is as it was left. */
const ended = new Map<string, { readonly attempt: Attempt; readonly misses: readonly Answer[] }>();

/** More of somebody's misses would push the answers out of sight. */
const MOST_MISSES = 2;

/** A puzzle, what somebody has tried, and what it has done to the rating. */
export function useSolving(room: Room, puzzle: Puzzle, isToday: boolean) {
  const { about, game } = room;
  const key = `${about.id} ${puzzle.id}`;
  const last = ended.get(key);
  const [progress, setProgress] = useState(() => puzzleProgress.load(about.id));
  const [before] = useState(progress);
  const [misses, setMisses] = useState(last?.misses ?? []);
  const view = useMemo(() => must(game.parse(puzzle.position)), [game, puzzle]);
  const names = useMemo(() => namesAt(view), [view]);
  const rows = useMemo(() => rowsOf(puzzle, misses), [puzzle, misses]);
  const told = useMemo(() => rows.map(({ move }) => must(game.parseMove(view, move))), [game, view, rows]);
  const [hints, setHints] = useState(progress.hinted.includes(puzzle.id) ? 1 : 0);
  // Somebody who was shown the answer only repeats it.
  const [hasSeen, setSeen] = useState(last?.attempt.kind === 'shown');
  const keep = (next: PuzzleProgress) => {
    puzzleProgress.save(about.id, next);
    setProgress(next);
  };
  const tell = (isRight: boolean, move?: Move, loss = 0) => {
    const next = answered(progress, puzzle, { isRight, isHelped: hints > 0, hasSeen });
    if (move === undefined) setSeen(true);
    keep(next);
    if (isRight && isToday) puzzleProgress.solveDaily(about.id, Date.now());
    if (isRight && move !== undefined) ended.set(key, { attempt: { kind: 'right', move, loss }, misses });
    else if (move === undefined) ended.set(key, { attempt: { kind: 'shown' }, misses });
    else setMisses(addMiss(misses, { move: game.formatMove(view, move), win: puzzle.accepted[0].win - loss }));
  };
  const { attempt, ...acts } = useAttempt(room, view, (text) => knownOf(room, view, puzzle, text), tell, last?.attempt);
  const again = () => {
    ended.delete(key);
    if (attempt.kind !== 'wrong' && attempt.kind !== 'failed') setHints(0);
    acts.again();
  };
  const giveHint = (all: number) => {
    setHints(all);
    keep(hint(progress, puzzle.id));
  };
  return { progress, before, view, names, rows, told, attempt, hints, giveHint, ...acts, again };
}

/** Every one once, those of the puzzle first. */
function rowsOf({ accepted, others }: Puzzle, misses: readonly Answer[]): readonly ToldAnswer[] {
  const isTried = ({ move }: Answer) => misses.some((miss) => miss.move === move);
  const own = misses.filter(({ move }) => others.every((other) => other.move !== move)).slice(-MOST_MISSES);
  const wrong = [...others, ...own].sort((a, b) => b.win - a.win);
  return [
    ...accepted.map((answer) => ({ ...answer, isRight: true, isTried: false })),
    ...wrong.map((answer) => ({ ...answer, isRight: false, isTried: isTried(answer) })),
  ];
}

function addMiss(misses: readonly Answer[], miss: Answer): readonly Answer[] {
  return [...misses.filter(({ move }) => move !== miss.move), miss];
}

/** The others have the names of computer players: a colour could be taken for a tree or a cat. */
function namesAt({ seats, turn }: Position): readonly string[] {
  const others = botNames();
  return Array.from({ length: seats }, (_, seat) =>
    seat === turn ? asYou(players.you) : others[seat - Number(seat > turn)],
  );
}
