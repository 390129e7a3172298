import { inLanguage } from '../../language.ts';
import { times } from '../grammar.ts';

/** On one line. */
const worth = (squares: number, height: number) => `${times(squares, height)}\u00a0=\u00a0${squares * height}`;

/** The first lesson, step by step; the moves are in games/stratopolis/ui/lesson.ts. */
export const texts = inLanguage('stratopolis/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: {
    place: 'Put the ringed corner on the star.',
    turn: 'Right square! Turn the tile to match the outline.',
  },
  welcome:
    'You and Ada build one city. You are green, Ada is red, and black belongs to nobody. Squares of one colour that share edges form a region. Your largest region scores: count its squares, then multiply by the height of its tallest stack.',
  ground:
    'On your turn you place the tile in your hand. On the ground it must touch the city along an edge; a corner is not enough. Turn your tile to match the outline, then put its ringed corner on the star.',
  score: `The region that scores has lit windows. Yours has 3 squares at height 1: ${worth(3, 1)} points, and Ada has 3 too. At height 2 each square counts twice, so let’s build up! (To score the region worth most instead, as in the published game, choose “Best region” when you set up a match.)`,
  stack:
    'To stack a tile, the three squares below it must be equally high and belong to at least two tiles. Green can’t cover red, and red can’t cover green. Put the ringed corner on the star.',
  cut: `Now the whole region counts at height 2: ${worth(3, 2)} points. Ada has spread out to six squares. But black can cover anything: put the ringed corner on the star to cut Ada’s region in two.`,
  crown: `Covered squares no longer count. Ada dropped to 4 points, then built back up to ${worth(3, 2)}. You have ${worth(4, 2)}. Now stack your all-green tile on the star to reach height 3.`,
  joined:
    'Five squares, height 3: 15 points to Ada’s 6. Squares side by side are one region, even at different heights. Watch out: some of your tiles have a red square, and that helps Ada.',
  end: 'After 40 tiles the higher score wins. Red places the last one, so don’t leave a region that one tile can cut in two. Press Rotate view to look behind towers, or Depth to look from above.',
});
