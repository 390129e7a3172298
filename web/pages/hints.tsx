import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '#texts/web/hints.ts';
import type { Move, Position, Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import { focusPrompt, isByKey } from '../../kit/focus.ts';
import { type Shortcut, useShortcuts } from '../../kit/shortcuts.ts';
import type { Guidance, Hint } from '../session/adviser.ts';
import type { Session } from '../session/session.ts';
import { percentOf, type Told, tellChance, tellChances } from './hint-chances.ts';
import { pointsBy } from './score-curve.ts';
import { SeenWords } from './seen-words.tsx';
import { isUnlikePoints } from './unlike-points.ts';
import { SHORT } from './use-media.ts';

const NO_KEYS: readonly Shortcut[] = [];

/** Signs of the ideas, here and on the board. */
export const LETTERS = 'ABC';

/** Up to three ideas, the best first, with what speaks for and against each; the one that is looked at is on the board. */
export function Hints({ session, submit }: { readonly session: Session; readonly submit: (move: Move) => void }) {
  const { guidance } = session.snapshot;
  const close = { keys: ['Escape'], words: texts.close, act: () => session.closeHints() };
  useShortcuts('page', guidance.kind === 'none' ? NO_KEYS : [close]);
  const list = useFirstIdea(guidance.kind);
  const chosen = useRef(0);
  if (guidance.kind !== 'hints') chosen.current = 0;
  if (guidance.kind === 'none') return null;
  const hints = guidance.kind === 'hints' ? guidance.hints : [];
  const picked = guidance.kind === 'hints' ? guidance.picked : 0;
  const chances = tellChances(hints);
  // Where two ideas have one name, what speaks for them tells them apart; all that are marked on the board are then called so.
  const isShared = new Set(hints.map(({ words }) => words)).size < hints.length;
  return (
    <section class="hints" aria-labelledby="hints-title" aria-busy={guidance.kind === 'thinking'}>
      <header>
        <h2 id="hints-title">{titleOf(guidance)}</h2>
        {guidance.kind === 'hints' && (hints.length > 1 || chances[0]) && (
          <span class={guidance.areAlike ? 'fine' : 'fine hints-order'}>
            {guidance.areAlike ? alikeWords(chances) : texts.bestFirst(hints.length)}
          </span>
        )}
        <button type="button" class="quiet" aria-label={texts.close} onClick={close.act}>
          ×
        </button>
      </header>
      <Outlook session={session} />
      {guidance.kind === 'failed' && <p role="status">{texts.failed}</p>}
      {/* Ideas that are only pointed at are on the board as long as that lasts: the way to the button leads over them. */}
      <ol
        ref={list}
        // It may have been chosen on the board.
        onPointerEnter={() => (chosen.current = picked)}
        onPointerLeave={() => session.pickHint(chosen.current)}
      >
        {hints.map((hint, index) => (
          <HintCard
            key={hint.move}
            hint={hint}
            // Numbers that differ by less than they may be off would look like a difference.
            chance={guidance.kind === 'hints' && guidance.areAlike ? undefined : chances[index]}
            letter={LETTERS[index]}
            isNamedByGain={isShared && hint.places.length > 0}
            isPicked={index === picked}
            look={() => session.pickHint(index)}
            pick={(isByKey) => {
              // Those who use keys have the idea before them: the second press plays it.
              if (isByKey && chosen.current === index) return submit(hint.move);
              chosen.current = index;
              session.pickHint(index);
            }}
          />
        ))}
      </ol>
      {hints.length > 0 && (
        <button type="button" class="primary" onClick={() => submit(hints[picked].move)}>
          {texts.play(LETTERS[picked])}
        </button>
      )}
    </section>
  );
}

/** What the chance to win is made of: how the match will probably end, or what counts where it says otherwise than the points. */
function Outlook({ session: { room, names, snapshot } }: { readonly session: Session }) {
  const { guidance, position } = snapshot;
  const win = guidance.kind === 'hints' ? guidance.hints[0].win : undefined;
  // Either takes a while in some games, and ideas are shown again with every movement of the pointer.
  const words = useMemo(
    () => (win === undefined ? '' : tellOutlook(room, position, names, win)),
    [room, position, names, win],
  );
  return words ? <p class="fine">{words}</p> : null;
}

function tellOutlook(room: Room, position: Position, names: readonly string[], win: number): string {
  const nameSeat = (seat: Seat) => names[seat];
  if (room.tellForecast) return room.tellForecast(position, nameSeat, position.turn, win);
  if (!room.tellOutlook || !isUnlikePoints(win, pointsBy(room)(position), position.turn)) return '';
  return room.tellOutlook(position, nameSeat);
}

/** Asked for by key, the ideas are the next stop, unless somebody has gone elsewhere meanwhile; closed, what there is to do. */
function useFirstIdea(kind: Guidance['kind']) {
  const list = useRef<HTMLOListElement>(null);
  const asked = useRef<Element | null>(null);
  const before = useRef<Guidance['kind']>();
  useEffect(() => {
    // What is known of a position comes at once, without a thought.
    const hasWaited = before.current === 'thinking';
    before.current = kind;
    if (kind === 'thinking') asked.current = document.activeElement;
    else if (kind === 'hints' && isByKey() && (!hasWaited || document.activeElement === asked.current))
      list.current?.querySelector('button')?.focus();
    else if (kind === 'none') focusPrompt();
    // A column that was scrolled would hide ideas that were asked for; in a low one they begin at its top.
    if (kind === 'hints')
      list.current?.closest('.hints')?.scrollIntoView({ block: matchMedia(SHORT).matches ? 'start' : 'nearest' });
  }, [kind]);
  return list;
}

function titleOf(guidance: Exclude<Guidance, { kind: 'none' }>): string {
  if (guidance.kind === 'hints') return texts.title(guidance.hints.length);
  return guidance.kind === 'thinking' ? texts.thinking : texts.failedTitle;
}

/** "both about 60%". */
function alikeWords(chances: readonly (Told | undefined)[]): string {
  return chances[0]?.alike(chances.length) ?? texts.bestFirst(chances.length);
}

function HintCard({
  hint,
  chance,
  letter,
  isNamedByGain,
  isPicked,
  look,
  pick,
}: {
  readonly hint: Hint;
  readonly chance: Told | undefined;
  readonly letter: string;
  readonly isNamedByGain: boolean;
  readonly isPicked: boolean;
  readonly look: () => void;
  readonly pick: (isByKey: boolean) => void;
}) {
  const { words, heard, gain, risk } = hint;
  const isGainAbove = (isNamedByGain || hint.isNamedByGain) && gain !== undefined;
  return (
    <li>
      <button
        type="button"
        class="hint"
        aria-pressed={isPicked}
        // Not where it enters: ideas also appear below a mouse at rest, and nobody has pointed at one then.
        onPointerMove={(event) => event.pointerType === 'mouse' && !isPicked && look()}
        onClick={({ detail }) => pick(detail === 0)}
      >
        <MarkSign mark={{ seat: 0, sign: letter, kind: isPicked ? 'chosen' : 'idea' }} />
        <span class="hint-words">
          <b class="hint-title" title={words}>
            <SeenWords words={heard} seen={isGainAbove ? texts.asTitle(gain.words) : words} />
          </b>
          {gain && (
            <span class={isGainAbove ? 'sr-only' : signed(gain.words)}>
              <span class="sr-only">{texts.gain}</span> {gain.words}
            </span>
          )}
          {risk && (
            <span class="hint-risk">
              <span class="sr-only">{texts.risk}</span> {risk.words}
            </span>
          )}
        </span>
        {chance && (
          <span class="hint-chance">
            <small>{chance.small}</small> {chance.large && <b>{chance.large}</b>}{' '}
            {chance.large && <small class="hint-of">{texts.toWin}</small>}
          </span>
        )}
      </button>
    </li>
  );
}

/** Words that begin with "+5" need no plus before them. */
function signed(words: string): string {
  return words.startsWith('+') ? 'hint-gain is-signed' : 'hint-gain';
}

/** The move that is marked on the board. */
export function pickedHint(guidance: Guidance): Move | undefined {
  return guidance.kind === 'hints' ? guidance.hints[guidance.picked]?.move : undefined;
}

/** Looks at the hint that somebody has chosen on the board; false where the move is none. */
export function considerHint(session: Session, move: Move): boolean {
  const { guidance } = session.snapshot;
  const at = guidance.kind === 'hints' ? guidance.hints.findIndex((hint) => hint.move === move) : -1;
  if (at >= 0) session.pickHint(at);
  return at >= 0;
}

/** How likely the table is to win. What that assumes is told to a finger and a key as well as to a mouse. */
export function WinChance({ chance, guidance }: { readonly chance: number | undefined; readonly guidance: Guidance }) {
  if (chance === undefined) return null;
  const { words, below } = tellChance(chance, guidance.kind === 'hints' ? guidance.hints : []);
  return (
    <>
      <button type="button" class="chance" popovertarget="chance-says">
        <span class="chance-words">{texts.chance}</span>
        <b>{words}</b>
        <small class="narrow-only">{below}</small>
        <meter min={0} max={100} low={25} high={60} optimum={100} value={percentOf(chance)} aria-hidden="true" />
      </button>
      <span id="chance-says" class="chance-says" popover="auto">
        {texts.chanceSays}
      </span>
    </>
  );
}
