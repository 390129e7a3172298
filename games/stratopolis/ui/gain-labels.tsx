import { texts } from '#texts/stratopolis/table.ts';
import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { disc } from '../../../kit/draw/outline.ts';
import { Picture } from '../../../kit/picture.tsx';
import { PAINT } from './artwork.ts';
import { LIGHTS } from './overlay.ts';
import type { Preview } from './preview.ts';

/** By how much a tile that is tried changes a score, beside the tile: eyes stay where it is tried. */
export interface GainLabel {
  readonly seat: number;
  readonly text: string;
  readonly box: Box;
}

/** At scale 1. */
const SIZE = { height: 20, glyph: 11, letter: 9, padding: 6, gap: 3, away: 1 };

/** Above the tile, side by side; below it where there is no room above. Scores that stay as they are have none. */
export function gainLabels(preview: Preview | undefined, tile: Box | undefined, shown: Box, scale: number) {
  if (!preview || !tile) return [];
  const changes = preview.after
    .map((points, seat) => ({ seat, points: points - preview.before[seat] }))
    .filter(({ points }) => points !== 0)
    .map(({ seat, points }) => ({ seat, text: texts.preview.gain(points) }));
  const [height, away, gap] = [SIZE.height, SIZE.away, SIZE.gap].map((length) => length * scale);
  const above = tile.y - away - height;
  const y = above > shown.y ? above : tile.y + tile.height + away;
  const widths = changes.map(({ text }) => (SIZE.padding * 2 + SIZE.glyph + text.length * SIZE.letter) * scale);
  const all = widths.reduce((sum, width) => sum + width + gap, -gap);
  const middle = tile.x + tile.width / 2 - all / 2;
  let x = Math.max(shown.x, Math.min(shown.x + shown.width - all, middle));
  return changes.map((change, at): GainLabel => {
    const box = { x, y, width: widths[at], height };
    x += widths[at] + gap;
    return { ...change, box };
  });
}

export function GainLabels({ gains, scale }: { readonly gains: readonly GainLabel[]; readonly scale: number }) {
  return (
    <g class="stratopolis-gains">
      {gains.map((gain) => (
        <Picture key={gain.seat} drawing={drawGain(gain, scale)} />
      ))}
    </g>
  );
}

/** On a pill in the player's colour, after the player's sign: a circle, a square. */
function drawGain({ seat, text, box }: GainLabel, scale: number): Drawing {
  const y = box.y + box.height / 2;
  const [left, half] = [box.x + (SIZE.padding + 3.2) * scale, 3.2 * scale];
  const glyph =
    seat === 0 ? disc(left, y, half * 1.1) : `M${left - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  const x = box.x + (box.width + (SIZE.glyph - 1) * scale) / 2;
  return draw(
    'g',
    {},
    draw('rect', { ...box, rx: box.height / 2, fill: LIGHTS[seat], stroke: PAINT.page, 'stroke-width': 1.2 * scale }),
    draw('path', { d: glyph, fill: PAINT.page }),
    drawSigns([{ text, x, y }], { size: 11 * scale, width: 2 * scale, colour: PAINT.page }),
  );
}
