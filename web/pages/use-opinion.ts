import { useEffect, useState } from 'preact/hooks';
import { CHANCE } from '../../core/game.ts';
import { explainMoves, type Hint } from '../session/adviser.ts';
import { askUntilClear, clearFirst } from '../session/clear-answer.ts';
import { here } from '../session/here.ts';
import type { StudyNode } from '../study/study-tree.ts';
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
const LEVEL = 8;
const TIME = 1200;

/** Asks about the node where one stands, as its seat to act may know it; `eyes` are those of whoever reads the answer. */
export function useOpinion(
  { room, at: node, names }: Pick<Desk, 'room' | 'at' | 'names'>,
  isOn: boolean,
  eyes: Eyes,
): Opinion {
  const [known, know] = useState<{ readonly node: StudyNode; readonly opinion: Opinion }>();
  const { position } = node;
  const isHidden = isOn && position.turn >= 0 && !mayTellOf({ eyes, room }, position, position.turn);
  const isAsked = isOn && position.turn >= 0 && !isHidden;
  useEffect(() => {
    if (!isAsked) return;
    const bots = here.hireBots();
    const view = node.position.view(node.position.turn);
    const question = { game: room.game.id, view: room.game.format(view), level: LEVEL, milliseconds: TIME };
    askUntilClear(bots, question).then((advice) => {
      const moves = advice?.moves ?? [];
      const tell = (words: string) => tellOf(words, view.turn, names);
      const explained = clearFirst(explainMoves(room, view, moves, namesWithin(names)));
      const ideas = explained.map(({ words, gain, risk, ...idea }) => ({
        ...idea,
        words: tell(words),
        gain: gain && { ...gain, words: tell(gain.words) },
        risk: risk && { ...risk, words: tell(risk.words) },
      }));
      know({ node, opinion: ideas.length > 0 ? { kind: 'ideas', ideas } : { kind: 'failed' } });
    });
    return () => bots.stop();
  }, [room, node, isAsked, names]);
  if (isHidden) return HIDDEN;
  if (!isAsked) return isOn && node.position.turn === CHANCE ? FIRST_CHANCE : NO_OPINION;
  return known?.node === node ? known.opinion : { kind: 'thinking' };
}
