import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { texts as reviewTexts } from '#texts/web/study-review.ts';
import type { Position, Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import type { Decision } from '../../study/decision.ts';
import { bothTold, isMistake, sideTold } from '../study/chances.ts';
import { restAt } from '../study/joined.ts';
import { decisionOf } from '../study/study-tree.ts';
import { isSeen } from './better-move.ts';
import { Brings } from './brings.tsx';
import { LETTERS } from './hints.tsx';
import { keyedNext } from './next-key.ts';
import { sayUnmarked } from './review-words.ts';
import { StudyMark } from './study-mark.tsx';
import { Held } from './study-standing.tsx';
import { adviceOf } from './told-of.ts';
import { type Desk, mayTellDecision, seenBy, showPly, verdictOn } from './use-desk.ts';
import { mistakeFrom } from './use-mistake-keys.ts';
import { whyBoth } from './why-better.ts';

/** What the review says of the move that led here, and what would have been better. */
export function StudyVerdict({
  desk,
  learn,
  isShort,
}: {
  readonly desk: Desk;
  /** Tries mistakes again, from the one of that line on. */
  readonly learn: (ply?: number) => void;
  /** Where the computer's ideas for the next move need the room, and the letters. */
  readonly isShort: boolean;
}) {
  const decided = decisionOf(desk.at);
  const verdict = verdictOn(desk, desk.at);
  const before = decided?.parent?.position;
  if (!verdict || !before) return null;
  // Whether a move was good depends on the hand it was made with, and so does every word about it.
  if (!mayTellDecision(desk, desk.at)) return isShort ? null : <HiddenVerdict {...{ desk, verdict }} />;
  const { mark } = verdict;
  const isFault = isMistake(verdict);
  // What nobody lost has no price to show: the words say why it is a mistake all the same.
  const hasCost = isFault && bothTold(desk.rests, verdict).loss > 0;
  return (
    <section class="study-verdict" aria-live="polite">
      <header>
        {mark && <StudyMark mark={mark} />}
        <h2>{heading(desk, verdict)}</h2>
        {hasCost && <Cost {...{ desk, verdict }} />}
      </header>
      {!isShort && (
        <>
          {/* Above what is said, which is longer and shorter: the buttons stay under the finger that goes from mistake to mistake. */}
          <MistakeRow {...{ desk, verdict, learn }} />
          {/* The bars show what the sentence says. */}
          <p class={hasCost ? 'sr-only' : undefined}>
            {longWords(desk, verdict) || <ChanceWords {...{ desk, verdict }} />}
          </p>
          {hasCost && <Bars {...{ desk, verdict }} />}
          {isFault && desk.isBetterShown && <Better {...{ desk, verdict, before }} />}
        </>
      )}
    </section>
  );
}

/** In place of what would betray a hidden hand. */
function HiddenVerdict({ desk, verdict }: { readonly desk: Desk; readonly verdict: Decision }) {
  return (
    <section class="study-verdict">
      <p>{texts.verdictHidden(desk.names[verdict.seat])}</p>
      <p class="study-row study-next">
        <button type="button" onClick={() => desk.setEyes('open')}>
          {texts.openAll}
        </button>
        <NextMistake desk={desk} />
      </p>
    </section>
  );
}

/** A mistake says first of all whose it is. */
function heading({ names, at }: Desk, verdict: Decision): string {
  const { mark, seat } = verdict;
  if (!mark) return sayUnmarked(verdict, at.position);
  return isMistake(verdict) ? reviewTexts.markOf(names[seat], texts.marks[mark]) : texts.marks[mark];
}

function longWords({ names, rests }: Desk, decision: Decision): string {
  const { mark, error, exact, points } = decision;
  const who = names[decision.seat];
  if (mark === 'only') return texts.foundOnly(who);
  if (!mark) return '';
  const lost = Math.round(points);
  const words = texts.cost(who, bothTold(rests, decision), error, exact);
  return lost > 0 ? `${words} ${texts.pointsLost(who, lost)}` : words;
}

/**
 * Of a move of which there is nothing else to say: how the match stands after it, for the player whose chances are above. Two
 * numbers for one position, each another player's, would have to be added up first.
 */
function ChanceWords({ desk, verdict: { ply } }: { readonly desk: Desk; readonly verdict: Decision }) {
  const { rests, names, room, at, seat } = desk;
  const chance = restAt(rests, ply + 1)?.chances[seat];
  if (chance === undefined) return null;
  const nameSeat = (other: Seat) => names[other];
  const position = seenBy(desk, at.position);
  const outlook = room.about.together
    ? ''
    : (room.tellForecast?.(position, nameSeat, seat, chance) ?? room.tellOutlook?.(position, nameSeat) ?? '');
  return (
    <>
      {/* The eye has it above the curve. */}
      <span class="sr-only">
        {room.about.together ? texts.chanceNowTogether(chance) : texts.chanceNow(names[seat], chance)}{' '}
      </span>
      {outlook}
    </>
  );
}

/** The chance that is shown above, after the best move and after the one that was played. Of a rival's mistake each says whose it is. */
function Bars({ desk: { rests, seat, names }, verdict }: { readonly desk: Desk; readonly verdict: Decision }) {
  const { chance, best } = sideTold(rests, verdict, seat);
  const isOwn = verdict.seat === seat;
  const whose = isOwn ? undefined : names[seat];
  return (
    <div class="study-bars">
      <Bar
        kind="best"
        words={isOwn ? texts.best : texts.afterBest}
        chance={best}
        error={verdict.error}
        {...{ whose }}
      />
      <Bar kind="played" words={isOwn ? texts.played : texts.afterPlayed} error={0} {...{ chance, whose }} />
    </div>
  );
}

/** What a mistake changed for the player whose chances are shown; points are told of the player's own. */
function Cost({ desk: { rests, seat, names }, verdict }: { readonly desk: Desk; readonly verdict: Decision }) {
  const { change } = sideTold(rests, verdict, seat);
  return (
    <b class={change > 0 ? 'study-cost is-gain' : 'study-cost'} aria-hidden="true">
      {verdict.seat === seat
        ? texts.costShort(change, Math.round(verdict.points))
        : texts.changeFor(names[seat], change)}
    </b>
  );
}

/** The best move, and what speaks for it and against the one that was played. */
function Better({
  desk: { room, names, eyes },
  verdict,
  before,
}: {
  readonly desk: Desk;
  readonly verdict: Decision;
  readonly before: Position;
}) {
  const view = before.view(verdict.seat);
  const best = room.game.parseMove(view, verdict.best);
  const { better, worse } = useMemo(() => whyBetter(room, before, verdict, names), [room, before, verdict, names]);
  // From one player's side hidden cards decide what counts: a number would tell what they are.
  const isSecret = room.about.secretScores && eyes !== 'open';
  const advice = best.ok ? adviceOf(room, view, best.value, names) : undefined;
  return (
    <>
      {advice && (
        <p class="study-better">
          {best.ok && isSeen(room, view, best.value) ? (
            <MarkSign mark={{ seat: 0, sign: LETTERS[0], kind: 'chosen' }} />
          ) : (
            <Held {...{ room }} position={view} />
          )}
          <span>
            <b>{texts.instead(advice.words, advice.isOnBoard ? LETTERS[0] : undefined)}</b>
            {better && <span class="fine"> {texts.because(better)}</span>}{' '}
            {best.ok && !isSecret && <Brings {...{ room, names }} position={before} move={best.value} />}
          </span>
        </p>
      )}
      {worse && <p class="fine study-worse">{texts.whyWorse(names[verdict.seat], worse)}</p>}
    </>
  );
}

/** What tells the best move from the one that was played, and what speaks against that one. */
function whyBetter(room: Room, before: Position, { seat, best, played, points }: Decision, names: readonly string[]) {
  const view = before.view(seat);
  const [right, wrong] = [best, played].map((text) => room.game.parseMove(view, text));
  if (!right.ok || !wrong.ok) return { better: undefined, worse: undefined };
  return whyBoth({ room, view, names }, right.value, wrong.value, points);
}

function Bar({
  kind,
  words,
  whose,
  chance,
  error,
}: {
  readonly kind: 'best' | 'played';
  readonly words: string;
  /** Named where somebody else moved. */
  readonly whose: string | undefined;
  readonly chance: number;
  /** Of the difference between the two: of the chance itself nothing is known that well. */
  readonly error: number;
}) {
  const whole = Math.min(1, Math.max(0, chance));
  const [from, to] = [Math.max(0, whole - 2 * error), Math.min(1, whole + 2 * error)];
  return (
    <p class={`study-bar is-${kind}`}>
      <span>{words}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="study-bar-ground" width={100} height={6} rx={2} />
        <rect class="study-bar-whole" width={100 * whole} height={6} rx={2} />
        <rect class="study-bar-doubt" x={100 * from} y={2} width={100 * (to - from)} height={2} />
      </svg>
      <b class="study-number">{texts.chanceIn(whole, whose)}</b>
    </p>
  );
}

function MistakeRow({
  desk,
  verdict,
  learn,
}: {
  readonly desk: Desk;
  readonly verdict: Decision;
  /** Tries mistakes again, from the one of that line on. */
  readonly learn: (ply?: number) => void;
}) {
  const { isBetterShown, showBetter } = desk;
  const hasNext = mistakeFrom(desk, 1) !== undefined;
  // Once it is answered, there is nothing left to find here.
  const isDone = isBetterShown && hasNext;
  return (
    <p class="study-row study-next">
      {isMistake(verdict) && (
        <>
          <button type="button" class={isDone ? '' : 'primary'} onClick={() => learn(verdict.ply)}>
            {texts.learn}
          </button>
          <button type="button" onClick={() => showBetter(!isBetterShown)}>
            {isBetterShown ? texts.hideBetter : texts.showBetter}
          </button>
        </>
      )}
      <NextMistake {...{ desk }} look={isDone ? 'primary' : ''} />
    </p>
  );
}

function NextMistake({ desk, look = '' }: { readonly desk: Desk; readonly look?: string }) {
  const next = mistakeFrom(desk, 1);
  if (!next) return null;
  return (
    <button type="button" class={look} onClick={() => showPly(desk.tree, next.ply + 1)} {...keyedNext(texts.next)}>
      {texts.next}
    </button>
  );
}
