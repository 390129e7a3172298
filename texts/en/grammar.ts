import { grammarOf } from '../grammar.ts';

/** British English: "Ada, Bo and Cy". */
export const { count, listOf, eitherOf } = grammarOf('en-GB');
