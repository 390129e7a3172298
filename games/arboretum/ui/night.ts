import { PAPER, TONES, type Tones } from './palette.ts';

/** The tones of a dark page, for pictures that cannot ask it: those of palette.css, as night.test.ts checks. */
const NIGHT_TONES: readonly Tones[] = [
  { deep: '#eddaa2', mid: '#b59521', light: '#d3bc79', wash: '#352d14' },
  { deep: '#bcdfff', mid: '#609ed3', light: '#98c3e9', wash: '#1c3041' },
  { deep: '#ffcadd', mid: '#d3769c', light: '#eba7c0', wash: '#3f252f' },
  { deep: '#dbdccd', mid: '#999a85', light: '#bebfb0', wash: '#2e2e28' },
  { deep: '#e3d1ff', mid: '#a983da', light: '#c9b0ee', wash: '#32293f' },
  { deep: '#fed0b4', mid: '#d67f46', light: '#edae88', wash: '#3f281a' },
  { deep: '#f2d5bd', mid: '#b6906f', light: '#d4b8a0', wash: '#372b20' },
  { deep: '#ffcdc7', mid: '#dd766d', light: '#f2a7a0', wash: '#412523' },
  { deep: '#d2e3ac', mid: '#8ba445', light: '#b4c788', wash: '#2a3119' },
  { deep: '#b3eacb', mid: '#5bab83', light: '#96ccaf', wash: '#1b3427' },
];

const NIGHT_PAPER: Partial<Record<keyof typeof PAPER, string>> = {
  card: '#232c2d',
  edge: '#5d6a68',
  ink: '#e8e4da',
  secondInk: '#b3bab8',
  lawn: '#1b2a23',
  lawnLine: '#4a5c51',
  backLine: '#8fb7a1',
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
