import { CHANCE, OVER } from '../../core/game.ts';
import { ok, quote, type Result } from '../../core/result.ts';
import { about } from './about.ts';
import { findChallenge, LAYOUTS } from './challenges.ts';
import { CHALLENGES, TILE_LETTERS } from './components.ts';
import { checkPosition, checkRaft } from './consistency.ts';
import { fail } from './faults.ts';
import { columnOf, rowOf, squareAt } from './geometry.ts';
import { formatIsland, parseMove } from './move-notation.ts';
import {
  boardRows,
  type CatPlace,
  fillBoard,
  formatBag,
  formatCards,
  formatCats,
  formatRequest,
  parseBag,
  parseBoardLines,
  parseCards,
  parseCats,
  parseRequest,
} from './official-strings.ts';
import { RaftPosition } from './position.ts';
import {
  ABOARD,
  BAG,
  CATS,
  DECKS,
  EXHAUSTED,
  HAND,
  ISLANDS,
  LAID_ISLANDS,
  LOSS,
  MOVER,
  NONE,
  PHASE,
  PHASES,
  REQUEST,
  type State,
  TILE,
  WILD,
} from './state.ts';

/*
 * One line for any position, the five official strings first, the board with `/` for its line breaks, `-` for empty:
 *
 *   race-to-the-raft <board> <decks> <hand> <exhausted> <bag> <aboard> <seat>/<seats> <phase> [challenge=…]
 *
 *   aboard   colour and square of the cats on wild squares, which the board forgets; `?` for a colour nobody knows
 *   phase    islands+L0N+S2S   chance draws the next island for the board; these lie
 *            ask               the seat asks for six cards
 *            draw+A1D2         chance draws these cards
 *            play              the seat lays a card or moves a cat
 *            spark             chance draws a fire tile
 *            fire+m            the seat lays fire tile m
 *            won, lost+cut-off, lost+no-room+m, lost+no-tile, lost+no-cards
 *   challenge=?                a board that no challenge set up
 */
const NAME = about.id;
const LOSS_WORDS: readonly string[] = ['cut-off', 'no-room', 'no-tile', 'no-cards'];
const FIELDS = 9;

export function formatPosition(position: RaftPosition): string {
  const { words } = position;
  const fields = [
    NAME,
    boardRows(position).join('/'),
    formatCards(words.subarray(DECKS)),
    formatCards(words.subarray(HAND)),
    formatCats(catsIn(position, EXHAUSTED)) || '-',
    formatBag(words[BAG]) || '-',
    formatCats(catsIn(position, CATS).filter(({ square }) => position.has(WILD, square))) || '-',
    `${position.mover + 1}/${position.seats}`,
    formatPhase(position),
  ];
  if (position.challenge === NONE) fields.push('challenge=?');
  else if (position.challenge > 0) fields.push(`challenge=${CHALLENGES[position.challenge].id}`);
  return fields.join(' ');
}

function catsIn(state: State, plane: number): CatPlace[] {
  const cats: CatPlace[] = [];
  for (let row = 0; row < state.rows; row++) {
    for (let column = 0; column < state.columns && state.words[plane + row] >> column !== 0; column++) {
      const square = squareAt(row, column);
      if (state.has(plane, square)) cats.push({ colour: state.catAt(square), square });
    }
  }
  return cats;
}

function formatPhase(position: RaftPosition): string {
  const { words } = position;
  switch (words[PHASE]) {
    case PHASES.islands:
      return ['islands', ...Array.from(words.subarray(ISLANDS, ISLANDS + words[LAID_ISLANDS]), formatIsland)].join('+');
    case PHASES.ask:
      return 'ask';
    case PHASES.draw:
      return `draw+${formatRequest(words.subarray(REQUEST))}`;
    case PHASES.play:
      return 'play';
    case PHASES.spark:
      return 'spark';
    case PHASES.fire:
      return `fire+${TILE_LETTERS[words[TILE]]}`;
    case PHASES.won:
      return 'won';
    default:
      return `lost+${LOSS_WORDS[words[LOSS]]}${words[TILE] === NONE ? '' : `+${TILE_LETTERS[words[TILE]]}`}`;
  }
}

export function parsePosition(text: string): Result<RaftPosition> {
  const [name, board, decks, hand, exhausted, bag, aboard, seat, phase, option, ...more] = text.split(' ', FIELDS + 2);
  if (name !== NAME) {
    return fail('name', { wanted: NAME, found: quote(name) });
  }
  if (phase === undefined) {
    return fail('fields');
  }
  if (more.length > 0) return fail('fields/more', { more: quote(more[0]) });
  const challenge = parseOption(option);
  if (!challenge.ok) return challenge;
  const seats = /^([1-4])\/([1-4])$/.exec(seat);
  if (!seats || seats[1] > seats[2]) {
    return fail('seat', { seat: quote(seat) });
  }
  if (phase.startsWith('islands')) return parseSetUp(text, phase, Number(seats[2]), challenge.value);
  const lines = parseBoardLines(`${board.replaceAll('/', '\n')}\n`);
  if (!lines.ok) return lines;
  const layout = challenge.value === NONE ? undefined : LAYOUTS[challenge.value];
  const [rows, columns] = [lines.value.length, lines.value[0].length];
  const position = new RaftPosition(Number(seats[2]), rows, columns, layout, challenge.value);
  fillBoard(position, lines.value);
  const stray = checkRaft(position);
  if (stray) return { ok: false, fault: stray };
  position.words[MOVER] = Number(seats[1]) - 1;
  const cats = giveCats(position, aboard, exhausted);
  if (!cats.ok) return cats;
  const cards = giveCards(position, decks, hand, bag);
  if (!cards.ok) return cards;
  const now = givePhase(position, phase);
  if (!now.ok) return now;
  position.putOnScarves();
  const fault = checkPosition(position);
  return fault ? { ok: false, fault } : ok(position);
}

