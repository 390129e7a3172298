import { texts } from '#texts/blue-lagoon/rules.ts';
import { OVER } from '../../../core/game.ts';
import {
  type Bill,
  type Block,
  chapter,
  type Entry,
  explainOptions,
  goalChapter,
  lastChapters,
  partsOf,
  type RuleBook,
  say,
  show,
  workOut,
} from '../../rule-book.ts';
import { about } from '../about.ts';
import {
  ALL_FOUR_POINTS,
  ISLANDS_POINTS,
  LINK_POINTS,
  SET_POINTS,
  SETTLERS,
  STATUETTE_POINTS,
  VILLAGES,
} from '../components.ts';
import { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION } from '../state.ts';
import { pictures } from './rule-pictures.ts';

/** Red's points near the end of an exploration, part by part; tests compare them with `scoring.ts`. */
export const bills = {
  link: {
    title: texts.links.example.title,
    lines: [
      { amount: 3, words: texts.links.example.islands },
      { amount: LINK_POINTS, times: true, words: texts.links.example.each },
    ],
    total: 15,
    totalWords: texts.links.example.total,
  },
  tokens: {
    title: texts.tokens.example.title,
    lines: [
      { amount: 10, words: texts.tokens.example.coconuts },
      { amount: 10, words: texts.tokens.example.bamboo },
      { amount: 10, words: texts.tokens.example.stones },
      { amount: 10, words: texts.tokens.example.allKinds },
      { amount: 4, words: texts.tokens.example.statuette },
    ],
    total: 44,
    totalWords: texts.tokens.example.total,
  },
  together: {
    title: texts.together.example.title,
    lines: [
      { amount: 20, words: texts.together.example.islands },
      { amount: 15, words: texts.together.example.link },
      { amount: 24, words: texts.together.example.majorities },
      { amount: 44, words: texts.together.example.tokens },
    ],
    total: 103,
    totalWords: texts.together.example.total,
  },
} satisfies Record<string, Bill>;

/** The rules for players. */
export const rules: RuleBook = {
  chapters: [
    goalChapter(texts),
    chapter(
      'setup',
      texts.setup.title,
      [
        say(texts.setup.text),
        show(pictures.yours, pictures.tokens, pictures.bonus),
        { kind: 'facts', facts: piecesByPlayers() },
      ],
      chapter('options', texts.options.title, [explainOptions(about.options, texts.options)]),
    ),
    chapter(
      'turn',
      texts.turn.title,
      [say(texts.turn.text), { kind: 'steps', steps: texts.turn.steps }],
      chapter('exploration', texts.exploration.title, [
        say(texts.exploration.text),
        show(pictures.settler, pictures.village, pictures.apart),
      ]),
      chapter('half-time', texts.halfTime.title, [
        say(texts.halfTime.text),
        show(pictures.before, pictures.after, pictures.circle),
      ]),
      chapter('settlement', texts.settlement.title, [say(texts.settlement.text), show(pictures.settling)]),
    ),
    chapter(
      'scoring',
      texts.scoring.title,
      [say(texts.scoring.text)],
      chapter('islands', texts.islands.title, [say(texts.islands.text), islandPoints()]),
      chapter('links', texts.links.title, [say(texts.links.text), workOut(pictures.link, bills.link)]),
      chapter('majorities', texts.majorities.title, [say(texts.majorities.text), show(pictures.led, pictures.tied)]),
      chapter('tokens', texts.tokens.title, [
        say(texts.tokens.text),
        tokenPoints(),
        workOut(pictures.hand, bills.tokens),
      ]),
      chapter('together', texts.together.title, [workOut(pictures.whole, bills.together)]),
    ),
    chapter('end', texts.end.title, [say(texts.end.text)]),
    ...lastChapters(texts),
  ],
  explains: {
    B1: 'setup',
    B2: 'setup',
    B3: 'setup',
    B4: 'setup',
    B5: 'setup',
    B6: 'turn',
    B7: 'exploration',
    B8: 'settlement',
    B9: 'turn',
    B10: 'half-time',
    B11: 'islands',
    B12: 'links',
    B13: 'majorities',
    B14: 'tokens',
    B15: 'half-time',
    B16: 'settlement',
    B17: 'half-time',
    B18: 'end',
    B19: 'options',
    B20: 'options',
  },
  partFor: partsOf(BlueLagoonPosition, ({ turn, phase }) => {
    if (turn === OVER) return 'scoring';
    return phase === EXPLORATION ? 'exploration' : 'settlement';
  }),
};

/** B3: what everyone has. */
function piecesByPlayers(): Entry[] {
  const { players, pieces } = texts.setup;
  return Object.entries(SETTLERS).map(([count, settlers]) => ({
    title: players(Number(count)),
    text: pieces(settlers, VILLAGES),
  }));
}

/** B11, from the most islands down. */
function islandPoints(): Block {
  const { atLeast, exactly, points } = texts.islands;
  const most = ISLANDS_POINTS.length - 1;
  const facts = [...ISLANDS_POINTS.entries()]
    .filter(([, worth]) => worth > 0)
    .map(([islands, worth]) => ({
      title: islands === most ? atLeast(islands) : exactly(islands),
      text: points(worth),
    }));
  return { kind: 'facts', facts: facts.reverse() };
}

/** B14. */
function tokenPoints(): Block {
  const { pair, three, four, allKinds, statuette, points } = texts.tokens;
  const worth: readonly (readonly [string, number])[] = [
    [pair, SET_POINTS[2]],
    [three, SET_POINTS[3]],
    [four, SET_POINTS[4]],
    [allKinds, ALL_FOUR_POINTS],
    [statuette, STATUETTE_POINTS],
  ];
  return { kind: 'facts', facts: worth.map(([title, each]) => ({ title, text: points(each) })) };
}
