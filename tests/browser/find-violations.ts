import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Runs in the page, where axe has been loaded. */
export async function findViolations(wanted: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  // What still fades in has too little contrast for a moment. Longer animations are looked at as they are.
  const isBrief = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime) <= 500;
  const fading = document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && isBrief(animation));
  await Promise.allSettled(fading.map(({ finished }) => finished));
  // Else it copies the source of everything that it looks at.
  axe.configure({ noHtml: true });
  // Two thirds of a table are shapes without a word, a name or a role. No rule is about such a shape, yet axe would ask for
  // the place and the style of each: half of its time. It learns what there is on the page before it first waits, and later
  // walks over all of it once more to find what is behind a word: no shape has a background.
  const nodesIn = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get as () => NodeListOf<ChildNode>;
  const isTold = (attribute: string) =>
    /^(aria-|role$|tabindex$|id$|title$|lang$|xml:lang$|accesskey$)/.test(attribute);
  const isShape = (node: Node): boolean =>
    node instanceof SVGElement
      ? node.matches('g, path, rect, circle, ellipse, line, polyline, polygon, use, defs, stop') &&
        !node.getAttributeNames().some(isTold) &&
        [...nodesIn.call(node)].every(isShape)
      : node.nodeType !== Node.ELEMENT_NODE && !node.nodeValue?.trim();
  const childNodes = {
    configurable: true,
    get(this: SVGElement) {
      return [...nodesIn.call(this)].filter((node) => !isShape(node));
    },
  };
  const walk = (root: Node, whatToShow: number) =>
    Document.prototype.createTreeWalker.call(document, root, whatToShow, (node) =>
      isShape(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
  Object.defineProperty(SVGElement.prototype, 'childNodes', childNodes);
  Object.defineProperty(document, 'createTreeWalker', { configurable: true, value: walk });
  // All that passed would travel too, megabytes on a full table; to preload is to fetch all style sheets once more.
  const running = axe.run({ ...wanted, resultTypes: ['violations', 'incomplete'], preload: false });
  Reflect.deleteProperty(SVGElement.prototype, 'childNodes');
  const { violations, incomplete } = await running;
  Reflect.deleteProperty(document, 'createTreeWalker');
  // Text in exactly the colour of its ground may be hidden on purpose, says axe, and leaves it to be looked at. Ours is not.
  const unseen = incomplete
    .map((found) => ({
      ...found,
      nodes: found.nodes.filter(({ any }) => any.some(({ data }) => Object(data).messageKey === 'equalRatio')),
    }))
    .filter(({ nodes }) => nodes.length > 0);
  return [...violations, ...unseen].map(({ id, impact, help, nodes }) => {
    const places = nodes.map(({ target }) => {
      const source = document.querySelector(String(target[0]))?.outerHTML.slice(0, 160);
      return `  ${target.join(' ')}  ${source}`;
    });
    return [`${id} (${impact}): ${help}`, ...places].join('\n');
  });
}
