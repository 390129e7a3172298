import { texts } from '#texts/metro/gains.ts';
import type { Move } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk, slightGain } from '../../reason.ts';
import { TILE_TYPES } from '../components.ts';
import { SQUARES } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { checkPlacement, DRAW_MORE, MAX_MOVES, squareOf } from '../rules.ts';
import { allLines, type Line, traceLine } from '../scoring.ts';
import { openOf } from './lines.ts';

/** A rival's line that is worth so much is a gift to them; a shorter one has been cut off. */
const GIFT = 8;
/** A tile that makes one's lines longer by no more than this can wait. */
const LITTLE = 2;
/** What speaks for ending a certain line of somebody else, with its points. */
const ENDS_ONE: readonly string[] = ['caps', 'stops', 'halts'];

interface Change {
  readonly before: Line;
  readonly after: Line;
  readonly tiles: number;
}

/**
 * What a placement does for the mover, and then what it does for the others. Where it does nothing for the mover at once,
 * what it spares: a line of somebody else that can't grow, or one's own lines that other squares would end.
 */
export function explainMove(before: MetroPosition, move: Move, nameSeat: NameSeat): Reason[] {
  if (move === DRAW_MORE) return explainDraw(before, nameSeat);
  const seat = before.mover;
  const changes = changesBy(before, move);
  const mine = changes.filter(({ after: line }) => line.owner === seat);
  const theirs = changes.filter(({ after: line }) => line.owner !== seat);
  const told = [
    ...finishedOwn(finished(mine)),
    ...extendedOwn(running(mine)),
    ...endedTheirs(finished(theirs), nameSeat),
    ...endedShort(before, finished(mine)),
    ...extendedTheirs(running(theirs), nameSeat),
    ...endangered(before, move, running(mine)),
  ];
  if (told.every(({ isRisk }) => isRisk)) {
    return toldOnce(spared(before, move, changes, nameSeat), told, finished(theirs), nameSeat);
  }
  return withEscape(before, running(mine), withEnds(told, finished(theirs), nameSeat));
}

/** What speaks for a move may be that it ends a line of somebody else: then only the other lines it ends speak against it. */
function toldOnce(spared: readonly Reason[], told: Reason[], ended: readonly Change[], nameSeat: NameSeat): Reason[] {
  const named = spared.find(({ kind }) => ENDS_ONE.includes(kind))?.claim.station;
  if (named === undefined) return [...spared, ...told];
  const others = ended.filter(({ after }) => after.station !== named);
  return [
    ...spared,
    ...told.flatMap((reason) => {
      if (reason.kind !== 'finishes-theirs') return reason;
      if (others.length === 0) return [];
      const claim = { lines: others.length, given: pointsOf(others), besides: named };
      return risk('finishes-theirs', texts.endsTheirs(nameEnds(others, nameSeat)), claim, -claim.given);
    }),
  ];
}

/** A tile or two for one's own line say little: what may have come to that square instead says why it was worth a turn. */
function withEscape(before: MetroPosition, [only, ...more]: readonly Change[], told: Reason[]): Reason[] {
  const [first, ...rest] = told;
  const says = first.kind === 'extends-own' && first.claim.theirLines === undefined;
  if (!says || more.length > 0 || only.tiles > LITTLE) return told;
  const danger = dangerTo(before, only.before);
  const isStillInDanger = rest.some(({ kind }) => kind === 'endangers');
  if (!danger || isStillInDanger) return told;
  return [{ ...first, words: texts.escapes(first.words, danger), claim: { ...first.claim, ...danger } }, ...rest];
}

/** An own line that has grown to where many of the tiles to come would end it while it is short. */
function endangered(before: MetroPosition, move: Move, changes: readonly Change[]): Reason[] {
  const after = before.copy();
  after.play(move);
  const lines = changes.flatMap(({ after: line }) => {
    const danger = dangerTo(after, line);
    return danger ? [{ station: line.station, ...danger }] : [];
  });
  const [most] = lines.sort((a, b) => b.ending - a.ending);
  // Points that a line may yet make are no loss of this move.
  return most ? [risk('endangers', texts.endangers(most), most, 0)] : [];
}

