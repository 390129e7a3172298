/** How long a search may go on. */
export interface Budget {
  /** The part that is spent after so many iterations: 0 at the start, 1 or more when it must stop. */
  spent(iterations: number): number;
}

/** The same work on every machine: what a search finds under it can be repeated exactly. */
export function iterationBudget(iterations: number): Budget {
  return { spent: (done) => done / iterations };
}

/** Whichever budget ends first. */
export function eitherBudget(one: Budget, other: Budget): Budget {
  return { spent: (done) => Math.max(one.spent(done), other.spent(done)) };
}

/** What is left of a budget after so many iterations, as one of its own. */
export function restOf(budget: Budget, before: number): Budget {
  const part = budget.spent(before);
  return { spent: (done) => (part < 1 ? (budget.spent(before + done) - part) / (1 - part) : 1) };
}

/** Reading a clock costs as much as a short playout, so it is read only now and then. */
const CLOCK_EVERY = 16;

/** A time limit. The clock is the caller's: nothing in here reads one. */
export function timeBudget(milliseconds: number, now: () => number): Budget {
  const began = now();
  let spent = 0;
  let next = 0;
  return {
    spent: (done) => {
      if (done < next) return spent;
      next = done + CLOCK_EVERY;
      spent = (now() - began) / milliseconds;
      return spent;
    },
  };
}
