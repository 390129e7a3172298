import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import {
  count,
  lacksSubject,
  object,
  owner,
  ownerInside,
  percent,
  plural,
  points,
  saidOfMove,
  signed,
  subject,
} from '../grammar.ts';

/** Who plays the seats that you don't. */
const theRest = (seats: number) =>
  ['', '', ' The computer plays the other seat.'][seats] ?? ' The computer plays the other seats.';

/** How far a chance may be off, in points of 100; nothing where it is certain. */
const errorOf = (doubt: number) => (doubt === 0 ? 0 : Math.max(1, points(2 * doubt)));
/** With a "±" it would be told to be less than never or more than always. */
const isNearEnd = (chance: number, error: number) => points(chance) < error || points(chance) + error > 100;

/** What says by itself when or how it is needs no “After your move”. */
const OWN_SENTENCE = /^(on average|right away|with|without|in|by|if|when) |: /;

export const texts = inLanguage('web/study', {
  tab: 'Study',
  title: (game: string) => `${game} study`,
  loading: 'Opening the study…',
  /** Where there is no move to step to. */
  onlyPosition: 'The position as it was set up',
  did: (who: string, words: string) => `${subject(who)} ${words}`,
  unreadable: 'There’s no match or position in this text.',
  wrong: 'This can’t be opened',
  running: 'This match is still being played',
  runningSay: 'You can review it as soon as it’s over.',
  runningShort: 'This match isn’t over. There’s no review and no computer opinion until it is.',
  toMatch: 'Go to the match',
  board: 'Study',

  tabs: { legend: 'Show', review: 'Review', moves: 'Moves', table: 'Table' },
  eyes: 'Seen by',
  open: 'All cards open',
  /** In a position of which nobody knows every card. */
  openKnown: 'All known cards',
  spectator: 'A spectator',
  /** Opens what the eyes of one player don't see. */
  openAll: 'Open all cards',
  opinionHidden: (who: string) => `What ${object(who)} could do depends on hidden cards.`,
  verdictHidden: (who: string) => `How good this was depends on ${ownerInside(who)} hidden cards.`,
  tryOther: (who: string) => `It’s ${ownerInside(who)} turn. Open all cards to play for ${object(who)}.`,
  opinion: 'Computer’s opinion',
  thinking: 'Thinking…',
  opinionTitle: 'What the computer would do',
  ideasOf: (who: string) => (isYou(who) ? 'Your move: ideas' : `${who} to move: ideas`),
  chanceOf: (who: string) => `${owner(who)} chance to win`,
  /** How a gain ends the words of an idea. */
  inBrackets: (points: number) => `(${signed(points)})`,
  brings: (who: string, points: number) => `${subject(who)} ${signed(points)}`,
  standing: 'Points',
  toMove: 'to move',
  opinionFailed: 'The computer has no opinion here.',
  chanceFirst: 'Chance comes first here. After that, the computer can say what it would do.',
  /** A number that may be off by more than a fifth is none. */
  give: (chance: number, doubt: number) => {
    const error = errorOf(doubt);
    if (error > 20) return 'unclear';
    if (error === 0) return `${points(chance)}%`;
    return isNearEnd(chance, error) ? `≈${points(chance)}%` : `${points(chance)}% ±${error}`;
  },
  /** Below a chance: the final score that is certain, or the average. Each number has its player's sign before it. */
  ends: 'ends {first} – {second}',
  endsAbout: 'ends ≈{first} – {second}',
  /** The same for those who listen: “ends 104 for you, 98 for Ada”. */
  endsHeard: (scores: readonly { readonly who: string; readonly points: number }[]) =>
    `ends ${scores.map(({ who, points: won }) => `${won} for ${object(who)}`).join(', ')}`,
  tryMove: 'Try a move',
  tryTitle: 'Trying moves',
  trySay: 'Play for either side. Your moves become a variation; the match stays as it was.',
  tryAgainst: (who: string, level: number) =>
    `You play ${object(who)}; the computer answers at level ${level}. Everything stays in this study.`,
  tryDone: 'Done',
  tryBack: 'Undo',
  tryRoll: 'Let chance decide',
  tryEnd: 'The match is over here.',
  tryHidden: 'Hidden cards aren’t known in this position, so nobody can play on from it.',
  playOn: 'Play on from here',
  playOnTitle: 'Play on from here',
  playOnSay: (seats: number) => `This starts a new match from this position.${theRest(seats)}`,
  playOnHere: (seats: number) => `You play on here.${theRest(seats)} Your moves become part of this study.`,
  /** Where a position hides something from everyone who could tell. */
  playOnDealt: (seats: number) =>
    `The hidden cards aren’t known here, so they’re dealt at random in a new study.${theRest(seats)}`,
  playOnSeat: 'Play as',
  playOnAs: (who: string) => (isYou(who) ? 'Yourself' : who),
  seatName: (who: string) => subject(who),
  playOnLevel: 'Computer level',
  playOnStart: 'Start',
  cancel: 'Cancel',
  you: 'You',
  share: 'Copy link',
  shareMatch: 'Share this match',
  shareFile: 'Save as a file',
  copied: 'Link copied',
  openOther: 'Open another study',
  more: 'More',
  backToMatch: 'Back to the result',
  backToPuzzle: 'Back to the puzzle',
  /** The same in the bar of a phone. */
  short: { backToMatch: 'To the result', backToPuzzle: 'To the puzzle' },
  /** Over the ways to begin. */
  openSay: 'Step through a match, see which moves cost you, and try other ones.',
  ownMatches: 'Your finished matches',
  otherMatches: 'Finished matches of other games',
  latestMatches: 'Review your latest matches',
  allMatches: 'Your matches',
  paste: 'Paste a match or a position',
  pasteSay: 'A Boardwalk link, a saved match, or a position as one line. You can also open a file.',
  pasteShow: 'Open',
  openFile: 'Open a file…',

  comment: 'Comment',
  commentEdit: 'Edit comment',
  commentDone: 'Done',
  commentOnStart: 'Comment on the start',
  /** On "move 7". */
  commentOn: (moment: string) => `Comment on ${moment}`,
  moves: 'Moves',
  move: (step: number, who: string, words: string) => `${step}. ${subject(who)} ${words}`,
  /** One of several moves of “Turn 13”. */
  partOfTurn: (turn: string, part: number) => `${turn}, move\u00a0${part}`,
  variation: 'Variation',
  /** Of "move 7", which it replaces. */
  variationOf: (moment: string) => `Instead of ${moment}`,
  leaveVariation: 'Back to the match',
  notesKept: 'What you add stays in this browser.',
  notesClear: 'Remove everything added',
  /** These two follow "Removed". */
  removedAll: 'everything you added',
  removedVariation: 'the variation',
  undoRemoved: 'Put back what was removed',
  promote: 'Put first',
  remove: 'Delete',

  marks: {
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
    only: 'The only good move',
  },
  markSigns: { inaccuracy: '?!', mistake: '?', blunder: '??', only: '!' },
  /** What a move gave away, compared with the best one: the chance after it, and how much more there was to have; nothing where luck spared its player. */
  cost: (who: string, { chance, loss }: { chance: number; loss: number }, doubt: number, isExact: boolean) => {
    if (points(loss) <= 0)
      return `As far as ${object(who)} could know, this move was a risk. In the end it cost nothing.`;
    if (loss >= 0.97) return `This move turned ${ownerInside(who)} win into a loss.`;
    const about = isExact || doubt === 0 ? '' : 'about ';
    const from = points(chance) + points(loss);
    return `This move lowered ${ownerInside(who)} chance to win from ${about}${from}% to ${points(chance)}%.`;
  },
  /** The same beside a heading: in chance to win, and in points by the end of the match; or for whom it was, where a rival made it. */
  costShort: (change: number, lost: number) =>
    `${signed(points(change))}%${lost > 0 ? ` · ≈${signed(-lost)} ${plural(lost, { one: 'point', other: 'points' })}` : ''}`,
  changeFor: (who: string, change: number) => `${signed(points(change))}% for ${object(who)}`,
  /** Beside the chance: what it means for the final score, compared with the strongest rival's. */
  pointsLost: (who: string, lost: number) =>
    `On average, the final score is ${count(lost, { one: 'point', other: 'points' })} worse for ${object(who)}.`,
  /** After a move of which nothing else is said. */
  chanceNow: (who: string, chance: number) => `${owner(who)} chance to win is now ${percent(chance)}.`,
  chanceNowTogether: (chance: number) => `The chance to win is now ${percent(chance)}.`,
  /** In place of what is said of a move: at the start, and where the review has not come yet. */
  walkHow:
    'Step through the match with the buttons or the arrow keys. What the computer thinks of each move appears here.',
  notYet: 'The computer hasn’t looked at this move yet.',
  foundOnly: (who: string) => `${subject(who)} found it: every other move is clearly worse.`,
  playedBest: 'The best move',
  amongBest: 'One of the best moves',
  playedWell: 'A good move',
  noChoice: 'There was no choice',
  /** Of the move that ended the match, where no other would have changed the result. */
  lastMove: (isWon: boolean) =>
    isWon
      ? 'The winning move. Any other would have won as well.'
      : 'The last move. No other would have changed the result.',
  fine: 'As good as any other move here',
  best: 'Best',
  played: 'Played',
  /** The same of a rival's move, whose bars tell another player's chance. */
  afterBest: 'After the best move',
  afterPlayed: 'After the move played',
  /** Beside each of those bars; it says whose chance it is where somebody else moved. */
  chanceIn: (chance: number, whose: string | undefined) =>
    whose === undefined ? percent(chance) : `${subject(whose)} ${percent(chance)}`,
  /** What speaks for a move, in the words of a reason, which begin small: "It extends your line 5", "You can spare the points". */
  because: (reason: string) => {
    const words = saidOfMove(reason);
    return `${words[0].toUpperCase()}${words.slice(1)}.`;
  },
  /** A move as advice, and where the board marks it. */
  instead: (move: string, letter: string | undefined) => `${move}${letter === undefined ? '' : ` at ${letter}`}.`,
  /** What speaks against the move that was played, in the words of a reason; some speak of the best move instead. */
  whyWorse: (who: string, reason: string) => {
    if (reason.startsWith('the best move')) return `T${reason.slice(1)}.`;
    // Named once: “Ada’s move leaves their line 21 at risk”.
    if (lacksSubject(reason)) return `${owner(who)} move ${isYou(who) ? reason : reason.replace(`${who}’s`, 'their')}.`;
    if (OWN_SENTENCE.test(reason)) {
      // Beside the best move “it” would be that one.
      const words = reason.replace(/^(on average|right away) it /, `$1 the move ${object(who)} played `);
      return `${words[0].toUpperCase()}${words.slice(1)}.`;
    }
    return `After ${ownerInside(who)} move, ${reason}.`;
  },

  /**
   * Three buttons beside each other, of the mistake named above them: “Learn from your mistakes” from this one on, its answer,
   * and the way on. Two keys do what the last one says.
   */
  learn: 'Learn from it',
  showBetter: 'Show it',
  hideBetter: 'Hide it',
  /** While it is shown, instead of what was played. */
  betterOnBoard: 'The better move is shown',
  /** Of one that changes nothing on the board. */
  betterBelow: 'The board before the move',
  next: 'Next mistake',
  previous: 'Previous mistake',
});
