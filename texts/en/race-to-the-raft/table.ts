/** The table: what to do, what may be chosen, what it would do, what there is. */
const cards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

export const texts = {
  noChallenge: 'An island of its own',
  phase: (words: string) => `${words.replace(/\.$/, '')}.`,
  island: 'The island',
  squares: 'Squares of the island',

  prompt: {
    won: 'Safe on the raft',
    wonWords: 'Every cat is aboard.',
    lost: 'The fire has won',
    steps: 'Steps of the round',
    stepAsk: 'Draw six',
    stepPlay: (left: number) => (left > 0 ? `Spend ${cards(left)}` : 'Spend cards'),
    stepFire: 'Fire',
  },
  ask: {
    words: 'Six cards, unseen: how many of each?',
    bars: 'The bars say how much of each colour is on them, in per cent.',
    left: (count: number) => `${count} {left}`,
    leftWord: 'left',
    less: (deck: string) => `One ${deck} card less`,
    more: (deck: string) => `One ${deck} card more`,
    chosen: (deck: string) => `${deck} cards`,
    missing: (count: number) => `Choose ${count} more`,
    draw: 'Draw six cards',
    evenly: 'Spread evenly',
  },
  play: {
    chooseCardOrCat: 'Choose a card to lay, or a cat to move.',
    chooseCard: 'Choose a card to lay.',
    pointCard: (card: string) =>
      `Point at the {middle} of the nine squares that card ${card} shall recolour. Fire follows.`,
    middle: 'middle',
    chooseEnd: (cat: string, price: number) => `Choose a highlighted square for ${cat}. It costs ${cards(price)}.`,
    pay: (cat: string) => `Discard {cards} to move ${cat}.`,
    payCards: (left: number, more: boolean) =>
      `${left === 1 ? 'one' : 'two'} ${more ? 'more ' : ''}${left === 1 ? 'card' : 'cards'}`,
    cancel: 'Cancel',
    cancelKey: 'Key: Escape',
    turn: '↻ Turn',
    turnKey: 'Key: R, or the wheel over the island',
    flip: '⇋ Flip',
    flipKey: 'Key: F',
    lay: 'Lay it here',
    layAndLose: 'Lay it (loses)',
    stuck: 'No card can be laid and no cat can move.',
    giveUp: (count: number) => `Give up the last ${cards(count)}`,
  },
  fire: {
    tile: (tile: string, rows: readonly string[]) =>
      `Fire tile ${tile}: ${rows.join(' / ').replaceAll('#', 'fire ').replaceAll('.', 'empty ')}`,
    words: 'Fire spreads: lay this tile {beside}.',
    beside: 'beside fire',
    allLose: 'Every place cuts a cat off: the game is lost.',
    places: (here: number, all: number) =>
      `${here} safe ${here === 1 ? 'place' : 'places'} this way round, ${all} in all. A skull loses the game.`,
  },
  warning: {
    title: 'This would lose the game',
    another: 'Choose another place',
    lose: 'Lay it and lose',
  },
  hint: {
    words: (what: string) => `Hint: ${what}.`,
    show: 'Show me',
    giveUp: 'give up the hand',
    card: (card: string, turned: string) => `place card ${card} around the star${turned}`,
    fire: (angle: string) => `place the fire on the star${angle}`,
    walk: (cat: string, price: string) => `move ${cat} to the star for ${price}`,
    ask: (request: string) => `ask for ${request}`,
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
      `The whole table shares one hand. Whoever draws six cards spends them all: now ${acts}, next ${next}.`,
    noCat: 'No cat can move: none stands beside its own colour.',
    cats: 'Cats that can move',
    moveCat: (cat: string, price: number) => `Move ${cat} for ${cards(price)}`,
    /** On the button of a cat that shares its colour with another. */
    twin: (square: string) => `${square} for`,
  },
  decks: {
    title: 'Decks',
    count: (count: number) => `${cards(count)}; per cent of their squares`,
    left: (deck: string) => `${deck} cards left`,
    odds: (deck: string, shares: readonly string[]) => `Squares on ${deck} cards: ${shares.join(', ') || 'none left'}`,
    share: (percent: number, colour: string) => `${percent} % ${colour}`,
  },
  bag: {
    left: (all: number) => `{left} of ${all} fire tiles in the bag`,
    tile: (tile: string, drawn: boolean) => `Tile ${tile}${drawn ? ', drawn' : ''}`,
  },
};
