import { glance, type Level, rollouts } from '../../bot.ts';

/*
 * The table wins or loses together, so a level is better when it wins more games on the same dice. Noise is in points of
 * remaining cost (remaining-cost.ts): a card that saves a cat three squares of nine gains about 0.8; fire that cuts a cat
 * off costs 100.
 *
 * Tried at the same time for a move, 195 games over all challenges each: playouts of two rounds and the net's judgement
 * won 89 %, of one round 86 %, of three 86 %, to the end of the game 83 %. Few candidates are better than many while
 * playouts are few: to the end of the game, eight candidates won 88 % and sixteen 83 %.
 */
export const levels: readonly Level[] = [
  glance(0.6, 1, 8),
  glance(0.36, 1, 8),
  glance(0.2, 1, 8),
  glance(0.1, 1, 8),
  glance(),
  rollouts(4, 24),
  rollouts(8, 96),
  rollouts(16, 1000),
];
