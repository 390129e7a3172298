import { OVER } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Walkthrough } from '../room.ts';
import { about } from './about.ts';
import { checkPosition } from './consistency.ts';
import { parsePosition, parseState } from './notation.ts';
import type { BlueLagoonPosition } from './position.ts';
import { isPhaseOver, nextAble } from './rules.ts';
import { scoreParts, tokensHeld } from './scoring.ts';
import { EXPLORATION, NOTHING } from './state.ts';

/** A notation line or an official state string. */
export function readPasted(text: string): Result<Walkthrough<BlueLagoonPosition>> {
  const trimmed = text.trim();
  if (!trimmed.startsWith(about.id)) return readState(trimmed);
  const position = parsePosition(trimmed);
  return position.ok ? ok({ positions: [position.value], captions: [''] }) : position;
}

/** The official string does not say how far the game has come, so that is worked out, and remarked on where it surprises. */
function readState(text: string): Result<Walkthrough<BlueLagoonPosition>> {
  const parsed = parseState(text);
  if (!parsed.ok) return parsed;
  let position = parsed.value;
  let remark: string | undefined;
  if (awaitsDeal(position)) {
    position.resumeDeal(0);
    remark = 'The tokens have yet to be dealt.';
  } else if (isPhaseOver(position)) {
    // A string has no short game; without one an exploration that is over could not be shown as it stands.
    const shown = parseState(text, position.phase === EXPLORATION);
    if (!shown.ok) return shown;
    position = shown.value;
    position.turn = OVER;
    remark = describeEnd(position);
  } else {
    remark = skipStuck(position);
  }
  const odd = checkPosition(position);
  return ok({ positions: [position], captions: [''], ...remarkOf(remark, odd?.message) });
}

function remarkOf(...remarks: readonly (string | undefined)[]): { remark?: string } {
  const said = remarks.filter((remark) => remark !== undefined);
  return said.length === 0 ? {} : { remark: said.join(' ') };
}

/** As the published start strings are, and as a settlement is before its deal. */
function awaitsDeal(position: BlueLagoonPosition): boolean {
  const bare = Array.from({ length: position.seats }, (_, seat) => {
    const villages = position.phase === EXPLORATION ? position.villages(seat).length : 0;
    return position.settlers(seat).length + villages + tokensHeld(position, seat) === 0;
  });
  return position.board.circles.length > 0 && position.tokens.every((kind) => kind === NOTHING) && bare.every(Boolean);
}

function describeEnd(position: BlueLagoonPosition): string {
  const phase = position.phase === EXPLORATION ? 'exploration' : 'settlement';
  return `The ${phase} is over. If it is not counted yet, it adds ${scoreParts(position).total.join(', ')}.`;
}

function skipStuck(position: BlueLagoonPosition): string | undefined {
  const stuck = position.mover;
  const next = nextAble(position, (stuck + position.seats - 1) % position.seats);
  if (next === stuck) return undefined;
  position.mover = position.turn = next;
  return `Player ${stuck} cannot move, so player ${next} is next.`;
}
