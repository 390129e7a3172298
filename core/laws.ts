import { CHANCE, type Game, type Move, OVER, type Position, type Viewer } from './game.ts';
import { listMoves } from './list-moves.ts';
import { openMatch, recordOf, submit } from './match.ts';
import { plainDice, SeededRandom } from './random.ts';
import { describeFault, must } from './result.ts';
import type { Settings, SetUp } from './settings.ts';
import { replay } from './timeline.ts';

/** What every game must satisfy. A law looks at one random match and says what it found wrong, or nothing. */
export interface Law {
  readonly name: string;
  readonly broken: (walk: Walk) => string | undefined;
}

/** One random match of a game, kept step by step: positions before each move, and the last one. */
export interface Walk extends SetUp {
  readonly game: Game;
  readonly seed: string;
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** No match of a board game is longer; one that is does not end. */
const LONGEST = 2000;

/** Plays one random match. */
export function walk(game: Game, seats: number, settings: Settings, seed: string): Walk {
  const random = new SeededRandom(seed);
  const list = new Int32Array(game.maxMoves);
  const positions = [game.start(seats, settings)];
  const moves: Move[] = [];
  for (let at = positions[0]; at.turn !== OVER && moves.length < LONGEST; at = positions[positions.length - 1]) {
    const move = at.turn === CHANCE ? at.roll(random) : list[random.below(at.moves(list))];
    const next = at.copy();
    next.play(move);
    moves.push(move);
    positions.push(next);
  }
  return { game, seats, settings, seed, positions, moves };
}

/** Every law that this match breaks, in words, with the log that shows it. */
export function violations(match: Walk, laws: readonly Law[] = LAWS): string[] {
  return laws.flatMap((law) => {
    const found = law.broken(match);
    return found === undefined
      ? []
      : [`${match.game.id}, ${match.seats} seats, seed ${match.seed}: ${law.name}: ${found}`];
  });
}

const LAWS: readonly Law[] = [
  { name: 'a match ends', broken: ends },
  { name: 'listed moves are legal, distinct and survive their text', broken: listedMovesAreLegal },
  { name: 'what is not listed is refused', broken: unlistedMovesAreRefused },
  { name: 'playing on a copy leaves the original alone', broken: copiesAreIndependent },
  { name: 'positions survive their text', broken: positionsRoundTrip },
  { name: 'no text throws', broken: noTextThrows },
  { name: 'logs replay', broken: logsReplay },
  { name: 'seats cannot play rolls', broken: seatsCannotRoll },
  { name: 'rolls are possible outcomes with odds', broken: rollsArePossible },
  { name: 'a view changes with what its viewer saw and with nothing else', broken: viewsFollowPlay },
  { name: 'a viewer who is told each move keeps a true view', broken: toldViewersKeepUp },
  { name: 'imagining changes no view', broken: imaginingChangesNoView },
  { name: 'a seat can list its own moves from its own view', broken: ownViewListsOwnMoves },
  { name: 'scores and winners fit the table', broken: resultsFit },
];

function ends({ positions }: Walk): string | undefined {
  return positions[positions.length - 1].turn === OVER ? undefined : `not over after ${LONGEST} moves`;
}

function listedMovesAreLegal({ game, positions }: Walk): string | undefined {
  return firstFault(positions, (position) => {
    const moves = listMoves(game, position);
    const texts = moves.map((move) => game.formatMove(position, move));
    if (new Set(texts).size < texts.length) return 'a move is listed twice';
    if (position.turn !== OVER && texts.length === 0) return 'the game goes on without a move';
    if (position.turn === OVER && texts.length > 0) return 'moves are listed after the end';
    return firstOf(texts, (text, index) => judgeListed(game, position, moves[index], text));
  });
}

function judgeListed(game: Game, position: Position, move: Move, text: string): string | undefined {
  const fault = position.check(move);
  if (fault) return `${text} is listed, but ${describeFault(fault)}`;
  const again = game.parseMove(position, text);
  if (!again.ok) return `${text} is listed, but its text is refused: ${describeFault(again.fault)}`;
  return again.value === move ? undefined : `${text} comes back as another move`;
}

/** Moves of other moments in the match: legal now only if listed now. */
function unlistedMovesAreRefused({ game, positions, moves, seed }: Walk): string | undefined {
  const random = new SeededRandom(`${seed} other moments`);
  const texts = moves.map((move, index) => game.formatMove(positions[index], move));
  if (texts.length === 0) return undefined;
  return firstFault(positions, (position) => {
    const listed = new Set(listMoves(game, position));
    for (let i = 0; i < 5; i++) {
      const text = texts[random.below(texts.length)];
      const move = game.parseMove(position, text);
      if (move.ok && !listed.has(move.value)) return `${text} is accepted but not listed`;
    }
    return undefined;
  });
}

function copiesAreIndependent({ game, positions, moves }: Walk): string | undefined {
  return firstFault(positions.slice(0, -1), (position, index) => {
    const before = game.format(position);
    position.copy().play(moves[index]);
    if (game.format(position) !== before) return 'playing on a copy changed the original';
    const other = positions[positions.length - 1].copy();
    other.copyFrom(position);
    if (game.format(other) !== before) return 'copyFrom does not copy everything';
    other.play(moves[index]);
    if (game.format(position) !== before) return 'playing after copyFrom changed the source';
    return game.format(other) === game.format(positions[index + 1])
      ? undefined
      : 'the same move leads elsewhere on a copy';
  });
}

function positionsRoundTrip({ game, positions, seats, seed }: Walk): string | undefined {
  const viewer = takeTurns(seats, `${seed} texts`);
  return firstFault(positions, (position) => {
    const view = position.view(viewer());
    const [text, seen] = [game.format(position), game.format(view)];
    const again = readBack(game, text);
    // Where nothing is hidden both have the same text, and to read it is what takes the time.
    return (
      judgeText(game, position, text, again) ??
      judgeText(game, view, seen, seen === text ? again : readBack(game, seen))
    );
  });
}

/** What is wrong with a text that was read again, or could not be. */
function judgeText(game: Game, shown: Position, text: string, again: Position | string): string | undefined {
  if (typeof again === 'string') return again;
  if (again.turn !== shown.turn) return `${text} comes back with another turn`;
  if (String(again.scores()) !== String(shown.scores())) return `${text} comes back with other scores`;
  return haveSameMoves(game, again, shown) ? undefined : `${text} comes back with other moves`;
}

/** The position that a text stands for, or what is wrong with it. */
function readBack(game: Game, text: string): Position | string {
  if (/[\n\r]/.test(text)) return 'the text has more than one line';
  const again = game.parse(text);
  if (!again.ok) return `${text} is refused: ${describeFault(again.fault)}`;
  const written = game.format(again.value);
  return written === text ? again.value : `${text} comes back as ${written}`;
}

/** Lines with a character changed, lost or doubled must be read or refused, and what is read must be lossless again. */
function noTextThrows({ game, positions, seed }: Walk): string | undefined {
  const random = new SeededRandom(`${seed} spoiled`);
  return firstFault(positions, (position) => {
    const text = spoil(game.format(position), random);
    try {
      const again = game.parse(text);
      if (again.ok) {
        const clean = game.format(again.value);
        const third = game.parse(clean);
        if (!third.ok) return `${text} is read, but not what it is written as: ${describeFault(third.fault)}`;
        listMoves(game, again.value);
      } else if (again.fault.code === '') return `${text} is refused without a reason`;
      game.parseMove(position, spoil(text, random));
      return undefined;
    } catch (error) {
      return `${text} throws ${String(error)}`;
    }
  });
}

function logsReplay({ game, seats, settings, seed }: Walk): string | undefined {
  const random = new SeededRandom(seed);
  const dice = plainDice(random);
  const match = must(openMatch(game, seats, settings, dice));
  for (let count = 0; match.position.turn >= 0 && count < LONGEST; count++) {
    const moves = listMoves(game, match.position);
    const text = game.formatMove(match.position, moves[random.below(moves.length)]);
    const fault = submit(match, match.position.turn, text, dice);
    if (fault) return `${text} is listed, but ${describeFault(fault)}`;
  }
  const again = replay(game, JSON.parse(JSON.stringify(recordOf(match))));
  if (!again.ok) return `refused: ${describeFault(again.fault)}`;
  return game.format(again.value.position) === game.format(match.position) ? undefined : 'the log leads elsewhere';
}

function seatsCannotRoll({ game, positions, moves }: Walk): string | undefined {
  const rolls = new Set(
    moves.flatMap((move, i) => (positions[i].turn === CHANCE ? [game.formatMove(positions[i], move)] : [])),
  );
  return firstFault(positions, (position) => {
    if (position.turn < 0) return undefined;
    for (const roll of rolls) if (game.parseMove(position, roll).ok) return `a seat may play ${roll}`;
    return undefined;
  });
}

function rollsArePossible({ game, positions, seed }: Walk): string | undefined {
  const random = new SeededRandom(`${seed} rolls`);
  return firstFault(positions, (position) => {
    if (position.turn !== CHANCE) return undefined;
    const possible = listMoves(game, position);
    const roll = position.roll(random);
    if (!possible.includes(roll)) return `${game.formatMove(position, roll)} was rolled but is not listed`;
    const impossible = possible.find((move) => !(Number.isInteger(position.odds(move)) && position.odds(move) > 0));
    return impossible === undefined
      ? undefined
      : `${game.formatMove(position, impossible)} is listed but its odds are no whole number above 0`;
  });
}

function viewsFollowPlay({ game, positions, moves, seats, seed }: Walk): string | undefined {
  const next = takeTurns(seats, `${seed} views`);
  return firstFault(positions.slice(0, -1), (position, index) => {
    const viewer = next();
    const seen = position.view(viewer);
    seen.play(position.viewMove(moves[index], viewer));
    const wanted = game.format(positions[index + 1].view(viewer));
    return game.format(seen) === wanted ? undefined : `viewer ${viewer} saw ${game.format(seen)}, should see ${wanted}`;
  });
}

/**
 * Online play depends on it: a page gets its view of the start and then only texts. Every line is read and played, for one
 * viewer a match. Comparing the views takes most of the time: one match in four does it at every line, the others at some
 * lines.
 */
function toldViewersKeepUp({ game, positions, moves, seats, seed }: Walk): string | undefined {
  const viewers = viewersOf(seats);
  const random = new SeededRandom(`${seed} told`);
  const viewer = viewers[random.below(viewers.length)];
  const stride = random.below(4) === 0 ? 1 : Math.ceil(moves.length / LOOKED_AT);
  const phase = random.below(stride);
  const kept = positions[0].view(viewer);
  let real = positions[0].view(viewer);
  for (const [line, move] of moves.entries()) {
    const text = game.formatMove(real, positions[line].viewMove(move, viewer));
    const told = game.parseMove(kept, text);
    if (!told.ok) return `after ${line} moves: viewer ${viewer} is told ${text}, but ${describeFault(told.fault)}`;
    kept.play(told.value);
    real = positions[line + 1].view(viewer);
    const isLookedAt = line % stride === phase || line === moves.length - 1;
    if (isLookedAt && game.format(kept) !== game.format(real))
      return `after ${line + 1} moves: viewer ${viewer} has ${game.format(kept)}, should have ${game.format(real)}`;
  }
  return undefined;
}

function imaginingChangesNoView({ game, positions, seats, seed }: Walk): string | undefined {
  const random = new SeededRandom(`${seed} imagined`);
  const next = takeTurns(seats, `${seed} imaginers`);
  return firstFault(positions, (position) => {
    const viewer = next();
    const view = position.view(viewer);
    const text = game.format(view);
    if (game.format(view.view(viewer)) !== text) return `viewing twice changes the view of ${viewer}`;
    const imagined = view.imagine(random);
    if (game.format(imagined.view(viewer)) !== text)
      return `viewer ${viewer} could tell the imagined position from the real one`;
    if (imagined.turn !== position.turn) return 'the imagined position has another turn';
    return position.turn !== OVER && listMoves(game, imagined).length === 0
      ? 'nobody can move in the imagined position'
      : undefined;
  });
}

function ownViewListsOwnMoves({ game, positions }: Walk): string | undefined {
  return firstFault(positions, (position) => {
    if (position.turn < 0) return undefined;
    return haveSameMoves(game, position, position.view(position.turn)) ? undefined : 'the lists differ';
  });
}

function resultsFit({ positions, seats }: Walk): string | undefined {
  return firstFault(positions, (position) => {
    if (position.seats !== seats) return `the position has ${position.seats} seats`;
    if (position.scores().length !== seats) return `there are ${position.scores().length} scores`;
    const winners = position.winners();
    if ((winners === undefined) !== (position.turn !== OVER))
      return 'winners are named before the end or not at the end';
    return winners?.some((seat) => !(seat >= 0 && seat < seats)) ? `${winners} are not seats` : undefined;
  });
}

/** Positions of one match that a law looks at, each through one pair of eyes; a thousand matches see the rest. */
const LOOKED_AT = 16;

function firstFault(
  positions: readonly Position[],
  judge: (position: Position, index: number) => string | undefined,
): string | undefined {
  const stride = Math.ceil(positions.length / LOOKED_AT);
  // A different phase in matches of different length, and always the last position.
  for (let index = positions.length % stride; index < positions.length; index += stride) {
    const found = judge(positions[index], index);
    if (found !== undefined) return `after ${index} moves: ${found}`;
  }
  const last = positions.length - 1;
  const found = last < 0 ? undefined : judge(positions[last], last);
  return found === undefined ? undefined : `after ${last} moves: ${found}`;
}

function firstOf<T>(things: readonly T[], judge: (thing: T, index: number) => string | undefined): string | undefined {
  for (const [index, thing] of things.entries()) {
    const found = judge(thing, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function haveSameMoves(game: Game, one: Position, other: Position): boolean {
  const moves = Int32Array.from(listMoves(game, one)).sort();
  const others = Int32Array.from(listMoves(game, other)).sort();
  return moves.length === others.length && moves.every((move, index) => move === others[index]);
}

/** Whose view a law looks at next: one of them for each position that it looks at. */
function takeTurns(seats: number, seed: string): () => Viewer {
  const viewers = viewersOf(seats);
  const random = new SeededRandom(seed);
  return () => viewers[random.below(viewers.length)];
}

function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

const STRANGE = ' ,;:+-?=09azAZ\u0000é😀'.split('');

function spoil(text: string, random: SeededRandom): string {
  const at = random.below(text.length + 1);
  const kind = random.below(4);
  const strange = STRANGE[random.below(STRANGE.length)];
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + strange + text.slice(at);
  if (kind === 2) return text.slice(0, at) + strange + text.slice(at + 1);
  return text.slice(0, at);
}
