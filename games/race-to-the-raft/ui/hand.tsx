import { texts as all } from '#texts/race-to-the-raft/table.ts';
import { texts as names } from '#texts/race-to-the-raft/words.ts';
import { memo } from '../../../kit/memo.tsx';
import { COLOUR_LETTERS, HAND_SIZE } from '../components.ts';
import { handOf } from '../facts.ts';
import { CARD_PICTURES, DECK_SIZE, nameCard } from '../geometry.ts';
import { cardOf, cardsPaid, FIRES, WALKS } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { priceOfWalk } from '../walks.ts';
import { drawCardFace, drawDeckMark } from './artwork.ts';
import { drawCat, type Mood } from './cat.ts';
import { HeldPiece, useDrag } from './drag.tsx';
import { GroundTicks } from './ground.tsx';
import { squareId } from './labels.ts';
import { CELL } from './land.ts';
import { Painted } from './paint.tsx';
import type { TurnDraft } from './use-draft.tsx';
import { nameCat, nameColour, whyNoCat } from './words.ts';

const texts = all.hand;

/**
 * The cards in hand as buttons: to lay, or to pay with once a cat knows where it goes. While fire is to be laid they stay,
 * put aside: making them anew for every card and every fire would keep both from the screen.
 */
export function Hand({ turn, isAside }: { readonly turn: TurnDraft; readonly isAside: boolean }) {
  const { position, draft, hint } = turn;
  const { carried, listenersOf } = useDrag<number>(turn, (card) => {
    if (draft.kind !== 'card' || draft.card !== card) turn.pickCard(card);
  });
  const paying = draft.kind === 'cat' && draft.to !== undefined;
  const say = paying ? texts.discard : texts.card;
  const hinted = hint === undefined ? [] : cardsOf(hint, paying);
  const looks = isAside ? 'raft-aside' : paying ? 'raft-hand is-paying' : 'raft-hand';
  return (
    <div class={looks} role="group" aria-label={isAside ? texts.aside : texts.label}>
      {handOf(position).map((card, at) => {
        const held = draft.kind === 'card' && draft.card === card;
        const chosen = held || (draft.kind === 'cat' && draft.pay.includes(card));
        return (
          <button
            key={card}
            type="button"
            id={`raft-card-${at}`}
            class={isAside ? 'raft-aside-card' : `carriable raft-card${hinted.includes(card) ? ' is-hinted' : ''}`}
            style={{ '--raft-nth': `${at}` }}
            aria-pressed={chosen}
            aria-label={say(
              nameCard(card),
              names.decks[Math.floor(card / DECK_SIZE)],
              spell(card, held ? draft.turn : 0),
            )}
            disabled={isAside}
            onClick={() => turn.pickCard(card)}
            onKeyDown={held ? leadOn : undefined}
            {...(!paying && !isAside && listenersOf(card))}
          >
            <CardFace card={card} turn={held ? draft.turn : 0} />
            <span class="raft-card-name">
              <DeckMark deck={Math.floor(card / DECK_SIZE)} /> {nameCard(card)}
            </span>
          </button>
        );
      })}
      <Spent spent={HAND_SIZE - handOf(position).length - (isAside ? 1 : 0)} />
      {draft.kind === 'card' && (
        <HeldPiece carried={carried} height={3} width={3}>
          <Painted drawing={drawCardFace(draft.card, draft.turn)} />
        </HeldPiece>
      )}
    </div>
  );
}

