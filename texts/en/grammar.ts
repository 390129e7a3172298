import { grammarOf } from '../grammar.ts';

/** British English: "Ada, Bo and Cy". */
export const { plural, count, listOf, eitherOf, percent, signed } = grammarOf('en-GB');
