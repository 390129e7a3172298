import { type Move, OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { about } from '../about.ts';
import { TOKENS } from '../components.ts';
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
    return move - ROLL === NOTHING
      ? `left circle ${circle} empty`
      : `dealt ${nameToken(move - ROLL)} to circle ${circle}`;
  }
  const tile = tileOf(move);
  const token = position.tokens[tile];
  const taken = token === NOTHING ? '' : ` and took ${nameToken(token)}`;
  return `${nameAct(position, move)} ${board.names[tile]}${taken}`;
}

/** A tile for those who listen: "3,5: island g, stone circle, a coconut". */
export function describeTile({ name, island, isCircle, token, piece }: TileView): string {
  const ground = island === undefined ? 'water' : `island ${nameIsland(island)}`;
  const circle = isCircle ? ', stone circle' : '';
  const lies = token === undefined ? '' : `, ${nameToken(token)}`;
  const stands = piece === undefined ? '' : `, ${SEAT_MARKS[piece.seat].name} ${piece.kind}`;
  return `${name}: ${ground}${circle}${lies}${stands}`;
}

/** "1 coconut", "3 coconuts". */
export function countTokens(kind: number, count: number): string {
  return `${count} ${count === 1 ? TOKENS[kind].name : TOKENS[kind].plural}`;
}

/** Tokens of a kind that lie on the board. */
export function tokensLying(position: BlueLagoonPosition, kind: number): number {
  return position.tokens.reduce((sum, token) => (token === kind ? sum + 1 : sum), 0);
}

export function namePhase(position: BlueLagoonPosition): string {
  if (position.turn === OVER) return 'The game is over';
  return position.phase === EXPLORATION ? 'Exploration' : 'Settlement';
}

/** The title of the map, or that it is nobody's. */
export function nameMap(position: BlueLagoonPosition): string {
  const id = mapOf(position.board);
  return about.options[0].values.find((value) => value.id === id)?.title ?? 'A map of its own';
}

function nameAct(position: BlueLagoonPosition, move: Move): string {
  if (pieceOf(move) !== SETTLER) return 'built a village on';
  return position.board.isLand(tileOf(move)) ? 'settled' : 'sailed to';
}

/** "a coconut", "bamboo". */
export function nameToken(kind: number): string {
  const { name, plural } = TOKENS[kind];
  return name === plural ? name : `a ${name}`;
}

/** A tile for those who listen, with the players by name: "3,5: island g worth 8, stone circle, a coconut". */
export function sayTile(view: TileView, bonus: number | undefined, names: readonly string[]): string {
  const { name, island, isCircle, token, piece } = view;
  return [
    `${name}: ${island === undefined ? 'water' : `island ${nameIsland(island)} worth ${bonus}`}`,
    isCircle && 'stone circle',
    token !== undefined && nameToken(token),
    piece && `${names[piece.seat] ?? SEAT_MARKS[piece.seat].name}: ${piece.kind}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "1st", "2nd", "3rd", "4th": of a kind there are few. */
export function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}
