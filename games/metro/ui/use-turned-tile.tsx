import { texts as allTexts } from '#texts/metro/table.ts';
import type { Move } from '../../../core/game.ts';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import { useKeptHere } from '../../../kit/use-kept-here.ts';
import { TILE_TYPES } from '../components.ts';
import { TURNED } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, tileOf } from '../rules.ts';

const texts = allTexts.keys;

export interface TurnedTile {
  /** The tile to place as it is held now. */
  readonly tile: number;
  /** Turns it a quarter; absent where tiles may not be turned or look the same either way. */
  readonly turn: ((way: 1 | -1) => void) | undefined;
  /** Turns it so that it is this one. */
  readonly turnTo: (tile: number) => void;
  /** Somebody has turned it. */
  readonly isTurned: boolean;
}

interface Turned {
  readonly position: MetroPosition;
  readonly hint: Move | undefined;
  readonly tile: number;
}

/** The tile to place, as the person turns it (M14). A hint turns it as it would be laid. */
export function useTurnedTile(position: MetroPosition, acts: boolean, hint: Move | undefined): TurnedTile {
  const [turned, setTurned] = useKeptHere<Turned | undefined>('turned', undefined);
  const suggested = hint !== undefined && hint < DRAW_MORE ? tileOf(hint) : position.tileToPlace;
  const isTurned = turned?.position === position && turned.hint === hint;
  const tile = isTurned ? turned.tile : suggested;
  const canTurn = acts && position.turning && tile < TILE_TYPES && TURNED[tile] !== tile;
  const turnTo = (next: number) => setTurned({ position, hint, tile: next });
  const turn = (way: 1 | -1) => turnTo(way === 1 ? TURNED[tile] : turnedBack(tile));
  useShortcuts('game', position.turning ? turningKeys(turn) : NOT_TURNED, canTurn);
  return { tile, turn: canTurn ? turn : undefined, turnTo, isTurned };
}

const NOT_TURNED: readonly Shortcut[] = [];

function turningKeys(turn: (way: 1 | -1) => void): readonly Shortcut[] {
  return [
    { keys: ['R'], words: texts.turn, act: () => turn(1) },
    { keys: ['Shift+R'], words: texts.turnBack, act: () => turn(-1) },
  ];
}

function turnedBack(tile: number): number {
  return TURNED[TURNED[TURNED[tile]]];
}
