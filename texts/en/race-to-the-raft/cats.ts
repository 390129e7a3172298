import { inLanguage } from '../../language.ts';
import { count, eitherOf } from '../grammar.ts';

/** How each cat is doing, and what a move would do to it. */
const squares = (number: number) => count(number, { one: 'square', other: 'squares' });
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const cards = (number: number) => count(number, { one: 'card', other: 'cards' });

export const texts = inLanguage('race-to-the-raft/cats', {
  square: (square: string, contents: string) => `${square}: ${contents}`,
  catOn: (colour: string, ground: string, looks: { readonly isTired: boolean; readonly hasScarf: boolean }) =>
    `${looks.isTired ? 'exhausted ' : ''}${colour} cat${looks.hasScarf ? ' with a scarf' : ''} on ${ground}`,
  ground: {
    mast: 'the mast of the raft',
    anyBerth: 'a ring on the raft, for any cat',
    berth: (colour: string) => `a ${colour} mat on the raft, for ${colour} cats`,
    fire: 'fire',
    sea: 'sea',
  },
  choices: {
    cat: (square: string) => `${square}; this cat can be moved`,
    open: (square: string) => `${square}; can be chosen`,
    near: (square: string) => `${square}; can be chosen; the piece moves in from the edge`,
    deadly: (square: string) => `${square}; can be chosen, but loses the game`,
  },

  watch: {
    title: 'Cats',
    aboard: (aboard: number, cats: number) => `${aboard} of ${cats} aboard`,
    cat: 'Cat',
    scarf: '(scarf)',
    cost: 'To move',
    way: 'Still to recolour',
    wayWhy: 'Squares on its best path to the raft that still need a card.',
    squares,
    price: cards,
    noPrice: '–',
    /** No square of its colour beside it. */
    stuck: 'can’t yet',
    inDanger: 'fire near its path',
    /** Beside a flame: what it means in the rows above. */
    danger: 'Fire is near this cat’s path.',
    /** Beside a mat and a ring of the raft. */
    mat: 'Mat: only cats of its colour.',
    ring: 'Ring: any cat.',
    /** Where two cats have one colour. */
    twins: 'Each twin needs its own place.',
  },
  ways: {
    aboard: 'aboard',
    cutOff: 'cut off',
    canBoard: 'can board',
    /** Of a walk, by a cat that could go all the way. */
    stopsShort: 'stops short of the raft',
    open: 'path open',
    labour: (squares: number) => `${squares} to recolour`,
    lessLabour: (before: number, after: number) => `${before} → ${after} to recolour`,
    change: (before: string, after: string) => `${before} → ${after}`,
  },
  preview: {
    fitsTurned: 'Turn or flip it, and it fits here.',
    loses: (why: string) => `This loses the game. ${why}`,
    wins: 'All cats are safe: this wins the game.',
    safeFire: 'Safe for now: no cat needs more squares.',
    noChange: 'This brings no cat closer to the raft.',
    /** `ends` are squares of the island. */
    reach: (cat: string, ends: number, boards: boolean, price: number) => {
      const places = [ends > 0 && `to ${squares(ends)}`, boards && 'onto the raft'].filter((place) => place !== false);
      return `${capital(cat)} can walk ${eitherOf(places)} for ${cards(price)}.`;
    },
    /** After where a cat can walk for two cards. */
    exhausted: 'Two, because it already moved this round.',
    /** After where a cat can walk: the small pieces of ground on its path. */
    marked: 'Small squares mark what still needs recolouring.',
    comesAboard: (colour: string) => `${capital(colour)} comes aboard`,
    cutOff: (colour: string) => `${capital(colour)} is cut off from the raft`,
    way: (colour: string, way: string) => `${capital(colour)}: ${way}`,
    /** Before what the cats' faces say for short: "4 → 2". */
    toRecolour: 'To recolour:',
    /** After a cat's face. */
    boards: 'comes aboard',
    shortly: (before: string, after: string) => (before === after ? after : `${before} → ${after}`),
    clear: 'clear of fire',
    comesClose: (colour: string, way: string) => `${capital(colour)}: ${way}; fire is now near its path`,
    outOfDanger: (colour: string, way: string) => `${capital(colour)}: ${way}; it has a path clear of the fire`,
    /** A square of the raft that is pointed at. */
    raft: {
      mast: 'The mast: no cat can sit here.',
      ring: 'A wooden ring: any cat can sit here.',
      mat: (colour: string) => `A ${colour} mat: only a ${colour} cat can sit here.`,
    },
    tips: {
      none: 'Choose a cat to see its path.',
      card: 'Try a square. Fire follows each card.',
      fire: 'Try a square to see what would happen.',
      cat: 'Try a square to see what would happen.',
    },
  },
});
