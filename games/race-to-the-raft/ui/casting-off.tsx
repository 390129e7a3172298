import { texts } from '#texts/race-to-the-raft/ending.ts';
import type { Box } from '../../../kit/draw/box.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { FIRE, RAFT, RAFT_AT } from '../state.ts';
import { berthsOf, drawWholeRaft } from './board-drawing.ts';
import { drawCat } from './cat.ts';
import { allSquares } from './cat-watch.ts';
import { among, frontOf } from './field-outline.ts';
import { drawBlaze } from './fire.ts';
import { placed } from './ground.tsx';
import { CELL, type Corner } from './land.ts';
import { RAFT_SIDE, type Voyage } from './layout.ts';
import { drawLooks, looksOf, NO_LOOK } from './looks.ts';
import { Painted } from './paint.tsx';
import type { Scarves } from './scarves.ts';
import { crewOf, nameCrew, PER_CAT, type RaftScene } from './scenes.ts';
import { drawSoil } from './terrain.ts';
import { nameColour } from './words.ts';

/** Waves in which the fire takes what is left of the island, and milliseconds between them. */
const WAVES = 4;
const PER_WAVE = 450;

/** The voyage as variables for finale.css. */
export function voyageStyle({ origin, scale, from, to, size }: Voyage, { tempo }: ShownScene): Record<string, string> {
  return {
    '--tempo': `${tempo}`,
    '--raft-corner': `${origin.x}px ${origin.y}px`,
    '--raft-far': `${scale}`,
    '--raft-from': `translate(${from.x}px, ${from.y}px)`,
    '--raft-to': `translate(${to.x}px, ${to.y}px) scale(${size})`,
  };
}

/** Open water behind the island, in the light of the fire. */
export const OpenSea = memo(({ box, voyage: { glow } }: { readonly box: Box; readonly voyage: Voyage }) => (
  <g>
    <defs>
      <radialGradient
        id="raft-fire-light"
        gradientUnits="userSpaceOnUse"
        cx={glow.x}
        cy={glow.y}
        r={Math.max(box.width, box.height) * 0.85}
      >
        <stop offset="0.15" stop-color="#a8482a" />
        <stop offset="0.42" stop-color="#5b3230" />
        <stop offset="0.7" stop-color="#25303d" />
        <stop offset="1" stop-color="#142029" />
      </radialGradient>
    </defs>
    <rect {...box} rx={18} fill="url(#raft-fire-light)" />
    <path class="raft-swell" d={swellOf(box)} />
  </g>
));

/** Short waves all over the water, every other row shifted. */
function swellOf({ x, y, width, height }: Box): string {
  const rows = Array.from({ length: Math.floor(height / 58) }, (_, row) => row);
  return rows
    .flatMap((row) => {
      const shift = row % 2 === 0 ? 24 : 82;
      const along = Array.from({ length: Math.floor((width - shift - 30) / 116) + 1 }, (_, at) => at);
      return along.map((at) => `M${x + shift + at * 116} ${y + 36 + row * 58}q8-8 16 0t16 0`);
    })
    .join('');
}

/** The island without its raft, and how the fire takes all land that is left, ring by ring. */
export const BurningIsle = memo(({ position }: { readonly position: RaftPosition }) => {
  const land = landOf(position).map(cornerOf);
  const waves = wavesOf(position).map((caught) => drawBlaze(caught, land));
  const coast = frontOf(land, among(land), () => true);
  return (
    <g class="raft-isle">
      <path class="raft-coast is-light" d={coast} />
      <path class="raft-coast" d={coast} />
      <Painted drawing={drawSoil(land)} />
      <Painted drawing={drawLooks(landLooks(position))} />
      {/* Layer by layer: the ash of a later wave must not cut the flames of an earlier one. */}
      {[0, 1, 2].map((layer) =>
        waves.map((drawings, wave) => (
          <g key={`${layer} ${wave}`} class="raft-blaze" style={{ '--after': `${wave * PER_WAVE}ms` }}>
            <Painted drawing={drawings[layer]} />
          </g>
        )),
      )}
    </g>
  );
});

/** Squares of the island, burning or not; neither raft nor sea. */
function landOf(position: RaftPosition): number[] {
  return allSquares(position).filter(
    (square) => !position.has(RAFT, square) && (position.has(FIRE, square) || position.colourAt(square) >= 0),
  );
}

/** The looks of the island's own squares; what is no land is left out. */
function landLooks(position: RaftPosition): string[] {
  const land = new Set(landOf(position));
  return looksOf(position).map((line, row) =>
    Array.from(line, (look, column) => (land.has(squareAt(row, column)) ? look : NO_LOOK)).join(''),
  );
}