/** From the card that is held, arrow keys lead on to the island, where it is to go. */
function leadOn(event: KeyboardEvent): void {
  if (!ARROWS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const square = document.querySelector<SVGElement>('.raft-square[tabindex="0"]');
  if (!square) return;
  event.preventDefault();
  square.focus();
}

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Where spent cards were: the hand counts down, and nothing below it moves. */
const Spent = memo(({ spent, as: Slot = 'span' }: { readonly spent: number; readonly as?: 'span' | 'li' }) => (
  <>
    {Array.from({ length: Math.max(0, spent) }, (_, at) => (
      <Slot key={at} class="raft-slot" aria-hidden="true" />
    ))}
  </>
));

/** The cards that a suggestion speaks of: the one to lay, or those to pay with once the cat knows where it goes. */
function cardsOf(hint: number, paying: boolean): number[] {
  if (hint < FIRES) return [cardOf(hint)];
  return hint >= WALKS && paying ? cardsPaid(hint) : [];
}

/** The hand to look at. While others act it keeps the room of six cards, so that nothing below it moves. */
export const HandAside = memo((props: { readonly position: RaftPosition; readonly keepsRoom?: boolean }) => {
  const { position, keepsRoom = false } = props;
  const hand = handOf(position);
  if (hand.length === 0 && !keepsRoom) return null;
  return (
    <section aria-label={texts.aside}>
      <h2 class="raft-heading">
        {texts.aside} <span class="fine">{texts.count(hand.length)}</span>
      </h2>
      <ul class="raft-aside">
        {hand.map((card) => (
          <li key={card} class="raft-aside-card">
            <CardFace card={card} turn={0} />
            <span class="raft-card-name">
              <DeckMark deck={Math.floor(card / DECK_SIZE)} /> {nameCard(card)}
            </span>
            <span class="sr-only">{spell(card, 0)}</span>
          </li>
        ))}
        {keepsRoom && <Spent as="li" spent={HAND_SIZE - hand.length} />}
      </ul>
    </section>
  );
});

/** "top row red, red, blue; …". */
function spell(card: number, turn: number): string {
  return texts.face(
    CARD_PICTURES[card][turn].map((row) => Array.from(row, (letter) => nameColour(COLOUR_LETTERS.indexOf(letter)))),
  );
}

const CardFace = memo(({ card, turn }: { readonly card: number; readonly turn: number }) => (
  <svg viewBox={`0 0 ${CELL * 3} ${CELL * 3}`} aria-hidden="true">
    <Painted drawing={drawCardFace(card, turn)} />
    <GroundTicks looks={CARD_PICTURES[card][turn]} />
  </svg>
));

export const DeckMark = memo(({ deck }: { readonly deck: number }) => (
  <svg class="raft-mark" viewBox="-14 -14 28 28" aria-hidden="true">
    <Painted drawing={drawDeckMark(deck)} />
  </svg>
));

/** The cats that can move, as buttons: on a phone they are easier to hit than on the island. */
export function CatButtons({ turn }: { readonly turn: TurnDraft }) {
  const { choices, draft } = turn;
  if (choices.walks.size === 0) return <p class="raft-cat-row fine">{whyNoCat(turn.position)}</p>;
  return (
    <div class="raft-cat-row" role="group" aria-label={texts.cats}>
      <span class="raft-or fine" aria-hidden="true">
        {texts.orMove}
      </span>
      {[...choices.walks.keys()].map((square) => (
        <CatButton key={square} turn={turn} square={square} />
      ))}
      {draft.kind === 'cat' && (
        <button
          type="button"
          class="raft-cancel"
          aria-label={all.play.cancel}
          title={all.play.cancelKey}
          onClick={turn.putBack}
        >
          ✕
        </button>
      )}
    </div>
  );
}

/** Pointing at it is pointing at the cat: the island shows which one it is and where it can go. */
function CatButton({ turn, square }: { readonly turn: TurnDraft; readonly square: number }) {
  const { position, scarves, draft, point } = turn;
  const hasScarf = scarves.has(square);
  const price = priceOfWalk(position, square);
  const words = texts.moveCat(nameCat(position, square), price);
  return (
    <button
      type="button"
      id={`raft-cat-${square}`}
      class="raft-cat-button"
      aria-pressed={draft.kind === 'cat' && draft.from === square}
      aria-label={words}
      title={words}
      onClick={({ detail }) => {
        turn.pickCat(square);
        // A near island moves to what has the focus: the cat may be off its edge. Keys stay at the button.
        if (detail > 0) document.getElementById(squareId(square))?.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(square)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(square)}
      onBlur={() => point(undefined)}
    >
      <CatFace {...{ hasScarf }} colour={position.catAt(square)} mood={price > 1 ? 'exhausted' : 'awake'} />
      <span class="raft-price">{texts.price(price)}</span>
    </button>
  );
}

export const CatFace = memo(
  ({
    colour,
    mood,
    hasScarf = false,
  }: {
    readonly colour: number;
    readonly mood: Mood;
    readonly hasScarf?: boolean;
  }) => (
    <svg class="raft-face" viewBox="0 0 48 48" aria-hidden="true">
      <Painted drawing={drawCat(colour, mood, hasScarf)} />
    </svg>
  ),
);
