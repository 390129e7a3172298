import type { ComponentChildren, JSX } from 'preact';

/**
 * A text of the catalogue whose slots are parts of the screen: fillIn('Press {key} to turn it.', { key: <kbd>R</kbd> }).
 * The sentence stays whole in the catalogue, so that another language can put its slots elsewhere.
 */
export function fillIn(text: string, slots: Readonly<Record<string, ComponentChildren>>): JSX.Element {
  const parts = text.split(/\{(\w+)\}/);
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : slots[part]))}</>;
}
