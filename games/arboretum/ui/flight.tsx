import { useLayoutEffect, useRef } from 'preact/hooks';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawBack } from './artwork.ts';
import { CardFace } from './card.tsx';
import type { Drawn } from './drawn.ts';
import { Painted } from './paint.tsx';

/** Milliseconds; shorter than the shortest pause between two moves of computer players that can be followed. */
const DURATION = 350;

/** A card that another player draws flies to that player: its back from the deck, its face from a discard pile. */
export function Flight({ drawn }: { readonly drawn: Drawn | undefined }) {
  const card = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const flight = drawn && card.current && !wantsLessMotion() ? fly(card.current, drawn) : undefined;
    if (!flight) return;
    // Nobody has to wait for it: it hinders no click, and the next click or key ends it.
    const skip = () => flight.finish();
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      flight.cancel();
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [drawn]);
  if (!drawn) return null;
  return (
    <svg class="arboretum-flight" ref={card} viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      {drawn.card === undefined ? <Painted drawing={drawBack()} /> : <CardFace card={drawn.card} />}
    </svg>
  );
}

/** From the pile to the player's panel, or to the name above the lawn when that player's arboretum is the large one. */
function fly(card: Element, { seat, pile }: Drawn): Animation | undefined {
  const from = document.querySelector(`#arboretum-pile-${pile} .arboretum-stack`);
  const to = document.getElementById(`arboretum-seat-${seat}`);
  if (!from || !to) return undefined;
  const home = card.getBoundingClientRect();
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = start.height / home.height;
  const lay = (x: number, y: number, scale: number) =>
    `translate(${x - home.left - (home.width * scale) / 2}px, ${y - home.top - (home.height * scale) / 2}px) scale(${scale})`;
  const frames = [
    { opacity: 1, transform: lay(start.left + start.width / 2, start.top + start.height / 2, size) },
    { opacity: 1, offset: 0.8 },
    { opacity: 0, transform: lay(goal.left + goal.width / 2, goal.top + goal.height / 2, size * 0.5) },
  ];
  return card.animate(frames, { duration: DURATION, easing: 'ease-out' });
}
