import type { Drawing } from '../../../kit/draw/drawing.ts';
import { Picture } from '../../../kit/picture.tsx';
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

/** A drawing on the page. In pictures that stand alone the same drawing keeps its literal colours. */
export function Painted({ drawing }: { readonly drawing: Drawing }) {
  return <Picture drawing={paint(drawing)} />;
}

/** The page's name for a colour of the palette. */
export function pageColour(colour: string): string {
  const variable = VARIABLES.get(colour);
  return variable ? `var(${variable})` : colour;
}

function paint({ tag, props, children }: Drawing): Drawing {
  const painted = Object.entries(props).map(([name, value]) => [
    name,
    (name === 'fill' || name === 'stroke') && typeof value === 'string' ? pageColour(value) : value,
  ]);
  return {
    tag,
    props: Object.fromEntries(painted),
    children: children.map((child) => (typeof child === 'string' ? child : paint(child))),
  };
}
