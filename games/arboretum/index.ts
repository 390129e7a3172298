import type { Move } from '../../core/game.ts';
import type { NameSeat } from '../reason.ts';
import type { Room } from '../room.ts';
import { about } from './about.ts';
import { bot, chooseMove } from './bot/index.ts';
import { arboretum } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { ArboretumPosition } from './position.ts';
import { adviseMove } from './ui/advice.ts';
import { editor } from './ui/editor.ts';
import { factors } from './ui/factors.ts';
import { explainScore, scoreSources, tieRule } from './ui/final-score.ts';
import { explainMove } from './ui/gains.ts';
import { nameIdea, tellMove, topicOf } from './ui/news.ts';
import { NIGHT } from './ui/night.ts';
import { drawPick } from './ui/picks.ts';
import { boardPicture, picture } from './ui/picture.ts';
import { cropAt, placesOf, spotsOf } from './ui/places.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove, tellRoll, turnOf } from './ui/words.ts';

const words = { describeMove, tellMove, tellRoll, nameIdea, topicOf, adviseMove, explainScore };
const face = {
  ...words,
  scoreSources,
  tieBreak: tieRule,
  explainMove: (position: ArboretumPosition, move: Move, nameSeat: NameSeat) =>
    explainMove(position, move, nameSeat, chooseMove),
  turnOf,
  placesOf,
  spotsOf,
  cropAt,
  picture,
  boardPicture,
  night: NIGHT,
  drawPick,
  terminal,
  editor,
  factors,
};

export const room: Room<ArboretumPosition> = { about, game: arboretum, official, readPasted, bot, ...face };
