import { paintedBy } from '../../../kit/painted.tsx';
import { PAINT } from './palette.ts';

/** Colours of the palette by their variables in palette.css, which know whether the page is dark. */
export const VARIABLES: ReadonlyMap<string, string> = new Map([
  ...PAINT.terrain.flatMap((tones, colour) =>
    Object.entries(tones).map(([tone, hue]): [string, string] => [hue, `--land-${colour}-${tone}`]),
  ),
  ...(['wood', 'woodDark', 'woodLight', 'plank', 'sand', 'soil', 'sea'] as const).map((name): [string, string] => [
    PAINT[name],
    `--raft-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
  ]),
]);

export const { Painted, pageColour } = paintedBy(VARIABLES);
