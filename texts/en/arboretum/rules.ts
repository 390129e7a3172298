import { inLanguage } from '../../language.ts';
import { count, listOf } from '../grammar.ts';

/** The rules of Arboretum for players, with the words of their pictures. */
export const texts = inLanguage('arboretum/rules', {
  goal: {
    title: 'Goal',
    text: 'Plant trees so that rising paths run through your garden, and keep the right cards in your hand: at the end, your hand decides which paths you may score.',
  },
  setup: {
    title: 'Setting up',
    text: 'Shuffle the cards of the species in play and deal seven to everyone. The rest form the deck. Everyone has a garden and a discard pile of their own, both empty at first.',
    players: (count: number) => `${count} players`,
    /** `names`: the species that come with this number of players. */
    cards: (species: number, cards: number, names: readonly string[], isFirst: boolean) =>
      `${species} species, ${cards} cards: ${isFirst ? '' : 'also '}${listOf(names)}`,
    card: {
      caption: 'A card.',
      text: 'A tree of one species, with a value from 1 to 8. There is exactly one of each. The letter stands for the species. Cherry Blossom has the c, so Cassia gets an a.',
      alt: 'Three large cards: a Blue Spruce with value 5, a Cherry Blossom with value 8 and a Dogwood with value 6.',
    },
    hand: {
      caption: 'Seven cards in hand.',
      text: 'Nobody else sees them. Between turns you always hold seven.',
      alt: 'A hand of seven cards of different species, side by side.',
    },
  },
  options: {
    title: 'Options',
    species:
      'With two or three players not all ten species are in play. Take the usual ones listed above, draw them at random, or choose them together.',
  },
  turn: {
    title: 'Your turn',
    text: 'Draw two cards, plant one, discard one.',
    steps: [
      {
        title: 'Draw two cards',
        text: 'Take each from the deck or from the top of any discard pile, your own included. Look at the first before you choose the second.',
      },
      {
        title: 'Plant one card',
        text: 'Your first card goes anywhere in your garden, every other card next to one that is already there.',
      },
      { title: 'Discard one card', text: 'Put it face up on your own discard pile. Others may take it.' },
    ],
    draw: {
      caption: 'Draw.',
      text: 'From the deck (1) or from a discard pile (2, 3), twice.',
      alt: 'The deck, numbered 1, and two discard piles with a Blue Spruce and a Cherry Blossom on top, numbered 2 and 3.',
    },
    plant: {
      caption: 'Plant.',
      text: 'On any framed spot: above, below, left or right of a card. The garden has no edge.',
      alt: 'A garden with two cards side by side; frames mark the six free spots next to them.',
    },
    discard: {
      caption: 'Discard.',
      text: 'One card of the eight you now hold. Think of who could use it.',
      alt: 'A hand of eight cards, one of them lifted to be discarded.',
    },
  },
  paths: {
    title: 'Paths',
    text: 'A path goes from card to neighbouring card, and every card is higher than the one before; values may be skipped. It begins and ends with the same species. Anything may be in between. Two cards are enough.',
    path: {
      caption: 'A Dogwood path.',
      text: 'It starts and ends with Dogwood and climbs all the way, around corners too.',
      alt: 'Five cards numbered 1 to 5 along a path from Dogwood 1 to Dogwood 5, over a Cassia and a Blue Spruce; the other cards are faded.',
    },
  },
  scoring: {
    title: 'Scoring',
    text: 'At the end all hands are shown. For each species, find out who may score it. They score their best path of that species: one path, and only one.',
  },
  rights: {
    title: 'Who may score?',
    text: 'Add up the values of the species in each hand. The player with the highest total may score that species; everyone else gets nothing for it. In a tie, all tied players may score, even if nobody holds a single card.',
    most: {
      caption: 'The higher hand.',
      text: 'Red holds a 7, Blue only a 6: Red may score Blue Spruce.',
      alt: 'Two rows of hand cards: red has Blue Spruce 7, blue has Blue Spruce 6.',
    },
    cancel: {
      caption: 'A 1 beats an 8.',
      text: 'Your 8 counts for nothing if another player holds the 1 of that species.',
      alt: 'Two rows of hand cards: red’s Cassia 8 is crossed out, because blue holds Cassia 1, with 4 and 7.',
    },
    own: {
      caption: 'The hand decides.',
      text: 'Red planted this Cassia path for nothing: only Blue may score Cassia.',
      alt: 'Red’s garden with its Cassia path faded and crossed out: red may not score it.',
    },
  },
  points: {
    title: 'Points of a path',
    text: 'Long paths are good; long paths of a single species are better.',
    card: 'Each card',
    same: (cards: number) => `Each card of a path of ${cards} or more, all one species`,
    one: 'Starts with a 1',
    eight: 'Ends with an 8',
    points: (points: number) => count(points, { one: 'point', other: 'points' }),
    more: (points: number) => count(points, { one: 'more point', other: 'more points' }),
    pure: {
      title: 'Red’s Blue Spruce path',
      words: {
        caption: 'All of one species.',
        text: 'The extra points for a 1 and an 8 are never doubled.',
        alt: 'Four Blue Spruce cards numbered 1 to 4 form a path from value 2 to value 8; the rest of the garden is faded.',
      },
      cards: 'Cards on the path.',
      same: 'At least four, and all of them Blue Spruce: one more each.',
      eight: 'It ends with an 8.',
      total: 'points for Red.',
    },
    mixed: {
      title: 'Red’s Jacaranda path',
      words: {
        caption: 'Mixed.',
        text: 'Other trees on the way are fine, but then there is no bonus for a single species.',
        alt: 'Five cards numbered 1 to 5 from Jacaranda 2 to Jacaranda 8, with a Maple and a Cassia on the way.',
      },
      cards: 'Cards on the path.',
      eight: 'It ends with an 8.',
      total: 'points for Red.',
    },
    all: {
      title: 'Red’s final score',
      words: {
        caption: 'Four paths, one garden.',
        text: 'A card may be part of several paths.',
        alt: 'Red’s whole garden with four coloured ribbons along its scoring paths.',
      },
      spruce: 'Blue Spruce.',
      dogwood: 'Dogwood.',
      jacaranda: 'Jacaranda.',
      maple: 'Maple.',
      total: 'points. Blue scores Cassia, and Red has no Cherry Blossom path.',
    },
  },
  end: {
    title: 'The end',
    text: 'The game ends after the turn in which the deck runs out: nobody gets another turn. All hands are shown and scored. The player with the most points wins. In a tie, the garden with more different species wins; if that is equal too, the win is shared.',
  },
  questions: {
    title: 'Questions',
    list: [
      {
        title: 'Do the others get a last turn?',
        text: 'No. The player who draws the last card finishes their turn, and that’s the end.',
      },
      {
        title: 'May I take both cards from the same discard pile?',
        text: 'Yes, one after the other. You may also take back what you discarded in an earlier turn.',
      },
      {
        title: 'The deck ran out after my first draw. What now?',
        text: 'Take your second card from a discard pile. At least one of them always has a card.',
      },
      {
        title: 'Does a 1 always cancel the 8?',
        text: 'Only from another player’s hand. Holding both yourself does no harm, and a 1 in a garden cancels nothing. With three or four players, any other player’s 1 will do.',
      },
      {
        title: 'Nobody holds a species. Who scores it?',
        text: 'Everyone. A tie at zero is a tie, so all of you score your best path of it.',
      },
      {
        title: 'Does a path have to go 1, 2, 3 …?',
        text: 'No. Each card only has to be higher than the one before.',
      },
      {
        title: 'May one card be used in several paths?',
        text: 'Yes, for different species. For each species you score one path.',
      },
      {
        title: 'May I move or replace a planted card?',
        text: 'No. What is planted stays where it is.',
      },
    ],
  },
  tips: {
    title: 'Tips for your first game',
    list: [
      'Don’t plant all your high cards. You need some in your hand to be allowed to score.',
      'Concentrate on two or three species. Plant low numbers; keep high ones to earn the right to score.',
      'Keep a 1 when a rival collects its species: it turns their 8 into nothing.',
    ],
  },
});
