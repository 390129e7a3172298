import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { MarkSign } from '../../../kit/board-marks.tsx';
import type { Mark } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { ArboretumPosition } from '../position.ts';
import { PLACING } from '../state.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawBack, drawCard, drawPlace, drawStack, stackEdge } from './artwork.ts';
import { CardPicture } from './card.tsx';
import { Painted } from './paint.tsx';
import { DECK_BOARD, HAND_BOARDS, pileBoard } from './places.ts';
import { DECK_SPOT, type Draft, isSame, type Spot, spotHandlers } from './use-draft.tsx';
import { ToldHere } from './use-told.tsx';
import { sayDeck, sayPile } from './words.ts';

interface PilesProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly draft: Draft;
  readonly marks: readonly Mark[];
}

/** The deck and everybody's discards: whatever can be drawn from now is lit. */
export function Piles({ position, names, draft, marks: all }: PilesProps) {
  // Where others have drawn from helps to draw, not to plant.
  // Numbers of moves beside letters of ideas would read as one code.
  const hasIdeas = all.some(({ kind }) => kind === 'idea' || kind === 'chosen');
  const marks = all.filter(
    ({ kind, seat }) => kind !== 'past' || (!hasIdeas && (position.phase < PLACING || seat === position.mover)),
  );
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return (
    <div class="arboretum-piles" role="group" aria-label={texts.board.piles}>
      <PileButton
        spot={DECK_SPOT}
        draft={draft}
        label={common.deck.all(sayDeck(position))}
        seat={position.mover}
        marks={marksOn(marks, DECK_BOARD)}
      >
        <Stack height={position.deck} top={-1} />
        <span class="arboretum-caption" aria-hidden="true">
          <b>{position.deck}</b> <span>{common.deck.unit(position.deck)}</span>
        </span>
      </PileButton>
      <span class="arboretum-discards" aria-hidden="true">
        {texts.board.discards}
      </span>
      {seats.map((seat) => (
        <PileButton
          key={seat}
          spot={{ kind: 'pile', id: seat }}
          draft={draft}
          label={sayPile(position, seat, nameOf(names, seat))}
          seat={position.mover}
          marks={marksOn(marks, pileBoard(seat))}
        >
          <Stack height={position.piled(seat)} top={position.piled(seat) > 0 ? position.topOf(seat) : -1} />
          <span class="arboretum-caption" aria-hidden="true">
            <SeatBadge seat={seat} /> <span>{nameOf(names, seat)}</span>
          </span>
          {draft.pointed?.kind === 'pile' && draft.pointed.id === seat && position.piled(seat) > 1 && (
            <Fan cards={position.pile(seat).toReversed()} isUp={seat >= position.seats / 2} />
          )}
        </PileButton>
      ))}
    </div>
  );
}

/** All cards of a pile that is pointed at, the top one first. The pile's own words name them to those who listen. */
function Fan({ cards, isUp }: { readonly cards: readonly number[]; readonly isUp: boolean }) {
  return (
    <span class={`arboretum-fan${isUp ? ' is-up' : ''}`} aria-hidden="true">
      <span class="arboretum-fan-title">{texts.board.fan(cards.length)}</span>
      <span class="arboretum-fan-cards">
        {cards.map((card) => (
          <CardPicture key={card} card={card} />
        ))}
      </span>
    </span>
  );
}

/** An idea to discard is shown on the card itself: all of them go to the same pile. */
function marksOn(marks: readonly Mark[], board: string): readonly Mark[] {
  return marks.filter(
    ({ kind, places }) =>
      places.some((place) => place.board === board) &&
      !((kind === 'idea' || kind === 'chosen') && places.some((place) => place.board.startsWith(HAND_BOARDS))),
  );
}

function PileButton({
  spot,
  draft,
  label,
  seat,
  marks,
  children,
}: {
  readonly spot: Spot;
  readonly draft: Draft;
  readonly label: string;
  readonly seat: number;
  readonly marks: readonly Mark[];
  readonly children: ComponentChildren;
}) {
  const [legal, lit] = [draft.isLegal(spot), draft.isLit(spot)];
  const signs = marks.filter(({ sign }) => sign !== '');
  // A sign without a number would only hide the card.
  const framed = marks.find(({ sign }) => sign === '');
  const isTold = useContext(ToldHere).isDeck && isSame(spot, DECK_SPOT);
  const states = [
    lit && ' is-lit',
    isTold && ' is-told',
    draft.isHinted(spot) && ' is-hinted',
    isSame(spot, draft.asked) && ' is-asked',
    framed && ' is-marked',
  ];
  return (
    <button
      type="button"
      id={`arboretum-pile-${spot.id}`}
      class={`arboretum-pile${states.filter(Boolean).join('')}`}
      style={{
        ...(lit && { '--lit': `var(--seat-${seat})`, '--lit-ground': `var(--tint-${seat})` }),
        ...(framed && { '--marked': `var(--seat-${framed.seat})` }),
      }}
      aria-disabled={!legal}
      {...spotHandlers(draft, spot)}
    >
      <span class="sr-only">{label}</span>
      {children}
      {signs.length > 0 && (
        <span class="arboretum-signs">
          {signs.map((mark) => (
            <MarkSign key={`${mark.kind}${mark.sign}`} mark={mark} />
          ))}
        </span>
      )}
    </button>
  );
}

/** Room for the edges of the cards below, around one card as around many. */
const EDGES = 9;

const Stack = memo(({ height, top }: { readonly height: number; readonly top: number }) => {
  const card = top >= 0 ? drawCard(top) : drawBack();
  // Few cards are in the middle of that room, too.
  const off = (stackEdge(height) - EDGES) / 2;
  return (
    <svg
      class="arboretum-stack"
      viewBox={`${off} ${off} ${CARD_WIDTH + EDGES} ${CARD_HEIGHT + EDGES}`}
      aria-hidden="true"
    >
      <g key={top < 0 ? 'back' : `${height} ${top}`} class="arboretum-top">
        <Painted drawing={height === 0 ? drawPlace(false) : drawStack(height, card)} />
      </g>
    </svg>
  );
});
