export const texts = {
  tab: 'Lesson',
  title: (game: string) => `${game}: first lesson`,
  /** Held together: on a phone the line breaks before it. */
  crumb: (step: number, of: number) => `Lesson\u00a0${step}\u00a0of\u00a0${of}`,
  nudge: 'Try the one with the mark.',
  back: 'Back',
  next: 'Next',
  play: 'Play a match',
  leave: 'Leave',
  /** Stands where the table would say what to do, while there is only something to read. */
  readOn: 'Read on above.',
};
