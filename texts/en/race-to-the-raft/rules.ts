import { inLanguage } from '../../language.ts';

/** The rules of Race to the Raft for players, with the words of their pictures. */
export const texts = inLanguage('race-to-the-raft/rules', {
  goal: {
    title: 'Goal',
    text: 'The island is on fire. Together, get every cat to the raft before the fire cuts one of them off.',
  },
  setup: {
    title: 'Setting up',
    text: 'Choose a challenge. It shows which island boards to use and where the cats, the raft and the first fires go. There are four decks of 25 path cards and a bag of 31 fire tiles. You win or lose together.',
    one: '1 player',
    several: (most: number) => `2 to ${most} players`,
    alone: 'You play every hand.',
    shared: 'You still share one hand, and everyone sees it. Each new hand is played by the next player.',
    island: {
      caption: 'The island.',
      text: 'Five kinds of ground, told apart by colour and pattern. Fire never goes out.',
      alt: 'A whole island: coloured squares in the middle, fire on the left and at the top, three cats, and the raft in the bottom right corner.',
    },
    raft: {
      caption: 'The raft.',
      text: 'Each square around the mast takes one cat. Wooden rings take any cat; a coloured mat takes only cats of its colour.',
      alt: 'The raft: three wooden rings and five coloured mats around a mast, beside squares of land.',
    },
    cats: {
      caption: 'The cats.',
      text: 'Awake (1), exhausted (2), safe on the raft (3).',
      alt: 'Three cats numbered 1 to 3: one with open eyes, one asleep with a Z, one smiling on the raft.',
    },
  },
  options: {
    title: 'Challenges',
    challenge:
      'There are 39, from very easy to very hard. Start with “First steps”. The campaign takes you through all of them.',
  },
  turn: {
    title: 'A round',
    text: 'Each round you draw six cards and spend them one by one, in any order.',
    steps: [
      { title: 'Draw six cards', text: 'Say how many you want from each deck before you see any of them.' },
      {
        title: 'Spend them',
        text: 'Place a card to recolour the ground, then place fire. Or discard a card to move a cat.',
      },
      { title: 'Rest', text: 'When your hand is empty, every cat wakes up again and a new round begins.' },
    ],
    hand: {
      caption: 'Six cards.',
      text: 'Each shows nine squares of ground. The symbol shows which deck it came from.',
      alt: 'Six path cards in two rows, each three by three squares of coloured ground with its deck’s symbol.',
    },
  },
  cards: {
    title: 'Placing a card',
    text: 'A card recolours three by three squares. Turn it any way you like and place it anywhere on the island, even over other cards. It can’t cover fire, a cat or the raft, and it can’t stick out over the edge.',
    lay: {
      caption: 'New ground.',
      text: 'This card turns the bottom row blue: a path for the blue cat.',
      alt: 'A card outlined in white on the island; its lowest row joins the blue squares on the left to the right.',
    },
    blocked: {
      caption: 'Not here.',
      text: 'The card would cover fire.',
      alt: 'The same card with a red cross, half over burning squares.',
    },
  },
  fire: {
    title: 'Fire follows',
    text: 'After every card you place, a fire tile is drawn from the bag, and you must place it. Turn it and flip it as you like. At least one of its squares must be next to fire; touching at a corner isn’t enough. It can’t cover cats, the raft or other fire.',
    spread: {
      caption: 'It spreads.',
      text: 'Put it where it does the least harm.',
      alt: 'A fire tile outlined in white in the top right corner of the island, next to the fire there.',
    },
    apart: {
      caption: 'Not here.',
      text: 'No square of this tile is next to fire.',
      alt: 'A fire tile with a red cross in the middle of the island, away from all fire.',
    },
    cutOff: {
      caption: 'Never like this.',
      text: 'This fire cuts the blue cat off, and the game is lost. The board marks such spots with a skull.',
      alt: 'Fire right beside the blue cat closes its only path to the raft; the cat has an alarm ring.',
    },
  },
  cats: {
    title: 'Moving a cat',
    text: 'Discard one card; two if the cat has already moved this round. A cat walks any number of squares up, down, left or right, but only on its own colour, and onto the raft. It may walk past other cats on its path but can’t stop on one. A cat that reaches the raft is safe and stays there. No fire follows.',
    walk: {
      caption: 'All the way.',
      text: 'One card is enough, however far it is.',
      alt: 'A dotted path along blue squares leads the blue cat from the left edge of the island onto the raft.',
    },
    price: {
      title: 'The green cat walks twice',
      words: {
        caption: 'Twice in a round.',
        text: 'First it gets away from the fire, to 1. Then a card brings more green, and it walks on to 2.',
        alt: 'The green cat’s two walks; the first ends at number 1 where the green squares end, the second crosses a new card to number 2.',
      },
      first: 'The first walk of the round.',
      second: 'The cat is now exhausted: a second walk costs two.',
      total: 'cards discarded for moving. After the round, the cat wakes up.',
    },
  },
  end: {
    title: 'The end',
    text: 'You win the moment every cat is on the raft. There are no points and no ties.',
    won: {
      caption: 'Won!',
      text: 'All cats are aboard, so it doesn’t matter what burns.',
      alt: 'Three cats side by side on the raft while the island burns.',
    },
  },
  losing: {
    title: 'How you can lose',
    text: 'You lose at once if one of these happens.',
    list: [
      {
        title: 'A cat is cut off',
        text: 'It can no longer reach the raft, not even over ground that cards could still recolour.',
      },
      { title: 'No room for fire', text: 'The fire tile you drew doesn’t fit anywhere.' },
      { title: 'No fire tile', text: 'You place a card when the bag is empty.' },
      { title: 'No cards', text: 'A round begins and fewer than six cards are left in all decks together.' },
    ],
  },
  questions: {
    title: 'Questions',
    list: [
      {
        title: 'When exactly is a cat cut off?',
        text: 'After each fire tile, ask: can the cat still get to a free square of the raft, over its own colour and over squares that a card could recolour? A card needs a whole block of three by three squares without fire or raft. Which cards are left doesn’t matter.',
      },
      {
        title: 'May a card cover another card?',
        text: 'Yes, as often as you like. Only what is on top counts.',
      },
      {
        title: 'May I place a card under a cat?',
        text: 'No. Cards and fire never cover a cat, so a cat also protects its square.',
      },
      { title: 'Does moving a cat bring fire?', text: 'No, only placing a card does.' },
      {
        title: 'May I discard my hand?',
        text: 'Only if no card can be placed and no cat can move. Then you discard the rest of the hand and play on.',
      },
      {
        title: 'May a cat leave the raft or walk across it?',
        text: 'No. A cat that steps onto the raft has arrived. It may walk on along the raft in the same move, but not back ashore.',
      },
      {
        title: 'Can two cats share a square?',
        text: 'No. They may pass each other, though.',
      },
      {
        title: 'How do several people play together?',
        text: 'Everyone sees everything and can talk it over. The player whose hand it is has the final say.',
      },
    ],
  },
  tips: {
    title: 'Tips for your first game',
    list: [
      'Save one cat at a time. One finished path is worth more than three half-built ones.',
      'Every card you place brings more fire, and walking brings none. Only place a card that is worth it.',
      'Watch the narrow spots. The fire catches the cat that has only one way out.',
    ],
  },
});
