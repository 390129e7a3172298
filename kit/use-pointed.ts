import { useState } from 'preact/hooks';

/** What the mouse or the focus is at. A finger has no hover: what it tapped stays pointed at until it taps again. */
export function usePointed<T>() {
  const [hovered, point] = useState<T>();
  const [tapped, tap] = useState<T>();
  return { pointed: hovered ?? tapped, point, tapped, tap };
}
