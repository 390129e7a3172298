import { texts } from '#texts/web/study.ts';
import { texts as review } from '#texts/web/study-review.ts';
import { CHANCE, type Move, OVER } from '../../core/game.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { dice } from '../session/dice.ts';
import { restAt } from '../study/joined.ts';
import { PLACE_KEYS } from './place-keys.ts';
import type { Aside } from './study-aside.ts';
import { StudyIdeas } from './study-ideas.tsx';
import { type Desk, isHiddenTurn, walkOf } from './use-desk.ts';
import type { Opinion } from './use-opinion.ts';
import type { Rivals } from './use-rivals.ts';

/** Beside the prompt while somebody tries moves. */
export function StudyTry({
  desk,
  opinion,
  aside,
  rivals,
  close,
  light,
}: {
  readonly light: (move: Move | undefined) => void;
  readonly desk: Desk;
  readonly opinion: Opinion;
  readonly aside: Aside | undefined;
  /** Computer players who answer. */
  readonly rivals: Rivals | undefined;
  readonly close: () => void;
}) {
  const { tree, at } = desk;
  const stops = walkOf(at);
  const before = stops[stops.indexOf(at) - 1];
  useShortcuts('page', [
    ...PLACE_KEYS,
    { keys: ['Escape'], words: texts.tryDone, act: close },
    { keys: ['U', 'Ctrl+Z'], words: texts.tryBack, act: () => before && tree.go(before) },
  ]);
  const isStuck = at.position.turn >= 0 && tree.legalMoves(at).length === 0;
  const isHidden = !rivals && isHiddenTurn(desk);
  const who = desk.names[at.position.turn];
  const cannot = at.position.turn === OVER ? texts.tryEnd : isStuck ? texts.tryHidden : undefined;
  const say = rivals ? texts.tryAgainst(desk.names[rivals.seat], rivals.level) : texts.trySay;
  return (
    <section class="study-try" aria-label={texts.tryTitle}>
      <p class="fine" role="status">
        {cannot ?? (isHidden ? texts.tryOther(who) : say)}
      </p>
      {!isHidden && <StudyIdeas {...{ desk, opinion, light }} play={(move) => tree.play(move, dice)} />}
      <p class="study-row">
        {at.position.turn === CHANCE && opinion.kind !== 'chance' && (
          <button type="button" onClick={() => tree.play(at.position.roll(dice), dice)}>
            {texts.tryRoll}
          </button>
        )}
        {isHidden && (
          <button type="button" onClick={() => desk.setEyes('open')}>
            {texts.openAll}
          </button>
        )}
        <button type="button" disabled={!before} onClick={() => before && tree.go(before)}>
          {texts.tryBack}
        </button>
        <button type="button" class="primary" onClick={close}>
          {texts.tryDone}
        </button>
        {!rivals && <ChanceHere {...{ desk, aside }} />}
      </p>
    </section>
  );
}

/** It follows every move that is tried, as soon as the computer has looked at it. */
function ChanceHere({ desk, aside }: { readonly desk: Desk; readonly aside: Aside | undefined }) {
  const { at, rests, seat, names, room } = desk;
  const chance = at.isPlayed ? restAt(rests, at.ply)?.chances[seat] : aside?.chance;
  if (chance === undefined && !aside?.isThinking) return null;
  return (
    <span class="study-try-chance" role="status">
      <span class="fine">{room.about.together ? review.chanceTogether : review.chance(names[seat])}</span>{' '}
      <b>{chance === undefined ? '…' : review.wholeOf(chance)}</b>
    </span>
  );
}
