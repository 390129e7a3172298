import type { Room } from '../room.ts';
import { about } from './about.ts';
import { bot } from './bot/index.ts';
import { stratopolis } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { StratopolisPosition } from './position.ts';
import { adviseMove, adviseTyped } from './ui/advice.ts';
import { boardPicture } from './ui/depth.ts';
import { editor } from './ui/editor.ts';
import { factors } from './ui/factors.ts';
import { explainScore, scoreSources, tieRule } from './ui/final-score.ts';
import { explainMove } from './ui/gains.ts';
import { captionMove, logMove, nameIdea, tellMove } from './ui/news.ts';
import { picture } from './ui/picture.ts';
import { cropAt, placesOf, spotsOf } from './ui/places.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove, describeTyped } from './ui/words.ts';

const typed = { describeMove: describeTyped, adviseMove: adviseTyped };
const words = { typed, describeMove, logMove, tellMove, captionMove, nameIdea, adviseMove, explainMove, explainScore };
const face = {
  ...words,
  scoreSources,
  tieBreak: tieRule,
  areIdeasNamedByGain: true,
  placesOf,
  spotsOf,
  cropAt,
  picture,
  boardPicture,
  terminal,
  editor,
  factors,
};

export const room: Room<StratopolisPosition> = { about, game: stratopolis, official, readPasted, bot, ...face };
