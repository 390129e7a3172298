export const texts = {
  tab: 'Viewer',
  title: (game: string) => `${game} viewer`,
  loading: 'Opening the viewer…',
  field: 'Paste a position line, official string or match',
  show: 'Show',
  players: 'Players',
  copyLink: 'Copy link',
  copied: 'Copied',
  step: 'Step',
  back: 'Back',
  forward: 'Forward',
  at: (step: number, last: number, what: string) => `${step} of ${last}${what ? ` · ${what}` : ''}`,
  line: 'This position as one line',
  start: 'The start',
  /** One step of a match: who, and what was done. */
  did: (name: string, words: string) => `${name} ${words}`,
};
