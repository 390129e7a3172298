import { useEffect, useMemo, useState } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import type { Fault } from '../../../core/result.ts';
import type { TableProps } from '../../../kit/table.ts';
import { useKeptHere } from '../../../kit/use-kept-here.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import { refuse } from '../faults.ts';
import type { StratopolisPosition } from '../position.ts';
import { placement, placeOf, tileOf } from '../rules.ts';
import { describeTile, type Fits, fitAt, fitsOf, isOffCity, turnAt, turnOn } from './draft.ts';
import { ideaTurns } from './idea-signs.ts';
import { type Preview, previewMove } from './preview.ts';

const texts = all.prompt;

/** What the person at the screen is about to do: which tile, how turned, where; and what would come of it. */
export interface Draft {
  /** Tiles to choose from; none while others act. */
  readonly tiles: readonly number[];
  readonly tile: number | undefined;
  readonly turn: number;
  /** As it is shown where it is pointed at: turned on, where it fits only another way. */
  readonly shownTurn: number;
  readonly fits: Fits;
  /** Refused where it is pointed at, but not another way round. */
  readonly isTurnable: boolean;
  /** A click has turned it where it is pointed at; the next one places it. */
  readonly isTurned: boolean;
  readonly pointed: number | undefined;
  readonly tapped: number | undefined;
  readonly preview: Preview | undefined;
  readonly fault: Fault | undefined;
  /** Words for those who listen, after the tile was turned. */
  readonly said: string;
  readonly pick: (tile: number) => void;
  readonly rotate: (way: 1 | -1) => void;
  readonly point: (square: number | undefined) => void;
  /** What is dropped where it was shown before is only shown again: a finger that corrects itself means no more. */
  readonly choose: (square: number, touch: boolean, isDropped?: boolean) => void;
  /** Nothing is chosen any longer. */
  readonly clear: () => void;
}

/** What a draft needs to know of the table. */
type Turn = Pick<
  TableProps<StratopolisPosition>,
  'position' | 'moves' | 'hint' | 'marks' | 'submit' | 'consider' | 'isLesson'
>;

export function useDraft({ position, moves, hint, marks, submit, consider, isLesson }: Turn): Draft {
  const tiles = useMemo(() => [...new Set(moves.map(tileOf))], [moves]);
  const [picked, pick] = useState<number>();
  const tile = picked !== undefined && tiles.includes(picked) ? picked : tiles[0];
  const [turn, setTurn] = useKeptHere('turn', 0);
  const [told, say] = useState<Said>();
  const fits = useMemo(() => fitsOf(moves, tile), [moves, tile]);
  const { pointed, tapped, point, tap, played, look, forget } = usePointed<number>(position);
  const [tried, setTried] = useState<Tried>();
  const ideas = useMemo(() => ideaTurns(marks), [marks]);
  useHinted({ hint, position, isLesson: isLesson === true }, pick, setTurn, forget);

  const isTriedAt = (square: number) => tried?.position === position && tried.square === square && tried.turn === turn;
  const turnShown = (square: number, isToFit = false) => {
    if (!isTriedAt(square)) return turnAt(fits, square, turn, ideas.get(square));
    return isToFit ? turnAt(fits, square, turn, undefined) : turn;
  };
  const turnTo = (next: number, square: number | undefined) => {
    setTurn(next);
    if (tile !== undefined) say({ position, words: tellTurned(fits, tile, next, square) });
  };
  const rotate = (way: 1 | -1) => {
    const square = pointed ?? look();
    const next = turnOn(turn, fits.get(square ?? -1) ?? 0, way);
    setTried({ position, square, turn: next });
    turnTo(next, square);
  };
  const show = (square: number, touch: boolean) => {
    // Off the city the first tap tells why the tile cannot go there; after another it takes the tile back.
    if (touch) return tap(tapped !== undefined && isOffCity(position, fits, square) ? undefined : square);
    // A mouse points at what it clicked: kept as tapped, the tile would come back wherever the mouse goes from there.
    tap(undefined);
    look();
  };
  const choose = (square: number, touch: boolean, isDropped = false) => {
    if (tile === undefined) return tap(square);
    const idea = isTriedAt(square) ? undefined : ideas.get(square);
    if (idea !== undefined && consider?.(placement(tile, square * 4 + idea))) return;
    // A click where the tile fits another way, or on another idea, turns it; the next one places it.
    const next = turnShown(square, true);
    if (next !== turn) {
      turnTo(next, square);
      setTried({ position, square, turn: next, isClicked: true });
    }
    const isOnlyShown = touch && (isDropped || tapped !== square);
    if (next !== turn || fitAt(fits, square, turn) !== 'now' || isOnlyShown) return show(square, touch);
    played(square);
    submit(placement(tile, square * 4 + turn));
  };
  const shownTurn = pointed === undefined ? turn : turnShown(pointed);
  const isTurnable = pointed !== undefined && (shownTurn !== turn || fitAt(fits, pointed, turn) === 'turned');
  const isTurned = tried?.isClicked === true && pointed !== undefined && isTriedAt(pointed);
  const { preview, fault } = useOutcome(position, { tile, pointed, turn: shownTurn, fits });
  const said = told?.position === position ? told.words : '';
  const shown = { tile, turn, shownTurn, fits, isTurnable, isTurned, pointed, tapped, preview, fault, said };
  return { tiles, ...shown, pick, rotate, point, choose, clear: forget };
}

