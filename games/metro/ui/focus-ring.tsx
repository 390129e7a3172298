/**
 * Where the keys are: a double line in no seat's colour, because the last move of a rival is framed in that rival's. It is
 * drawn only where the focus may be, and seen only while it is there.
 */
export function FocusRing(frame: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}) {
  return (
    <g class="metro-focus">
      <rect class="metro-focus-edge" {...frame} />
      <rect class="metro-focus-line" {...frame} />
    </g>
  );
}
