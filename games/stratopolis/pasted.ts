import { texts } from '#texts/stratopolis/pasted.ts';
import type { Excerpt } from '../../core/excerpt.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { type PlacementWalk, walkLine, walkPlacements } from '../placement-walk.ts';
import { asLine, nothing, pastedStrings, readBest, type Walkthrough } from '../walkthrough.ts';
import { about } from './about.ts';
import { TILE_TOTAL } from './components.ts';
import { type Placement, parsePlacements, parsePosition } from './notation.ts';
import { StratopolisPosition } from './position.ts';
import { checkPlacement } from './rules.ts';

/** A notation line or an official placement string, however it is quoted, tile by tile. */
export function readPasted(text: string): Walkthrough<StratopolisPosition> {
  const strings = pastedStrings(text);
  if (!strings) return nothing(texts.tooLong);
  const line = strings.find((string) => string.text.trimStart().startsWith(about.id));
  return line ? readLine(asLine(line)) : readBest(strings, (string) => readPlacements(string));
}

const WALK: PlacementWalk<StratopolisPosition, Placement> = {
  shape: [/[A-Z]/, /[A-Z]/, /[A-U]/, /[A-D]/],
  given: 1,
  most: TILE_TOTAL + 1,
  // An empty text is the city before the first tile, as in Metro.
  parse: (text) => parsePlacements(text === '' ? 'MMUA' : text),
  check: (board, { tile, place }) => checkPlacement(board, tile, place),
  canLay: ({ code }) => code !== 'stratopolis.off',
  lay: (board, { tile, place }) => {
    board.reveal(tile);
    board.lay(tile, place);
    board.goOn();
  },
  words: texts,
};

/** Which tiles were face up on the way is not known, so none are, and red's cannot be told to mirror green's. */
function readPlacements(string: Excerpt, settings = must(settle(about.options, {}))) {
  return walkPlacements(string, new StratopolisPosition({ ...settings, mirrored: 'off' }), WALK);
}

function readLine(line: Excerpt): Walkthrough<StratopolisPosition> {
  return walkLine(line, parsePosition(line.text), WORD_OF, (placements, position) =>
    readPlacements(placements, position?.settings),
  );
}

const WORD_OF: Readonly<Record<string, number>> = {
  'stratopolis.name': 0,
  'stratopolis.fields': Number.POSITIVE_INFINITY,
  'stratopolis.tiles': 2,
  'stratopolis.owner': 2,
  'stratopolis.copies': 2,
  'stratopolis.unknownTile': 2,
  'stratopolis.faceUp': 2,
  'stratopolis.mirror': 2,
  'stratopolis.turn': 3,
};
