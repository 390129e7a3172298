// What scripts/train-raft.mjs works with.

export { raceToTheRaft as game } from '../../game.ts';
export { bot } from '../index.ts';
export { WEIGHTS } from '../weights.ts';
export { scoreMeter } from './meter.ts';
export { scoreNet } from './score.ts';
export { playGames } from './self-play.ts';
export { trainNet } from './trainer.ts';
export { formatWeights } from './weights-text.ts';
