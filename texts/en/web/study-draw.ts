import { inLanguage } from '../../language.ts';

/** Marks and arrows in a study. */
export const texts = inLanguage('web/study-draw', {
  title: 'Mark the board',
  button: 'Mark the board',
  done: 'Done marking',
  pen: 'Pen',
  pens: ['Purple, a circle', 'Red, a square', 'Blue, a triangle', 'Yellow, a diamond'],
  colours: ['Purple', 'Red', 'Blue', 'Yellow'],
  how: 'Click or tap a place to mark it. Drag to draw an arrow.',
  keys: 'Keyboard and right mouse button',
  keysSay: [
    'Arrow keys move, Enter marks. A starts an arrow, Enter ends it.',
    'The right mouse button marks at any time: with Shift in red, Alt in blue, both in yellow.',
  ],
  arrowFrom: (name: string) => `An arrow from ${name}: go to where it should end and press Enter.`,
  mark: (colour: string, name: string) => `${colour} mark: ${name}`,
  arrow: (colour: string, from: string, to: string) =>
    `${colour} arrow from ${inside(to, from)} to ${inside(from, to)}`,
  remove: 'Delete',
  removeOne: (words: string) => `Delete: ${words}`,
  clear: 'Delete all on this board',
  /** Follows "Removed". */
  removedAll: 'all marks on this board',
});

/** "From row 3 to row 1": a word that begins both names is no name of its own, unless it is an owner's. */
function inside(from: string, to: string): string {
  const [word] = to.split(' ');
  return from.startsWith(`${word} `) && !word.endsWith('’s') ? to[0].toLowerCase() + to.slice(1) : to;
}
