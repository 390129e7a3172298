import { texts } from '#texts/metro/rules.ts';
import { OVER } from '../../../core/game.ts';
import {
  type Bill,
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
import { OWNERSHIP, STATIONS } from '../components.ts';
import { MetroPosition } from '../position.ts';
import { NONE } from '../state.ts';
import { night, pictures } from './rule-pictures.ts';

/** A line that crosses a tile twice, and one that ends in the middle: tests compare them with `scoring.ts`. */
export const bills = {
  twice: {
    title: texts.scoring.twice.title,
    lines: [
      { amount: 5, words: texts.scoring.twice.tiles },
      { amount: 1, words: texts.scoring.twice.again },
    ],
    total: 6,
    totalWords: texts.scoring.twice.total,
  },
  double: {
    title: texts.centre.example.title,
    lines: [
      { amount: 5, words: texts.centre.example.tiles },
      { amount: 2, times: true, words: texts.centre.example.double },
    ],
    total: 10,
    totalWords: texts.centre.example.total,
  },
} satisfies Record<string, Bill>;

/** The rules for players. */
export const rules: RuleBook = {
  night,
  chapters: [
    goalChapter(texts),
    chapter(
      'setup',
      texts.setup.title,
      [
        say(texts.setup.text),
        show(pictures.stations, pictures.tile, pictures.centre),
        { kind: 'facts', facts: stationsByPlayers() },
      ],
      chapter('options', texts.options.title, [explainOptions(about.options, texts.options)]),
    ),
    chapter(
      'turn',
      texts.turn.title,
      [say(texts.turn.text), { kind: 'steps', steps: texts.turn.steps }],
      chapter('placing', texts.placing.title, [
        say(texts.placing.text),
        show(pictures.open, pictures.oneWay, pictures.short),
      ]),
      chapter('keeping', texts.keeping.title, [say(texts.keeping.text), show(pictures.choice)]),
    ),
    chapter(
      'scoring',
      texts.scoring.title,
      [say(texts.scoring.text), workOut(pictures.twice, bills.twice), show(pictures.running)],
      chapter('centre', texts.centre.title, [say(texts.centre.text), workOut(pictures.double, bills.double)]),
    ),
    chapter('end', texts.end.title, [say(texts.end.text), show(pictures.full)]),
    ...lastChapters(texts),
  ],
  explains: {
    M1: 'setup',
    M2: 'placing',
    M3: 'setup',
    M4: 'setup',
    M5: 'placing',
    M6: 'placing',
    M7: 'scoring',
    M8: 'centre',
    M9: 'keeping',
    M10: 'end',
    M11: 'options',
    M12: 'options',
    M13: 'options',
    M14: 'options',
  },
  partFor: partsOf(MetroPosition, (position) => {
    if (position.turn === OVER) return 'scoring';
    return position.drawn === NONE ? 'turn' : 'keeping';
  }),
};

/** M4: how many stations everyone owns. */
function stationsByPlayers(): Entry[] {
  const { players, stations, stationsAndTwoFree } = texts.setup;
  return Object.values(OWNERSHIP).map((owned) => {
    const [{ length: each }, count] = [owned[0], owned.length];
    return { title: players(count), text: each * count === STATIONS ? stations(each) : stationsAndTwoFree(each) };
  });
}
