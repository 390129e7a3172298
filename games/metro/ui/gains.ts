import { texts } from '#texts/metro/gains.ts';
import type { Move } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, MAX_MOVES } from '../rules.ts';
import { allLines, type Line } from '../scoring.ts';

/** A rival's line that is worth so much is a gift to them; a shorter one has been cut off. */
const GIFT = 8;
/** A tile that makes one's lines longer by no more than this can wait. */
const LITTLE = 2;

interface Change {
  readonly before: Line;
  readonly after: Line;
  readonly tiles: number;
}

/** What a placement does for the mover, and then what it does for the others. */
export function explainMove(before: MetroPosition, move: Move, nameSeat: NameSeat): Reason[] {
  if (move === DRAW_MORE) return explainDraw(before);
  const seat = before.mover;
  const changes = changesBy(before, move);
  const mine = changes.filter(({ after: line }) => line.owner === seat);
  const theirs = changes.filter(({ after: line }) => line.owner !== seat);
  return [
    ...finished(mine).map(({ after: { points, station } }) =>
      gain('finishes-own', texts.finishesOwn(points, station), { points, station }),
    ),
    ...extendedOwn(running(mine)),
    ...finished(theirs).map(({ after }) => endTheirs(after, nameSeat)),
    ...extendedTheirs(running(theirs), nameSeat),
  ];
}

/** M5: the tile in hand is kept, and the one that is drawn must be placed. */
function explainDraw(before: MetroPosition): Reason[] {
  const list = new Int32Array(MAX_MOVES);
  const moves = list.subarray(0, before.moves(list)).filter((move) => move < DRAW_MORE);
  const grown = Array.from(moves, (move) =>
    changesBy(before, move).filter(({ after }) => after.owner === before.mover),
  );
  const most = Math.max(0, ...grown.map((changes) => changes.reduce((sum, { tiles }) => sum + tiles, 0)));
  const must = risk('must-place', texts.mustPlace);
  if (most === 0) return [gain('no-use', texts.noUse), must];
  return most <= LITTLE ? [gain('little-use', texts.littleUse(most), { most }), must] : [must];
}

/** Every owned line that a placement makes longer. */
function changesBy(before: MetroPosition, move: Move): Change[] {
  const after = before.copy();
  after.play(move);
  const old = allLines(before);
  return allLines(after)
    .map((line, index) => ({ before: old[index], after: line, tiles: line.steps.length - old[index].steps.length }))
    .filter(({ tiles, after: line }) => tiles > 0 && line.owner !== undefined);
}

function finished(changes: readonly Change[]): Change[] {
  const done = changes.filter(({ after }) => after.end.kind !== 'open');
  return done.sort((a, b) => b.after.points - a.after.points);
}

function running(changes: readonly Change[]): Change[] {
  return changes.filter(({ after }) => after.end.kind === 'open');
}

function endTheirs({ owner = 0, points, station }: Line, nameSeat: NameSeat): Reason {
  const claim = { owner, points, station };
  return points < GIFT
    ? gain('cuts-off', texts.cutsOff(nameSeat(owner), points, station), claim)
    : risk('finishes-theirs', texts.finishesTheirs(nameSeat(owner), points, station), claim);
}

function extendedOwn(changes: readonly Change[]): Reason[] {
  const tiles = changes.reduce((sum, change) => sum + change.tiles, 0);
  const lines = changes.length;
  return tiles > 0 ? [gain('extends-own', texts.extendsOwn(lines, tiles), { lines, tiles })] : [];
}

/** The rival who gets the most of it. */
function extendedTheirs(changes: readonly Change[], nameSeat: NameSeat): Reason[] {
  const owners = [...new Set(changes.map(({ after }) => after.owner ?? 0))];
  const shares = owners.map((owner) => {
    const own = changes.filter(({ after }) => after.owner === owner);
    return { owner, lines: own.length, tiles: own.reduce((sum, change) => sum + change.tiles, 0) };
  });
  const [most] = shares.sort((a, b) => b.tiles - a.tiles);
  if (!most) return [];
  return [risk('extends-theirs', texts.extendsTheirs(nameSeat(most.owner), most.lines, most.tiles), { ...most })];
}
