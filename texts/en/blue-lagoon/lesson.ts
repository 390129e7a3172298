import { inLanguage } from '../../language.ts';

/** The first lesson, step by step; the moves are in games/blue-lagoon/ui/lesson.ts. */
export const texts = inLanguage('blue-lagoon/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: {
    sail: 'Sail to the star.',
    coconut: 'Go ashore on the starred coconut.',
    bamboo: 'Go ashore on the starred bamboo.',
    settler: 'Choose the settler for this (S).',
    village: 'Choose the village for this (V).',
    build: 'Build the village on the star.',
  },
  welcome:
    'There are eight islands in the lagoon. The number on each is a bonus for the player with the most pieces there. Every stone circle has a token: place a piece on it and the token is yours. On your turn you place one piece on an empty tile.',
  sail: 'A settler can sail to any water tile. Find a spot that touches several good things at once: sail to the star, between a coconut on one island and bamboo on another.',
  ashore:
    'On land you need company: a settler can only go ashore next to one of your own pieces. Your boat is next to the coconut, so go ashore there and take it.',
  link: 'Now go ashore on the other side, for the bamboo. Your three pieces then touch each other and link two islands. Your best link scores 5 points for every island on it.',
  village:
    'At half-time the tide washes away all settlers. Only villages stay, and you start the second half from them. A village goes on land next to one of your pieces. On a stone circle it’s washed away too, so build on plain land, at the star.',
  lengthen:
    'Back to sea, to make the link longer. This water touches your settler on the coconut’s circle and the next coconut, on the island above. Go now, before Ada does.',
  sets: 'Go ashore and take it. Two of a kind score 5 points, three score 10, four score 20. Having all four resources scores another 10, and each statuette 4.',
  count:
    'If the half ended now, you’d score 15 for linking three islands and 5 for two coconuts. You have the most pieces on two islands worth 6 each, and you tie with Ada on the big island in the middle, so you each get 5 of its 10. Reaching seven islands adds 10, and all eight 20.',
  halves:
    'A half ends when the last resource is taken, even if statuettes are left, or when nobody has a piece left. Both halves score the same way. The second has new tokens, and every settler must touch one of your own pieces, even at sea. Your village is where you start.',
  win: 'The player with the most points from both halves wins. So collect tokens, build one long link, reach many islands, and put your villages in good places before half-time. Point at any tile to see what it would bring. Ready for a match?',
});
