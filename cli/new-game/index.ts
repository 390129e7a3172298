import type { Room } from '../../games/room.ts';
import { about } from './about.ts';
import { bot } from './bot/index.ts';
import { newGame } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { NewGamePosition } from './position.ts';
import { adviseMove } from './ui/advice.ts';
import { explainMove } from './ui/gains.ts';
import { picture } from './ui/picture.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove } from './ui/words.ts';

const face = { describeMove, adviseMove, explainMove, picture, terminal };

export const room: Room<NewGamePosition> = { about, game: newGame, official, readPasted, bot, ...face };
