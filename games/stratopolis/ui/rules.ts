import { texts } from '#texts/stratopolis/rules.ts';
import { OVER } from '../../../core/game.ts';
import { billOf, chapter, ruleBook, show, times, workOut } from '../../rule-book.ts';
import { about } from '../about.ts';
import { StratopolisPosition } from '../position.ts';
import { pictures } from './rule-pictures.ts';

/** Green's largest region in the worked example; a test compares it with `scoring.ts`. */
export const bill = billOf(texts.scoring.example, { squares: 10, height: times(2) }, 20);

/** The rules for players. */
export const rules = ruleBook(about, {
  texts,
  setup: [show(pictures.start, pictures.tiles, pictures.depth)],
  turn: {
    parts: [
      chapter('placing', texts.placing, [show(pictures.beside, pictures.corner)]),
      chapter('stacking', texts.stacking, [show(pictures.level, pictures.colours, pictures.two), show(pictures.fine)]),
    ],
  },
  chapters: [
    chapter('scoring', texts.scoring, [workOut(pictures.region, bill), show(pictures.larger)]),
    chapter('end', texts.end),
  ],
  explains: {
    setup: ['S1', 'S2', 'S4'],
    turn: ['S3'],
    questions: ['S5'],
    stacking: ['S6', 'S8', 'S9'],
    placing: ['S7'],
    scoring: ['S10', 'S11'],
    end: ['S12', 'S13'],
    options: ['S14', 'S15', 'S16', 'S17'],
  },
  position: StratopolisPosition,
  partFor: ({ turn }) => (turn === OVER ? 'scoring' : 'turn'),
});
