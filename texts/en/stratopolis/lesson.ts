import { inLanguage } from '../../language.ts';

/** The first lesson, step by step; the moves are in games/stratopolis/ui/lesson.ts. */
export const texts = inLanguage('stratopolis/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: {
    place: 'Put the ringed corner on the star.',
    turn: 'Right square. Turn the tile back to match the outline (Turn, or R).',
  },
  welcome:
    'You and Ada build one city. You are green, Ada is red, and black belongs to nobody. The largest, tallest region of one colour wins. On your turn you place the tile that is face up in front of you.',
  ground:
    'A tile on the ground must share an edge with the city; a corner is not enough. You can turn your tile, and this one is already turned. Put its ringed corner on the star to join your green squares.',
  score:
    'You score your largest green region: its squares times its height. Three squares at height 1 make 3 points, and Ada has 3 as well. Growing wider is slow, so let’s build up.',
  stack:
    'To stack a tile, the three squares below must be level and belong to at least two tiles. Green can’t cover red, and red can’t cover green. Stack on the star, over the start tile and your first tile.',
  cut: 'Still three squares, but now at height 2: 6 points. Ada has spread out to six squares. Black can cover anything, so cut her region in two: put your black square on the red one in the middle.',
  crown:
    'Covered squares no longer count. Ada dropped from 6 to 4 and had to build up to get back to 6. You have 8. Three level squares on two tiles are ready for you: top them with your all-green tile.',
  joined:
    'Five squares, height 3: 15 points to Ada’s 6. The highest square sets the height of the whole region, and neighbours stay joined even at different heights.',
  end: 'After 40 tiles the higher score wins. Red places the last one, so don’t leave a region that one tile can cut in two. Press Rotate to look behind towers. Turn Depth off to look straight down.',
});
