import { inLanguage } from '../../language.ts';

/** Marks and arrows in a study. */
export const texts = inLanguage('web/study-draw', {
  title: 'Draw on the board',
  button: 'Draw',
  done: 'Done drawing',
  pen: 'Pen',
  pens: ['Green, a circle', 'Red, a square', 'Blue, a triangle', 'Yellow, a diamond'],
  colours: ['Green', 'Red', 'Blue', 'Yellow'],
  how: 'Click or tap a place to mark it, or drag from one place to another to draw an arrow. By keyboard: move with the arrow keys, mark with Enter; A starts an arrow, Enter ends it. The right mouse button draws at any time: hold Shift for red, Alt for blue, both for yellow.',
  arrowFrom: (name: string) => `An arrow from ${name}: go to where it should end and press Enter.`,
  mark: (colour: string, name: string) => `${colour} mark: ${name}`,
  arrow: (colour: string, from: string, to: string) => `${colour} arrow: ${from} to ${to}`,
  remove: 'Delete',
  removeOne: (words: string) => `Delete: ${words}`,
  clear: 'Delete all on this board',
  /** Follows "Removed". */
  removedAll: 'all marks on this board',
});
