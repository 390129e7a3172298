import { inLanguage } from '../../language.ts';
import { plural, signed } from '../grammar.ts';

const nextOf = (shown: number) => plural(shown, { one: 'next tile', other: 'next tiles' });
const lastOf = (shown: number) => plural(shown, { one: 'last tile', other: 'last tiles' });

/** What stands on the table around the city: prompts, previews, scores. */
export const texts = inLanguage('stratopolis/table', {
  board: {
    above: 'The city from above',
    depth: 'The city in depth',
    squares: 'Squares of the city',
    squaresToPlace: 'Squares of the city. Arrows move, Enter places, R turns the tile',
    sizes: 'Sizes {key}',
    depthButton: 'Depth {key}',
    around: 'Rotate{view} {key}',
    /** Left out on a phone. Its space would be lost at the edge of a part of a button. */
    view: '\u00a0view',
    height: 'height',
    fits: 'fits',
    fitsTurned: 'fits if turned',
    /** Of the region whose windows are lit. */
    scores: 'scores',
    /** Of the pale line around the tile that was placed last. */
    lastTile: 'last move',
    /** Of the pins that show where a tile fits out of sight. */
    behind: 'behind a tower',
  },
  prompt: {
    over: 'The last tile is down',
    overWords: (words: string) => `${words}.`,
    place: 'Put the ringed corner on a marked square.',
    hint: 'Put the ringed corner on the star.',
    /** After somebody has turned it otherwise than the suggestion. */
    hintTurn: 'Turn the tile to match the outline at the star.',
    /** After a click, a tap or a key where it fits only another way. */
    turnedNow: 'Turned to fit. Choose the same square again to place it.',
    placeHere: 'Place it here',
    turn: 'Turn',
    clockwise: 'Turn the tile clockwise, key R',
    anticlockwise: 'Turn the tile anticlockwise, key Shift R',
    chooseAny: 'Choose any tile you have left',
    chooseOfTwo: 'Choose one of your two tiles',
    turned: (tile: string) => `Turned: ${tile}.`,
    turnedFits: (tile: string) => `Turned: ${tile}. It fits.`,
    turnedFitsNot: (tile: string) => `Turned: ${tile}. It doesn’t fit.`,
  },
  preview: {
    point: 'Point at a square to see what your tile would score there. Press R or scroll to turn it.',
    tap: 'Tap a square or drag the tile to see the score.',
    look: 'Point at a square to see its height and region.',
    lookTap: 'Tap a square to see its height and region.',
    onTheGround: 'On the ground:',
    /** Before the scores, where the tile fits only another way round. */
    ifTurned: 'It fits here if you turn it:',
    turnIt: 'Turn it {key}',
    onTop: (height: number) => `On top, at height ${height}:`,
    score: (side: string, before: number) => `${side} ${before} → {after} ({region})`,
    gain: signed,
    notHere: 'Not here.',
    /** Where it fits another way round. */
    notThisWay: 'Not this way round.',
    empty: 'Empty.',
    square: (colour: string, height: number) => `${colour[0].toUpperCase()}${colour.slice(1)}, height ${height}.`,
    region: (words: string) => `{badge} Part of a region: ${words}.`,
  },
  scores: {
    label: 'Scores',
    final: 'Final score',
    now: 'If the game ended now',
    /** The page counts the move that is made next, so this must not look like its number. */
    placed: (placed: number, all: number) => `${placed} of ${all} placed`,
    largest: 'Largest region (lit): squares × height',
    best: 'Best region (lit): squares × height',
    becomes: (points: number) => ` → ${points}`,
    /** The slot separates the two: a line where one tile is shown, a dot where there are two. */
    upAndMore: (isInHand: boolean, shown: number, left: number) => {
      const what = isInHand ? 'in hand' : nextOf(shown);
      return left === 0 ? `${lastOf(shown)}{apart}` : `${what}{apart}${left} more`;
    },
    toCome: (count: number) => (count === 0 ? 'no tiles left' : `${count} to come`),
    anyOf: (count: number) => `any of ${count} tiles`,
    piles: 'Tiles still to come',
    noPile: 'None',
  },
  /** What keys do, for the list of shortcuts. */
  keys: {
    turn: 'Turn the tile',
    turnBack: 'Turn it the other way',
    depth: 'Switch between flat and depth',
    around: 'Rotate the view',
    sizes: 'Show region sizes',
  },
});
