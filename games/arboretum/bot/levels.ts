import { glance, type Level, rollouts } from '../../bot.ts';

export const levels: readonly Level[] = [
  glance(9, 14),
  glance(5, 10),
  glance(2.8, 7),
  glance(1.6, 5),
  glance(0.6, 3),
  rollouts(4, 8),
  rollouts(8, 60),
  rollouts(16, 8000),
];
