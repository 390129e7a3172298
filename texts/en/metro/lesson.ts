import { inLanguage } from '../../language.ts';

/** The first lesson of Metro, step by step. */
export const texts = inLanguage('metro/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: { place: 'Place the tile on the star.', keep: 'Press “Keep it, draw another”.' },
  stations:
    'A train leaves each of the 32 stations along its arrow. Yours are the red circles, Ada’s the blue squares. You both lay track. Send your trains on longer journeys than Ada’s, and you win.',
  layTile:
    'You hold a tile. Trains follow its arrows, and you place it just as it is. In a game it can go on any highlighted square: on the edge, or next to another tile. For now, place it in front of your station 5, on the star.',
  goOn: 'Your train from station 5 now crosses one tile, and Ada has placed one too. A line scores a point for each tile it crosses, but only once it reaches a station. So make it long: add a tile below.',
  keepTile:
    'This tile sends every train back the way it came. You don’t want it on your line, and it’s not allowed along the edge: no train may reach a station after a single tile. Keep it and draw another.',
  arrive:
    'You must place the tile you just drew; the other one stays in your hand. Your train will run straight down this one. Place it above the centre, and the line ends there.',
  double:
    'Three tiles, and the central station counts double: six points. But don’t hurry: a finished line can’t grow. It’s often better to end Ada’s lines while they are short.',
  endTheirs:
    'Try it. You still have the tile that sends trains back, and Ada’s line from station 22 is one tile long. Place that tile on the star: the train turns round, crosses its first tile again and ends up back at its station.',
  loop: 'A tile that is crossed twice counts twice, so Ada got three points, and that line can’t grow. Now one tile for two lines: on the star it ends Ada’s line 28 at two points, and your line 29 loops around and keeps going.',
  end: 'That’s all there is to it. When all 60 tiles are down, the player with the most points wins. Before you place a tile, try a few squares: you’ll see what it would do there.',
});
