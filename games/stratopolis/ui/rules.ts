import { texts } from '#texts/stratopolis/rules.ts';
import { OVER } from '../../../core/game.ts';
import {
  type Bill,
  chapter,
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
import { StratopolisPosition } from '../position.ts';
import { pictures } from './rule-pictures.ts';

/** Green's largest region in the worked example; a test compares it with `scoring.ts`. */
export const bill: Bill = {
  title: texts.scoring.example.title,
  lines: [
    { amount: 10, words: texts.scoring.example.squares },
    { amount: 2, times: true, words: texts.scoring.example.height },
  ],
  total: 20,
  totalWords: texts.scoring.example.total,
};

/** The rules for players. */
export const rules: RuleBook = {
  chapters: [
    goalChapter(texts),
    chapter(
      'setup',
      texts.setup.title,
      [say(texts.setup.text), show(pictures.start, pictures.tiles, pictures.depth)],
      chapter('options', texts.options.title, [explainOptions(about.options, texts.options)]),
    ),
    chapter(
      'turn',
      texts.turn.title,
      [say(texts.turn.text), { kind: 'steps', steps: texts.turn.steps }],
      chapter('placing', texts.placing.title, [say(texts.placing.text), show(pictures.beside, pictures.corner)]),
      chapter('stacking', texts.stacking.title, [
        say(texts.stacking.text),
        show(pictures.level, pictures.colours, pictures.two),
        show(pictures.fine),
      ]),
    ),
    chapter('scoring', texts.scoring.title, [
      say(texts.scoring.text),
      workOut(pictures.region, bill),
      show(pictures.larger),
    ]),
    chapter('end', texts.end.title, [say(texts.end.text)]),
    ...lastChapters(texts),
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
  partFor: partsOf(StratopolisPosition, (position) => (position.turn === OVER ? 'scoring' : 'turn')),
};
