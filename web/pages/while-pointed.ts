/**
 * What a row does while the mouse is on it. One that comes to be under a mouse at rest does nothing: nobody pointed at it. A
 * finger enters and leaves with every tap; it chooses by the tap.
 */
export function whilePointed(show: () => void, hide: () => void) {
  return {
    onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) show();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hide();
    },
  };
}
