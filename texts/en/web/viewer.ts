import { inLanguage } from '../../language.ts';
import { count, subject } from '../grammar.ts';

export const texts = inLanguage('web/viewer', {
  tab: 'Viewer',
  title: (game: string) => `${game} viewer`,
  loading: 'Opening the viewer…',
  game: 'Game',
  intro: 'See any match or position on the board. Choose an example, or paste your own.',
  field: 'Paste a position or a saved match',
  fieldHelp: 'Boardwalk links work too, and so do game texts from other programs.',
  /** Brings the field. */
  paste: 'Paste…',
  /** Fills the field with what is shown. */
  asText: 'Show as text',
  show: 'Show',
  openFile: 'Open a file…',
  examples: 'Examples',
  players: 'Players',
  match: 'Match',
  ofMatches: (number: number, count: number) => `${number} of ${count}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  /** Over a field that holds the link, where the browser keeps pages from copying. */
  copyByHand: 'Copy this link:',
  tooLongToLink: 'Too long for a link',
  export: 'Export',
  playersOf: (names: readonly string[]) => names.map(subject).join(', '),
  /** "Metro", "124 moves". */
  aMatch: (game: string, length: string) => `A match of ${game}, ${length}`,
  step: 'Move',
  first: 'First move',
  back: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  forward: 'Next move',
  last: 'Last move',
  /** "Move 3 of 12", and what was done. */
  at: (moment: string, what: string) => [moment, what].filter(Boolean).join(' · '),
  speed: 'Speed',
  speeds: {
    slow: { title: '½×', says: 'Slow' },
    normal: { title: '1×', says: 'Normal' },
    fast: { title: '3×', says: 'Fast' },
  },
  studyMatch: 'Study this match',
  /** The same of one that is over: its review starts by itself. */
  reviewMatch: 'Review this match',
  reviewSay: 'The computer finds the moves that decided it. That takes a few seconds.',
  studyPosition: 'Study this position',
  exportPosition: 'Export this position',
  line: 'This position as one line',
  copy: 'Copy',
  /** Opens the editor. */
  editPosition: 'Change this position',
  /** One step of a match: who, and what was done. */
  did: (who: string, words: string) => `${subject(who)} ${words}`,
  notThis: (game: string) => `This doesn’t look like a match or a position of ${game}.`,
  /** Of a link of ours that lost its end on the way. */
  cutShort: 'This link is incomplete. Copy the whole link again.',
  faultTitle: 'This text can’t be read',
  /** The same where the board shows another text. */
  faultTitleKept: 'This text can’t be read. The board still shows the last one.',
  faultTitleShown: 'Something is wrong in this text. The board shows the part that can be read.',
  place: (line: number | undefined, column: number) =>
    line === undefined ? `Character ${column}` : `Line ${line}, character ${column}`,
  showMe: 'Show me',
  showMeMore: 'where in the text',
  rule: (rule: string) => `Rule ${rule}`,
  notes: 'Notes',
  moreNotes: (notes: number) => count(notes, { one: 'more note', other: 'more notes' }),
});
