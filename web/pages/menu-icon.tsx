import { Icon, type IconName, LineIcon } from './icon.tsx';

/** What only menus need: the front page does without. */
const ICONS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  replay: 'M11 6.5 3.5 12l7.5 5.5zM20.5 6.5 13 12l7.5 5.5z',
  restart: 'M20 4.5V9h-4.5M19.7 9a8.5 8.5 0 1 0 .7 4.5',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M2.5 20v-1.5A4.5 4.5 0 0 1 7 14h4a4.5 4.5 0 0 1 4.5 4.5V20M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.3a4.5 4.5 0 0 1 3.5 4.2V20',
  leave: 'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8l4 4-4 4',
  map: 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20',
  link: 'M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-4 4a4 4 0 0 0 5.7 5.7l1.2-1.2',
  save: 'M12 4v11M8 11l4 4 4-4M5 15.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-3.5',
  text: 'M4 5.5h16M4 10h16M4 14.5h16M4 19h9',
  keys: 'M4 6.5h16A1.5 1.5 0 0 1 21.5 8v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V8A1.5 1.5 0 0 1 4 6.5M6.5 10.2v.1M10.2 10.2v.1M13.8 10.2v.1M17.5 10.2v.1M8.5 14h7',
  pause: 'M8.5 5v14M15.5 5v14',
  even: 'M5 9h14M5 15h14',
  flag: 'M6 21V4.5h12l-2.5 4 2.5 4H6',
  dice: 'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4M8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1',
  key: 'M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9M11.2 12.3 20 3.5M15.5 8l3.5 3.5',
  pencil: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11zM13.5 7l3.5 3.5',
  board: 'M4 4h16v16H4zM12 4v16M4 12h16',
} as const;

export type MenuIconName = keyof typeof ICONS | IconName;

/** Before the words of a row. It shows in a menu alone: on wide pages some of these rows are buttons of a bar. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  return isMenuOnly(name) ? <LineIcon path={ICONS[name]} look="menu-icon" /> : <Icon name={name} look="menu-icon" />;
}

function isMenuOnly(name: MenuIconName): name is keyof typeof ICONS {
  return name in ICONS;
}
