import { inLanguage } from '../../language.ts';

/** The first lesson, step by step; the moves are in games/blue-lagoon/ui/lesson.ts. */
export const texts = inLanguage('blue-lagoon/lesson', {
  names: ['You', 'Ada'],
  welcome:
    'There are eight islands in the lagoon, each with a bonus for the player with the most pieces there. The stone circles hold tokens: place a piece on one and the token is yours. On your turn you place one piece on an empty tile.',
  sail: 'A settler may sail to any water tile. A good harbour touches several things at once: sail to the star, between the coconut on the middle island and the bamboo to the right of it.',
  ashore:
    'Land is stricter: a settler only goes ashore beside one of your own pieces. You have a boat beside the coconut. Step onto its stone circle and the token is yours.',
  link: 'Now ashore on the other side, for the bamboo. Your pieces then touch in a chain: a link over two islands. Your best link scores 5 points for every island it reaches.',
  village:
    'At half-time all settlers go home. Only villages stay, and from them the second half begins. A village goes on land beside a piece of yours; on a stone circle it would be removed too. So build on plain land, at the star.',
  lengthen:
    'Back to sea, to lengthen the link. This water touches your coconut settler and the next coconut, on the island in the north-west. Better now, before Ada sails there.',
  sets: 'Go ashore and take it. Two of a kind score 5, three 10, four 20. One of each of the four resources is worth another 10, and every statuette 4.',
  count:
    'If the half ended now: 15 for the link of three islands, 5 for two coconuts, 6 and 6 for islands you hold alone, 5 for the middle one, whose 10 you share with Ada. Visiting seven islands adds 10, all eight 20.',
  halves:
    'A half ends when the last resource is taken; statuettes do not matter. Both halves score alike. In the second, new tokens lie out, and every settler must touch your own pieces, even at sea: your village is where you start.',
  win: 'The most points from both halves win. So: tokens, one long link, many islands, and a village or two in good places before half-time. Point at a tile to see what it would bring. Try a match?',
});
