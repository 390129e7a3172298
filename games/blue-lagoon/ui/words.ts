import { texts } from '#texts/blue-lagoon/words.ts';
import { type Move, OVER, type Seat } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { about } from '../about.ts';
import type { Board } from '../board.ts';
import { mapOf } from '../maps.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { canMove, pieceOf, ROLL, tileOf } from '../rules.ts';
import { EXPLORATION, NOTHING, SETTLER, VILLAGE } from '../state.ts';
import { islandsBeside, nameIsland, namePlace } from './island-names.ts';
import { piecesLeft, type TileView } from './model.ts';
import { changesFrom, endOf, stand } from './preview.ts';
import { clockOf } from './survival.ts';

/** A move in words, before it is played, with what follows from it for everybody; without the player's name. */
export function describeMove(
  position: BlueLagoonPosition,
  move: Move,
  nameSeat = (seat: Seat) => texts.seat(seat + 1),
): string {
  const { board } = position;
  if (move >= ROLL) {
    const place = namePlace(board, board.circles[position.dealt]);
    return move - ROLL === NOTHING ? texts.moves.leftEmpty(place) : texts.moves.dealt(nameToken(move - ROLL), place);
  }
  return tellWith(texts.moves, position, move, nameSeat);
}

/** What was done and taken, what that brings at once, and what follows from it. */
export function tellWith(
  told: Told,
  position: BlueLagoonPosition,
  move: Move,
  nameSeat: (seat: Seat) => string,
): string {
  const after = position.copy();
  after.play(move);
  const isHalfOver = endOf(position, after) === 'exploration';
  const done = (isHalfOver && told.endedHalf) || sayWithPoints(position, move, nameSeat);
  return told.together([done, ...consequencesOf(told, position, after, move, nameSeat)]);
}

/** With the points that the score sheet changes by, everybody's: what a piece gives or takes away is seen nowhere else. */
function sayWithPoints(position: BlueLagoonPosition, move: Move, nameSeat: (seat: Seat) => string): string {
  const changes = changesFrom(position, stand(position, move));
  const own = changes.find(({ seat }) => seat === position.mover)?.total ?? 0;
  const others = changes.filter(({ seat }) => seat !== position.mover);
  return texts.moves.brought(
    sayDone(texts.moves, position, move),
    own,
    others.map(({ seat, total }) => ({ name: nameSeat(seat), points: total })),
  );
}

/** What was done and taken. Stone circles are on land. */
export function sayDone(acts: Acts & Taking, position: BlueLagoonPosition, move: Move): string {
  const tile = tileOf(move);
  const token = position.tokens[tile];
  if (token === NOTHING) return sayAct(position, move, acts);
  return acts.took(nameToken(token), namePlace(position.board, tile), pieceOf(move) === VILLAGE);
}

/** A phrase for each thing that a piece can do. */
interface Acts {
  readonly built: (island: string) => string;
  readonly settled: (island: string) => string;
  readonly sailed: (islands: readonly string[]) => string;
}

/** The same where it took a token. */
interface Taking {
  readonly took: (token: string, island: string, isVillage: boolean) => string;
}

/** How a move is told with what follows from it. */
interface Told {
  readonly together: (parts: readonly string[]) => string;
  /** B15: what to say in a later turn of the move before half-time, whose piece the tide has taken since. */
  readonly endedHalf?: string;
}

/** "sailed near Coral Island", "built a village on Palm Island". */
export function sayAct({ board }: BlueLagoonPosition, move: Move, { built, settled, sailed }: Acts): string {
  const tile = tileOf(move);
  if (!board.isLand(tile)) return sailed(islandsBeside(board, tile));
  const island = nameIsland(board, board.islandOf[tile]);
  return pieceOf(move) === SETTLER ? settled(island) : built(island);
}