/** How many of the tiles to come would end a line at once, where that is a third of them or more and it would score little. */
function dangerTo(position: MetroPosition, line: Line) {
  const ends = endsOf(position, line);
  return ends.ending > 0 && ends.ending * 3 >= ends.unseen && ends.most < GIFT ? ends : undefined;
}

/** How many of the tiles to come can end a line at once, and the most that it would score. */
function endsOf(position: MetroPosition, line: Line) {
  const ends = withOneMore(position, line).filter(({ line: { end } }) => end.kind !== 'open');
  const types = [...new Set(ends.map(({ tile }) => position.typeOf(tile)))];
  return {
    ending: types.reduce((sum, type) => sum + position.unseen[type], 0),
    unseen: position.pool,
    most: Math.max(0, ...ends.map(({ line: { points } }) => points)),
  };
}

/**
 * A hint shows one reason for a move and one against it. What the tile ends for others must not be the one that is left
 * out: its points are on the board as soon as the move is played.
 */
function withEnds(told: readonly Reason[], ended: readonly Change[], nameSeat: NameSeat): Reason[] {
  const [first, ...rest] = told;
  const cut = rest.find(({ kind }) => kind === 'cuts-off');
  if (!cut) return [...told];
  const { lines: theirLines, given } = cut.claim;
  const words = texts.andCutsOff(first.words, nameEnds(ended, nameSeat));
  return [
    { ...first, words, claim: { ...first.claim, theirLines, given }, worth: (first.worth ?? 0) - given },
    ...rest.filter((reason) => reason !== cut),
  ];
}

/** What a move is good for that brings its mover no tile. */
function spared(before: MetroPosition, move: Move, changes: readonly Change[], nameSeat: NameSeat): Reason[] {
  // What the owner of such a line misses, less what they get, is what it is worth to the mover.
  const capped = cutShort(changes, (line) => bestEndOf(before, line));
  if (capped) {
    const { owner = 0, points, could, station } = capped;
    const claim = { owner, points, could, station };
    return [gain('caps', texts.caps(nameSeat(owner), points, could, station), claim, could - 2 * points)];
  }
  const stopped = cutShort(changes, (line) => leastOfRun(before, line));
  if (stopped) {
    const { owner = 0, points, could: least, station } = stopped;
    const claim = { owner, points, least, station };
    return [gain('stops', texts.stops(nameSeat(owner), points, least, station), claim, least - 2 * points)];
  }
  const { worse: ending, others } = otherSquares(before, move, (other) => endsOwn(before, other));
  if (ending > 0 && ending * 2 >= others) {
    return [gain('keeps-running', texts.keepsRunning(ending, others), { ending, others })];
  }
  const exposed = exposedBy(before, move, changes);
  if (exposed) return [gain('exposes', texts.exposes({ ...exposed, owner: nameSeat(exposed.owner) }), exposed)];
  const given = tilesGiven(before, changes);
  const { worse } = otherSquares(before, move, (other) => endsOwn(before, other) || givenBy(before, other) > given);
  if (worse > 0 && worse * 2 >= others) {
    return [gain('gives-little', texts.givesLittle(worse, others, given), { worse, others })];
  }
  if (changes.length === 0) return [gain('waits', texts.waits)];
  const [ended] = finished(changes);
  if (!ended) return leftOpen(before);
  const lead = keptLead(before, move);
  return lead.length > 0 ? lead : [halted(ended.after, nameSeat)];
}

/** A line that is finished can't grow: there is always that to say for ending somebody else's, after what it costs. */
function halted({ owner = 0, station, points }: Line, nameSeat: NameSeat): Reason {
  return gain('halts', texts.halts(nameSeat(owner), points, station), { owner, station, points }, -points);
}

