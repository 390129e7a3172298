import { PAPER, TONES, type Tones } from './palette.ts';

/** The tones of a dark page, for pictures that cannot ask it: those of palette.css, as night.test.ts checks. */
const NIGHT_TONES: readonly Tones[] = [
  { deep: '#664c00', mid: '#987b09', light: '#d3bc6a', wash: '#e7e0cb' },
  { deep: '#21547b', mid: '#4f83af', light: '#97bbdb', wash: '#d5e2ed' },
  { deep: '#7b3353', mid: '#b56485', light: '#dea2b8', wash: '#efd9e1' },
  { deep: '#50513e', mid: '#7e7f6d', light: '#d0d1c3', wash: '#e0e0db' },
  { deep: '#5d3d83', mid: '#906ebc', light: '#c0aae2', wash: '#e4dbf0' },
  { deep: '#813700', mid: '#bc6628', light: '#e4a681', wash: '#f1dacd' },
  { deep: '#66492f', mid: '#98785c', light: '#c9b29d', wash: '#e7ded7' },
  { deep: '#852f2b', mid: '#d3514b', light: '#f59a91', wash: '#f1d7d3' },
  { deep: '#465800', mid: '#728637', light: '#aebe88', wash: '#dce3d0' },
  { deep: '#195e3f', mid: '#498c6b', light: '#96c3a9', wash: '#d5e5db' },
];

const NIGHT_PAPER: Partial<Record<keyof typeof PAPER, string>> = {
  card: '#efe7d6',
  edge: '#9c937f',
  ink: '#e8e4da',
  secondInk: '#b3bab8',
  lawn: '#1b2b22',
  lawnLine: '#5f7a69',
  earth: '#3a372b',
  tuft: '#557a5f',
  mown: '#223a2b',
  daisy: '#9fb3a4',
  pollen: '#8f7b3c',
  lilac: '#6f6496',
  rose: '#8d6070',
  hedge: '#2b4a35',
  hedgeLight: '#3c6247',
  hedgeShade: '#1a3023',
};

/** What each colour of the palette becomes by night. */
export const NIGHT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    TONES.flatMap((tones, species) =>
      (['deep', 'mid', 'light', 'wash'] as const).map((tone) => [tones[tone], NIGHT_TONES[species][tone]]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(NIGHT_PAPER).map(([name, colour]) => [PAPER[name as keyof typeof PAPER], colour]),
  ),
};