/** B6, B10, B17: what the move ends, and who cannot go on. */
function consequencesOf(
  { endedHalf }: Told,
  position: BlueLagoonPosition,
  after: BlueLagoonPosition,
  move: Move,
  nameSeat: (seat: Seat) => string,
): string[] {
  const end = endOf(position, after);
  const isKnown = end === undefined || (endedHalf !== undefined && end === 'exploration');
  if (end === 'game' || end === 'game-early') return [...sayRunOut(position, move), texts.moves.ends[end]];
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => ({ name: nameSeat(seat), points: after.points[seat] }));
  const ended = isKnown ? [] : [...sayRunOut(position, move), texts.moves.halfTime(scores)];
  const stuck = seats.filter((seat) => canMove(position, seat) && !canMove(after, seat));
  const who = stuck.map(nameSeat);
  if (stuck.length === 0) return ended;
  if (end !== undefined) return [...ended, texts.moves.stranded(who)];
  // B10: the half ends with this round: no turn comes that could be skipped.
  if (clockOf(after).isLastRound) return [];
  return [stuck.every((seat) => isSpent(after, seat)) ? texts.moves.spent(who) : texts.moves.stuck(who)];
}

/** The seat has put down all it could in this phase. */
function isSpent(position: BlueLagoonPosition, seat: Seat): boolean {
  const { settlers, villages } = piecesLeft(position, seat);
  return settlers === 0 && (villages === 0 || position.phase !== EXPLORATION);
}

/** B10: where resources are left, the phase ended because nobody can place anything. */
function sayRunOut(position: BlueLagoonPosition, move: Move): string[] {
  const last = stand(position, move);
  if (last.resources === 0) return [];
  const isOut = Array.from(last.points.keys()).every((seat) => isSpent(last, seat));
  return [isOut ? texts.moves.nobodyHas : texts.moves.nobodyCan];
}

/** A tile for those who listen: "3,5: Coral Island, stone circle, a coconut". */
export function describeTile(board: Board, view: TileView): string {
  const { name, tile, piece } = view;
  const say = piece?.kind === 'village' ? texts.villageOf : texts.settlerOf;
  const things = [...lyingThings(view), ...(piece ? [say(SEAT_MARKS[piece.seat].name)] : [])];
  return texts.tile(name, namePlace(board, tile), things);
}

/** "1 coconut", "3 coconuts". */
export function countTokens(kind: number, count: number): string {
  return texts.tokens[kind].count(count);
}

/** "a coconut", "2 water tokens", in the order of the kinds. */
export function nameTokens(tokens: readonly number[]): string[] {
  const kinds = [...new Set(tokens)].sort((a, b) => a - b);
  return kinds.map((kind) => {
    const count = tokens.filter((each) => each === kind).length;
    return count > 1 ? countTokens(kind, count) : nameToken(kind);
  });
}

/** Tokens of a kind that lie on the board. */
export function tokensLying(position: BlueLagoonPosition, kind: number): number {
  return position.tokens.reduce((sum, token) => (token === kind ? sum + 1 : sum), 0);
}

export function namePhase(position: BlueLagoonPosition): string {
  return position.turn === OVER ? texts.over : stageOf(position);
}

/** The half that is being played; the last stays when the game is over. */
export function stageOf(position: BlueLagoonPosition): string {
  const { first, second, only } = texts.stages;
  if (position.short) return only;
  return position.phase === EXPLORATION ? first : second;
}

/** The title of the map, or that it is nobody's. */
export function nameMap(position: BlueLagoonPosition): string {
  const id = mapOf(position.board);
  return about.options[0].values.find((value) => value.id === id)?.title ?? texts.unknownMap;
}

/** "a coconut", "bamboo". */
export function nameToken(kind: number): string {
  return texts.tokens[kind].a;
}

/** A tile for those who listen, with the players by name: "Row 4, tile 6: Coral Island worth 10, stone circle, a coconut". */
export function sayTile(board: Board, view: TileView, names: readonly string[]): string {
  const { row, column, tile, island, piece } = view;
  const place = namePlace(board, tile);
  const ground = island === undefined ? place : texts.islandWorth(place, board.bonus[island]);
  const say = piece?.kind === 'village' ? texts.villageOfPlayer : texts.settlerOfPlayer;
  const player = piece && (names[piece.seat] ?? SEAT_MARKS[piece.seat].name);
  const things = [...lyingThings(view), ...(player === undefined ? [] : [say(player)])];
  return texts.spokenTile(row + 1, column + 1, ground, things);
}

function lyingThings({ isCircle, token }: TileView): string[] {
  return [...(isCircle ? [texts.stoneCircle] : []), ...(token === undefined ? [] : [nameToken(token)])];
}
