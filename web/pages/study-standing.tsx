import { texts } from '#texts/web/study.ts';
import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { Picture } from '../../kit/picture.tsx';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { hasUnknown } from '../study/unknown-part.ts';
import { betterInstead, betterShown } from './better-move.ts';
import { pointsBy } from './score-curve.ts';
import { type Desk, seenBy } from './use-desk.ts';
import type { Opinion } from './use-opinion.ts';

/** Everybody's points on the board that is shown, and whose turn it is, or who could have moved better. */
export function StudyStanding({ desk, opinion }: { readonly desk: Desk; readonly opinion: Opinion }) {
  const { room, at, names } = desk;
  if (room.about.together) return null;
  // What hidden cards decide is a range in the game's own table: one number would be a guess.
  const position = seenBy(desk, betterInstead(desk, opinion) ?? at.position);
  const isSecret = room.about.secretScores && hasUnknown(room, position);
  const points = isSecret ? [] : pointsBy(room)(position);
  const better = betterShown(desk, opinion);
  const mover = better ? seenBy(desk, better.before.position) : position;
  const { turn } = mover;
  return (
    <ul class="study-standing" aria-label={texts.standing}>
      {names.map((name, seat) => (
        <li
          key={name}
          class={seat === turn ? 'is-turn' : ''}
          style={{ background: `var(--tint-${seat})`, borderColor: seat === turn ? `var(--seat-${seat})` : undefined }}
        >
          <SeatBadge seat={seat} /> {texts.seatName(name)} {!isSecret && <b>{points[seat]}</b>}
          {seat === turn && <Held {...{ room }} position={mover} />}
          {seat === turn && mover === position && <span class="fine">{texts.toMove}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What somebody plays with, as a small picture. */
export function Held({ room, position }: { readonly room: Room; readonly position: Position }) {
  const held = room.heldNow?.(position);
  if (!held) return null;
  return (
    // So that a key or a finger enlarges it, as pointing does.
    <span class="study-held" role="img" aria-label={held.words} tabIndex={0}>
      <Picture drawing={held.drawing} />
    </span>
  );
}
