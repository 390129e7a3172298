import { texts } from '#texts/metro/rules.ts';
import { OVER } from '../../../core/game.ts';
import { type Block, billOf, byPlayers, chapter, ruleBook, show, times, workOut } from '../../rule-book.ts';
import { about } from '../about.ts';
import { OWNERSHIP, STATIONS } from '../components.ts';
import { MetroPosition } from '../position.ts';
import { NONE } from '../state.ts';
import { night } from './night.ts';
import { pictures } from './rule-pictures.ts';

/** A line that crosses a tile twice, and one that ends in the middle: tests compare them with `scoring.ts`. */
export const bills = {
  twice: billOf(texts.scoring.twice, { tiles: 5, again: 1 }, 6),
  double: billOf(texts.centre.example, { tiles: 5, double: times(2) }, 10),
};

/** The rules for players. */
export const rules = ruleBook(about, {
  night,
  texts,
  setup: [show(pictures.stations, pictures.tile, pictures.centre), stationsByPlayers()],
  turn: {
    parts: [
      chapter('placing', texts.placing, [show(pictures.open, pictures.oneWay, pictures.short)]),
      chapter('keeping', texts.keeping, [show(pictures.choice)]),
    ],
  },
  chapters: [
    chapter(
      'scoring',
      texts.scoring,
      [workOut(pictures.twice, bills.twice), show(pictures.running)],
      chapter('centre', texts.centre, [workOut(pictures.double, bills.double)]),
    ),
    chapter('end', texts.end, [show(pictures.full)]),
  ],
  explains: {
    setup: ['M1', 'M3', 'M4'],
    placing: ['M2', 'M5', 'M6'],
    scoring: ['M7'],
    centre: ['M8'],
    keeping: ['M9'],
    end: ['M10'],
    options: ['M11', 'M12', 'M13', 'M14'],
  },
  position: MetroPosition,
  partFor: (position) => {
    if (position.turn === OVER) return 'scoring';
    return position.drawn === NONE ? 'turn' : 'keeping';
  },
});

/** M4: how many stations everyone owns. */
function stationsByPlayers(): Block {
  const { players, stations, stationsAndTwoFree } = texts.setup;
  return byPlayers(about.seats, players, (count) => {
    const each = OWNERSHIP[count][0].length;
    return each * count === STATIONS ? stations(each) : stationsAndTwoFree(each);
  });
}
