import { inLanguage } from '../../language.ts';

/** The first lesson of Metro, step by step. */
export const texts = inLanguage('metro/lesson', {
  names: ['You', 'Ada'],
  stations:
    'A train leaves each of the 32 stations. Yours are red with a circle, Ada’s are blue with a square. You both lay the track. Send your trains on longer journeys than Ada’s, and you win.',
  layTile:
    'You hold a tile. Its tracks are one-way, and you place it just as it is, on any highlighted square. Place it in front of your station 5, on the star.',
  goOn: 'Your train from station 5 now crosses one tile, and Ada has placed one too. A line scores a point for each tile it crosses, but only once it reaches a station. So make it long: add a tile below.',
  keepTile:
    'This tile sends every train back where it came from. You don’t want it on your line, and you can’t place it along the edge while it fits elsewhere. Keep it and draw another.',
  arrive:
    'You must place the tile you just drew; the other one stays in your hand. Your train will run straight down this one. Place it above the centre and the train arrives there.',
  double:
    'Three tiles, and the central station counts double: six points. But don’t hurry: a finished line can’t grow. It’s often better to finish Ada’s lines while they are short.',
  end: 'That’s all there is to it. When all 60 tiles are down, the most points win. Before you place a tile, point at a square to see what it would do there.',
});
