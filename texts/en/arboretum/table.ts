import { inLanguage } from '../../language.ts';
import { isYou, type Who } from '../../who.ts';
import { count, listOf, object, owner, ownerInside, subject } from '../grammar.ts';

/** Whether a path scores: for certain, not at all, or as the hidden cards decide. */
type Right = 'yes' | 'no' | 'open';
const CHANGED = {
  yes: 'now yours to score',
  no: 'no longer yours to score',
  open: 'hidden cards decide who scores it',
};

const holds = (who: Who) => `${object(who)} ${isYou(who) ? 'hold' : 'holds'}`;
/** What a 1, an 8 and any other card do in a hand and on a path. */
const ROLES = {
  first: 'In hand, it makes a rival’s 8 count 0. As the first card of a path: +1 point.',
  last: 'In hand, it counts 0 if a rival holds the 1. As the last card of a path: +2 points.',
  other: 'At the end, the player with the highest total may score the species.',
};

const groveOf = (who: string) => `${owner(who)} garden`;

/** The table: prompt, board, preview and scores. */
export const texts = inLanguage('arboretum/table', {
  prompt: {
    steps: ['Draw', 'Draw again', 'Plant', 'Discard'],
    stepsLabel: 'Steps of a turn',
    stepDone: (step: string) => `${step}: done`,
    over: 'The deck is empty',
    /** After a button, which the slot says to those who listen. */
    draw: '{deck} or take a discard.',
    drawDeckOnly: '{deck} No discards to take.',
    /** After the button that takes a pile's card. */
    drawOther: '{take} or tap another pile.',
    drawPilesOnly: 'The deck is empty: take the top card of a highlighted discard pile.',
    drawFromDeck: 'Draw from the deck',
    selectFirst: 'Choose your first tree: select a card, then the highlighted spot.',
    select: 'Select a card, then a highlighted spot.',
    plantFirst: (card: string) => `Plant ${card} on the highlighted spot.`,
    plant: (card: string) => `Plant ${card} on a highlighted spot.`,
    selectDiscard: 'Select a card to discard.',
    throwAway: (card: string) => `Discard ${card}, or pick another card.`,
    /** The card is heard; the eye sees it in the sentence beside the button. */
    discard: 'Discard {card}',
    /** Confirms what the first tap of a finger has shown. */
    take: (card: string) => `Take ${card}`,
    plantHere: 'Plant {card} here',
    /** While another garden than one's own is the large one. */
    lookingAt: (name: string) => `You are looking at ${groveOf(name)}, not at your own.`,
  },

  keys: {
    card: 'Select a card of your hand',
    putBack: 'Put the chosen card back',
    goBack: 'Back to your own garden',
  },

  /** How soon the game ends: with this turn, or before the player has another. */
  lastTurn: {
    ofAll: 'This is the last turn of the game.',
    own: 'This is your last turn.',
    perhaps: 'This may be your last turn.',
  },

  /** What a step is for, while the player is new to it. */
  reasons: {
    draw: 'Only you see what you draw from the deck. Everyone sees what you take from a pile.',
    plant: 'A path rises card by card and ends on the species it started with: 1 point per card.',
    discard: 'To score a species at the end, you need the highest total of it in your hand.',
  },

  hint: {
    /** The slot is heard and not seen: which square the star is on. */
    plant: (card: string) => `Hint: plant ${card} on the star{place}.`,
    deck: 'Hint: draw from the deck.',
    take: (card: string) => `Hint: take ${card}.`,
    discard: (card: string) => `Hint: discard ${card}.`,
  },

  board: {
    large: (name: string) => `Large: ${name}`,
    showLarge: (name: string, points: string, unit: string) => `Show large: ${name} ${points} ${unit}`,
    piles: 'Deck and discard piles',
    hand: 'Your hand',
    known: 'In hand, known to all',
    hiddenCards: (number: number) => count(number, { one: 'hidden card', other: 'hidden cards' }),
    /** The same in the room of a card, behind the cards that are known. */
    hiddenShort: (number: number, known: number) =>
      known > 0 ? `+${number}` : count(number, { one: 'card', other: 'cards' }),
    inYourHand: (card: string, { seen, fresh }: { readonly seen: boolean; readonly fresh: boolean }) =>
      `${card}${fresh ? ', just drawn' : ''}${seen ? ', known to all' : ''}`,
    /** On a card that was drawn in this turn. */
    fresh: 'new',
    /** Above the cards of a discard pile, side by side. */
    fan: (cards: number) => `${cards} cards, the top one first`,
    sort: { species: 'Sort hand by number', number: 'Sort hand by species' },
    /** The same below arrows up and down, beside the cards. */
    sortShort: 'Sort',
    /** Above the piles of all players. */
    discards: 'Discards',
    squares: 'Spots to plant',
    groveOf,
    plantedAt: (card: string, square: string) => `${card} at ${square}`,
    groveWith: (name: string, cards: readonly string[]) =>
      `${groveOf(name)}: ${cards.join('; ') || 'nothing planted yet'}`,
    inHand: (cards: readonly string[], hidden: number) => {
      const unseen = hidden === 0 ? [] : [count(hidden, { one: 'hidden card', other: 'hidden cards' })];
      return `In hand: ${[...cards, ...unseen].join(', ') || 'nothing'}`;
    },
    holds: (square: string, card: string) => `${square}: ${card}`,
    free: (square: string) => `${square}: free`,
    /** Beside which tree: a place that begins with a blank. */
    freeBeside: (place: string) => `Free spot${place}`,
    notBeside: (square: string) => `${square}: not beside a card`,
    freeFor: (place: string, card: string, changes: readonly string[]) =>
      [`Plant ${card}${place}`, ...changes].join('. '),
  },

  preview: {
    selectFirst: 'Select a card from your hand first.',
    point: 'Point at a card, a tree or a pile to see what it means.',
    tap: 'Tap a card or a tree to see what it means.',
    tapToDraw: 'Tap the deck to draw. Tap a card, a tree or a discard pile to see what it means.',
    pointAtRow: 'Point at a row of the table to trace the best paths.',
    tapRow: 'Tap a row of the table to trace the best paths.',
    inDeck: '{cards} in the deck',
    inDeckWithTurns: '{cards} in the deck, {turns}',
    deckEmpty: 'The deck is empty.',
    ifItEnded: 'Your score after this',
    everybodyWillKnow: 'Everyone will know that you hold it.',
    noPathYet: 'No new points: no better path here. Paths rise and end on the species they started with.',
    endsTheGame: 'The game ends with this discard.',
    anyoneMayTake: 'Anyone may take it from your pile.',
    onlyYouSee: 'Only you will see the card.',
    lastCards: 'The game ends after the turn in which the last card is drawn.',
    /** What a card of the hand is worth there, and which rule is about it. */
    card: (card: string, species: string, sum: number, without: number, role: 'first' | 'last' | 'other') => {
      const held =
        without === 0
          ? `${card} is the only ${species} you hold.`
          : `${card}. Your ${species} total in hand is ${sum}; without this card, ${without}.`;
      return `${held} ${ROLES[role]}`;
    },
    everybodyKnows: 'Everyone knows that you hold it.',
    pathsOf: (species: string) => `Best paths of ${species}`,
    /** `cards`: pictures of the cards, from the first to the last. */
    path: (name: string, points: string) => `${name}: {cards} (${points})`,
    /** A planted tree, and the best paths that it is on. */
    tree: (card: string, who: string, paths: readonly { readonly species: string; readonly points: number }[]) =>
      `${card} in ${ownerInside(who)} garden: ${
        paths.length === 0
          ? 'not on a best path'
          : `on the best ${listOf(paths.map(({ species, points }) => `${species} path (${points})`))}`
      }.`,
    noPath: (names: readonly string[], isOver: boolean) =>
      `${listOf(names.map((name, at) => (at === 0 ? subject(name) : object(name))))}: no path${isOver ? '' : ' yet'}`,
    /** Why the person's own path of a species scores, or does not: `sum` is what they hold of it. */
    right: (
      right: Right,
      sum: number,
      isOver: boolean,
      { rival, best }: { readonly rival: Who | undefined; readonly best: number | undefined },
    ) => {
      const [scores, fails] = isOver ? ['scores', 'doesn’t score'] : ['would score', 'wouldn’t score'];
      if (right === 'yes') return `No one ${isOver ? 'holds' : 'can hold'} more than your ${sum}: your path ${scores}.`;
      const holder = rival ?? 'A rival';
      const whose = rival === undefined ? 'a rival’s' : ownerInside(rival);
      if (right === 'no' && best !== undefined)
        return `${holder} holds ${best}, more than your ${sum}: your path ${fails}.`;
      if (right === 'no') return `${holder} holds more than your ${sum}: your path ${fails}.`;
      // What is seen of the only rival's hand counts, too.
      const more = best ? `lift ${whose} ${best} above that` : 'add up to more';
      return `You hold ${sum}: your path scores unless ${best ? '' : `${whose} `}hidden cards ${more}.`;
    },
    /** What changes for a species: points of its best path, its sum in hand, the right to score it. */
    change: (
      species: string,
      path: readonly [number, number],
      sum: readonly [number, number],
      right: readonly [Right | undefined, Right | undefined],
    ) => {
      const parts = [
        ...(path[0] === path[1] ? [] : [`path ${path[0]} → ${path[1]} points`]),
        ...(sum[0] === sum[1] ? [] : [`in hand ${sum[0]} → ${sum[1]}`]),
        ...(right[0] === right[1] || right[1] === undefined ? [] : [CHANGED[right[1]]]),
      ];
      return `${species}: ${parts.join(', ')}`;
    },
  },

  scores: {
    all: 'Total',
    /** Heads of the two numbers of a cell. */
    path: 'path',
    hand: 'hand',
    /** Of the small letter beside the name of a species. */
    letter: 'The letter on its cards',
    noPath: '·',
    /** A sum of cards in hand; hidden ones may add to it, and are all there is where none is known. */
    inHand: (sum: number, hides: boolean) => (hides ? (sum === 0 ? '?' : `${sum}+`) : String(sum)),
    /** The same for those who listen. */
    cell: (path: number | undefined, sum: number, hides: boolean) => {
      const way = path === undefined ? 'no path' : `path ${path}`;
      if (!hides) return `${way}, in hand ${sum}.`;
      return `${way}, in hand ${sum === 0 ? 'unknown' : `${sum} or more`}.`;
    },
    eightCountsNothing: (rival: Who | undefined) =>
      `The 8 counts 0: ${rival === undefined ? 'someone else holds' : holds(rival)} the 1`,
    legend: {
      title: 'What the signs mean',
      scores: (path: number, sum: number, isOver: boolean) =>
        `A path worth ${path}, and ${sum} in hand. In a box: it ${isOver ? 'scores' : 'would score'}`,
      open: 'Dashed: hidden cards decide who scores it. With + or ?, they could add to the hand',
      range: (least: number, most: number) => `From ${least} to ${most} points, depending on hidden cards`,
      unseen: 'Values 1 to 8: filled where you haven’t seen the card',
      cancelled: 'An 8 struck through counts 0: someone else holds the 1',
      flowers: 'Flowers mark the best path of their species',
      known: 'Everyone knows that this card is in that hand',
      hidden: 'How many more cards that hand holds, face down',
      fresh: 'Drawn this turn',
      order: 'The order of the rivals’ last moves, as listed above',
      framed: 'A frame in a player’s colour: what they have just done. A plain one: the newest tree in a garden',
    },
    /** Begins with what is seen: the name and the letter on the cards. */
    row: (species: string, letter: string, unseen: readonly number[]) =>
      `${species} ${letter}, ${unseen.length === 0 ? 'all cards seen' : `not seen yet: ${unseen.join(', ')}`}. Trace its paths`,
    /** What is certain of a path; `rival` is the only other player, where there is one. */
    fates: {
      safe: () => 'Sure to score if these cards stay in hand',
      lost: (rival: Who | undefined) =>
        `Can’t score unless ${rival === undefined ? 'a rival gives' : `${object(rival)} ${isYou(rival) ? 'give' : 'gives'}`} up cards`,
    },
    rights: { yes: 'scores', no: 'does not score', open: 'could score' },
  },
});
