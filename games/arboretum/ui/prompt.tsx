import type { ComponentChildren } from 'preact';
import { texts } from '#texts/arboretum/table.ts';
import { type Move, OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Todo } from '../../../kit/heard.tsx';
import type { TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { TurnPrompt } from '../../../kit/turn-prompt.tsx';
import { HAND_SIZE } from '../components.ts';
import { lastTurnOf } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, PLACE, placedCard, squareOf, TAKE } from '../rules.ts';
import { DISCARDING, DRAWING, PLACING } from '../state.ts';
import { DECK_SPOT, type Draft, type Spot } from './use-draft.tsx';
import { sayBeside, sayCard } from './words.ts';

interface PromptProps extends TableProps<ArboretumPosition> {
  readonly draft: Draft;
  /** Whose garden is the large one, where it is not the person's own. */
  readonly away: string | undefined;
}

/** Whose turn it is, which of its four steps, and what to do in it. */
export function ArboretumPrompt({ position, names, moves, waiting, hint, draft, away }: PromptProps) {
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title={texts.prompt.over}>
        {waiting}
      </Prompt>
    );
  const acts = moves.length > 0;
  return (
    <TurnPrompt seat={position.mover} names={names} acts={acts}>
      <Steps step={stepOf(position)} seat={position.mover} />
      <LastTurn {...{ position, acts }} />
      {acts ? (
        <div class="arboretum-step">
          <Task {...{ position, draft, moves, hint }} />
          <p class="fine">{hint === undefined ? (lookingAt(away) ?? reasonOf(position)) : hintWords(position, hint)}</p>
        </div>
      ) : (
        <p>{waiting}</p>
      )}
    </TurnPrompt>
  );
}

function lookingAt(away: string | undefined): string | undefined {
  return away === undefined ? undefined : texts.prompt.lookingAt(away);
}

function stepOf(position: ArboretumPosition): number {
  if (position.phase === PLACING) return 2;
  if (position.phase === DISCARDING) return 3;
  return position.held(position.mover) > HAND_SIZE ? 1 : 0;
}

function Steps({ step, seat }: { readonly step: number; readonly seat: number }) {
  return (
    <ol class="arboretum-steps" style={{ '--lit': `var(--seat-${seat})` }} aria-label={texts.prompt.stepsLabel}>
      {texts.prompt.steps.map((name, index) => (
        <li
          key={name}
          class={index === step ? 'is-now' : index < step ? 'is-done' : ''}
          aria-current={index === step ? 'step' : undefined}
        >
          {index < step ? <Done name={name} /> : name}
        </li>
      ))}
    </ol>
  );
}

function Done({ name }: { readonly name: string }) {
  return (
    <>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 8.5l3.4 3.4L13 4.6" />
      </svg>
      <span class="sr-only">{texts.prompt.stepDone(name)}</span>
    </>
  );
}

/** A7: nobody must be surprised by the end, the one who acts least of all. */
function LastTurn({ position, acts }: { readonly position: ArboretumPosition; readonly acts: boolean }) {
  const last = lastTurnOf(position);
  if (last === undefined || (!acts && last !== 'ofAll')) return null;
  return <p class="arboretum-last-turn">{texts.lastTurn[last]}</p>;
}

interface TaskProps {
  readonly position: ArboretumPosition;
  readonly draft: Draft;
  readonly moves: readonly Move[];
  readonly hint: Move | undefined;
}

function Task(props: TaskProps): ComponentChildren {
  const { position, draft } = props;
  const { selected, asked } = draft;
  if (position.phase === DRAWING) return <DrawTask {...props} />;
  if (position.phase === PLACING) {
    return (
      <div class="arboretum-do">
        <Todo>{plantWords(selected, position.groves[position.mover].placed === 0)}</Todo>
        {asked?.kind === 'square' && selected !== undefined && (
          <Confirm draft={draft} spot={asked}>
            {fillIn(texts.prompt.plantHere, { card: heard(sayCard(selected)) })}
          </Confirm>
        )}
      </div>
    );
  }
  return (
    <div class="arboretum-do">
      <Todo>{selected === undefined ? texts.prompt.selectDiscard : texts.prompt.throwAway(sayCard(selected))}</Todo>
      {selected !== undefined && (
        <button type="button" class="primary" onClick={() => draft.choose({ kind: 'card', id: selected }, false)}>
          {fillIn(texts.prompt.discard, { card: heard(sayCard(selected)) })}
        </button>
      )}
    </div>
  );
}

