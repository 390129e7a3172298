import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/shortcuts', {
  title: 'Keyboard shortcuts',
  /** Over the keys of a page that is no table. */
  here: 'On this page',
  everywhere: 'At every table',
  /** Away from a table. */
  ownKeys: 'Some games have more keys. Open this list at their table to see them.',
  board: 'On the board',
  /** What each key of the page does. */
  hint: 'Get a hint',
  undo: 'Undo',
  redo: 'Redo',
  again: 'Show the last moves again',
  lookBack: 'Replay the match',
  menu: 'Open the menu',
  help: 'Show this list',
  next: 'Go to the next legal place',
  previous: 'Go to the previous legal place',
  arrows: 'Move around the board',
  enter: 'Choose, place',
  escape: 'Close or cancel',
  /** A button's tooltip: what it does, and the key. */
  withKey: (words: string, key: string) => `${words} (${key})`,
  /** Keys with long names, as they are printed on a keyboard. */
  keys: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Escape: 'Esc',
    Enter: 'Enter',
    ' ': 'Space',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  } as Readonly<Partial<Record<string, string>>>,
  or: 'or',
  replay: {
    play: 'Play or pause',
    back: 'Previous move',
    forward: 'Next move',
    turnBack: 'Back by a whole turn',
    turnForward: 'On by a whole turn',
    first: 'First move',
    last: 'Last move',
    close: 'Return to the match',
  },
});
