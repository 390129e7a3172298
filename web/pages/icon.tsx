/** Line icons on a grid of 24, in the manner of Lucide. */
const ICONS = {
  play: 'M7 4.5v15l12-7.5z',
  learn: 'M12 5 2 9.5l10 4.5 10-4.5zM6 11.5V16c0 1.6 2.7 3 6 3s6-1.4 6-3v-4.5M22 9.5V15',
  view: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  puzzle: 'M9.2 9a3 3 0 1 1 4.3 2.7c-1 .5-1.5 1.2-1.5 2.3M12 17.8v.2M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18',
  study: 'M4 4v16h16M7.5 15.5l3.5-5 3 3 5-7',
  next: 'M9 5.5l6.5 6.5L9 18.5',
  remove: 'M6 6l12 12M18 6L6 18',
  replay: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 13.5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M16 16l4.5 4.5',
  copy: 'M9 9.5A1.5 1.5 0 0 1 10.5 8H18.5A1.5 1.5 0 0 1 20 9.5V18.5A1.5 1.5 0 0 1 18.5 20H10.5A1.5 1.5 0 0 1 9 18.5zM5.5 16A1.5 1.5 0 0 1 4 14.5V5.5A1.5 1.5 0 0 1 5.5 4H14.5A1.5 1.5 0 0 1 16 5.5',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5',
  seal: 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM9 12l2.2 2.2L15.2 10',
  online:
    'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c2.5 2.7 3.7 5.7 3.7 9s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.7-3.7-9S9.5 5.7 12 3',
  talk: 'M20.5 11.5a8 8 0 0 1-8.3 7.7 9 9 0 0 1-3.2-.6L4 20l1.3-3.9a7.3 7.3 0 0 1-1.8-4.6 8 8 0 0 1 8.4-7.7 8 8 0 0 1 8.6 7.7z',
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
