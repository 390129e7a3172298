import { type ComponentChild, h } from 'preact';
import type { Drawing } from './draw/drawing.ts';

/** A drawing as nodes of the page. */
export function Picture({ drawing }: { readonly drawing: Drawing }): ComponentChild {
  return h(drawing.tag, drawing.props, ...drawing.children.map(toNode));
}

function toNode(child: Drawing | string): ComponentChild {
  return typeof child === 'string' ? child : h(child.tag, child.props, ...child.children.map(toNode));
}
