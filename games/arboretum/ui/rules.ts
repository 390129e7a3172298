import { texts } from '#texts/arboretum/rules.ts';
import { OVER } from '../../../core/game.ts';
import { type Block, billOf, byPlayers, chapter, facts, ruleBook, show, workOut } from '../../rule-book.ts';
import { about } from '../about.ts';
import {
  ENDS_WITH_8,
  POINTS_PER_CARD,
  SAME_SPECIES_BONUS,
  SAME_SPECIES_LENGTH,
  SPECIES,
  SPECIES_IN_PLAY,
  STARTS_WITH_1,
  VALUES,
} from '../components.ts';
import { ArboretumPosition } from '../position.ts';
import { night, pictures } from './rule-pictures.ts';
import { saySpecies } from './words.ts';

const { pure, mixed, all } = texts.points;

/** Red's points at the end of a match; tests compare them with `scoring.ts`. */
export const bills = {
  pure: billOf(pure, { cards: 4, same: 4, eight: 2 }, 10),
  mixed: billOf(mixed, { cards: 5, eight: 2 }, 7),
  all: billOf(all, { spruce: 10, dogwood: 6, jacaranda: 7, maple: 3 }, 26),
};

/** The rules for players. */
export const rules = ruleBook(about, {
  night,
  texts,
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

/** A1: how many cards are in play, and which. */
function cardsByPlayers(): Block {
  const { players, cards } = texts.setup;
  const names = SPECIES.map((_, species) => saySpecies(species));
  return byPlayers(about.seats, players, (count) => {
    const [all, before] = [SPECIES_IN_PLAY[count], count === about.seats.min ? 0 : SPECIES_IN_PLAY[count - 1]];
    return cards(all, all * VALUES, names.slice(before, all), before === 0);
  });
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
