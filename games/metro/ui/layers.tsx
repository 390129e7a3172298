import { Fragment } from 'preact';
import { DASHES } from './artwork.ts';
import type { Layer } from './lines.ts';

/** A line over the board, each way over a tile with its border above the one before. */
export function Layers({
  layers,
  owner,
  edge,
  line,
}: {
  readonly layers: readonly Layer[];
  readonly owner: number | undefined;
  /** Classes of the border and of the line. */
  readonly edge: string;
  readonly line: string;
}) {
  const dash = owner === undefined ? '' : DASHES[owner];
  return (
    <>
      {layers.map(({ border, way }, layer) => (
        <Fragment key={layer}>
          <path d={border} class={edge} />
          <path d={way} class={line} />
          {dash !== '' && <path d={way} class="metro-shine-dash" stroke-dasharray={dash} />}
        </Fragment>
      ))}
    </>
  );
}
