import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { CHANCE, type Move, type Position, type Seat, type Viewer } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { Decision } from '../../study/decision.ts';
import type { Report } from '../../study/report.ts';
import { countedIn, numberOf } from '../counted.ts';
import { lonerOf } from '../session/player.ts';
import { namesForOthers, namesOf } from '../session/seat-names.ts';
import { decisionsOf, mistakesOf } from '../study/chances.ts';
import { joinedChances, type Rest } from '../study/joined.ts';
import type { Study } from '../study/study-text.ts';
import { decisionOf, lineThrough, movesUpTo, type StudyNode, type StudyTree, stopsOf } from '../study/study-tree.ts';
import { showTold } from './below-walk.ts';
import type { Removed } from './use-kept.ts';
import { type Review, useReview } from './use-review.ts';

/** Whose eyes one looks with; `open` once nothing is a secret any more. */
export type Eyes = Viewer | 'open';

/** Everything that the parts of a study page share. */
export interface Desk {
  readonly room: Room;
  readonly study: Study;
  /** Under which the review is kept: the id of a match of this browser, or another name. */
  readonly name: string;
  readonly names: readonly string[];
  readonly tree: StudyTree;
  /** Where one stands. */
  readonly at: StudyNode;
  /** Where one stood in the match last: a variation leads back there. */
  readonly lastPlayed: StudyNode;
  readonly eyes: Eyes;
  readonly setEyes: (eyes: Eyes) => void;
  readonly review: Review | undefined;
  /** As far as the review has come. */
  readonly report: Report | undefined;
  /** By ply, of the match as it was played. */
  readonly decisions: ReadonlyMap<number, Decision>;
  /** Everybody's chances, moment by moment: the one number that is told of each. */
  readonly rests: readonly Rest[];
  /** Whose chances and mistakes are looked at. */
  readonly seat: Seat;
  readonly setSeat: (seat: Seat) => void;
  /**
   * Whether what would have been better is told and on the board, instead of what was played here. Until somebody asks, it
   * can still be found by trying.
   */
  readonly isBetterShown: boolean;
  readonly showBetter: (isShown: boolean) => void;
  /** Whether room is kept for that at every step, until it is hidden: what is below must not jump from one mistake to the next. */
  readonly keepsRoomForBetter: boolean;
  /** What was just removed, until something else changes. */
  readonly removed: Removed | undefined;
  /** Offers to put back what was just removed, named in words. */
  readonly offerBack: (words: string, putBack: () => void) => void;
}

export function useDesk(room: Room, study: Study, name: string, step: number | undefined, isOwn: boolean): Desk {
  const { tree, players, mayAsk, record } = study;
  const names = useMemo(() => (isOwn ? namesOf : namesForOthers)(players), [players, isOwn]);
  const loner = lonerOf(players);
  // While a match goes on, nobody sees more than its player does.
  const [eyes, setEyes] = useState<Eyes>(mayAsk || !record ? 'open' : (loner ?? 'spectator'));
  const [seat, setSeat] = useState<Seat>(loner ?? 0);
  const review = useReview(room, study, name, step);
  // A whole match opens where its result is, which is where most come from; a position has only its start.
  useTree(tree, step ?? (record ? record.log.length : 0));
  const lastPlayed = useRef(tree.at);
  if (tree.at.isPlayed) lastPlayed.current = tree.at;
  const report = review && review.job.done > 0 ? review.job.report : undefined;
  const decisions = useMemo(
    () => new Map(report ? decisionsOf(report).map((decision) => [decision.ply, decision]) : []),
    [report],
  );
  const length = record?.log.length ?? 0;
  const rests = useMemo(() => (report ? joinedChances(report, length) : []), [report, length]);
  return {
    ...{ room, study, name, names, tree, at: tree.at, eyes, setEyes, review, report, decisions, rests, seat, setSeat },
    lastPlayed: lastPlayed.current,
    ...useBetter(tree.at),
    ...useRemoved(tree),
  };
}

/** Asked of one mistake: the next one begins closed, as a question. */
function useBetter(at: StudyNode): Pick<Desk, 'isBetterShown' | 'showBetter' | 'keepsRoomForBetter'> {
  const [shownAt, setShownAt] = useState<StudyNode>();
  const [keepsRoomForBetter, setKeepsRoom] = useState(false);
  const showBetter = (isShown: boolean) => {
    setKeepsRoom(isShown);
    setShownAt(isShown ? at : undefined);
  };
  return { isBetterShown: shownAt === at, showBetter, keepsRoomForBetter };
}

/** What was removed can be put back as long as nothing else has changed. */
function useRemoved(tree: StudyTree): Pick<Desk, 'removed' | 'offerBack'> {
  const [last, setLast] = useState<Removed & { readonly version: number }>();
  const removed = last?.version === tree.version ? last : undefined;
  const offerBack = (words: string, undo: () => void) => setLast({ words, undo, version: tree.version });
  useShortcuts('page', removed ? [{ keys: ['Ctrl+Z'], words: texts.undoRemoved, act: removed.undo }] : []);
  return { removed, offerBack };
}

/** Draws again with every step, and begins at one of them, unless somebody comes back to another. */
function useTree(tree: StudyTree, step: number): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Before anybody can press a key: nobody would draw a step that was gone before.
  useLayoutEffect(() => tree.subscribe(() => redraw(undefined)), [tree]);
  useLayoutEffect(() => {
    if (tree.at === tree.root) goToPly(tree, step);
  }, [tree, step]);
}

