import { texts } from '#texts/stratopolis/rules.ts';
import { OVER } from '../../../core/game.ts';
import { billOf, chapter, ruleBook, show, steps, times, workOut } from '../../rule-book.ts';
import { about } from '../about.ts';
import { StratopolisPosition } from '../position.ts';
import { pictures } from './rule-pictures.ts';

/** Green's largest region in the worked example; a test compares it with `scoring.ts`. */
export const bill = billOf(texts.scoring.example, { squares: 10, height: times(2) }, 20);

/** The rules for players. */
export const rules = ruleBook({
  texts,
  options: about.options,
  setup: [show(pictures.start, pictures.tiles, pictures.depth)],
  chapters: [
    chapter(
      'turn',
      texts.turn,
      [steps(texts.turn.steps)],
      chapter('placing', texts.placing, [show(pictures.beside, pictures.corner)]),
      chapter('stacking', texts.stacking, [show(pictures.level, pictures.colours, pictures.two), show(pictures.fine)]),
    ),
    chapter('scoring', texts.scoring, [workOut(pictures.region, bill), show(pictures.larger)]),
    chapter('end', texts.end),
  ],
  explains: {
    S1: 'setup',
    S2: 'setup',
    S3: 'turn',
    S4: 'setup',
    S5: 'questions',
    S6: 'stacking',
    S7: 'placing',
    S8: 'stacking',
    S9: 'stacking',
    S10: 'scoring',
    S11: 'scoring',
    S12: 'end',
    S13: 'end',
    S14: 'options',
    S15: 'options',
    S16: 'options',
    S17: 'options',
  },
  position: StratopolisPosition,
  partFor: ({ turn }) => (turn === OVER ? 'scoring' : 'turn'),
});
