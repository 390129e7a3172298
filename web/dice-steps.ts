import { texts } from '#texts/web/online-dice.ts';
import type { Fault, Result } from '../core/result.ts';
import type { TableDice } from '../online/messages/parts.ts';
import { sayFault } from '../texts/say-fault.ts';

/** One reason to trust the luck of a table: it held, it did not, or it can only be seen when the match is over. */
export interface DiceStep {
  readonly is: 'good' | 'bad' | 'later';
  readonly title: string;
  readonly say: string;
}

/** What is known about the dice of a table. */
export interface DiceFacts {
  readonly dice: TableDice;
  /** What this device added; undefined for those who watch. */
  readonly own: string | undefined;
  /** What is written there for this seat. */
  readonly kept: string | null | undefined;
  /** How many draws came out as they should; undefined while the match goes on. */
  readonly rolls: Result<number> | undefined;
}

/** Letters of the fingerprint that the waiting room shows too. */
export function sealOf({ commitment }: TableDice): string {
  return commitment.slice(0, 8).toUpperCase();
}

/** Why the luck of a table can be trusted, step by step. */
export function diceSteps(facts: DiceFacts): readonly DiceStep[] {
  return [lockedStep(facts), mixedStep(facts), drawsStep(facts)];
}

function lockedStep({ dice, rolls }: DiceFacts): DiceStep {
  const { title, say: tell, fits } = texts.locked;
  if (rolls && !rolls.ok && isForged(rolls.fault))
    return { is: 'bad', title, say: say(tell(sealOf(dice)), sayFault(rolls.fault)) };
  return { is: 'good', title, say: say(tell(sealOf(dice)), rolls?.ok && fits) };
}

function mixedStep({ own, kept }: DiceFacts): DiceStep {
  const { title, say: tell, used, missing } = texts.mixed;
  if (own === undefined) return { is: 'good', title, say: tell };
  return own === kept ? { is: 'good', title, say: say(tell, used) } : { is: 'bad', title, say: say(tell, missing) };
}

function drawsStep({ dice, rolls }: DiceFacts): DiceStep {
  const { title, say: tell, none, later, carried } = texts.draws;
  if (!rolls) return { is: 'later', title, say: later };
  if (!rolls.ok)
    return isForged(rolls.fault)
      ? { is: 'later', title, say: later }
      : { is: 'bad', title, say: sayFault(rolls.fault) };
  return {
    is: 'good',
    title,
    say: say(rolls.value > 0 ? tell(rolls.value) : none, dice.carried !== undefined && carried),
  };
}

/** The secret is not the one that was locked away. */
function isForged({ code }: Fault): boolean {
  return code === 'online.verify.commitment';
}

/** What the steps come to, in a few words. */
export function diceVerdict(steps: readonly DiceStep[], rolls: DiceFacts['rolls']): string {
  const { verdict } = texts;
  if (steps.some(({ is }) => is === 'bad')) return verdict.unfair;
  if (!rolls?.ok) return verdict.later;
  return rolls.value > 0 ? verdict.fair(rolls.value) : verdict.none;
}

function say(...sentences: readonly (string | false | undefined)[]): string {
  return texts.sentences(sentences.filter((each) => typeof each === 'string'));
}
