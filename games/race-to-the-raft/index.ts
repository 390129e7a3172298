import type { Room } from '../room.ts';
import { about } from './about.ts';
import { bot } from './bot/index.ts';
import { raceToTheRaft } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { RaftPosition } from './position.ts';
import { adviseMove, adviseTyped } from './ui/advice.ts';
import { editor } from './ui/editor.ts';
import { factors } from './ui/factors.ts';
import { explainScore, reachedIn, roundsIn } from './ui/final-score.ts';
import { explainMove, topicOf } from './ui/gains.ts';
import { nameIdea, tellMove } from './ui/news.ts';
import { night } from './ui/night.ts';
import { picture } from './ui/picture.ts';
import { cropAt, placesOf, spotsOf } from './ui/places.ts';
import { smallPicture } from './ui/small-picture.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove, describeTyped, headingOf, logMove } from './ui/words.ts';

const typed = { describeMove: describeTyped, adviseMove: adviseTyped };
const words = { typed, describeMove, logMove, tellMove, nameIdea, topicOf, adviseMove, explainMove, explainScore };
const campaign = { reachedIn, roundsIn };
const pictures = { picture, smallPicture, night };
const face = { ...words, ...campaign, ...pictures, headingOf, placesOf, spotsOf, cropAt, terminal, editor, factors };

export const room: Room<RaftPosition> = { about, game: raceToTheRaft, official, readPasted, bot, ...face };
