import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts as allTexts } from '#texts/metro/table.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Todo } from '../../../kit/heard.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import type { TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { TurnPrompt } from '../../../kit/turn-prompt.tsx';
import { TILE_TYPES } from '../components.ts';
import { placeOf, WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { drawLooseTile, SQUARE } from './artwork.ts';
import { Draggable, type DragProps } from './drag.tsx';
import type { TurnedTile } from './use-turned-tile.tsx';
import { describeHand, describeTile, tellTask } from './words.ts';

const texts = allTexts.prompt;

type MetroPromptProps = Pick<
  TableProps<MetroPosition>,
  'position' | 'moves' | 'names' | 'submit' | 'waiting' | 'hint' | 'isLesson'
> & {
  readonly drag: Omit<DragProps, 'children'>;
  readonly held: TurnedTile;
  /** Places the tile where it is shown: a square that takes it was tapped and waits to be confirmed. */
  readonly place: (() => void) | undefined;
  /** A choice on the board has turned the tile so that it fits there. */
  readonly isFitted: boolean;
};

/** Whose turn it is, what they hold and what they may do with it. */
export function MetroPrompt(props: MetroPromptProps) {
  const { position, moves, names, waiting } = props;
  useDrawKey(props);
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title={texts.over}>
        {waiting}
      </Prompt>
    );
  const turn = { seat: position.mover, names, acts: moves.length > 0 };
  if (!turn.acts)
    return (
      <TurnPrompt {...turn}>
        <p class="metro-waits">{waiting}</p>
        <Watched position={position} />
      </TurnPrompt>
    );
  return (
    <TurnPrompt {...turn}>
      {position.placed < names.length && !props.isLesson && <FirstRound {...{ position, names }} />}
      <Hand {...props} />
    </TurnPrompt>
  );
}

/** In the first round: which of the 32 signs are one's own and, in the room that later turns need for news, what scores. */
function FirstRound({ position: { mover, board }, names }: Pick<MetroPromptProps, 'position' | 'names'>) {
  return (
    <div class={names.length > 3 ? 'metro-own is-roomy' : 'metro-own'}>
      <p>{fillIn(texts.ownStations, { sign: <SeatBadge seat={mover} /> })}</p>
      <p class="fine metro-goal">{board === WITH_CENTRE ? texts.goal : texts.goalWithoutCentre}</p>
    </div>
  );
}

/** What a rival is about to place, where everybody may see it. */
function Watched({ position: { turn, drawn, hand } }: { readonly position: MetroPosition }) {
  if (turn === CHANCE || hand >= TILE_TYPES) return null;
  return (
    <div class="metro-hand">
      <TileCard caption={drawn === NONE ? texts.inHand : texts.drawn}>
        <TileFace tile={drawn === NONE ? hand : drawn} />
      </TileCard>
      {drawn !== NONE && <KeptTile tile={hand} />}
    </div>
  );
}

function TileCard({ caption, children }: { readonly caption: string; readonly children: ComponentChildren }) {
  return (
    <figure class="tile-card">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function KeptTile({ tile }: { readonly tile: number }) {
  return (
    <figure class="tile-card is-kept">
      <TileFace tile={tile} />
      <figcaption>{texts.stays}</figcaption>
    </figure>
  );
}

const DRAW_KEY = 'K';

/** The key for the button that keeps the tile. */
function useDrawKey({ moves, submit }: Pick<MetroPromptProps, 'moves' | 'submit'>): void {
  const draw: Shortcut = { keys: [DRAW_KEY], words: allTexts.keys.draw, act: () => submit(DRAW_MORE) };
  useShortcuts('game', [draw], moves.includes(DRAW_MORE));
}

/** The tile to place, the one that stays, and what can be done. */
function Hand({ position, moves, submit, hint, isLesson = false, drag, held, place, isFitted }: MetroPromptProps) {
  const drew = position.drawn !== NONE;
  const canDraw = moves.includes(DRAW_MORE);
  const { tile, turn, isTurned } = held;
  const isUnaided = hint === undefined || isLesson;
  // A lesson that asks for a placement answers nothing else.
  const mayDraw = canDraw && (!isLesson || hint === DRAW_MORE);
  return (
    <div class="metro-hand">
      <TileCard caption={drew ? texts.drawn : texts.inHand}>
        {/* A new one for every tile: the one that was laid must not seem to fly back. */}
        <Draggable key={`${position.placed} ${position.deck}`} {...drag}>
          <TileFace tile={tile} />
        </Draggable>
      </TileCard>
      {drew && <KeptTile tile={position.hand} />}
      <div class="metro-do">
        <NextStep
          words={isFitted ? texts.turnedNow : tellTask(position)}
          asked={isLesson ? hint : undefined}
          place={place}
        />
        {turn && (
          <button type="button" onClick={() => turn(1)} title={texts.turnKey} aria-keyshortcuts="R">
            {texts.turn}
          </button>
        )}
        <p class="sr-only" aria-live="polite">
          {isTurned && texts.turned(describeTile(tile))}
        </p>
        {canDraw && (
          <button
            type="button"
            class={hint === DRAW_MORE ? 'is-hinted' : ''}
            disabled={!mayDraw}
            onClick={() => submit(DRAW_MORE)}
            title={texts.drawKey}
            aria-keyshortcuts={DRAW_KEY}
          >
            {texts.draw}
          </button>
        )}
        <p class={mayDraw && isUnaided ? 'fine metro-then' : 'fine'}>
          {isUnaided ? drawHint(position, drew, mayDraw) : <HintWords move={hint} />}
        </p>
      </div>
    </div>
  );
}

/** What there is to do, in words; or, once a square was tapped, the button that does it. */
function NextStep({
  words,
  asked,
  place,
}: Pick<MetroPromptProps, 'place'> & {
  readonly words: string;
  /** The one move that a lesson asks for. */
  readonly asked: number | undefined;
}) {
  if (place) {
    return (
      <>
        <Todo class="sr-only">{asked === undefined ? texts.confirm : texts.confirmAsked}</Todo>
        <PlaceHere place={place} />
      </>
    );
  }
  return <Todo>{asked === undefined ? words : <Asked move={asked} />}</Todo>;
}

/** In the room of what there is to do, so that nothing below it moves. */
function PlaceHere({ place }: { readonly place: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) bringIntoColumn(button.current);
  }, []);
  return (
    <button ref={button} type="button" class="place-here primary" onClick={place}>
      {texts.placeHere}
    </button>
  );
}

/** In a low window the column may have been scrolled away from it. Where it is in sight, nothing scrolls. */
function bringIntoColumn(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  const column = button.closest('.table-side')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const isSeen = top >= Math.max(0, column.top) && bottom <= Math.min(innerHeight, column.bottom);
  if (!isSeen) button.scrollIntoView({ block: 'nearest' });
}

function HintWords({ move }: { readonly move: number }) {
  return <MoveWords move={move} draw={texts.hintDraw} place={texts.hintSquare} />;
}

/** A lesson asks for one move: an offer of all the others would contradict its note. */
function Asked({ move }: { readonly move: number }) {
  return <MoveWords move={move} draw={texts.askDraw} place={texts.askSquare} />;
}

function MoveWords({ move, draw, place }: { readonly move: number; readonly draw: string; readonly place: string }) {
  if (move === DRAW_MORE) return <>{draw}</>;
  return (
    <>
      {place}
      <span class="sr-only">{texts.hintPlace(...placeOf(squareOf(move)))}</span>
    </>
  );
}

function drawHint(position: MetroPosition, drew: boolean, canDraw: boolean): string {
  if (canDraw) return texts.mustPlace;
  // A lesson may offer fewer moves than the rules do.
  return position.deck === 0 && !drew ? texts.deckEmpty : '';
}

function TileFace({ tile }: { readonly tile: number }) {
  const known = tile < TILE_TYPES;
  return (
    <svg viewBox={`0 0 ${SQUARE} ${SQUARE}`} role="img" aria-label={describeHand(tile)}>
      {known && <Picture drawing={drawLooseTile(tile)} />}
    </svg>
  );
}