/** The position as those eyes see it. */
export function seenBy({ eyes }: Pick<Desk, 'eyes'>, position: Position): Position {
  return eyes === 'open' ? position : position.view(eyes);
}

/**
 * Whether those eyes see all that a seat thinks with. Its ideas, and the reasons for and against its moves, are worked out from
 * that: told to somebody who sees less, they would name or betray hidden cards.
 */
export function mayTellOf(
  { eyes, room: { game } }: Pick<Desk, 'eyes' | 'room'>,
  position: Position,
  seat: Seat,
): boolean {
  return eyes === 'open' || eyes === seat || game.format(position.view(eyes)) === game.format(position);
}

/** Whether the seat to act plays with cards that those eyes may not know. */
export function isHiddenTurn(desk: Pick<Desk, 'eyes' | 'room' | 'at'>): boolean {
  const { position } = desk.at;
  return position.turn >= 0 && !mayTellOf(desk, position, position.turn);
}

/** The mistakes of the seat that is looked at, where they can be tried again: whoever does that holds what the seat held. */
export function triedAgain(desk: Pick<Desk, 'eyes' | 'room' | 'report' | 'seat' | 'tree'>): readonly Decision[] {
  const { report, seat, tree } = desk;
  const line = playedLine(tree);
  return report ? mistakesOf(report, seat).filter(({ ply }) => mayTellOf(desk, line[ply].position, seat)) : [];
}

/** Whether they see what the decision that led to a node was made with. */
export function mayTellDecision(desk: Pick<Desk, 'eyes' | 'room'>, node: StudyNode): boolean {
  const decided = decisionOf(node);
  const before = decided?.parent?.position;
  return before === undefined || mayTellOf(desk, before, decided?.turn ?? 0);
}

/** A move in words. */
interface ToldMove {
  readonly words: string;
  /** What the eye reads, where the board shows the place: what the move did. */
  readonly seen: string;
}

type Told = Pick<Desk, 'room' | 'eyes' | 'names'>;

/** A move as those eyes saw it, told as the log of a match tells it. */
export function tellNode(desk: Told, node: StudyNode): ToldMove {
  const [next] = node.children;
  const roll =
    next?.turn === CHANCE
      ? desk.room.tellRoll?.(seenBy(desk, node.position), moveSeen(desk, node.position, next))
      : undefined;
  return roll === undefined ? tellChoice(desk, node) : { words: roll, seen: roll };
}

/** The same without what chance brought: nobody chose that. */
export function tellChoice(desk: Told, node: StudyNode): ToldMove {
  const before = node.parent?.position;
  if (!before) return { words: '', seen: '' };
  const { room, names } = desk;
  const [seen, move] = [seenBy(desk, before), moveSeen(desk, before, node)];
  const nameSeat = (seat: Seat) => names[seat];
  const words = room.describeMove(seen, move, nameSeat);
  return { words, seen: room.logMove?.(seen, move, nameSeat) ?? words };
}

function moveSeen({ eyes }: Pick<Desk, 'eyes'>, from: Position, { move }: StudyNode): Move {
  return eyes === 'open' ? move : from.viewMove(move, eyes);
}

/** The number that people are told of the last decision up to a node: of its turn or of its move; 0 at the start. */
export function numberAt({ room }: Pick<Desk, 'room'>, node: StudyNode): number {
  const before = decisionOf(node)?.parent?.position;
  return before ? numberOf(room, before, movesUpTo(node)) : 0;
}

/**
 * The same in words, with which part of the turn it was where that has several: every decision of a turn has its number.
 */
export function momentAt(desk: Pick<Desk, 'room'>, node: StudyNode): string {
  const number = numberAt(desk, node);
  const words = countedIn(desk.room).numberFirst(number);
  const own = decisionOf(node);
  const isPart = (other: StudyNode) => other.turn === own?.turn && numberAt(desk, other) === number;
  const parts = lineThrough(node).filter((other) => other.turn >= 0 && isPart(other));
  return own && parts.length > 1 ? texts.partOfTurn(words, parts.indexOf(own) + 1) : words;
}

/** What was said of the decision that led to a node, where it is part of the match. */
export function verdictOn({ decisions }: Pick<Desk, 'decisions'>, node: StudyNode): Decision | undefined {
  return decisions.get(plyDecided(node) ?? -1);
}

/** The line of the match at which was decided what led to a node: rolls may have followed since. */
export function plyDecided(node: StudyNode): number | undefined {
  const decided = decisionOf(node);
  return decided?.isPlayed ? decided.ply - 1 : undefined;
}

/** The node of the match after so many lines, at rest: rolls that follow belong to it. */
export function nodeAt(tree: StudyTree, ply: number): StudyNode | undefined {
  const played = playedLine(tree);
  return stopsOf(played).find((node) => node.ply >= ply) ?? played.at(-1);
}

export function goToPly(tree: StudyTree, ply: number): void {
  const node = nodeAt(tree, ply);
  if (node) tree.go(node);
}

/** Goes to a move that was chosen by a button or a small picture: on a phone what is said of it may be out of sight. */
export function showPly(tree: StudyTree, ply: number): void {
  goToPly(tree, ply);
  showTold();
}

/** The match as it was played. */
export function playedLine(tree: StudyTree): StudyNode[] {
  const line: StudyNode[] = [];
  for (let node: StudyNode | undefined = tree.root; node; node = node.children.find(({ isPlayed }) => isPlayed))
    line.push(node);
  return line;
}

/** The stops of the line that one walks on. */
export function walkOf(at: StudyNode): StudyNode[] {
  return stopsOf(lineThrough(at));
}
