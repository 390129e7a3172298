import { useContext, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { MarkSign } from '../../../kit/board-marks.tsx';
import type { Mark } from '../../../kit/draw/place.ts';
import { stepInRing } from '../../../kit/grid-keys.ts';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import { FULL_HAND } from '../components.ts';
import type { ArboretumPosition } from '../position.ts';
import { DISCARDING, PLACING } from '../state.ts';
import { CardBack, CardPicture, sayHand } from './card.tsx';
import { type Drag, useDrag } from './drag.tsx';
import { type HandOrder, inOrder } from './hand-order.tsx';
import { handBoard } from './places.ts';
import { type Draft, isSame, type Spot, spotHandlers } from './use-draft.tsx';
import { useSlide } from './use-slide.tsx';
import { ToldHere } from './use-told.tsx';
import { sayCard } from './words.ts';

/** The viewer's own hand: cards to select, with arrow keys from one to the next. */
export function Hand({
  position,
  seat,
  draft,
  order,
  marks,
  fresh,
}: {
  readonly position: ArboretumPosition;
  readonly seat: number;
  readonly draft: Draft;
  readonly order: HandOrder;
  readonly marks: readonly Mark[];
  /** Cards drawn in this turn. */
  readonly fresh: readonly number[];
}) {
  const cards = inOrder(position.hand(seat), order);
  const open = new Set(position.openHand(seat));
  const [focus, setFocus] = useState(0);
  const drag = useDrag(draft);
  useSlide(cards.map((card) => `arboretum-card-${card}`).join(' '));
  const stop = Math.min(focus, cards.length - 1);
  const live = draft.acts && (position.phase === PLACING || position.phase === DISCARDING);
  useShortcuts('game', [cardKeys(cards, draft)], live);
  const walk = (event: KeyboardEvent, index: number) => {
    const next = stepInRing(event.key, index, cards.length);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
    document.getElementById(`arboretum-card-${cards[next]}`)?.focus();
  };
  if (position.hidden(seat) > 0) return <CoveredHand position={position} seat={seat} />;
  return (
    <div class="arboretum-hand" role="toolbar" aria-label={texts.board.hand}>
      {cards.map((card, index) => (
        <HandCard
          key={card}
          {...{ card, draft, drag }}
          seat={seat}
          seen={open.has(card)}
          fresh={fresh.includes(card)}
          ideas={ideasFor(marks, card)}
          live={live}
          stop={index === stop}
          focus={() => setFocus(index)}
          walk={(event) => walk(event, index)}
        />
      ))}
    </div>
  );
}

function cardKeys(cards: readonly number[], { choose }: Draft): Shortcut {
  const keys = Array.from({ length: FULL_HAND }, (_, index) => String(index + 1));
  const act = ({ key }: KeyboardEvent) => {
    const card = cards[Number(key) - 1];
    if (card !== undefined) choose({ kind: 'card', id: card }, false);
  };
  return { keys, words: texts.keys.card, act };
}

const NO_IDEAS: readonly Mark[] = [];

/** The ideas that begin with this card. */
function ideasFor(marks: readonly Mark[], card: number): readonly Mark[] {
  const board = handBoard(card);
  const ideas = marks.filter(
    ({ kind, places }) => (kind === 'idea' || kind === 'chosen') && places.some((place) => place.board === board),
  );
  return ideas.length === 0 ? NO_IDEAS : ideas;
}

/** The same hand while others may look: only what everybody knows shows its face. */
function CoveredHand({ position, seat }: { readonly position: ArboretumPosition; readonly seat: number }) {
  return (
    <div class="arboretum-hand" role="img" aria-label={sayHand(position, seat)}>
      {position.hand(seat).map((card) => (
        <CardPicture key={card} card={card} seen />
      ))}
      {Array.from({ length: position.hidden(seat) }, (_, index) => (
        <CardBack key={index} />
      ))}
    </div>
  );
}

function HandCard({
  card,
  seat,
  draft,
  drag,
  seen,
  fresh,
  ideas,
  live,
  stop,
  focus,
  walk,
}: {
  readonly card: number;
  readonly seat: number;
  readonly draft: Draft;
  readonly drag: Drag;
  /** Everybody knows it. */
  readonly seen: boolean;
  /** Drawn in this turn. */
  readonly fresh: boolean;
  readonly ideas: readonly Mark[];
  /** It can be planted or discarded now. */
  readonly live: boolean;
  readonly stop: boolean;
  readonly focus: () => void;
  readonly walk: (event: KeyboardEvent) => void;
}) {
  const spot: Spot = { kind: 'card', id: card };
  const picked = draft.selected === card;
  const pointed = isSame(spot, draft.pointed);
  const told = useContext(ToldHere);
  // For as long as it is held: another animation would begin when it is new no longer.
  const flew = useRef(fresh).current;
  const carried = drag.carried?.thing === card ? drag.carried : undefined;
  const state = [
    picked && ' is-picked',
    live && ' is-live carriable',
    flew && ' has-flown',
    carried && ' is-carried',
    pointed && ' is-pointed',
    draft.isHinted(spot) && ' is-hinted',
    told.cards.includes(card) && ' is-told',
  ];
  const handlers = spotHandlers(draft, spot);
  return (
    <button
      type="button"
      id={`arboretum-card-${card}`}
      class={`arboretum-hand-card${state.filter(Boolean).join('')}`}
      style={{ '--lit': `var(--seat-${seat})`, translate: carried?.translate }}
      aria-pressed={picked}
      aria-disabled={!live}
      tabIndex={stop ? 0 : -1}
      {...handlers}
      {...(live && drag.listenersOf(card))}
      onFocus={() => {
        focus();
        handlers.onFocus();
      }}
      onKeyDown={walk}
    >
      <span class="sr-only">{texts.board.inYourHand(sayCard(card), { seen, fresh })}</span>
      <CardPicture card={card} seen={seen} />
      {fresh && (
        <span class="arboretum-fresh" aria-hidden="true">
          {texts.board.fresh}
        </span>
      )}
      {ideas.length > 0 && (
        <span class="arboretum-ideas">
          {ideas.map((mark) => (
            <MarkSign key={mark.sign} mark={mark} />
          ))}
        </span>
      )}
    </button>
  );
}
