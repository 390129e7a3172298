import { useRef } from 'preact/hooks';
import { useFlight } from '../../../kit/use-flight.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawBack } from './artwork.ts';
import { CardFace } from './card.tsx';
import type { Drawn } from './drawn.ts';
import { Painted } from './paint.tsx';

/** Milliseconds; shorter than the shortest pause between two moves of computer players that can be followed. hand.css waits as long. */
const DURATION = 350;
/** A card that is to be read takes a little longer; board.css waits as long with the card in hand. */
const OWN_DURATION = 450;
/** When it is seen from its edge; the back is taken away then. */
const HALF = 0.5;

/**
 * A card that somebody draws flies from its pile: to another player with its back up from the deck and its face up from a
 * discard pile, to the own hand turning over on the way.
 */
export function Flight({ drawn, isOwn }: { readonly drawn: Drawn | undefined; readonly isOwn: boolean }) {
  const card = useRef<SVGSVGElement>(null);
  useFlight(drawn, () => (drawn && card.current ? fly(card.current, drawn, isOwn) : undefined));
  if (!drawn) return null;
  const hasFace = drawn.card !== undefined && (isOwn || drawn.pile >= 0);
  return (
    <svg class="arboretum-flight" ref={card} viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      {hasFace && <CardFace card={drawn.card ?? 0} />}
      {drawn.pile < 0 && (
        <g key={drawn.card} class={hasFace ? 'arboretum-turning' : ''}>
          <Painted drawing={drawBack()} />
        </g>
      )}
    </svg>
  );
}

/** From the pile to the card's place in hand; or, where a hand is only a number, to the player's panel. */
function fly(card: Element, { seat, pile, card: drawn }: Drawn, isOwn: boolean): Animation | undefined {
  const from = document.querySelector(`#arboretum-pile-${pile} .arboretum-stack`);
  const place = isOwn ? document.getElementById(`arboretum-card-${drawn}`) : arrivingCard();
  const to = place ?? document.getElementById(`arboretum-seat-${seat}`);
  if (!from || !to) return undefined;
  const home = card.getBoundingClientRect();
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = start.height / home.height;
  const lay = (x: number, y: number, across: number, down = across) =>
    `translate(${x - home.left - (home.width * across) / 2}px, ${y - home.top - (home.height * down) / 2}px) scale(${across}, ${down})`;
  const [startX, startY] = [start.left + start.width / 2, start.top + start.height / 2];
  const [goalX, goalY] = [goal.left + goal.width / 2, goal.top + goal.height / 2];
  const begin = { opacity: 1, transform: lay(startX, startY, size) };
  if (!place) {
    const end = { opacity: 0, transform: lay(goalX, goalY, size * 0.5) };
    return card.animate([begin, { opacity: 1, offset: 0.8 }, end], { duration: DURATION, easing: 'ease-out' });
  }
  const landed = goal.width / home.width;
  const end = { opacity: 1, transform: lay(goalX, goalY, landed) };
  if (!isOwn) return card.animate([begin, end], { duration: DURATION, easing: 'ease-out' });
  const edge = lay((startX + goalX) / 2, (startY + goalY) / 2, 0.02, (size + landed) / 2);
  const turning = pile < 0 ? [{ opacity: 1, transform: edge, offset: HALF }] : [];
  return card.animate([begin, ...turning, end], { duration: OWN_DURATION });
}

/** In a rival's hand, where that is shown card by card; of the two ways to show it one is hidden. */
function arrivingCard(): Element | undefined {
  return [...document.querySelectorAll('.arboretum-arriving')].find((each) => each.getBoundingClientRect().width > 0);
}