/** Squares that do not burn yet, in as many rings around the fire as there are waves. */
function wavesOf(position: RaftPosition): Corner[][] {
  let burning = new Set(allSquares(position).filter((square) => position.has(FIRE, square)));
  let left = landOf(position).filter((square) => !burning.has(square));
  const rings = Array.from({ length: WAVES }, (): Corner[] => []);
  for (let ring = 0; left.length > 0; ring++) {
    const near = left.filter((square) => besides(square).some((next) => burning.has(next)));
    // Land without any fire beside it burns last.
    const caught = near.length > 0 ? near : left;
    rings[Math.min(WAVES - 1, Math.floor(ring / 2))].push(...caught.map(cornerOf));
    burning = new Set([...burning, ...caught]);
    left = left.filter((square) => !burning.has(square));
  }
  return rings.filter((corners) => corners.length > 0);
}

function cornerOf(square: number): Corner {
  return { x: columnOf(square) * CELL, y: rowOf(square) * CELL };
}

function besides(square: number): number[] {
  const [row, column] = [rowOf(square), columnOf(square)];
  return [
    ...(column > 0 ? [squareAt(row, column - 1)] : []),
    squareAt(row, column + 1),
    ...(row > 0 ? [squareAt(row - 1, column)] : []),
    squareAt(row + 1, column),
  ];
}

/** The raft with everybody on it: at its place while the roll is called, then under way. */
export const Crew = memo(
  ({
    position,
    scarves,
    voyage,
    scene,
  }: {
    readonly position: RaftPosition;
    readonly scarves: Scarves;
    readonly voyage: Voyage;
    readonly scene: RaftScene;
  }) => {
    const raft = position.words[RAFT_AT];
    const crew = crewOf(position);
    const isAway = scene.step !== 'aboard';
    return (
      <g class={`raft-crew ${isAway ? 'is-away' : 'is-called'}`} {...{ role: 'img', 'aria-label': sayCrew(position) }}>
        <g class="raft-afloat">
          {isAway && (
            <g class="raft-wake" transform={wakeTurn(voyage)}>
              <defs>
                <linearGradient id="raft-wake-water" x1="0.85" y1="0.85" x2="0.25" y2="0.25">
                  <stop stop-color="#dfe9ef" stop-opacity="0.34" />
                  <stop offset="1" stop-color="#dfe9ef" stop-opacity="0" />
                </linearGradient>
              </defs>
              <path class="raft-wake-water" d={WAKE_WATER} fill="url(#raft-wake-water)" />
              <path d={WAKE} />
            </g>
          )}
          <Painted drawing={drawWholeRaft(berthsOf(position), !isAway)} />
          {crew.map((square, at) => (
            <g key={square} transform={placed(square - raft)}>
              <g class="raft-sailor" style={{ '--after': `${at * PER_CAT}ms` }}>
                <Painted drawing={drawCat(position.catAt(square), 'aboard', scarves.has(square))} />
                {/* Called once; and of two alike, one is known by the scarf that a name would cover. */}
                {!isAway && !scarves.has(square) && <Name colour={position.catAt(square)} />}
              </g>
            </g>
          ))}
        </g>
      </g>
    );
  },
);

function sayCrew(position: RaftPosition): string {
  return texts.finale.atSea(nameCrew(position));
}

/** A cat's colour in a word at its chin, above the ears of the cat on the next square. */
function Name({ colour }: { readonly colour: number }) {
  const name = nameColour(colour);
  const width = 9 + name.length * 4.8;
  return (
    <g class="raft-sailor-name">
      <rect x={24 - width / 2} y={37.5} width={width} height={11} rx={5.5} />
      <text x={24} y={45.7}>
        {name}
      </text>
    </g>
  );
}

/** Foam behind a raft that sails right and down, in one long and one short sweep on either side; around its middle. */
const WAKE =
  'M-79 68C-108 50-131 20-146-24M68-79C50-108 20-131-24-146M-80 22C-98 6-111-15-120-42M22-80C6-98-15-111-42-120';

/** The smooth water between the outer sweeps, fading behind the raft: without it they would be loose lines. */
const WAKE_WATER = 'M-79 68C-108 50-131 20-146-24Q-100-100-24-146C20-131 50-108 68-79Z';

/** Turned to where the raft comes from. */
function wakeTurn({ origin, to }: Voyage): string {
  const middle = RAFT_SIDE / 2;
  const [x, y] = [to.x > origin.x ? 1 : -1, to.y > origin.y ? 1 : -1];
  return `translate(${middle} ${middle}) scale(${x} ${y})`;
}