/** The tile touches lines of others only: what of one's own goes on, by the line that has most to lose. */
function leftOpen(before: MetroPosition): Reason[] {
  const { open } = openOf({ lines: allLines(before) }, before.mover);
  const [longest] = open.toSorted((a, b) => b.steps.length - a.steps.length);
  if (!longest) return [];
  const claim = { open: open.length, tiles: longest.steps.length, station: longest.station };
  return [slightGain('leaves-open', texts.leavesOpen(claim), claim)];
}

/** The line of somebody else that a tile can end while it is short, with how many of the tiles to come; the likeliest of them. */
function exposedBy(before: MetroPosition, move: Move, changes: readonly Change[]) {
  const after = before.copy();
  after.play(move);
  const lines = running(changes).map(({ after: line }) => ({
    owner: line.owner ?? 0,
    station: line.station,
    ...endsOf(after, line),
  }));
  const short = lines.filter(({ ending, most }) => ending > 0 && most < GIFT);
  return short.sort((a, b) => b.ending - a.ending)[0];
}

/** The finished line that could have scored most beyond what it scores. */
function cutShort(changes: readonly Change[], worthOf: (line: Line) => number) {
  const [most] = finished(changes)
    .map(({ before: line, after }) => ({ ...after, could: worthOf(line) }))
    .filter(({ could, points }) => could > points)
    .sort((a, b) => b.could - b.points - (a.could - a.points));
  return most;
}

/** Points that were given away and can be spared. */
function keptLead(before: MetroPosition, move: Move): Reason[] {
  const after = before.copy();
  after.play(move);
  const mine = after.points[before.mover];
  const theirs = Math.max(...Array.from(after.points).filter((_, seat) => seat !== before.mover));
  return mine > theirs ? [gain('keeps-lead', texts.keepsLead(mine, theirs), { mine, theirs })] : [];
}

/** Tiles by which a placement makes the lines of others longer. */
function givenBy(before: MetroPosition, move: Move): number {
  return tilesGiven(before, changesBy(before, move));
}

function tilesGiven({ mover }: MetroPosition, changes: readonly Change[]): number {
  return changes.filter(({ after }) => after.owner !== mover).reduce((sum, { tiles }) => sum + tiles, 0);
}

/** The most that one tile of those to come could score for an open line. */
function bestEndOf(before: MetroPosition, line: Line): number {
  return Math.max(0, ...withOneMore(before, line).map(({ line: { points } }) => points));
}

/** What a line scores at least that one tile of those to come keeps running: at the end every line is finished (M10). */
function leastOfRun(before: MetroPosition, line: Line): number {
  const running = withOneMore(before, line).filter(({ line: { end } }) => end.kind === 'open');
  return Math.max(0, ...running.map(({ line: { steps } }) => steps.length + 1));
}

/** What an open line becomes with each tile of those to come that could go where it ends. */
function withOneMore(before: MetroPosition, { end, station }: Line): { tile: number; line: Line }[] {
  if (end.kind !== 'open') return [];
  const tiles = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter(
    (tile) => before.unseen[before.typeOf(tile)] > 0 && checkPlacement(before, tile, end.square) === undefined,
  );
  return tiles.map((tile) => {
    const after = before.copy();
    after.lay(tile, end.square);
    return { tile, line: traceLine(after, station) };
  });
}

/** People count squares: where tiles can be turned, one is worse if the tile does worse there whichever way round. */
function otherSquares(before: MetroPosition, move: Move, isWorse: (other: Move) => boolean) {
  const placements = placementsIn(before).filter((other) => squareOf(other) !== squareOf(move));
  const all = new Set(placements.map(squareOf));
  const fine = new Set(placements.filter((other) => !isWorse(other)).map(squareOf));
  return { worse: all.size - fine.size, others: all.size };
}

function endsOwn(before: MetroPosition, move: Move): boolean {
  return finished(changesBy(before, move)).some(({ after }) => after.owner === before.mover);
}

