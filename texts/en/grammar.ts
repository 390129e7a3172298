import { grammarOf } from '../grammar.ts';
import { isYou, type Who } from '../who.ts';

/** British English: "Ada, Bo and Cy". */
export const { plural, count, listOf, eitherOf, percent, signed } = grammarOf('en-GB');

/** At the start of a sentence: "You", "Ada". */
export const subject = (who: Who) => (isYou(who) ? 'You' : who);
/** "You win", "Ada wins". */
export const does = (who: Who, theirs: string, yours: string) => `${subject(who)} ${isYou(who) ? yours : theirs}`;
/** "You have", "Ada has", "Ada and Bo have". */
export const have = (who: readonly Who[]) =>
  who.length > 1 ? `${listOf(who.map(subject))} have` : does(who[0], 'has', 'have');
/** Inside a sentence: "for you", "for Ada". */
export const object = (who: Who) => (isYou(who) ? 'you' : who);
/** "Your line", "Ada’s line". */
export const owner = (who: Who) => (isYou(who) ? 'Your' : `${who}’s`);
/** The same inside a sentence. */
export const ownerInside = (who: Who) => (isYou(who) ? 'your' : `${who}’s`);
/** “a Maple”, “an Oak”, by the first letter. */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
/** Points of chance, from 0 to 1, as a whole number. */
export const points = (share: number) => Math.round(100 * share);

/** "6 × 3", on one line: a product that breaks is hard to read. */
export function times(count: number, factor: number): string {
  return `${count}\u00a0×\u00a0${factor}`;
}

/** Whether a reason begins with what the move does: in a sentence of its own it needs to be said of the move. */
export function lacksSubject(reason: string): boolean {
  return /^(?!this\b)([a-z]+s|could|would|can’t)\s/.test(reason);
}

/** The same with its subject, inside a sentence. */
export function saidOfMove(reason: string): string {
  return lacksSubject(reason) ? `it ${reason}` : reason;
}
