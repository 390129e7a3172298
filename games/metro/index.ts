import type { Room } from '../room.ts';
import { about } from './about.ts';
import { forecastScores } from './bot/forecast.ts';
import { bot } from './bot/index.ts';
import { metro } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { MetroPosition } from './position.ts';
import { adviseMove, adviseTyped } from './ui/advice.ts';
import { editor } from './ui/editor.ts';
import { factors } from './ui/factors.ts';
import { explainScore, scoreSources } from './ui/final-score.ts';
import { explainMove } from './ui/gains.ts';
import { captionMove, logMove, nameIdea, tellMove } from './ui/news.ts';
import { night } from './ui/night.ts';
import { boardPicture, heldNow, picture } from './ui/picture.ts';
import { cropAt, placesOf, spotsOf } from './ui/places.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove, describeTyped, tellForecast, turnOf } from './ui/words.ts';

const typed = { describeMove: describeTyped, adviseMove: adviseTyped };
const words = {
  typed,
  describeMove,
  logMove,
  tellMove,
  captionMove,
  nameIdea,
  adviseMove,
  explainMove,
  explainScore,
  scoreSources,
};
const forecast: Room<MetroPosition>['tellForecast'] = (position, nameSeat, seat, win) =>
  tellForecast(forecastScores(position), nameSeat, seat, win);
const pictures = { picture, boardPicture, heldNow, night };
const face = { ...words, ...pictures, placesOf, spotsOf, cropAt, terminal, editor, factors };

export const room: Room<MetroPosition> = {
  about,
  game: metro,
  official,
  readPasted,
  bot,
  turnOf,
  areIdeasNamedByGain: true,
  tellForecast: forecast,
  ...face,
};
