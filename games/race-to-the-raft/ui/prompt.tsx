import type { ComponentChildren } from 'preact';
import { texts } from '#texts/race-to-the-raft/table.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Todo } from '../../../kit/heard.tsx';
import { Picture } from '../../../kit/picture.tsx';
import type { TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { TurnPrompt } from '../../../kit/turn-prompt.tsx';
import { handOf } from '../facts.ts';
import { nameCard, TILE_PICTURES, TURNS } from '../geometry.ts';
import { DISCARD, takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { priceOfWalk } from '../walks.ts';
import { drawDots } from './artwork.ts';
import { Ask } from './decks.tsx';
import { canFlip, canTurn, type Draft, isPrepared, pieceOf } from './draft.ts';
import { HeldPiece, useDrag } from './drag.tsx';
import { drawTile } from './fire.ts';
import { CatButtons, Hand } from './hand.tsx';
import { CELL } from './land.ts';
import { Painted } from './paint.tsx';
import type { RaftScene } from './scenes.ts';
import { showHint, type TurnDraft } from './use-draft.tsx';
import {
  cardsDrawn,
  describeChallenge,
  describeLoss,
  describePhase,
  nameCat,
  nameColour,
  sayAngle,
  shortHeadingOf,
  stepsOf,
} from './words.ts';

/** Whose turn, which step of it, and the choices of this step alone. */
export function RaftPrompt({
  turn,
  names,
  waiting,
  isLesson = false,
}: TableProps<RaftPosition, RaftScene> & { readonly turn: TurnDraft }) {
  const { position, acts } = turn;
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title={position.phase === PHASES.won ? texts.prompt.won : texts.prompt.lost}>
        <p>{position.phase === PHASES.won ? texts.prompt.wonWords : describeLoss(position)}</p>
      </Prompt>
    );
  return (
    <TurnPrompt seat={position.mover} names={names} acts={acts}>
      {!isLesson && position.seats === 1 && <Where position={position} />}
      <Story position={position} />
      <Steps position={position} />
      {acts ? <Step turn={turn} /> : <p class="raft-waiting">{waiting || describePhase(position)}</p>}
      {/* Elsewhere the page's list of ideas says it. */}
      {acts && isLesson && turn.hint !== undefined && <Hint turn={turn} hint={turn.hint} />}
    </TurnPrompt>
  );
}

/** Challenge and round, where the bar has no room for both: beside the title, or below where that has names in it. */
export function Where({ position }: { readonly position: RaftPosition }) {
  return <p class="raft-where fine">{shortHeadingOf(position)}</p>;
}

/** Before the first draw: what is new in this challenge, or else its little story. */
function Story({ position }: { readonly position: RaftPosition }) {
  const challenge = cardsDrawn(position) === 0 ? describeChallenge(position) : undefined;
  if (!challenge) return null;
  const { first, story } = challenge;
  return <p class={first ? 'raft-story is-new' : 'raft-story'}>{first ?? story}</p>;
}

function Steps({ position }: { readonly position: RaftPosition }) {
  return (
    <ol class={position.seats === 1 ? 'raft-steps is-alone' : 'raft-steps'} aria-label={texts.prompt.steps}>
      {stepsOf(position).map(({ words, isNow }) => (
        <li key={words} aria-current={isNow ? 'step' : undefined}>
          {words}
        </li>
      ))}
    </ol>
  );
}

function Step({ turn }: { readonly turn: TurnDraft }) {
  const { draft, moves, submit, position } = turn;
  if (draft.kind === 'ask')
    return (
      <>
        <Todo class="raft-ask-words">
          {texts.ask.words} <span class="raft-wide">{texts.ask.bars}</span>
        </Todo>
        <Ask turn={turn} counts={draft.counts} />
      </>
    );
  if (moves.includes(DISCARD))
    return (
      <>
        <Todo>{texts.play.stuck}</Todo>
        <button type="button" class="primary" onClick={() => submit(DISCARD)}>
          {texts.play.giveUp(handOf(position).length)}
        </button>
      </>
    );
  return <Play turn={turn} />;
}

/** To lay a card or to move a cat, and the fire after a card. */
function Play({ turn }: { readonly turn: TurnDraft }) {
  const { draft } = turn;
  const isFire = draft.kind === 'fire';
  return (
    <>
      {isFire ? <Fire turn={turn} draft={draft} /> : <Todo class="raft-do">{playWords(turn)}</Todo>}
      <Hand turn={turn} isAside={isFire} />
      {!isFire && (draft.kind === 'card' ? <CardButtons turn={turn} /> : <CatButtons turn={turn} />)}
    </>
  );
}

/** In the row of the cats, so that taking up a card moves nothing. */
function CardButtons({ turn }: { readonly turn: TurnDraft }) {
  return (
    <div class="raft-buttons">
      <TurnButtons turn={turn} />
      {/* Before what comes and goes: a finger on its way to it must not place the card. */}
      <button type="button" class="quiet" onClick={turn.putBack} title={texts.play.cancelKey}>
        {texts.play.cancel}
      </button>
      {turn.aimed !== undefined && <LayHere turn={turn} move={turn.aimed} />}
    </div>
  );
}

/** For fingers, and for what “Show me” has shown: the first tap shows, this lays. It says what is lost, so nothing asks again. */
function LayHere({ turn, move }: { readonly turn: TurnDraft; readonly move: number }) {
  const loses = turn.deadly.has(move);
  return (
    <button
      type="button"
      class={`${loses ? 'is-losing' : 'primary'} place-here is-in-sight raft-lay${turn.isTapped ? ' is-shown' : ''}`}
      onClick={() => turn.submit(move)}
    >
      {loses ? texts.warning.lose : texts.play.lay}
    </button>
  );
}

function playWords({ draft, position, choices, isTapped }: TurnDraft): ComponentChildren {
  if (draft.kind === 'card') return cardWords(draft.card, isTapped);
  if (draft.kind !== 'cat') return handWords(position, choices.walks.size > 0);
  const price = priceOfWalk(position, draft.from);
  const cat = words.onlyCat(nameColour(position.catAt(draft.from)));
  if (draft.to === undefined) return texts.play.chooseEnd(cat, price);
  const left = price - draft.pay.length;
  return fillIn(texts.play.pay(cat), { cards: <b>{texts.play.payCards(left, draft.pay.length > 0)}</b> });
}

/** All words of a turn keep to one line, so that no card moves away from the finger that chose it. */
function cardWords(card: number, isTapped: boolean): ComponentChildren {
  if (isTapped) return texts.play.aimedCard(nameCard(card));
  return fillIn(texts.play.pointCard(nameCard(card)), { middle: <b>{texts.play.middle}</b> });
}

/** What to do with the hand; the last card of it is worth a word. */
function handWords(position: RaftPosition, canWalk: boolean): string {
  if (handOf(position).length === 1) return texts.play.lastCard;
  return canWalk ? texts.play.chooseCardOrCat : texts.play.chooseCard;
}

function TurnButtons({ turn, flips = false }: { readonly turn: TurnDraft; readonly flips?: boolean }) {
  return (
    <>
      <button type="button" disabled={!canTurn(turn.draft)} onClick={() => turn.turnBy(1)} title={texts.play.turnKey}>
        {texts.play.turn}
      </button>
      {flips && (
        <button type="button" disabled={!canFlip(turn.draft)} onClick={turn.flip} title={texts.play.flipKey}>
          {texts.play.flip}
        </button>
      )}
    </>
  );
}

function Fire({ turn, draft }: { readonly turn: TurnDraft; readonly draft: Draft & { readonly kind: 'fire' } }) {
  const { moves, places, deadly, isHopeless, aimed } = turn;
  const { carried, listenersOf } = useDrag<undefined>(turn);
  const here = [...places.values()].filter(({ move, exact }) => exact && !deadly.has(move)).length;
  const hasSkulls = [...places.values()].some(({ move, exact }) => exact && deadly.has(move));
  const picture = TILE_PICTURES[draft.tile][draft.way];
  const held = pieceOf(draft);
  return (
    <div class="raft-fire">
      <svg
        class="carriable raft-fire-tile"
        {...listenersOf(undefined)}
        viewBox={boxAround(picture)}
        role="img"
        aria-label={texts.fire.tile(picture)}
      >
        <Picture drawing={drawTile(draft.tile, draft.way)} />
        {/* The square that goes on a dot of the island. */}
        {held && (
          <g class="raft-dots">
            <Painted drawing={drawDots([{ x: held.hold[1] * CELL, y: held.hold[0] * CELL }])} />
          </g>
        )}
      </svg>
      <HeldPiece carried={carried} height={picture.length} width={picture[0].length}>
        <Picture drawing={drawTile(draft.tile, draft.way)} />
      </HeldPiece>
      <div class="raft-fire-words">
        <Todo>{fillIn(texts.fire.words, { beside: <b>{texts.fire.beside}</b> })}</Todo>
        {isHopeless ? (
          <p class="problem">{texts.fire.allLose}</p>
        ) : (
          <p class="fine">
            {texts.fire.places(here, moves.length - deadly.size)} {hasSkulls && texts.fire.skulls}
          </p>
        )}
      </div>
      <div class="raft-buttons">
        <TurnButtons turn={turn} flips />
        {aimed !== undefined && <LayHere turn={turn} move={aimed} />}
      </div>
    </div>
  );
}

/** The tile that was drawn, where it is only looked at. */
export function DrawnTile({ tile }: { readonly tile: number }) {
  const picture = TILE_PICTURES[tile][0];
  return (
    <svg class="raft-fire-tile is-small" viewBox={boxAround(picture)} role="img" aria-label={texts.fire.tile(picture)}>
      <Picture drawing={drawTile(tile, 0)} />
    </svg>
  );
}

/** A square with the tile in its middle: all tiles are drawn to one scale, unless they are very long. */
function boxAround(picture: readonly string[]): string {
  const side = Math.max(picture.length, picture[0].length, 3) * CELL;
  return `${(picture[0].length * CELL - side) / 2} ${(picture.length * CELL - side) / 2} ${side} ${side}`;
}

function Hint({ turn, hint }: { readonly turn: TurnDraft; readonly hint: number }) {
  const isReady = isPrepared(hint, turn.draft, turn.aimed);
  return (
    <p class="raft-hint-words">
      <span>{texts.hint.words(hintWords(turn, hint))}</span>
      {hint !== DISCARD && (
        <button
          type="button"
          aria-disabled={isReady}
          onClick={({ detail }) => !isReady && showHint(turn, detail === 0)}
        >
          {texts.hint.show}
        </button>
      )}
    </p>
  );
}

/** What there is still to do: a card that is turned already need not be turned again. */
function hintWords({ position, draft }: TurnDraft, hint: number): string {
  const parts = takeApart(hint);
  switch (parts.kind) {
    case 'card': {
      const turn =
        draft.kind === 'card' && draft.card === parts.card ? (parts.turn - draft.turn + TURNS) % TURNS : parts.turn;
      return texts.hint.card(nameCard(parts.card), words.turned[turn]);
    }
    case 'fire':
      return texts.hint.fire(draft.kind === 'fire' && draft.way === parts.way ? '' : sayAngle(parts.way));
    case 'request':
      return texts.hint.ask(words.request(parts.counts));
    case 'walk': {
      const price = words.price(parts.cards.map(nameCard));
      if (isPrepared(hint, draft, undefined)) return texts.hint.pay(price);
      return texts.hint.walk(nameCat(position, parts.from), price);
    }
    default:
      return texts.hint.giveUp;
  }
}
