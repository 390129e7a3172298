import { VALUES } from '../components.ts';
import { pageColour } from './paint.tsx';
import { TONES } from './palette.ts';

const STEP = 9;
const BOX = 7;

/** Eight small boxes for the values 1 to 8: filled where the viewer has not seen the card. The row's name says it in words. */
export function UnseenValues({ species, unseen }: { readonly species: number; readonly unseen: readonly number[] }) {
  const values = Array.from({ length: VALUES }, (_, index) => index + 1);
  const boxes = (wanted: boolean) =>
    values
      .filter((value) => unseen.includes(value) === wanted)
      .map((value) => `M${(value - 1) * STEP} 0h${BOX}v${BOX}h${-BOX}z`)
      .join('');
  const { deep, light } = TONES[species];
  return (
    <svg
      class="arboretum-unseen"
      viewBox={`-1 -1 ${VALUES * STEP} ${BOX + 2}`}
      style={{ '--day': pageColour(deep), '--night': pageColour(light) }}
      aria-hidden="true"
    >
      <path class="is-unseen" d={boxes(true)} />
      <path d={boxes(false)} />
    </svg>
  );
}
