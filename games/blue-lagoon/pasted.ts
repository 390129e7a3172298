import { texts } from '#texts/blue-lagoon/pasted.ts';
import { type Excerpt, sliceExcerpt } from '../../core/excerpt.ts';
import { OVER } from '../../core/game.ts';
import { describeFault } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { asLine, Findings, lineRemark, nothing, pastedStrings, readBest, type Walkthrough } from '../walkthrough.ts';
import { about } from './about.ts';
import { checkPosition } from './consistency.ts';
import { parsePosition, parseState } from './notation.ts';
import { locateTile, mendState } from './pasted-state.ts';
import type { BlueLagoonPosition } from './position.ts';
import { isPhaseOver, nextAble } from './rules.ts';
import { scoreParts, tokensHeld } from './scoring.ts';
import { EXPLORATION, NOTHING } from './state.ts';

/** A notation line or an official state string, whole or in part, however it is quoted. */
export function readPasted(text: string): Walkthrough<BlueLagoonPosition> {
  const strings = pastedStrings(text);
  if (!strings) return nothing(texts.tooLong);
  const line = strings.find((string) => string.text.trimStart().startsWith(about.id));
  return line ? readLine(asLine(line)) : readBest(strings, (string) => readState(asLine(string), new Findings()));
}

/** The official string does not say how far the game has come, so that is worked out, and remarked on where it surprises. */
function readState(string: Excerpt, findings: Findings): Walkthrough<BlueLagoonPosition> {
  const state = mendState(string, findings);
  if (!state) return findings.shown<BlueLagoonPosition>([]);
  // Of a state that had to be mended nobody wants to know how far its game has come.
  const position = settleTurn(state.text, state === string ? findings : new Findings());
  const odd = checkPosition(position);
  if (odd) findings.note(sayFault(odd), locateTile(state, odd), odd.rule);
  return findings.shown([position]);
}

function settleTurn(text: string, findings: Findings): BlueLagoonPosition {
  const position = stateOf(text, false);
  if (awaitsDeal(position)) {
    position.resumeDeal(0);
    findings.note(texts.notDealt);
    return position;
  }
  if (!isPhaseOver(position)) {
    skipStuck(position, findings);
    return position;
  }
  // A string has no short game; without one an exploration that is over could not be shown as it is.
  const over = stateOf(text, position.phase === EXPLORATION);
  over.turn = OVER;
  findings.note(
    texts.over(over.phase === EXPLORATION ? 'exploration' : 'settlement', Array.from(scoreParts(over).total)),
  );
  return over;
}

function stateOf(text: string, short: boolean): BlueLagoonPosition {
  const parsed = parseState(text, short);
  if (!parsed.ok) throw new Error(`A state that was mended cannot be read: ${describeFault(parsed.fault)}`);
  return parsed.value;
}

/** As the published start strings are, and as a settlement is before its deal. */
function awaitsDeal(position: BlueLagoonPosition): boolean {
  const bare = Array.from({ length: position.seats }, (_, seat) => {
    const villages = position.phase === EXPLORATION ? position.villages(seat).length : 0;
    return position.settlers(seat).length + villages + tokensHeld(position, seat) === 0;
  });
  return position.board.circles.length > 0 && position.tokens.every((kind) => kind === NOTHING) && bare.every(Boolean);
}

function skipStuck(position: BlueLagoonPosition, findings: Findings): void {
  const stuck = position.mover;
  const next = nextAble(position, (stuck + position.seats - 1) % position.seats);
  if (next === stuck) return;
  position.mover = position.turn = next;
  findings.note(texts.stuck(stuck, next));
}

/** A line that is wrong still has its official string. */
function readLine(line: Excerpt): Walkthrough<BlueLagoonPosition> {
  const position = parsePosition(line.text);
  if (position.ok) return { positions: [position.value], captions: [''], remarks: [] };
  const from = about.id.length + 1;
  const end = line.text.lastIndexOf(';') + 1;
  const shown = readState(sliceExcerpt(line, from, Math.max(from, end)), new Findings());
  const turn = sliceExcerpt(line, Math.min(end + 1, line.text.length));
  const fault = shown.fault ?? shown.remarks.find(({ span }) => span) ?? lineRemark(turn, position.fault, {});
  return { ...shown, remarks: [], fault };
}
