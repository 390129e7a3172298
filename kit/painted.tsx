import type { Drawing } from './draw/drawing.ts';
import { Picture } from './picture.tsx';

/**
 * Drawings on the page in colours that know whether it is dark: `variables` has the variable of each colour of a palette.
 * In pictures that stand alone the same drawings keep their literal colours.
 */
export function paintedBy(variables: ReadonlyMap<string, string>) {
  /** The page's name for a colour of the palette. */
  const pageColour = (colour: string): string => {
    const variable = variables.get(colour);
    return variable ? `var(${variable})` : colour;
  };
  const paint = ({ tag, props, children }: Drawing): Drawing => {
    const painted = Object.entries(props).map(([name, value]) => [
      name,
      (name === 'fill' || name === 'stroke') && typeof value === 'string' ? pageColour(value) : value,
    ]);
    return {
      tag,
      props: Object.fromEntries(painted),
      children: children.map((child) => (typeof child === 'string' ? child : paint(child))),
    };
  };
  const Painted = ({ drawing }: { readonly drawing: Drawing }) => <Picture drawing={paint(drawing)} />;
  return { pageColour, Painted };
}
