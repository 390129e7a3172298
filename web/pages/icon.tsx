/** Line icons on a grid of 24, in the manner of Lucide. */
const ICONS = {
  play: 'M7 4.5v15l12-7.5z',
  learn: 'M12 5 2 9.5l10 4.5 10-4.5zM6 11.5V16c0 1.6 2.7 3 6 3s6-1.4 6-3v-4.5M22 9.5V15',
  view: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  next: 'M9 5.5l6.5 6.5L9 18.5',
  remove: 'M6 6l12 12M18 6L6 18',
  replay: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 13.5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M16 16l4.5 4.5',
  file: 'M4 19V6a1.5 1.5 0 0 1 1.5-1.5H9l2 2.5h7.5A1.5 1.5 0 0 1 20 8.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z',
} as const;

export type IconName = keyof typeof ICONS;

/** Decoration: what it means is said beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
