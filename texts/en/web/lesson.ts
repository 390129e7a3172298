export const texts = {
  tab: 'Lesson',
  title: (game: string) => `${game}: first lesson`,
  crumb: (step: number, of: number) => `Lesson ${step} of ${of}`,
  nudge: 'Try the one with the mark.',
  next: 'Next',
  play: 'Play a match',
  leave: 'Leave',
  /** Stands where the table would say what to do, while there is only something to read. */
  readOn: 'Read on above.',
};
