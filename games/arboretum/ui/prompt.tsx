import type { ComponentChildren } from 'preact';
import { type Move, OVER } from '../../../core/game.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { HAND_SIZE } from '../components.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, PLACE, placedCard, squareOf, TAKE } from '../rules.ts';
import { DISCARDING, DRAWING, PLACING } from '../state.ts';
import { DECK_SPOT, type Draft } from './use-draft.tsx';
import { sayCard, saySquare } from './words.ts';

const STEPS = ['Draw', 'Draw again', 'Plant', 'Discard'];

/** Whose turn it is, which of its four steps, and what to do in it. */
export function ArboretumPrompt({
  position,
  draft,
  ...props
}: Omit<TableProps, 'position'> & { readonly position: ArboretumPosition; readonly draft: Draft }) {
  const { names, moves, waiting, hint } = props;
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title="The deck is empty">
        {waiting}
      </Prompt>
    );
  const name = nameOf(names, position.mover);
  const yours = name === 'You' ? 'Your turn' : `Your turn, ${name}`;
  const title = (
    <>
      <SeatBadge seat={position.mover} /> {moves.length === 0 ? name : yours}
    </>
  );
  return (
    <Prompt seat={position.mover} title={title}>
      <Steps step={stepOf(position)} />
      {moves.length === 0 ? (
        <p>{waiting}</p>
      ) : (
        <>
          <Todo {...{ position, draft, moves }} />
          <p class="fine">{hint === undefined ? reasonOf(position) : hintWords(position, hint)}</p>
        </>
      )}
    </Prompt>
  );
}

function stepOf(position: ArboretumPosition): number {
  if (position.phase === PLACING) return 2;
  if (position.phase === DISCARDING) return 3;
  return position.held(position.mover) > HAND_SIZE ? 1 : 0;
}

function Steps({ step }: { readonly step: number }) {
  return (
    <ol class="arboretum-steps" aria-label="Steps of a turn">
      {STEPS.map((name, index) => (
        <li
          key={name}
          class={index === step ? 'is-now' : index < step ? 'is-done' : ''}
          aria-current={index === step ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

function Todo({
  position,
  draft,
  moves,
}: {
  readonly position: ArboretumPosition;
  readonly draft: Draft;
  readonly moves: readonly Move[];
}): ComponentChildren {
  const { selected } = draft;
  if (position.phase === DRAWING) {
    const deck = moves.includes(DECK);
    const piles = moves.length > (deck ? 1 : 0);
    return (
      <div class="arboretum-do">
        <p>{drawWords(deck, piles)}</p>
        {deck && (
          <button type="button" class="primary" onClick={() => draft.choose(DECK_SPOT, false)}>
            Draw from the deck
          </button>
        )}
      </div>
    );
  }
  if (position.phase === PLACING) {
    return (
      <p>
        {selected === undefined
          ? 'Select a card of your hand, then a square beside your trees.'
          : `Plant ${sayCard(selected)} on a lit square.`}
      </p>
    );
  }
  return (
    <div class="arboretum-do">
      <p>{selected === undefined ? 'Select a card to throw away, face up on your pile.' : 'Throw it away?'}</p>
      {selected !== undefined && (
        <button type="button" class="primary" onClick={() => draft.choose({ kind: 'card', id: selected }, false)}>
          Discard {sayCard(selected)}
        </button>
      )}
    </div>
  );
}

/** What the step is for, while the player is new to it. */
function reasonOf(position: ArboretumPosition): string {
  const { phase, mover } = position;
  if (position.groves[mover].placed > 2) return '';
  if (phase === DRAWING) return 'A card from the deck is your secret; one from a pile is known to all.';
  if (phase === PLACING) return 'Paths climb from card to card; first and last are of one species.';
  return 'Keep what you want to score: only the highest sum in hand scores a species.';
}

function drawWords(deck: boolean, piles: boolean): string {
  if (!deck) return 'The deck is empty: take the top card of a lit discard pile.';
  return piles ? 'Draw from the deck or from a lit discard pile.' : 'No discards yet: draw from the deck.';
}

function hintWords(position: ArboretumPosition, hint: Move): string {
  if (hint >= PLACE) {
    const square = saySquare(position.groves[position.mover], squareOf(hint)).toLowerCase();
    return `Hint: plant ${sayCard(placedCard(hint))}, ${square}.`;
  }
  if (hint === DECK) return 'Hint: draw from the deck.';
  if (hint < DISCARD) return `Hint: take ${sayCard(position.topOf(hint - TAKE))}.`;
  return `Hint: discard ${sayCard(hint - DISCARD)}.`;
}