function parseOption(option: string | undefined): Result<number> {
  if (option === undefined) return ok(0);
  if (option === 'challenge=?') return ok(NONE);
  const id = /^challenge=(.+)$/.exec(option)?.[1];
  if (id !== undefined && CHALLENGES.some((challenge) => challenge.id === id)) return ok(findChallenge(id));
  return fail('option', { option: quote(option) });
}

/** During set-up the islands that lie say everything, so the rest must be what they lead to. */
function parseSetUp(text: string, phase: string, seats: number, challenge: number): Result<RaftPosition> {
  if (challenge === NONE) {
    return fail('islands', { rule: 'R4' });
  }
  const layout = LAYOUTS[challenge];
  const position = new RaftPosition(seats, layout.rows, layout.columns, layout, challenge);
  for (const island of phase.split('+', layout.islands.length + 2).slice(1)) {
    const roll = parseMove(position, `+${island}`);
    if (!roll.ok) return roll;
    position.play(roll.value);
  }
  if (formatPosition(position) === text) return ok(position);
  return fail('islands/board', { rule: 'R4' });
}

function giveCats(position: RaftPosition, aboard: string, exhausted: string): Result<undefined> {
  const onWild = parseCats(empty(aboard), 'cats aboard', true);
  if (!onWild.ok) return onWild;
  const { words } = position;
  for (const { colour, square } of onWild.value) {
    if (!(position.has(CATS, square) && position.has(WILD, square)) || position.catAt(square) !== NONE) {
      return fail('aboard/text', { rule: 'R3', aboard: quote(aboard) });
    }
    words[ABOARD + position.placeAboard(square)] = colour + 1;
  }
  const tired = parseCats(empty(exhausted), 'exhausted cats');
  if (!tired.ok) return tired;
  for (const { colour, square } of tired.value) {
    if (position.catAt(square) !== colour || position.has(EXHAUSTED, square)) {
      const cat = formatCats([{ colour, square }]);
      return fail('exhausted/text', { rule: 'R10', cat });
    }
    words[EXHAUSTED + rowOf(square)] |= 1 << columnOf(square);
  }
  return ok(undefined);
}

function giveCards(position: RaftPosition, decks: string, hand: string, bag: string): Result<undefined> {
  const left = parseCards(decks, 'decks');
  if (!left.ok) return left;
  const held = parseCards(hand, 'hand');
  if (!held.ok) return held;
  const tiles = parseBag(empty(bag));
  if (!tiles.ok) return tiles;
  position.words.set(left.value, DECKS);
  position.words.set(held.value, HAND);
  position.words[BAG] = tiles.value;
  return ok(undefined);
}

const PHASE_SHAPE =
  /^(?<word>ask|draw|play|spark|fire|won|lost)(?:\+(?<loss>cut-off|no-room|no-tile|no-cards))?(?:\+(?<request>[A-D][A-D\d]*\d))?(?:\+(?<tile>[a-zA-E]))?$/;
/** What a phase goes on with. */
const DETAILS: Readonly<Record<string, string>> = { draw: 'request', fire: 'tile', lost: 'loss' };

function givePhase(position: RaftPosition, text: string): Result<undefined> {
  const { words } = position;
  const { word = '', loss, request, tile } = PHASE_SHAPE.exec(text)?.groups ?? {};
  const given = Object.entries({ loss, request, tile }).flatMap(([name, detail]) =>
    detail === undefined ? [] : [name],
  );
  const wanted = loss === 'no-room' ? 'loss tile' : (DETAILS[word] ?? '');
  if (word === '' || (loss && word !== 'lost') || given.join(' ') !== wanted) {
    return fail('phase/text', { text: quote(text) });
  }
  words[PHASE] = PHASES[word as keyof typeof PHASES];
  position.turn = turnIn(position);
  if (loss) words[LOSS] = LOSS_WORDS.indexOf(loss);
  if (tile) words[TILE] = TILE_LETTERS.indexOf(tile);
  if (!request) return ok(undefined);
  const counts = parseRequest(request);
  if (!counts.ok) return counts;
  words.set(counts.value, REQUEST);
  return ok(undefined);
}

function turnIn(position: RaftPosition): number {
  const phase = position.phase;
  if (phase === PHASES.won || phase === PHASES.lost) return OVER;
  return phase === PHASES.draw || phase === PHASES.spark ? CHANCE : position.mover;
}

function empty(text: string): string {
  return text === '-' ? '' : text;
}