function placementsIn(position: MetroPosition): Move[] {
  const list = new Int32Array(MAX_MOVES);
  return Array.from(list.subarray(0, position.moves(list))).filter((move) => move < DRAW_MORE);
}

/** M5: the tile in hand is kept, and the one that is drawn must be placed. */
function explainDraw(before: MetroPosition, nameSeat: NameSeat): Reason[] {
  const must = risk('must-place', texts.mustPlace);
  const all = placementsIn(before).map((move) => changesBy(before, move));
  const own = all.map((changes) => changes.filter(({ after }) => after.owner === before.mover));
  const most = Math.max(0, ...own.map((changes) => changes.reduce((sum, { tiles }) => sum + tiles, 0)));
  if (most === 0) return [gain('no-use', texts.noUse), must];
  if (most <= LITTLE) return [gain('little-use', texts.littleUse(most), { most }), must];
  const hurts = ({ after: { owner, end } }: Change) => owner !== before.mover || end.kind !== 'open';
  if (all.every((changes) => changes.some(hurts))) {
    const rival = before.seats === 2 ? nameSeat(1 - before.mover) : undefined;
    return [gain('no-good-place', texts.noGoodPlace(rival)), must];
  }
  const [best] = finished(own.flat());
  // To end one's own line while it is short is nothing to save a tile for: it can only wait.
  const isDear = best !== undefined && best.after.points >= GIFT;
  const hoped = isDear ? [] : hopes(before);
  // A tile that makes one of the mover's lines much longer at no cost need not end one: that is no reason to keep it.
  const isOfUse = (changes: readonly Change[]) =>
    changes.reduce((sum, { tiles }) => sum + tiles, 0) > LITTLE && !changes.some(hurts);
  if (!best || hoped.length > 0 || (!isDear && all.some(isOfUse))) return [...hoped, must];
  const { points, station } = best.after;
  const words = isDear ? texts.saves(points, station) : texts.canWait(points, station);
  return [gain('saves', words, { points, station }), must];
}

/** What other tiles would gain at once where this one gains less: points for the mover less points for the others. */
function hopes(before: MetroPosition): Reason[] {
  const now = Math.max(0, ...placementsIn(before).map((move) => leadWith(before, (after) => after.play(move))));
  const types = Array.from(before.unseen.keys()).filter((type) => before.unseen[type] > 0);
  const better = types
    .map((type) => ({ copies: before.unseen[type], lead: bestLeadOf(before, type) }))
    .filter(({ lead }) => lead > now);
  if (better.length === 0) return [];
  const claim = {
    now,
    better: better.reduce((sum, { copies }) => sum + copies, 0),
    unseen: before.pool,
    most: Math.max(...better.map(({ lead }) => lead)),
  };
  return [gain('hopes', texts.hopes(claim), claim)];
}

/** The most that a tile of a type gains its mover at once, whichever way round. */
function bestLeadOf(before: MetroPosition, type: number): number {
  const tiles = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter((tile) => before.typeOf(tile) === type);
  const places = tiles.flatMap((tile) =>
    Array.from({ length: SQUARES }, (_, square) => ({ tile, square })).filter(
      ({ square }) => checkPlacement(before, tile, square) === undefined,
    ),
  );
  return Math.max(0, ...places.map(({ tile, square }) => leadWith(before, (after) => after.lay(tile, square))));
}

function leadWith(before: MetroPosition, change: (after: MetroPosition) => void): number {
  const after = before.copy();
  change(after);
  const points = Array.from(after.points, (now, seat) => now - before.points[seat]);
  return points.reduce((lead, more, seat) => lead + (seat === before.mover ? more : -more), 0);
}