function DrawTask({ position, draft, moves, hint }: TaskProps) {
  const deck = moves.includes(DECK);
  const piles = moves.length > (deck ? 1 : 0);
  const taken = draft.asked?.kind === 'pile' && draft.asked.id >= 0 ? draft.asked : undefined;
  const take = taken && texts.prompt.take(sayCard(position.topOf(taken.id)));
  return (
    <div class="arboretum-do arboretum-draw">
      <Todo>{draft.isDeckAsked ? heard(texts.prompt.drawFromDeck) : drawWords(deck, piles, take)}</Todo>
      {taken ? (
        <Confirm draft={draft} spot={taken}>
          {take}
        </Confirm>
      ) : (
        deck && (
          // A bright button would invite somebody away from the pile that is suggested.
          <button
            type="button"
            class={classOfDeck(draft, hint === undefined || hint === DECK)}
            onClick={() => draft.choose(DECK_SPOT, false)}
          >
            {texts.prompt.drawFromDeck}
          </button>
        )
      )}
    </div>
  );
}

/** Left out for the eye, which sees it beside or on the board. */
function heard(words: string) {
  return <span class="sr-only">{words}</span>;
}

/** Where the first tap has shown the deck, its button plays it. */
function classOfDeck({ asked }: Draft, isBright: boolean): string {
  const isAsked = asked?.kind === 'pile' && asked.id === DECK_SPOT.id;
  return `${isAsked ? 'place-here ' : ''}${isBright ? 'primary' : ''}`;
}

/** Plays what the first tap has shown, for those who look for a button rather than tap again. */
function Confirm({
  draft,
  spot,
  children,
}: {
  readonly draft: Draft;
  readonly spot: Spot;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" class="place-here primary" onClick={() => draft.choose(spot, false)}>
      {/* In one box: a button is a flex box, which drops the spaces around a word that is only heard. */}
      <span>{children}</span>
    </button>
  );
}

function plantWords(selected: number | undefined, isFirst: boolean): string {
  const { selectFirst, select, plantFirst, plant } = texts.prompt;
  if (selected === undefined) return isFirst ? selectFirst : select;
  return (isFirst ? plantFirst : plant)(sayCard(selected));
}

/** What the step is for, while the player is new to it. */
function reasonOf(position: ArboretumPosition): string {
  const { phase, mover } = position;
  if (position.groves[mover].placed > 2) return '';
  if (phase === DRAWING) return texts.reasons.draw;
  if (phase === PLACING) return texts.reasons.plant;
  return texts.reasons.discard;
}

/** What the button beside it does is said first, to those who listen. */
function drawWords(deck: boolean, piles: boolean, take: string | undefined): ComponentChildren {
  const { draw, drawDeckOnly, drawFromDeck, drawOther, drawPilesOnly } = texts.prompt;
  if (take !== undefined) return fillIn(drawOther, { take: heard(take) });
  if (!deck) return drawPilesOnly;
  // Without a pile to choose, that is a sentence of its own.
  return piles
    ? fillIn(draw, { deck: heard(drawFromDeck) })
    : fillIn(drawDeckOnly, { deck: heard(`${drawFromDeck}.`) });
}

function hintWords(position: ArboretumPosition, hint: Move): ComponentChildren {
  if (hint >= PLACE) {
    // Whoever sees the star needs no directions.
    const place = sayBeside(position.groves[position.mover], squareOf(hint));
    return fillIn(texts.hint.plant(sayCard(placedCard(hint))), { place: <span class="sr-only">{place}</span> });
  }
  if (hint === DECK) return texts.hint.deck;
  if (hint < DISCARD) return texts.hint.take(sayCard(position.topOf(hint - TAKE)));
  return texts.hint.discard(sayCard(hint - DISCARD));
}
