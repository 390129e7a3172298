/** How good an answer is: `near` gives away so little that it counts as found, but there is a better move to look for. */
export type Answer = 'best' | 'near' | 'wrong';

/** What became of a mistake that was tried again. */
export type Outcome = 'first' | 'later' | 'near' | 'missed';

/** A right move is as good as the best where nobody would read a difference: chances are told in whole per cents. */
export function answerOf(isRight: boolean, isBest: boolean, loss: number): Answer {
  if (!isRight) return 'wrong';
  return isBest || Math.round(100 * loss) <= 0 ? 'best' : 'near';
}

/** The first answer counts, and what was found later or with a hint. */
export function outcomeOf(last: Outcome | undefined, answer: Answer, isHelped: boolean): Outcome {
  const before = last ?? (isHelped ? 'missed' : undefined);
  if (answer === 'wrong') return before ?? 'missed';
  if (answer === 'near') return before === undefined || before === 'missed' ? 'near' : before;
  return before === undefined || before === 'first' ? 'first' : 'later';
}
