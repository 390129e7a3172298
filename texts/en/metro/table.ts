import { inLanguage } from '../../language.ts';
import { count, owner, subject } from '../grammar.ts';

const tiles = (number: number) => count(number, { one: 'tile', other: 'tiles' });

/** The table of Metro: board, prompt, preview and scores. */
export const texts = inLanguage('metro/table', {
  board: 'Metro board',
  squares: 'Squares',
  stations: 'Stations: point at one to trace its line',
  /** A square in words, where the tile fits only another way round. */
  squareFitsTurned: (square: string) => `${square}, fits if turned`,

  prompt: {
    over: 'The last tile is down',
    /** In the first round. */
    ownStations: 'The {sign} stations are yours: make long lines.',
    goal: 'A line scores one point per tile when it reaches a station, two at the centre.',
    goalWithoutCentre: 'A line scores one point per tile when it reaches a station.',
    inHand: 'In hand',
    drawn: 'Just drawn',
    stays: 'Stays in hand',
    place: 'Choose a highlighted square, or drag the tile there.',
    /** Instead of either: every highlighted square makes a line of one tile. */
    placeShort: 'Every square left makes a one-tile line, so this time it’s allowed.',
    placeDrawn: 'Place the tile you just drew.',
    placeHere: 'Place it here',
    /** Only heard, beside that button: a square was tapped that takes the tile. */
    confirm: 'Choose “Place it here”, or try another square.',
    /** The same in a lesson, where one square is asked for. */
    confirmAsked: 'Choose “Place it here”.',
    drawKey: 'Key: K',
    turn: '↻ Turn',
    turnKey: 'Key: R, or the wheel over the board',
    /** After a click, a tap or a key where it fits only another way. */
    turnedNow: 'Turned to fit. Choose the same square again to place it.',
    /** Heard when a tile was turned. */
    turned: (tile: string) => `Turned: ${tile}.`,
    draw: 'Keep it, draw another',
    mustPlace: 'Then place the new one.',
    deckEmpty: 'The deck is empty, so you must place this tile.',
    /** In a lesson, where one move is asked for. */
    askDraw: 'Keep this tile and draw another.',
    askSquare: 'Place your tile on the star.',
    hintDraw: 'Hint: keep it and draw another.',
    hintSquare: 'Hint: place it on the star.',
    /** Only heard: where the star is. */
    hintPlace: (row: number, column: number) => ` Row ${row}, column ${column}.`,
  },

  preview: {
    none: 'No line reaches this square yet, so nothing scores.',
    pointAtSquare: 'Point at a square to see what your tile does there.',
    pointAtStation: 'Point at a station or a tile to trace its lines.',
    tapSquare: 'Tap a square to see what your tile does there.',
    tapStation: 'Tap a station or a tile to trace its lines.',
    notReached: 'No line has reached this tile yet.',
    /** While nothing is pointed at: of every player the open line that has come furthest. */
    longest: (who: string, station: number, length: number) =>
      `${owner(who)} longest: line ${station}, ${tiles(length)} so far`,
    sum: (name: string, points: number) => `${subject(name)} +${points}`,
    /** A line each, with its points at the end of it. */
    starts: (who: string, station: number, length: number) => `${owner(who)} line ${station} starts: ${tiles(length)}`,
    grows: (who: string, station: number, before: number, after: number) =>
      `${owner(who)} line ${station} grows: ${before} → ${tiles(after)}`,
    ends: (who: string, station: number, length: number) => `${owner(who)} line ${station} ends: ${tiles(length)}`,
    endsDoubled: (who: string, station: number, length: number) =>
      `${owner(who)} line ${station} ends at the centre: ${tiles(length)} × 2`,
    /** Before what it does, where the tile fits only another way round. */
    ifTurned: 'It fits here if you turn it:',
    /** Turned there by hand so that it does not fit. */
    notThisWay: 'Not this way round. It fits here if you turn it.',
    scores: (name: string, points: number) => `${subject(name)} would score ${points}`,
    reaches: (who: string, station: number, length: number) =>
      `${owner(who)} line ${station} would reach ${tiles(length)}`,
    reachesNothing: 'No line reaches it yet',
  },

  keys: {
    turn: 'Turn the tile',
    turnBack: 'Turn it the other way',
    draw: 'Keep your tile, draw another',
  },

  scores: {
    player: 'Player',
    points: 'Points',
    open: 'Still open',
    hand: 'Hand',
    none: 'none',
    /** Under “Still open”; `length` is that of all these lines together. */
    openWith: (lines: number, length: number) => {
      const all = count(lines, { one: 'line', other: 'lines' });
      return length === 0 ? all : `${all}, ${tiles(length)}`;
    },
    notStarted: (lines: number) => `${count(lines, { one: 'line', other: 'lines' })} not started`,
    deck: '{tiles} in the deck',
    placed: '{tiles} of 60 on the board',
    openLines: 'Open lines, longest first',
    station: (station: number) => `Line ${station}:`,
    tiles,
  },

  toCome: {
    /** `hidden` of them are not in the deck, whose number is beside this one, but in hands that are secret. */
    title: (tiles: number, hidden: number) =>
      `Tiles to come: ${tiles}${hidden > 0 ? `, ${hidden} in hidden hands` : ''}`,
  },
});
