import { inLanguage } from '../../language.ts';

/** The guided opening: one short paragraph a step. */
export const texts = inLanguage('arboretum/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: {
    deck: 'Draw from the deck.',
    pile: 'Take Cherry Blossom 6 from Ada’s pile.',
    plant: 'Plant Cherry Blossom 6 to the right of Dogwood 4.',
    discard: 'Discard Cassia 2.',
  },
  welcome:
    'You and Ada each plant a garden. You score paths: a path goes from tree to tree, its numbers rise, and its first and last tree are the same species. You’ve planted two trees each, and your Cherry Blossom 1 is the start of a path.',
  deck: 'On your turn you draw two cards, plant one and discard one. You can draw from the deck or take the top card of any discard pile. Start with the deck.',
  pile: 'Cassia 2 won’t help much. For your second card, look at the discard piles: Ada threw away Cherry Blossom 6, and your path starts with a Cherry Blossom. Take it!',
  plant:
    'Now plant a card next to one of your trees; diagonals don’t count. Choose Cherry Blossom 6, then the spot to the right of Dogwood 4. That makes a path: 1, 4, 6. It may skip numbers, and the trees in between can be any species.',
  discard:
    'From Cherry Blossom to Cherry Blossom: 3 points for three trees, plus 1 for starting with a 1. Ending with an 8 would add 2. Now discard a card, and remember that Ada can take it. Cassia 2 helps nobody.',
  rights:
    'Here’s the catch, and the reason your garden says 0–4 points: to score a species at the end, you need the highest total of it in your hand. If you tie, both of you score, even with nothing in hand. So keep your Cherry Blossom 8! Planted, it would make your path longer. In your hand, it is what lets you score the path at all.',
  maple:
    'Ada has a Maple path now: 3, 5, 7. She can score it unless you hold more Maple than she does, and so far you hold none. Draw from the deck and see.',
  spite:
    'Maple 1 is small but nasty: while you hold it, a Maple 8 in Ada’s hand would count 0. Your own Cherry Blossom 8 is safe from that: you’ve planted the 1 yourself.',
  table:
    'The score table keeps count. The first number is what a path is worth, the second is the total in hand. A box means that the path would score if the game ended now; a dashed box means that cards you can’t see decide. The filled squares are cards you haven’t seen yet. Point at a row, or tap it, to see its paths.',
  end: 'The game ends after the turn in which the deck runs out. Then all hands are shown, and for each species you hold the most of, you score your best path. Let’s skip to the end of this game.',
  reveal:
    'The hands are open. You hold 12 in Cherry Blossom and Ada holds only 5, so your path of seven trees scores 8. Now look at Maple: Ada kept the 8, but your 1 makes it count 0. Your 1 and 5 add up to 6. That beats her 0, so her path is lost.',
  score:
    'Your best path is Dogwood: in a path of four or more trees, all of one species, each tree scores double. But your Jacaranda path of 9 is lost, because Ada holds 10 and you hold 6. You win, 19 to 12! Ready to plant a whole garden?',
});
