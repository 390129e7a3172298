import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/lesson', {
  tab: 'Lesson',
  title: (game: string) => `${game}: first lesson`,
  /** Held together: on a phone the line breaks before it. */
  crumb: (step: number, of: number) => `Lesson,\u00a0step\u00a0${step}\u00a0of\u00a0${of}`,
  /** After another move than the one that was asked for. */
  nudge: 'Use the starred square.',
  nudgeAfterLoss: (nudge: string) => `That would lose the game. ${nudge}`,
  back: 'Back',
  next: 'Next',
  play: 'Play a first match',
  /** Below it: how strong the other player is, and what is special about the match. */
  playSay: (level: number, isEasy: boolean, options: readonly string[]) =>
    [`Level ${level}${isEasy ? ', good for a first game' : ''}`, ...options].join(' · '),
  /** Where the lesson's match can go on. */
  playOn: 'Play on from here',
  campaign: 'Start the campaign',
  change: 'Set up a match',
  rules: 'Read the rules',
  leave: 'Leave',
  /** Above the button that goes on, in a step that is only read, and in the last one. */
  read: 'Take a look',
  ready: 'You know how it works',
  /** While somebody else answers: instead of what the step says, and in the prompt. */
  watch: (name: string) => `Watch ${name}’s turn.`,
  replies: (name: string) => `${name} takes a turn…`,
});
