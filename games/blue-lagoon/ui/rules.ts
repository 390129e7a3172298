import { texts } from '#texts/blue-lagoon/rules.ts';
import { OVER } from '../../../core/game.ts';
import { type Block, billOf, byPlayers, chapter, facts, ruleBook, show, times, workOut } from '../../rule-book.ts';
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
import { night } from './night.ts';
import { pictures } from './rule-pictures.ts';

const { links, tokens, together } = texts;

/** Red's points near the end of an exploration, part by part; tests compare them with `scoring.ts`. */
export const bills = {
  link: billOf(links.example, { islands: 3, each: times(LINK_POINTS) }, 15),
  tokens: billOf(tokens.example, { coconuts: 10, bamboo: 10, stones: 10, allKinds: 10, statuette: 4 }, 44),
  together: billOf(together.example, { islands: 20, link: 15, majorities: 24, tokens: 44 }, 103),
};

/** The rules for players. */
export const rules = ruleBook(about, {
  night,
  texts,
  setup: [show(pictures.yours, pictures.tokens, pictures.bonus), piecesByPlayers()],
  turn: {
    parts: [
      chapter('exploration', texts.exploration, [show(pictures.settler, pictures.village, pictures.apart)]),
      chapter('half-time', texts.halfTime, [show(pictures.before, pictures.after, pictures.circle)]),
      chapter('settlement', texts.settlement, [show(pictures.settling)]),
    ],
  },
  chapters: [
    chapter(
      'scoring',
      texts.scoring,
      [],
      chapter('islands', texts.islands, [islandPoints()]),
      chapter('links', texts.links, [workOut(pictures.link, bills.link)]),
      chapter('majorities', texts.majorities, [show(pictures.led, pictures.tied)]),
      chapter('tokens', texts.tokens, [tokenPoints(), workOut(pictures.hand, bills.tokens)]),
      chapter('together', { title: texts.together.title }, [workOut(pictures.whole, bills.together)]),
    ),
    chapter('end', texts.end),
  ],
  explains: {
    setup: ['B1', 'B2', 'B3', 'B4', 'B5'],
    turn: ['B6', 'B9'],
    exploration: ['B7'],
    settlement: ['B8', 'B16'],
    'half-time': ['B10', 'B15', 'B17'],
    islands: ['B11'],
    links: ['B12'],
    majorities: ['B13'],
    tokens: ['B14'],
    end: ['B18'],
    options: ['B19', 'B20'],
  },
  position: BlueLagoonPosition,
  partFor: ({ turn, phase }) => {
    if (turn === OVER) return 'scoring';
    return phase === EXPLORATION ? 'exploration' : 'settlement';
  },
});

/** B3: what everyone has. */
function piecesByPlayers(): Block {
  const { players, pieces } = texts.setup;
  return byPlayers(about.seats, players, (count) => pieces(SETTLERS[count], VILLAGES));
}

/** B11, from the most islands down. */
function islandPoints(): Block {
  const { atLeast, exactly, points } = texts.islands;
  const most = ISLANDS_POINTS.length - 1;
  const rows = [...ISLANDS_POINTS.entries()]
    .filter(([, worth]) => worth > 0)
    .map(([islands, worth]) => ({
      title: islands === most ? atLeast(islands) : exactly(islands),
      text: points(worth),
    }));
  return facts(rows.reverse());
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
  return facts(worth.map(([title, each]) => ({ title, text: points(each) })));
}
