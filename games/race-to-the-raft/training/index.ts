// What scripts/train-raft.mjs works with.
export { bot } from '../bot.ts';
export { raceToTheRaft as game } from '../game.ts';
export { WEIGHTS } from '../weights.ts';
export { scoreMeter } from './meter.ts';
export { scoreNet } from './score.ts';
export { playGames } from './self-play.ts';
export { trainNet } from './trainer.ts';
export { formatWeights } from './weights-text.ts';
