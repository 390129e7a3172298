import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/dialogs', {
  curtain: {
    title: (name: string) => `${name}’s turn`,
    say: (name: string) => `Pass the device to ${name}, then continue.`,
    lift: (name: string) => `I am ${name}`,
  },
  restart: {
    title: 'Start again?',
    say: 'This starts a new match with the same players and options. You’ll find this one under “Your matches”.',
    yes: 'New match',
    no: 'Keep playing',
  },
  menu: {
    title: 'Menu',
    match: 'This match',
    redo: 'Redo',
    lookBack: 'Replay',
    restart: 'Start again',
    /** What is done with the match rather than in it. */
    keep: 'Share and save',
    share: 'Copy a link to the match',
    shareLater: 'Copy a link (after the match)',
    save: 'Export as a file',
    /** In its place once that is done. */
    saved: 'Saved as a file',
    view: 'This position as text',
    replay: 'Open in the viewer',
    review: 'Review this match',
    campaign: 'Campaign',
    others: 'New match with other players',
    leave: 'Leave the table',
    help: 'Help',
    rules: 'Rules',
    lesson: 'Lesson',
    shortcuts: 'Keyboard shortcuts',
    settings: 'Settings',
  },
  settings: {
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    sound: 'Sounds',
    volume: 'Volume',
    on: 'On',
    off: 'Off',
    pace: 'Other players’ speed',
    paces: { calm: 'Normal', quick: 'Quick', instant: 'Instant' },
    motion: 'Animations',
    confirm: 'Confirm before placing',
    confirmSays: {
      on: 'The first click on a place shows the move, the second plays it.',
      off: 'A move is played as soon as you click where it goes.',
    },
    /** Where there is no choice. */
    confirmTouch: 'On a touch screen the first tap shows a move, and the second plays it.',
  },
});
