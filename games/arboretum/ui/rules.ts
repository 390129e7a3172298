import { texts } from '#texts/arboretum/rules.ts';
import { OVER } from '../../../core/game.ts';
import { type Block, billOf, byPlayers, chapter, facts, ruleBook, show, workOut } from '../../rule-book.ts';
import { about } from '../about.ts';
import {
  ENDS_WITH_8,
  POINTS_PER_CARD,
  SAME_SPECIES_BONUS,
  SAME_SPECIES_LENGTH,
  SPECIES_IN_PLAY,
  STARTS_WITH_1,
  VALUES,
} from '../components.ts';
import { ArboretumPosition } from '../position.ts';
import { night, pictures } from './rule-pictures.ts';

const { pure, mixed, all } = texts.points;

/** Red's points at the end of a match; tests compare them with `scoring.ts`. */
export const bills = {
  pure: billOf(pure, { cards: 4, same: 4, eight: 2 }, 10),
  mixed: billOf(mixed, { cards: 5, eight: 2 }, 7),
  all: billOf(all, { spruce: 10, dogwood: 6, jacaranda: 7, maple: 3 }, 26),
};

/** The rules for players. */
export const rules = ruleBook({
  night,
  texts,
  options: about.options,
  setup: [show(pictures.card, pictures.hand), cardsByPlayers()],
  turn: { blocks: [show(pictures.draw, pictures.plant, pictures.discard)] },
  chapters: [
    chapter('paths', texts.paths, [show(pictures.path)]),
    chapter(
      'scoring',
      texts.scoring,
      [],
      chapter('rights', texts.rights, [show(pictures.most, pictures.cancel, pictures.lost)]),
      chapter('points', texts.points, [
        pointsOfPaths(),
        workOut(pictures.pure, bills.pure),
        workOut(pictures.mixed, bills.mixed),
        workOut(pictures.all, bills.all),
      ]),
    ),
    chapter('end', texts.end),
  ],
  explains: {
    setup: ['A1', 'A2', 'A13'],
    turn: ['A3', 'A4', 'A5', 'A6'],
    end: ['A7', 'A12'],
    rights: ['A8', 'A9'],
    paths: ['A10'],
    points: ['A11'],
    options: ['A14'],
  },
  position: ArboretumPosition,
  partFor: ({ turn }) => (turn === OVER ? 'scoring' : 'turn'),
});

/** A1: how many cards are in play. */
function cardsByPlayers(): Block {
  const { players, cards } = texts.setup;
  return byPlayers(about.seats, players, (count) => cards(SPECIES_IN_PLAY[count], SPECIES_IN_PLAY[count] * VALUES));
}

/** A11. */
function pointsOfPaths(): Block {
  const { card, same, one, eight, points, more } = texts.points;
  return facts([
    { title: card, text: points(POINTS_PER_CARD) },
    { title: same(SAME_SPECIES_LENGTH), text: more(SAME_SPECIES_BONUS) },
    { title: one, text: more(STARTS_WITH_1) },
    { title: eight, text: more(ENDS_WITH_8) },
  ]);
}
