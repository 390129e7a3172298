import { inLanguage } from '../../language.ts';
import { count, does, object, percent, plural } from '../grammar.ts';

/** The table: what to do, what may be chosen, what it would do, what there is. */
const cards = (number: number) => count(number, { one: 'card', other: 'cards' });

export const texts = inLanguage('race-to-the-raft/table', {
  noChallenge: 'Custom island',
  phase: (words: string) => `${words.replace(/\.$/, '')}.`,
  /** What came next in a position that is only looked at: nobody is asked to do it. */
  next: {
    ask: 'Next: six new cards.',
    play: (cards: number) =>
      `Next: place a card or move a cat (${plural(cards, { one: 'one card', other: `${cards} cards` })} in hand).`,
    fire: 'Next: the fire tile.',
  },
  island: 'The island',
  squares: 'Squares of the island',

  prompt: {
    won: 'Safe on the raft',
    wonWords: 'Every cat is aboard.',
    lost: 'The fire has won',
    steps: 'Steps of the round',
    stepAsk: 'Draw six',
    stepPlay: (left: number) =>
      left > 0 ? `Spend ${plural(left, { one: 'the last card', other: cards(left) })}` : 'Spend cards',
    stepFire: 'Fire',
  },
  ask: {
    words: 'Draw six cards from the decks.',
    bars: 'The bars show how much of each colour they have, in %.',
    left: (number: number) => `${number} {left}`,
    leftWord: 'left',
    less: (deck: string) => `One fewer ${deck} card`,
    more: (deck: string) => `One more ${deck} card`,
    chosen: (deck: string) => `${deck} cards`,
    missing: (number: number) => `Pick ${number} more`,
    draw: 'Draw six cards',
    evenly: 'Spread evenly',
  },
  play: {
    chooseCardOrCat: 'Place a card or move a cat.',
    /** Before the last card of a hand. */
    lastCard: 'Your last card. After it, every cat wakes up.',
    chooseCard: 'Place a card.',
    pointCard: (card: string) => `Where does the {middle} of card ${card} go?`,
    /** A finger has chosen the square, and may still choose another. */
    aimedCard: (card: string) => `Place card ${card} here, or try another spot.`,
    middle: 'middle',
    /** As short as a phone's line. */
    chooseEnd: (cat: string, price: number) => `Pick a spot for ${cat} (${cards(price)}).`,
    pay: (cat: string) => `Discard {cards} to move ${cat}.`,
    payCards: (left: number, more: boolean) =>
      plural(left, { one: more ? 'one more' : 'one card', other: more ? 'two more' : 'two cards' }),
    cancel: 'Cancel',
    cancelKey: 'Key: Escape',
    turn: '↻ Turn',
    turnKey: 'Key: R, or scroll over the island',
    flip: '⇋ Flip',
    flipKey: 'Key: F',
    lay: 'Place it here',
    stuck: 'You can’t place a card or move a cat.',
    giveUp: (number: number) => `Discard your last ${plural(number, { one: 'card', other: cards(number) })}`,
  },
  fire: {
    tile: (rows: readonly string[]) =>
      `Fire tile: ${rows.join(' / ').replaceAll('#', 'fire ').replaceAll('.', 'empty ')}`,
    words: 'Place this fire {beside}.',
    beside: 'next to other fire',
    allLose: 'Every spot cuts off a cat. The game is lost.',
    places: (here: number, all: number) =>
      `${here === 0 ? 'No safe spot' : count(here, { one: 'safe spot', other: 'safe spots' })} at this angle, ${all} in all.`,
    skulls: 'A skull means you lose.',
  },
  warning: {
    title: 'This would lose the game',
    why: 'A card needs a three-by-three block with no fire and no raft in it.',
    another: 'Choose another spot',
    /** Where every spot loses. */
    back: 'Go back',
    lose: 'Place it and lose',
  },
  hint: {
    words: (what: string) => `Hint: ${what}.`,
    show: 'Show me',
    giveUp: 'discard the rest of your hand',
    card: (card: string, turned: string) => `place card ${card} centred on the star${turned}`,
    fire: (angle: string) => `place the fire on the star${angle}`,
    walk: (cat: string, price: string) => `move ${cat} to the star and discard ${price}`,
    /** The cat knows where it goes. */
    pay: (price: string) => `discard ${price}`,
    ask: (request: string) => `draw ${request}`,
  },
  hand: {
    label: 'Cards in hand',
    card: (card: string, deck: string, face: string) => `Card ${card}, ${deck} deck: ${face}`,
    discard: (card: string, deck: string, face: string) => `Discard ${card}, ${deck} deck: ${face}`,
    /** Rows from the top, each a list of colours. */
    face: (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' ')).join('; '),
    aside: 'In hand',
    count: cards,
    /** Several people at one table (R16). */
    shared: (acts: string, next: string) =>
      `One hand for everyone. ${does(acts, 'plays', 'play')} it now, then ${object(next)}.`,
    noCat: 'No cat can move: none has anywhere to walk to.',
    /** The last card is left, and every cat with somewhere to go has moved already. */
    tooTired: 'No cat can move: an exhausted cat costs two cards.',
    cats: 'Cats that can move',
    /** Below the cards, before a button for each cat. */
    orMove: 'Or move',
    /** The same on a button with little room: cards to discard, in the shape of a card. */
    price: (number: number) => `${number}`,
    moveCat: (cat: string, price: number) => `Move ${cat} for ${cards(price)}`,
  },
  decks: {
    title: 'Decks',
    /** After the heading "Decks": how long they last says how much time there is. */
    rounds: (rounds: number) =>
      `for ${rounds === 0 ? 'no' : rounds} more ${plural(rounds, { one: 'round', other: 'rounds' })} · colours in %`,
    left: (deck: string) => `${deck} cards left`,
    odds: (deck: string, shares: readonly string[]) => `Squares on ${deck} cards: ${shares.join(', ') || 'none left'}`,
    share: (percentage: number, colour: string) => `${percent(percentage / 100)} ${colour}`,
  },
  bag: {
    left: (all: number) => `{left} of ${all} fire tiles in the bag`,
    tile: (tile: string, drawn: boolean) => `Tile ${tile}${drawn ? ', drawn' : ''}`,
  },
  /** What keys do, for the list of shortcuts. */
  keys: {
    turn: 'Turn the card or tile (or scroll over the island)',
    turnBack: 'Turn it the other way',
    flip: 'Flip the fire tile',
    card: 'Choose a card (or drag it to the island), or draw from a deck',
    cat: 'Choose a cat to move, then the next one',
    putBack: 'Put the card back',
  },
});
