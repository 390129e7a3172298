import { texts } from '#texts/blue-lagoon/words.ts';
import { type Move, OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { about } from '../about.ts';
import { mapOf } from '../maps.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, ROLL, tileOf } from '../rules.ts';
import { EXPLORATION, NOTHING, SETTLER } from '../state.ts';
import { nameIsland, type TileView } from './model.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: BlueLagoonPosition, move: Move): string {
  const { board } = position;
  if (move >= ROLL) {
    const circle = board.names[board.circles[position.dealt]];
    return move - ROLL === NOTHING ? texts.moves.leftEmpty(circle) : texts.moves.dealt(nameToken(move - ROLL), circle);
  }
  const tile = tileOf(move);
  const token = position.tokens[tile];
  const say = texts.moves[actOf(position, move)];
  return say(board.names[tile], token === NOTHING ? undefined : nameToken(token));
}

/** A tile for those who listen: "3,5: island g, stone circle, a coconut". */
export function describeTile(view: TileView): string {
  const { name, island, piece } = view;
  const ground = island === undefined ? texts.water : texts.island(nameIsland(island));
  const say = piece?.kind === 'village' ? texts.villageOf : texts.settlerOf;
  return texts.tile(name, ground, [...lyingThings(view), ...(piece ? [say(SEAT_MARKS[piece.seat].name)] : [])]);
}

/** "1 coconut", "3 coconuts". */
export function countTokens(kind: number, count: number): string {
  return texts.tokens[kind].count(count);
}

/** Tokens of a kind that lie on the board. */
export function tokensLying(position: BlueLagoonPosition, kind: number): number {
  return position.tokens.reduce((sum, token) => (token === kind ? sum + 1 : sum), 0);
}

export function namePhase(position: BlueLagoonPosition): string {
  if (position.turn === OVER) return texts.over;
  return position.phase === EXPLORATION ? texts.exploration : texts.settlement;
}

/** The title of the map, or that it is nobody's. */
export function nameMap(position: BlueLagoonPosition): string {
  const id = mapOf(position.board);
  return about.options[0].values.find((value) => value.id === id)?.title ?? texts.unknownMap;
}

function actOf(position: BlueLagoonPosition, move: Move): 'built' | 'settled' | 'sailed' {
  if (pieceOf(move) !== SETTLER) return 'built';
  return position.board.isLand(tileOf(move)) ? 'settled' : 'sailed';
}

/** "a coconut", "bamboo". */
export function nameToken(kind: number): string {
  return texts.tokens[kind].a;
}

/** A tile for those who listen, with the players by name: "3,5: island g worth 8, stone circle, a coconut". */
export function sayTile(view: TileView, bonus: number | undefined, names: readonly string[]): string {
  const { name, island, piece } = view;
  const ground = island === undefined ? texts.water : texts.islandWorth(nameIsland(island), bonus ?? 0);
  const say = piece?.kind === 'village' ? texts.villageOfPlayer : texts.settlerOfPlayer;
  const player = piece && (names[piece.seat] ?? SEAT_MARKS[piece.seat].name);
  return texts.tile(name, ground, [...lyingThings(view), ...(player === undefined ? [] : [say(player)])]);
}

function lyingThings({ isCircle, token }: TileView): string[] {
  return [...(isCircle ? [texts.stoneCircle] : []), ...(token === undefined ? [] : [nameToken(token)])];
}
