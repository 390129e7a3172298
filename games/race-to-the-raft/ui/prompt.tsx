import type { ComponentChildren } from 'preact';
import { OVER } from '../../../core/game.ts';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { TILE_LETTERS } from '../components.ts';
import { nameCard, TILE_PICTURES } from '../geometry.ts';
import { handOf } from '../hints.ts';
import { cardOf, DISCARD, FIRES, fromOf, REQUESTS, WALKS } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { EXHAUSTED, PHASES } from '../state.ts';
import { CELL, drawTile } from './artwork.ts';
import { Ask } from './decks.tsx';
import { type Draft, draftOf, priceOf } from './draft.ts';
import { CatButtons, Hand } from './hand.tsx';
import { useDrag } from './use-drag.tsx';
import { showHint, type Turn } from './use-turn.tsx';
import { describeLoss, describePhase, nameColour, plural, requestWords } from './words.ts';

/** Whose turn, which step of it, and the choices of this step alone. */
export function RaftPrompt({ turn, names, waiting }: TableProps & { readonly turn: Turn }) {
  const { position, acts } = turn;
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title={position.phase === PHASES.won ? 'Safe on the raft' : 'The fire has won'}>
        <p>{position.phase === PHASES.won ? 'Every cat is aboard.' : describeLoss(position)}</p>
      </Prompt>
    );
  const name = nameOf(names, position.mover);
  const title = (
    <>
      <SeatBadge seat={position.mover} /> {acts ? (name === 'You' ? 'Your turn' : `Your turn, ${name}`) : name}
    </>
  );
  return (
    <Prompt seat={position.mover} title={title}>
      <Steps position={position} />
      {acts ? <Step turn={turn} /> : <p>{waiting || describePhase(position)}</p>}
      {acts && turn.hint !== undefined && <Hint turn={turn} hint={turn.hint} />}
    </Prompt>
  );
}

