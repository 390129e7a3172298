import { inLanguage } from '../../language.ts';

/** The guided opening: one short paragraph a step. */
export const texts = inLanguage('arboretum/lesson', {
  names: ['You', 'Ada'],
  welcome:
    'You and Ada plant trees, each in an arboretum of your own. You score paths: from tree to neighbouring tree, values always rising, first and last tree of one species. You have planted two trees each, and your Cherry Blossom 1 waits for an end.',
  deck: 'A turn: draw two cards, plant one, discard one. Each draw is from the deck or from the top of any discard pile. Begin with the deck.',
  pile: 'Cassia 2: not much. For the second card look at the piles. Ada threw away Cherry Blossom 6, and cherry is what your path begins with. Take it.',
  plant:
    'Now plant, beside a tree of yours; corners do not count. Choose Cherry Blossom 6, then the square right of Dogwood 4: the path rises 1, 4, 6. Values may skip, and the trees between may be of any species.',
  discard:
    'From cherry to cherry: 3 points for three trees, and 1 more for beginning with a 1. Ending with an 8 would add 2. Now discard, and remember that Ada may take it. Cassia 2 helps nobody.',
  rights:
    'Here is the catch: at the end, only the player with the highest total of a species in hand may score it. So keep your Cherry Blossom 8! Planted, it would lengthen the path; held, it secures it.',
  maple:
    'Ada has a maple path now: 3, 5, 7. She may score it unless you hold more maple than she does, and so far you hold none. Draw from the deck and see.',
  spite:
    'Maple 1 is small but nasty: while you hold it, Ada’s Maple 8 is worth 0. Your own Cherry Blossom 8 is safe from that: you have planted the 1 yourself.',
  end: 'The game ends after the turn in which the deck runs out. Of every species you may score your best path; four or more trees all of that species count double. The most points win. Will you plant a whole arboretum?',
});
