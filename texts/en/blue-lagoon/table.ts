import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, does, have, listOf, object } from '../grammar.ts';

/** Where no letter is on the board. */
const STAR = 'the star';

/** The board, the prompt and what pointing at a tile tells. Players are called by their names; "You" is one of them. */
export const texts = inLanguage('blue-lagoon/table', {
  board: {
    name: 'The lagoon',
    tiles:
      'Tiles. Use the arrow keys to move, N for the next highlighted tile, S and V to choose a settler or a village, and Enter to place it.',
    freeForSettler: (tile: string) => `${tile}, free for your settler`,
    freeForVillage: (tile: string) => `${tile}, free for your village`,
    promise: (tile: string, promise: string) => `${tile}. ${promise}`,
    doomed: (tile: string) => `${tile}, to be washed away at half-time`,
  },

  prompt: {
    over: 'Game over',
    dealing: 'New tokens wash ashore',
    skipped: (names: readonly string[]) =>
      names.length === 1 && isYou(names[0])
        ? 'You have nothing to place, so your turn is skipped.'
        : `${have(names)} nothing to place and will be skipped.`,
    /** When half-time comes, at the start of a warning. */
    away: {
      resources: (left: number) => `Half-time is ${countResources(left)} away`,
      pieces: (left: number) => `Half-time is at most ${count(left, { one: 'piece', other: 'pieces' })} away`,
    },
    youAtRisk: (when: string, canBuild: boolean) =>
      `${when}, and you have no village that will survive. ${
        canBuild
          ? 'Build a village away from the stone circles, or you can’t play on.'
          : 'You won’t be able to play on.'
      }`,
    othersAtRisk: (when: string, names: readonly string[]) =>
      `${when}, and ${listOf(names)} ${names.length > 1 ? 'have' : 'has'} no village that will survive.`,
    allAtRisk: (when: string) =>
      `${when}, and nobody has a village that will survive: the game would end there. Build one away from the stone circles.`,
    /** In the first turn of all, where news will be told: one line, or two where there is room for them. */
    first: (isShort: boolean, hasRoom: boolean) =>
      `${isShort ? 'Explore' : 'First half: explore'} the islands.${hasRoom ? ' Link them and take tokens.' : ''}`,
    settler: 'Settler',
    village: 'Village',
    settlerHelp: 'Choose it or drag it onto the board',
    /** Why a piece can't be chosen. */
    refused: {
      noSettlers: 'You have no settlers left.',
      noVillages: 'You have built all your villages.',
      noLand: 'Villages need free land next to your pieces.',
    },
    /** A hint, and why a village can’t be chosen. */
    both: (hint: string, reason: string) => `${hint} ${reason}`,
    villageHelp: 'For land next to your pieces. Choose it or drag it onto the board',
    /** The slot is heard only where there is little room. */
    left: (left: number, all: number) => `${left} of ${all}{left}`,
    leftWord: ' left',
    /** The first turn of the second half: as many lines as `settle`. */
    settleFirst: 'Second half: settle from your villages, on land or water.',
    /** The same for the player who has the first turn of all in that half. */
    settleStart: 'Second half: you go first. Settle from your villages.',
    settle: 'Place a settler next to one of your pieces, on land or water.',
    explore: 'Place a settler on any water, or on land next to one of your pieces.',
    /** B7: the first piece of all, as long as `explore`. */
    setSail: 'Place your first settler on any water. Others can go ashore next to it.',
    build: 'Build a village on land next to one of your pieces.',
    /** As many lines as `explore`, so that the pieces to choose from stay where they are. */
    buildBeforeTide: 'Build on land next to your pieces. The tide takes villages on stone circles.',
    /** `at` is the letter of the idea on the board. */
    hints: {
      sailed: (at = STAR) => `Hint: sail to ${at}.`,
      settled: (at = STAR) => `Hint: go ashore at ${at}.`,
      built: (at = STAR) => `Hint: build a village at ${at}.`,
    },
    /** How long the phase will last: until the last resource is taken or the last piece is placed. */
    clock: {
      line: (half: string, when: string) => `${half} · ${when}`,
      until: (resources: number | undefined, pieces: number | undefined) =>
        `ends after ${[
          ...(resources === undefined ? [] : [count(resources, { one: 'more resource', other: 'more resources' })]),
          ...(pieces === undefined ? [] : [count(pieces, { one: 'more piece', other: 'more pieces' })]),
        ].join(' or ')}`,
      /** As the last turn of a half is shown again. */
      over: 'this half is over',
      lastRound: 'last round: nobody has more than one piece left',
    },
  },

  preview: {
    point: 'Point at a tile to see what your piece would score there and who has the most pieces on the island.',
    look: 'Point at a tile to see who has the most pieces on its island.',
    /** The same for fingers. */
    tap: 'Tap a tile to see what your piece would score there and who has the most pieces on the island.',
    tapToLook: 'Tap a tile to see who has the most pieces on its island.',
    /** Where a tile is and what is there: "Coral Island, worth 10", "a coconut". */
    where: ([place, ...things]: readonly string[]) => [upper(place), ...things].join(' · '),
    islandWorth: (name: string, bonus: number) => `${name}, worth ${bonus}`,
    nobody: 'nobody here yet',
    gain: (name: string, parts: readonly string[]) => `${name}: ${parts.join(', ')}`,
    part: (part: string, points: string) => `${part} ${points}`,
    takes: (token: string, held: number, kinds?: number) => `You take ${takesWords(token, held, kinds)}.`,
    nothing: 'No points yet.',
    /** A settler beside tokens that it can take next. */
    nothingButNext: (tokens: readonly string[]) => `No points yet, but next to ${listOf(tokens)}.`,
    next: (tokens: readonly string[]) => `Next to ${listOf(tokens)}.`,
    /** On an island where the player is ahead already. */
    nothingMore: 'No new points: you already lead here.',
    nothingAtEnd: 'No points.',
    /** A village that outlasts half-time, and the stone circles beside it. */
    stays: (circles: number) => `${upper(staysWords(circles))}.`,
    doomed: 'A village on a stone circle is washed away at half-time. {rule}',
    anyway: 'Build here anyway (lost at half-time)',
    ends: {
      exploration: 'This ends the first half. Half-time comes next.',
      game: 'This ends the game.',
      'game-early': 'This ends the game: nobody would have a village left at half-time.',
    },
    place: 'Place it here',
    /** The same in one breath, for those who listen. */
    sum: (parts: readonly string[]) => parts.map((part) => part.replace(/\.$/, '')).join('; '),
    sumGain: (name: string, total: string, parts: readonly string[]) =>
      `${total} for ${object(name)}: ${parts.join(', ')}`,
    sumNext: (tokens: readonly string[]) => `next to ${listOf(tokens)}`,
    sumStays: staysWords,
    sumTakes: (token: string, held: number, kinds?: number) => `you take ${takesWords(token, held, kinds)}`,
    sumDoomed: 'on a stone circle it is washed away at half-time',
    sumEnds: {
      exploration: 'ends the first half',
      game: 'ends the game',
      'game-early': 'ends the game: nobody would have a village left',
    },
  },

  hands: {
    title: 'In hand',
    settlers: 'Settlers left',
    villages: 'Villages left',
    onBoard: 'On board',
  },

  islands: {
    title: 'Most pieces on each island',
    names: 'Names on the board',
    nobody: 'nobody yet',
    tied: 'tied',
    leads: (who: string) => does(who, 'leads', 'lead'),
    share: (share: number) => `+${share}`,
  },
  /** What keys do, for the list of shortcuts. */
  keys: {
    settler: 'Choose a settler',
    village: 'Choose a village',
    names: 'Show or hide the islands’ names',
  },
});

function upper(words: string): string {
  return `${words[0].toUpperCase()}${words.slice(1)}`;
}

function staysWords(circles: number): string {
  const stays = 'the village stays at half-time';
  return circles === 0 ? stays : `${stays}, next to ${count(circles, { one: 'stone circle', other: 'stone circles' })}`;
}

/** A first of its kind counts towards all four. */
function takesWords(token: string, held: number, kinds?: number): string {
  const taken = `${token}, your ${ordinal(held)}`;
  if (kinds === undefined || kinds === 1) return taken;
  return `${taken}: ${kinds === 4 ? 'all four kinds' : `${kinds} of the four kinds`}`;
}

function countResources(number: number): string {
  return count(number, { one: 'resource', other: 'resources' });
}

/** There are six of each resource and eight statuettes. */
function ordinal(number: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][number] ?? `${number}th`;
}
