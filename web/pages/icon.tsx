/** Line icons on a grid of 24, in the manner of Lucide. */
const ICONS = {
  play: 'M7 4.5v15l12-7.5z',
  learn: 'M12 5 2 9.5l10 4.5 10-4.5zM6 11.5V16c0 1.6 2.7 3 6 3s6-1.4 6-3v-4.5M22 9.5V15',
  view: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  puzzle: 'M9.2 9a3 3 0 1 1 4.3 2.7c-1 .5-1.5 1.2-1.5 2.3M12 17.8v.2M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18',
  study: 'M4 4v16h16M7.5 15.5l3.5-5 3 3 5-7',
  build: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  rules: 'M12 6.5C10 5 7 4.5 3.5 4.5v13.5C7 18 10 18.5 12 20c2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20',
  next: 'M9 5.5l6.5 6.5L9 18.5',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  later: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5.3l3.2 2',
  remove: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M16 16l4.5 4.5',
  settings:
    'M3.5 7.5h8M17 7.5h3.5M3.5 16.5H7M12.5 16.5h8M14.2 4.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4M9.8 13.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4',
  copy: 'M9 9.5A1.5 1.5 0 0 1 10.5 8H18.5A1.5 1.5 0 0 1 20 9.5V18.5A1.5 1.5 0 0 1 18.5 20H10.5A1.5 1.5 0 0 1 9 18.5zM5.5 16A1.5 1.5 0 0 1 4 14.5V5.5A1.5 1.5 0 0 1 5.5 4H14.5A1.5 1.5 0 0 1 16 5.5',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5',
  online:
    'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c2.5 2.7 3.7 5.7 3.7 9s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.7-3.7-9S9.5 5.7 12 3',
  talk: 'M20.5 11.5a8 8 0 0 1-8.3 7.7 9 9 0 0 1-3.2-.6L4 20l1.3-3.9a7.3 7.3 0 0 1-1.8-4.6 8 8 0 0 1 8.4-7.7 8 8 0 0 1 8.6 7.7z',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9.5v.2M15 9.5v.2M8.2 14.2c1 1.5 2.3 2.3 3.8 2.3s2.8-.8 3.8-2.3',
  laugh: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9v.2M15 9v.2M7.5 13h9a4.5 4.5 0 0 1-9 0z',
  thumb: 'M7 11v9H4v-9zM7 11l4-7.5a2.2 2.2 0 0 1 2.2 2.3V9.5h4.9a2 2 0 0 1 2 2.3l-1 6.5a2 2 0 0 1-2 1.7H7',
  gasp: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9.5v.2M15 9.5v.2M12 13.3a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  think: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 10v.2M15 10v.2M13.5 7l3-.8M9 16l6-1.2',
  tears:
    'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9v.2M15 9v.2M8.5 17c1-1.3 2.2-2 3.5-2s2.5.7 3.5 2M8.8 11.5v1.8M15.2 11.5v1.8',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z',
  party:
    'M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M5.3 18.7l2.8-2.8M15.9 8.1l2.8-2.8M12 10.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 1 0 0-2.4',
  file: 'M4 19V6a1.5 1.5 0 0 1 1.5-1.5H9l2 2.5h7.5A1.5 1.5 0 0 1 20 8.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z',
} as const;

export type IconName = keyof typeof ICONS;

/** Decoration: what it means is said beside it. */
export function Icon({ name, look = '' }: { readonly name: IconName; readonly look?: string }) {
  return <LineIcon path={ICONS[name]} look={look} />;
}

/** One whose path comes with a later page. */
export function LineIcon({ path, look }: { readonly path: string; readonly look: string }) {
  return (
    <svg class={`icon ${look}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
