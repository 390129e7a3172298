import { texts as all } from '#texts/stratopolis/table.ts';
import { texts as words } from '#texts/stratopolis/words.ts';
import { CHANCE, type Move, OVER } from '../../../core/game.ts';
import { Todo } from '../../../kit/heard.tsx';
import type { TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { TurnPrompt } from '../../../kit/turn-prompt.tsx';
import { formatTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import { describeTile } from './draft.ts';
import { HeldTile } from './drag.tsx';
import { TilePicture } from './tile.tsx';
import type { Draft } from './use-draft.tsx';
import type { Viewpoint } from './use-viewpoint.tsx';
import { describeTurn, nameSide } from './words.ts';

const texts = all.prompt;

/** Whose turn it is and what to do: the tile in hand, how it is turned, and, where there is a choice, the others. */
export function StratopolisPrompt({
  position,
  names,
  waiting,
  hint,
  draft,
  viewpoint,
}: Pick<TableProps<StratopolisPosition>, 'position' | 'names' | 'waiting' | 'hint'> & {
  readonly draft: Draft;
  readonly viewpoint: Viewpoint;
}) {
  if (position.turn === OVER) {
    return (
      <Prompt seat={position.winners()?.[0]} title={texts.over}>
        <p>{texts.overWords(describeTurn(position))}</p>
      </Prompt>
    );
  }
  const { tile, tiles, preview, pointed, turn: held, shownTurn } = draft;
  const turn = { seat: position.mover, names, acts: tile !== undefined, side: nameSide(position.mover) };
  if (tile === undefined) {
    // The title says whose turn it is; while a move is shown again its line says the rest.
    const words = waiting || (position.turn === CHANCE ? describeTurn(position) : '');
    return <TurnPrompt {...turn}>{words !== '' && <p>{words}</p>}</TurnPrompt>;
  }
  return (
    <TurnPrompt {...turn}>
      {tiles.length > 1 && <Picker position={position} draft={draft} />}
      <div class="stratopolis-hand">
        <HeldTile draft={draft} tile={tile} corner={viewpoint.isDeep ? viewpoint.corner : undefined} />
        <div>
          <Todo class={preview ? 'stratopolis-say is-done' : 'stratopolis-say'}>{todoOf(draft, hint)}</Todo>
          <div class="stratopolis-turns">
            <TurnButton draft={draft} way={-1} />
            <TurnButton draft={draft} way={1} />
            {preview && pointed !== undefined && shownTurn === held && (
              <button type="button" class="place-here primary" onClick={() => draft.choose(pointed, false)}>
                {texts.placeHere}
              </button>
            )}
          </div>
        </div>
      </div>
      <p class="sr-only" role="status">
        {draft.said}
      </p>
    </TurnPrompt>
  );
}

function todoOf({ turn, isTurned }: Draft, hint: Move | undefined): string {
  if (isTurned) return texts.turnedNow;
  if (hint === undefined) return texts.place;
  return (placeOf(hint) & 3) === turn ? texts.hint : texts.hintTurn;
}

function TurnButton({ draft, way }: { readonly draft: Draft; readonly way: 1 | -1 }) {
  const isRight = way === 1;
  return (
    <button
      type="button"
      class={isRight ? 'stratopolis-right' : ''}
      aria-label={isRight ? texts.clockwise : texts.anticlockwise}
      onClick={() => draft.rotate(way)}
    >
      <svg class="stratopolis-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          transform={isRight ? '' : 'matrix(-1 0 0 1 24 0)'}
          d="M20 12a8 8 0 1 1-2.6-5.9M20.5 2.5v5h-5"
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      {isRight && <span class="stratopolis-label">{texts.turn}</span>}
    </button>
  );
}

/** S15, S16: the tiles that may be placed. */
function Picker({ position, draft }: { readonly position: StratopolisPosition; readonly draft: Draft }) {
  const isOpen = position.upTo === 0;
  return (
    <fieldset class="stratopolis-picker">
      <legend>{isOpen ? texts.chooseAny : texts.chooseOfTwo}</legend>
      {draft.tiles.map((tile) => (
        <button
          key={tile}
          type="button"
          aria-pressed={tile === draft.tile}
          aria-label={
            isOpen
              ? words.tileLeft(formatTile(tile), describeTile(tile, 0), position.unseen[tile])
              : words.tile(formatTile(tile), describeTile(tile, 0))
          }
          onClick={() => draft.pick(tile)}
        >
          <TilePicture tile={tile} />
          {isOpen && <small>{position.unseen[tile]}</small>}
        </button>
      ))}
    </fieldset>
  );
}
