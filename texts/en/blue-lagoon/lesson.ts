import { inLanguage } from '../../language.ts';

/** The first lesson, step by step; the moves are in games/blue-lagoon/ui/lesson.ts. */
export const texts = inLanguage('blue-lagoon/lesson', {
  names: ['You', 'Ada'],
  /** What to do, after something else was done. */
  nudges: {
    sail: 'Sail to the star.',
    coconut: 'Go ashore on the starred coconut.',
    bamboo: 'Go ashore on the starred bamboo.',
    stone: 'Go ashore on the starred precious stone.',
    settler: 'Choose the settler first.',
    village: 'Choose the village first.',
    build: 'Build the village on the star.',
  },
  welcome:
    'There are eight islands in the lagoon. The number on each is a bonus for the player with the most pieces there. Every stone circle has a token: place a piece on it and the token is yours. On your turn you place one piece on an empty tile.',
  sail: 'A settler can sail to any water tile. The best water touches more than one token. Sail to the star, between a coconut on one island and bamboo on another.',
  ashore:
    'On land you need company: a settler can only go ashore next to one of your own pieces. Your boat is next to the coconut, so go ashore there and take it.',
  link: 'Now go ashore on the other side, for the bamboo. Your three pieces then touch each other and link two islands. Your best link scores 5 points for every island on it.',
  village:
    'Ada drew level with you on the big island, so you now share its 10 and get 5 each. Lead again with a village. At half-time the tide washes away all settlers, and you start the second half from your villages. Choose the village and build it at the star, on land next to one of your pieces. On a stone circle it would be washed away too.',
  lengthen:
    'Back to sea, to make your link longer. There’s another coconut on the next island, up to the left. The starred water is next to it and next to your settler, so sail there now, before Ada does.',
  sets: 'Go ashore and take your second coconut. Two of a kind score 5 points, three score 10, four score 20. Having all four resources scores another 10, and each statuette 4.',
  count:
    'If the half ended now, you’d score 15 for linking three islands and 5 for two coconuts. You have the most pieces on two islands worth 6 each. Ada has just drawn level on the big island in the middle, so you each get 5 of its 10. Reaching seven islands adds 10, and all eight 20.',
  last: 'About twenty turns later, one resource is left. A half ends when the last one is taken, even if statuettes are left, or when nobody has a piece left to place. Your settler is next to it, so take it at the star and end the half yourself.',
  /** While it is seen on the board. */
  tide: 'Half-time! You both score. The tide washes away every settler, and new tokens wash ashore. Then Ada starts the second half.',
  settle:
    'Half-time: you both scored, and the tide took every settler. Your four villages are still there. You made the last move of the first half, so Ada began the second: she leads on an island you shared, and you lose its 5 points. From now on every settler must touch one of your own pieces, even at sea. Start from a village: take the bamboo at the star.',
  win: 'Ada drew level on the big island again, and you lose 5 points. The second half is scored like the first, and the player with the most points overall wins. So collect tokens, build one long link, reach many islands, and put your villages in good places before half-time. Want to try? For a first match, play just the first half. It takes about 10 minutes.',
});