/** What would come of the tile where it is pointed at, or why it is refused there. */
function useOutcome(
  position: StratopolisPosition,
  { tile, pointed, turn, fits }: Pick<Draft, 'tile' | 'pointed' | 'turn' | 'fits'>,
): Pick<Draft, 'preview' | 'fault'> {
  const move = tile === undefined || pointed === undefined ? undefined : placement(tile, pointed * 4 + turn);
  const isLegal = pointed !== undefined && fitAt(fits, pointed, turn) === 'now';
  const preview = useMemo(
    () => (move !== undefined && isLegal ? previewMove(position, move) : undefined),
    [position, move, isLegal],
  );
  const fault = move === undefined || isLegal ? undefined : (position.check(move) ?? NOT_ASKED);
  return { preview, fault };
}

/** Takes the tile of a suggestion into the hand, turned as it is suggested. */
function useHinted(
  { hint, position, isLesson }: Pick<Turn, 'hint' | 'position' | 'isLesson'>,
  pick: (tile: number) => void,
  setTurn: (turn: number) => void,
  forget: () => void,
): void {
  // The first tile of a lesson is a quarter off, so that learners have turned one.
  const isToTurn = isLesson === true && position.placed === 0;
  useEffect(() => {
    if (hint === undefined) return;
    pick(tileOf(hint));
    setTurn((placeOf(hint) + (isToTurn ? 3 : 0)) & 3);
    // A tile that was only looked at would cover the suggestions, and on a phone they could be out of sight.
    forget();
  }, [hint, forget, isToTurn, pick, setTurn]);
}

/** A turn that somebody chose where they point: it is shown there even where it does not fit, or turning would seem broken. */
interface Tried {
  readonly position: StratopolisPosition;
  readonly square: number | undefined;
  readonly turn: number;
  /** By a click on the square, not by a key, a button or the wheel. */
  readonly isClicked?: boolean;
}

/** Words about a turned tile are over with the turn in which they were said. */
interface Said {
  readonly position: StratopolisPosition;
  readonly words: string;
}

function tellTurned(fits: Fits, tile: number, turn: number, square: number | undefined): string {
  const words = describeTile(tile, turn);
  if (square === undefined) return texts.turned(words);
  return (fitAt(fits, square, turn) === 'now' ? texts.turnedFits : texts.turnedFitsNot)(words);
}

/** A lesson offers fewer moves than the rules do. */
const NOT_ASKED = refuse('notAsked');
