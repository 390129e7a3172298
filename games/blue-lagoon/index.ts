import type { Room } from '../room.ts';
import { about } from './about.ts';
import { bot } from './bot/index.ts';
import { blueLagoon } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { BlueLagoonPosition } from './position.ts';
import { adviseMove, adviseTyped } from './ui/advice.ts';
import { editor } from './ui/editor.ts';
import { factors } from './ui/factors.ts';
import { explainScore, pointsNow, scoreSources, tieBreak } from './ui/final-score.ts';
import { explainMove } from './ui/gains.ts';
import { captionMove, nameIdea, tellMove } from './ui/news.ts';
import { night } from './ui/night.ts';
import { boardPicture, picture } from './ui/picture.ts';
import { cropAt, placesOf, spotsOf } from './ui/places.ts';
import { tellOutlook } from './ui/survival.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove, stageOf } from './ui/words.ts';

const words = {
  typed: { describeMove, adviseMove: adviseTyped },
  describeMove,
  tellMove,
  captionMove,
  tellOutlook,
  nameIdea,
  adviseMove,
  explainMove,
  explainScore,
  pointsNow,
  scoreSources,
  stageOf,
  tieBreak,
};
const face = { ...words, placesOf, spotsOf, cropAt, picture, boardPicture, night, terminal, editor, factors };

export const room: Room<BlueLagoonPosition> = {
  about,
  game: blueLagoon,
  isMoveATurn: true,
  official,
  readPasted,
  bot,
  ...face,
};
