import { inLanguage } from '../../language.ts';

/** The first lesson, step by step; the moves are in games/stratopolis/ui/lesson.ts. */
export const texts = inLanguage('stratopolis/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: {
    place: 'Put the ringed corner on the star.',
    turn: 'Right square! Turn the tile to match the outline.',
  },
  welcome:
    'You and Ada build one city: you are green, Ada is red, and black belongs to nobody. Squares of one colour that share edges form a region. Your largest region scores its squares times its height.',
  ground:
    'On your turn you place the tile that is face up in front of you. On the ground it must share an edge with the city; a corner is not enough. Turn your tile to match the outline, then put its ringed corner on the star.',
  score:
    'Your largest region has three squares at height 1: 3 points, and Ada has 3 as well. One more level counts for every square of a region, so let’s build up.',
  stack:
    'To stack a tile, the three squares below must be level and belong to at least two tiles. Green can’t cover red, and red can’t cover green. Stack on the star, over the start tile and your first tile.',
  cut: 'The highest square sets the height of the whole region: 3 squares × height 2 = 6 points. Ada has spread out to six squares. Black can cover anything, so cut that region in two: with the ringed corner on the star, your black square covers the red one in the middle.',
  crown:
    'Covered squares no longer count: Ada dropped to 4, then built up to 3 squares × height 2 = 6. You have 4 × 2 = 8. Now go up another level: top three level squares with your all-green tile.',
  joined:
    'Five squares, height 3: 15 points to Ada’s 6. Neighbours stay joined even at different heights. Watch out: some of your tiles carry a square of your rival’s colour.',
  end: 'After 40 tiles the higher score wins. Red places the last one, so don’t leave a region that one tile can cut in two. Press Rotate to look behind towers. Turn Depth off to look straight down.',
});
