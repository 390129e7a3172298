import { inLanguage } from '../../language.ts';

/** `boardwalk view`. */
export const texts = inLanguage('cli/view', {
  about: 'draw a position from its notation line or an official string',
  text: 'the string, or - to read standard input',
  seats: 'number of seats, if the string does not say',
  step: 'show the position after this many steps instead of the last one',
  svg: 'write an SVG picture; - for standard output',
  png: 'write a PNG picture; - for standard output',
  width: 'width of the PNG',
  line: 'print the notation line',
  help: `
Examples:
  boardwalk view metro cbcb20adbb73 --seats 3
  boardwalk view metro cbcb20adbb73 --step 1
  boardwalk view metro 'metro cbcb20adbb73 acba,- 1' --png board.png`,
  wrongWidth: '--width must be from 16 to 8192.',
  /** Where in the text something is wrong, in the first line or in a later one. */
  seeCharacter: (why: string, character: number) => `${why} See character ${character}.`,
  seeLine: (why: string, line: number, character: number) => `${why} See line ${line}, character ${character}.`,
  noStep: (step: number, last: number) => `There is no step ${step}; the last one is ${last}.`,
  stepOf: (step: number, last: number) => `Step ${step} of ${last}`,
  remark: (message: string) => `Note: ${message}`,
  noFonts: 'no fonts were found on this machine, so the picture has no text.',
});
