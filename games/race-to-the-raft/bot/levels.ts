import type { Level } from '../../bot.ts';

/*
 * The table wins or loses together, so a level is better when it wins more games on the same dice. Noise is in points of
 * remaining cost (remaining-cost.ts): a card that saves a cat three squares of nine gains about 0.8; fire that cuts a cat off costs 100.
 *
 * Tried at the same time for a move, 195 games over all challenges each: playouts of two rounds and the net's judgement
 * won 89 %, of one round 86 %, of three 86 %, to the end of the game 83 %. Few candidates are better than many while
 * playouts are few: to the end of the game, eight candidates won 88 % and sixteen 83 %.
 */
export const levels: readonly Level[] = [
  { way: 'glance', candidates: 8, iterations: 0, noise: 0.35, worstLoss: 1 },
  { way: 'glance', candidates: 8, iterations: 0, noise: 0.26, worstLoss: 1 },
  { way: 'glance', candidates: 8, iterations: 0, noise: 0.17, worstLoss: 1 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 2, iterations: 4 },
  { way: 'rollouts', candidates: 4, iterations: 24 },
  { way: 'rollouts', candidates: 8, iterations: 96 },
  { way: 'rollouts', candidates: 16, iterations: 1000 },
];
