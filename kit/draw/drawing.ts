/**
 * A picture as plain data: the same tree becomes SVG text in the terminal program and nodes on the screen,
 * so nothing is drawn twice. Colours are literal, because a picture must stand alone outside the page; those that a page may
 * change, e.g. a seat's, are `var(--name,#literal)`.
 */
export interface Drawing {
  readonly tag: string;
  readonly props: Readonly<Record<string, string | number>>;
  readonly children: readonly (Drawing | string)[];
}

type Child = Drawing | string | false | undefined;

export function draw(
  tag: string,
  props: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Child | readonly Child[])[]
): Drawing {
  return {
    tag,
    props,
    children: children.flat().filter((child): child is Drawing | string => child !== false && child !== undefined),
  };
}

/** SVG text; the root must be an `svg` drawing. `paints` are colours by name, instead of those written in the drawing. */
export function formatSvg(drawing: Drawing, paints: Readonly<Record<string, string>> = {}): string {
  const { tag, props, children } = drawing;
  let text = tag === 'svg' ? '<svg xmlns="http://www.w3.org/2000/svg"' : `<${tag}`;
  for (const name of Object.keys(props)) text += ` ${name}="${escapeXml(settle(props[name], paints))}"`;
  text += '>';
  for (const child of children) text += typeof child === 'string' ? escapeXml(child) : formatSvg(child, paints);
  return `${text}</${tag}>`;
}

/** Programs that draw SVG files know no variables. */
function settle(value: string | number, paints: Readonly<Record<string, string>>): string {
  const text = String(value);
  if (!text.startsWith('var(')) return text;
  const [, name, literal] = /^var\((--[\w-]+),([^()]+)\)$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`A drawing has a colour that cannot stand alone: ${text}`);
  return paints[name] ?? literal;
}

function escapeXml(text: string): string {
  // Hardly any text has one of them.
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
