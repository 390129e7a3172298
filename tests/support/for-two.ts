/** What small games for tests have in common: two seats, nothing to set. */
export const FOR_TWO = { rulesVersion: 1, seats: { min: 2, max: 2 }, options: [] } as const;
