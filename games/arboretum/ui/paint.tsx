import { paintedBy } from '../../../kit/painted.tsx';
import { PAPER, TONES } from './palette.ts';

/** Colours of the palette by their variables in palette.css, which know whether the page is dark. */
export const VARIABLES: ReadonlyMap<string, string> = new Map([
  ...TONES.flatMap((tones, species) =>
    Object.entries(tones).map(([tone, colour]): [string, string] => [colour, `--tree-${species}-${tone}`]),
  ),
  ...(['card', 'edge', 'ink', 'secondInk', 'lawn', 'lawnLine', 'back', 'backLine'] as const).map(
    (name): [string, string] => [
      PAPER[name],
      `--garden-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
    ],
  ),
]);

export const { Painted, pageColour } = paintedBy(VARIABLES);
