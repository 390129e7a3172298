import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CHANCE, type Move } from '../../core/game.ts';
import { loadTable } from '../../study/tables.ts';
import { explainMoves, type Hint } from '../session/adviser.ts';
import { askUntilClear, clearFirst } from '../session/clear-answer.ts';
import { here } from '../session/here.ts';
import type { StudyNode } from '../study/study-tree.ts';
import { toldIdeas } from '../study/told-chance.ts';
import { movesAt, reviewedChance, type Searched, type Searches, toldHere } from './known-chance.ts';
import { namesWithin, tellOf } from './told-of.ts';
import { type Desk, type Eyes, mayTellOf } from './use-desk.ts';

/** What a strong player thinks of a position; nothing while nobody asks. */
export type Opinion =
  | { readonly kind: 'none' }
  /** Nobody decides anything before the roll. */
  | { readonly kind: 'chance' }
  /** The seat to act thinks with cards that whoever looks on may not know. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ideas'; readonly ideas: readonly Hint[] };

export const NO_OPINION: Opinion = { kind: 'none' };
const FIRST_CHANCE: Opinion = { kind: 'chance' };
const HIDDEN: Opinion = { kind: 'hidden' };
const THINKING: Opinion = { kind: 'thinking' };
const FAILED: Opinion = { kind: 'failed' };
const LEVEL = 8;
const TIME = 1200;

type Asking = Pick<Desk, 'room' | 'at' | 'names' | 'rests' | 'decisions'>;

/**
 * Asks about the node where one stands, as its seat to act may know it; `eyes` are those of whoever reads the answer. Each node is asked
 * about once: another search would tell other numbers of the same position.
 */
export function useOpinion(desk: Asking, isOn: boolean, eyes: Eyes): Opinion {
  const { room, at: node, names, rests, decisions } = desk;
  const searched = useRef(new Map<StudyNode, Searched>());
  const [, know] = useState<StudyNode>();
  const { position } = node;
  const isHidden = isOn && position.turn >= 0 && !mayTellOf({ eyes, room }, position, position.turn);
  const isAsked = isOn && position.turn >= 0 && !isHidden;
  useEffect(() => {
    if (!isAsked || searched.current.has(node)) return;
    const bots = here.hireBots();
    const view = node.position.view(node.position.turn);
    const question = { game: room.game.id, view: room.game.format(view), level: LEVEL, milliseconds: TIME };
    Promise.all([askUntilClear(bots, question), loadTable(room.game.id)]).then(([advice, table]) => {
      searched.current.set(node, { moves: advice?.moves ?? [], table: table?.opinion });
      know(node);
    });
    return () => bots.stop();
  }, [room, node, isAsked]);
  const found = isAsked ? searched.current.get(node) : undefined;
  const opinion = useMemo(
    () => found && opinionOf({ room, at: node, names, rests, decisions }, searched.current, found),
    [found, room, node, names, rests, decisions],
  );
  if (isHidden) return HIDDEN;
  if (!isAsked) return isOn && position.turn === CHANCE ? FIRST_CHANCE : NO_OPINION;
  return opinion ?? THINKING;
}

function opinionOf(desk: Asking, searches: Searches, found: Searched): Opinion {
  const { room, at, names } = desk;
  const here = toldHere(desk, searches, at);
  const moves = movesAt(desk, at, found);
  const view = at.position.view(at.position.turn);
  const explained = clearFirst(explainMoves(room, view, moves, namesWithin(names)));
  if (explained.length === 0) return FAILED;
  const ideas = here ? toldIdeas(explained, moves[0], here, playedWorth(desk)) : explained;
  const tell = (words: string) => tellOf(words, view.turn, names);
  return {
    kind: 'ideas',
    ideas: ideas.map(({ words, gain, risk, ...idea }) => ({
      ...idea,
      words: tell(words),
      gain: gain && { ...gain, words: tell(gain.words) },
      risk: risk && { ...risk, words: tell(risk.words) },
    })),
  };
}

/** The move of the match, and what the review tells of its seat after it. */
function playedWorth(desk: Asking): { readonly move: Move; readonly win: number } | undefined {
  const { at } = desk;
  const next = at.isPlayed ? at.children.find(({ isPlayed }) => isPlayed) : undefined;
  const worth = next && desk.decisions.has(at.ply) ? reviewedChance(desk, next, at.position.turn) : undefined;
  return next && worth && { move: next.move, win: worth.win };
}