/** Every owned line that a placement makes longer. */
function changesBy(before: MetroPosition, move: Move): Change[] {
  // A line becomes longer where it is open, and nowhere else.
  const growing = allLines(before).filter(
    ({ owner, end }) => owner !== undefined && end.kind === 'open' && end.square === squareOf(move),
  );
  if (growing.length === 0) return [];
  const played = before.copy();
  played.play(move);
  return growing.map((line) => {
    const after = traceLine(played, line.station);
    return { before: line, after, tiles: after.steps.length - line.steps.length };
  });
}

function finished(changes: readonly Change[]): Change[] {
  const done = changes.filter(({ after }) => after.end.kind !== 'open');
  return done.sort((a, b) => b.after.points - a.after.points);
}

function running(changes: readonly Change[]): Change[] {
  return changes.filter(({ after }) => after.end.kind === 'open');
}

function finishedOwn(changes: readonly Change[]): Reason[] {
  if (changes.length === 0) return [];
  const claim = { lines: changes.length, points: pointsOf(changes), station: stationOf(changes) };
  const stations = changes.map(({ after }) => after.station);
  return [gain('finishes-own', texts.finishesOwn(stations, claim.points), claim)];
}

/** One's own lines that end while they are worth little, though a tile of those to come could have let them run on. */
function endedShort(before: MetroPosition, changes: readonly Change[]): Reason[] {
  const short = changes.filter(({ before: line, after }) => after.points < GIFT && leastOfRun(before, line) > 0);
  if (short.length === 0) return [];
  const claim = { lines: short.length, station: stationOf(short) };
  return [risk('ends-short', texts.endsShort(short.map(({ after }) => after.station)), claim)];
}

/** Every line of others that is finished, with the points that its owner gets: together one reason. */
function endedTheirs(changes: readonly Change[], nameSeat: NameSeat): Reason[] {
  if (changes.length === 0) return [];
  const claim = { lines: changes.length, given: pointsOf(changes) };
  const lines = nameEnds(changes, nameSeat);
  const isGift = changes.some(({ after }) => after.points >= GIFT);
  if (isGift) return [risk('finishes-theirs', texts.endsTheirs(lines), claim, -claim.given)];
  return [gain('cuts-off', texts.cutsOff(lines), claim, -claim.given)];
}

function nameEnds(changes: readonly Change[], nameSeat: NameSeat) {
  return changes.map(({ after: { owner = 0, station, points } }) => ({ owner: nameSeat(owner), station, points }));
}

function pointsOf(changes: readonly Change[]): number {
  return changes.reduce((sum, { after }) => sum + after.points, 0);
}

function extendedOwn(changes: readonly Change[]): Reason[] {
  const tiles = changes.reduce((sum, change) => sum + change.tiles, 0);
  const lines = changes.length;
  const station = stationOf(changes);
  return tiles > 0
    ? [gain('extends-own', texts.extendsOwn(lines, tiles, station, isStart(changes)), { lines, tiles, station }, tiles)]
    : [];
}

/** The rival who gets the most of it. */
function extendedTheirs(changes: readonly Change[], nameSeat: NameSeat): Reason[] {
  const owners = [...new Set(changes.map(({ after }) => after.owner ?? 0))];
  const shares = owners.map((owner) => {
    const own = changes.filter(({ after }) => after.owner === owner);
    const tiles = own.reduce((sum, change) => sum + change.tiles, 0);
    return { starts: isStart(own), claim: { owner, lines: own.length, tiles, station: stationOf(own) } };
  });
  const [most] = shares.sort((a, b) => b.claim.tiles - a.claim.tiles);
  if (!most) return [];
  const { owner, lines, tiles, station } = most.claim;
  const words = texts.extendsTheirs(nameSeat(owner), lines, tiles, station, most.starts);
  return [risk('extends-theirs', words, most.claim, -tiles)];
}

/** The only line that grows has had no tile yet. */
function isStart(changes: readonly Change[]): boolean {
  return changes.length === 1 && changes[0].before.steps.length === 0;
}

/** The station of a line that is the only one, else 0. */
function stationOf(changes: readonly Change[]): number {
  return changes.length === 1 ? changes[0].after.station : 0;
}