/** The round at a glance: draw six, then spend each card; fire follows every laid one. */
function Steps({ position }: { readonly position: RaftPosition }) {
  const left = handOf(position).length;
  const steps = [
    { phase: PHASES.ask, text: 'Draw six' },
    { phase: PHASES.play, text: left > 0 ? `Spend ${plural(left, 'card')}` : 'Spend cards' },
    { phase: PHASES.fire, text: 'Fire' },
  ];
  return (
    <ol class="raft-steps" aria-label="Steps of the round">
      {steps.map(({ phase, text }) => (
        <li key={phase} aria-current={position.phase === phase ? 'step' : undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}

function Step({ turn }: { readonly turn: Turn }) {
  const { draft, moves, submit, position } = turn;
  if (draft.kind === 'ask')
    return (
      <>
        <p>
          Six cards, unseen: how many of each?{' '}
          <span class="raft-wide">The bars say how much of each colour is on them, in per cent.</span>
        </p>
        <Ask turn={turn} counts={draft.counts} />
      </>
    );
  if (draft.kind === 'fire') return <Fire turn={turn} draft={draft} />;
  if (moves.includes(DISCARD))
    return (
      <>
        <p>No card can be laid and no cat can move.</p>
        <button type="button" class="primary" onClick={() => submit(DISCARD)}>
          Give up the last {plural(handOf(position).length, 'card')}
        </button>
      </>
    );
  return <Play turn={turn} />;
}

function Play({ turn }: { readonly turn: Turn }) {
  const { draft, aimed } = turn;
  return (
    <>
      <p class="raft-do">{playWords(turn)}</p>
      <Hand turn={turn} />
      <CatButtons turn={turn} />
      {draft.kind !== 'none' && (
        <div class="raft-buttons">
          {draft.kind === 'card' && <TurnButtons turn={turn} />}
          {draft.kind === 'card' && aimed !== undefined && <LayHere turn={turn} move={aimed} />}
          <button type="button" class="quiet" onClick={turn.putBack} title="Key: Escape">
            Cancel
          </button>
        </div>
      )}
    </>
  );
}

/** For fingers: the first tap shows, this lays. */
function LayHere({ turn, move }: { readonly turn: Turn; readonly move: number }) {
  return (
    <button type="button" class="primary place-here raft-lay" onClick={() => turn.lay(move)}>
      {turn.deadly.has(move) ? 'Lay it (loses)' : 'Lay it here'}
    </button>
  );
}

function playWords({ draft, position, choices }: Turn): ComponentChildren {
  if (draft.kind === 'card')
    return (
      <>
        Point at the <b>middle</b> of the nine squares that card {nameCard(draft.card)} shall recolour. Fire follows.
      </>
    );
  if (draft.kind !== 'cat')
    return choices.walks.size > 0 ? 'Choose a card to lay, or a cat to move.' : 'Choose a card to lay.';
  const cat = `the ${nameColour(position.catAt(draft.from))} cat`;
  const price = position.has(EXHAUSTED, draft.from) ? 2 : 1;
  if (draft.to === undefined) return `Choose where ${cat} goes: any lit square, for ${plural(price, 'card')}.`;
  const left = price - draft.pay.length;
  return (
    <>
      Choose{' '}
      <b>
        {left === 1 ? 'one' : 'two'} {draft.pay.length > 0 ? 'more ' : ''}
        {left === 1 ? 'card' : 'cards'}
      </b>{' '}
      to discard, and {cat} goes.
    </>
  );
}

function TurnButtons({ turn, flips = false }: { readonly turn: Turn; readonly flips?: boolean }) {
  return (
    <>
      <button type="button" onClick={() => turn.turnBy(1)} title="Key: R, or the wheel over the island">
        ↻ Turn
      </button>
      {flips && (
        <button type="button" onClick={turn.flip} title="Key: F">
          ⇋ Flip
        </button>
      )}
    </>
  );
}

function Fire({ turn, draft }: { readonly turn: Turn; readonly draft: Draft & { readonly kind: 'fire' } }) {
  const { moves, places, deadly, aimed } = turn;
  const drag = useDrag(turn);
  const here = [...places.values()].filter(({ move, exact }) => exact && !deadly.has(move)).length;
  const safe = moves.length - deadly.size;
  const picture = TILE_PICTURES[draft.tile][draft.way];
  const side = Math.max(picture.length, picture[0].length, 3) * CELL;
  const [x, y] = [(picture[0].length * CELL - side) / 2, (picture.length * CELL - side) / 2];
  return (
    <div class="raft-fire">
      <svg
        class="raft-fire-tile"
        onPointerDown={(event) => drag(event, () => undefined)}
        viewBox={`${x} ${y} ${side} ${side}`}
        role="img"
        aria-label={`Fire tile ${TILE_LETTERS[draft.tile]}: ${picture.join(' / ').replaceAll('#', 'fire ').replaceAll('.', 'empty ')}`}
      >
        <Picture drawing={drawTile(draft.tile, draft.way)} />
      </svg>
      <div class="raft-fire-words">
        <p>
          Fire spreads: lay this tile <b>beside fire</b>.
        </p>
        <p class={safe === 0 ? 'problem' : 'fine'}>
          {safe === 0
            ? 'Every place cuts a cat off: the game is lost.'
            : `${plural(here, 'safe place')} this way round, ${safe} in all. A skull loses the game.`}
        </p>
      </div>
      <div class="raft-buttons">
        <TurnButtons turn={turn} flips />
        {aimed !== undefined && <LayHere turn={turn} move={aimed} />}
      </div>
    </div>
  );
}

function Hint({ turn, hint }: { readonly turn: Turn; readonly hint: number }) {
  return (
    <p class="raft-hint-words">
      <span>Hint: {hintWords(turn.position, hint)}.</span>
      {hint !== DISCARD && (
        <button type="button" onClick={() => showHint(turn)}>
          Show me
        </button>
      )}
    </p>
  );
}

function hintWords(position: RaftPosition, hint: number): string {
  if (hint === DISCARD) return 'give up the hand';
  if (hint < FIRES) return `lay card ${nameCard(cardOf(hint))} around the star`;
  if (hint < REQUESTS) return 'lay the fire at the star';
  if (hint >= WALKS) {
    const cards = priceOf(hint).map(nameCard).join(' and ');
    return `move the ${nameColour(position.catAt(fromOf(hint)))} cat to the star for ${cards}`;
  }
  const { draft } = draftOf(hint);
  return draft.kind === 'ask' ? `ask for ${requestWords(draft.counts)}` : '';
}
