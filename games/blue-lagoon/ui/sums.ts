import { texts } from '#texts/blue-lagoon/gains.ts';
import { gain, type NameSeat, type Reason } from '../../reason.ts';
import { RESOURCES } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { islandsVisited } from '../scoring.ts';
import { nameIsland } from './island-names.ts';
import { changesFrom, type Part } from './preview.ts';

/** Kinds of reason that name points of one sort; a piece may bring several kinds at once. */
const SCORING: ReadonlySet<string> = new Set(['token', 'statuette', 'link', 'islands', 'leads', 'shares']);

/**
 * Only the first reason for a move is told beside a hint. Where a piece brings points in several ways, or changes what
 * others have, that reason alone would contradict what pointing at the tile shows: the whole is told before it.
 */
export function sumUp(
  before: BlueLagoonPosition,
  then: BlueLagoonPosition,
  tile: number,
  told: readonly Reason[],
  nameSeat: NameSeat,
): Reason[] {
  const first = told.find(({ isRisk }) => !isRisk);
  const [own, ...others] = changesFrom(before, then);
  if (!first || !SCORING.has(first.kind) || own?.seat !== before.mover || own.total <= 0) return [...told];
  const isBare = first.kind === 'token' || !told.some(({ kind }) => kind === 'token');
  if (first.claim.points === own.total && others.length === 0 && isBare) return [...told];
  const single = told.find(({ kind, claim }) => SCORING.has(kind) && claim.points === own.total) ?? first;
  const parts = own.parts
    .map(({ part, points }) => ({ name: nameOfPart(part, before, then, tile), points }))
    .sort((a, b) => b.points - a.points);
  const words = parts.length > 1 ? texts.inAll(own.total, parts) : withToken(then, before, tile, single);
  const changed = others.map(({ seat, total }) => ({ name: nameSeat(seat), points: total }));
  const whole = others.length > 0 ? texts.besides(words, changed) : words;
  const lost = others.reduce((sum, { total }) => sum + total, 0);
  const kind = `all-${parts.length > 1 ? first.kind : single.kind}`;
  return [gain(kind, whole, { points: own.total, others: lost }, own.total - lost), ...told];
}

/** What a piece changes, by name: the parts of its owner's points, then what others have won or lost in all. */
export function listChanges(
  before: BlueLagoonPosition,
  then: BlueLagoonPosition,
  tile: number,
  nameSeat: NameSeat,
): readonly { readonly name: string; readonly points: number }[] {
  const changes = changesFrom(before, then);
  const own = changes.filter(({ seat }) => seat === before.mover).flatMap(({ parts }) => parts);
  const others = changes.filter(({ seat }) => seat !== before.mover);
  return [
    ...own.map(({ part, points }) => ({ name: nameOfPart(part, before, then, tile), points })),
    ...others.map(({ seat, total }) => ({ name: nameSeat(seat), points: total })),
  ];
}

/** What is on the tile comes first, also where it brings no points yet. */
function withToken(
  then: BlueLagoonPosition,
  before: BlueLagoonPosition,
  tile: number,
  { kind, words }: Reason,
): string {
  const token = before.tokens[tile];
  if (token >= RESOURCES || kind === 'token') return words;
  return texts.takesAnd(texts.kinds[token], then.held(before.mover, token), words);
}

function nameOfPart(part: Part, before: BlueLagoonPosition, then: BlueLagoonPosition, tile: number): string {
  const { mover, tokens } = before;
  // B14: the first of a kind brings nothing of its own.
  if (part === 'resources')
    return then.held(mover, tokens[tile]) === 1 ? texts.parts.allFour : texts.kinds[tokens[tile]];
  if (part === 'majorities') return nameIsland(before.board, before.board.islandOf[tile]);
  return part === 'islands' ? texts.parts.islands(islandsVisited(then, mover)) : texts.parts[part];
}
