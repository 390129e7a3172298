import { inLanguage } from '../../language.ts';

/** The first lesson, step by step; the moves are in games/stratopolis/ui/lesson.ts. */
export const texts = inLanguage('stratopolis/lesson', {
  names: ['You', 'Ada'],
  welcome:
    'One city, two builders, seen from above: you are green, Ada is red. Black belongs to nobody. Every turn you place the one tile that lies face up for you.',
  ground:
    'A tile on the ground must touch the city with an edge; a corner is not enough. You may turn it, and here it is turned already. Put its ringed corner on the star, so that your greens join.',
  score:
    'You score your largest green region: its squares times its greatest height. Three squares at height 1 make 3, and Ada has 3 as well. Building wider is slow. Let us build upwards.',
  stack:
    'To stack, the three squares below must be equally high and belong to at least two tiles; and green never lies on red, nor red on green. Stack on the star, across the start tile and your first one.',
  cut: 'Still three squares, but now at height 2: 6 points. Ada has spread out to six squares. Black may lie on anything, so cut her region in two: your black square covers the red one in the middle.',
  crown:
    'What is buried counts no more: Ada fell from 6 to 4, and had to climb to get back to 6. You have 8. Now three squares at height 2 lie ready, on two tiles. Crown them with your all-green tile.',
  joined:
    'Five squares, height 3: 15 points against 6. The highest square counts for the whole region, and squares of one colour stay joined whatever their heights.',
  end: 'Only your largest region counts, so a lonely tower is worth nothing. After forty tiles the higher score wins. Red places the last of them, so leave nothing that one tile can cut. Ready to play a match?',
});
