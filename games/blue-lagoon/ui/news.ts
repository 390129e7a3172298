import { texts } from '#texts/blue-lagoon/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { Board } from '../board.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { tileOf } from '../rules.ts';
import { islandsVisited, longestLink, majorities } from '../scoring.ts';
import { nameIsland } from './island-names.ts';
import { middleOfTile } from './layout.ts';
import { average } from './model.ts';
import { changesFrom, type Part, stand } from './preview.ts';
import { countTokens, sayAct, sayDone, tellWith } from './words.ts';

type Side = keyof typeof texts.apart;

/** A move in words beside its mark on the board. */
export function tellMove(position: BlueLagoonPosition, move: Move, nameSeat: NameSeat): string {
  return tellWith(texts.told, position, move, nameSeat);
}

/**
 * The same below a small picture, without what follows from it. Beside scores that jump it names what changed them most: a
 * token that was taken on the way would be the wrong cause. A lead counts with what it takes from others.
 */
export function captionMove(position: BlueLagoonPosition, move: Move): string {
  const then = stand(position, move);
  const changes = changesFrom(position, then);
  const own = changes.find(({ seat }) => seat === position.mover)?.parts ?? [];
  const all = changes.flatMap(({ parts }) => parts);
  const moved = (part: Part) => all.reduce((sum, each) => sum + (each.part === part ? Math.abs(each.points) : 0), 0);
  const [most] = own.toSorted((a, b) => moved(b.part) - moved(a.part));
  if (most?.part === 'islands') return texts.captions.reached(islandsVisited(then, position.mover));
  if (most?.part === 'links') return texts.captions.linked(longestLink(then, position.mover));
  if (most?.part === 'majorities') return captionLead(then, tileOf(move));
  if (most?.part === 'resources') return captionSet(then, position.tokens[tileOf(move)]);
  return sayDone(texts.captions, position, move);
}

/** B14: a first of its kind brings points only as the last of the four kinds. */
function captionSet(then: BlueLagoonPosition, kind: number): string {
  const held = then.held(then.mover, kind);
  return held === 1 ? texts.captions.allFour : texts.captions.set(countTokens(kind, held));
}

function captionLead(then: BlueLagoonPosition, tile: number): string {
  const island = then.board.islandOf[tile];
  const isAlone = majorities(then)[island].leaders.length === 1;
  return texts.captions[isAlone ? 'led' : 'shared'](nameIsland(then.board, island));
}

/**
 * A move as a suggestion whose tile is marked on the board. Where others are called the same, it says on which side of them
 * it is.
 */
export function nameIdea(position: BlueLagoonPosition, move: Move, among: readonly Move[] = []): string {
  const name = (each: Move) => sayAct(position, each, texts.ideas);
  const alike = among.filter((each) => each !== move && name(each) === name(move));
  return alike.length === 0 ? name(move) : texts.apart[sideOf(position.board, move, alike)](name(move));
}

/** Where a move is, seen from the middle of others. */
function sideOf(board: Board, move: Move, others: readonly Move[]): Side {
  const middles = others.map((other) => middleOfTile(board, tileOf(other)));
  const { x, y } = middleOfTile(board, tileOf(move));
  const across = x - average(middles.map((middle) => middle.x));
  const down = y - average(middles.map((middle) => middle.y));
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
}
