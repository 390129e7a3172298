import type { Level } from '../bot.ts';

/*
 * The table wins or loses together, so a level is better when it wins more games on the same dice. Noise is in points of
 * burden (burden.ts): a card that saves a cat three squares of nine gains about 0.8; fire that cuts a cat off costs 100.
 * Few candidates are enough: with 64 playouts eight of them win more than sixteen. Whole playouts win less than two rounds
 * and the net's judgement, and so do one round or three, all at the same time for a move.
 */
export const levels: readonly Level[] = [
  { way: 'glance', candidates: 8, iterations: 0, noise: 0.4, worstLoss: 1 },
  { way: 'glance', candidates: 8, iterations: 0, noise: 0.28, worstLoss: 1 },
  { way: 'glance', candidates: 8, iterations: 0, noise: 0.15, worstLoss: 1 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 2, iterations: 4 },
  { way: 'rollouts', candidates: 4, iterations: 24 },
  { way: 'rollouts', candidates: 8, iterations: 96 },
  { way: 'rollouts', candidates: 16, iterations: 1500 },
];
