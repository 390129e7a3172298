import { texts } from '#texts/arboretum/ending.ts';
import { OVER } from '../../../core/game.ts';
import type { Finished, Scene } from '../../../kit/draw/scene.ts';
import { cardOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import { speciesIn } from '../paths.ts';
import type { ArboretumPosition } from '../position.ts';
import { partOf } from './final-score.ts';
import { gainOf, tellingOrder } from './suspense.ts';
import { saySpecies } from './words.ts';

/** One step of the reckoning: which species are turned over now, and which have been. */
export interface ArboretumScene extends Scene {
  readonly now: readonly number[];
  /** All that are told, those of now included. */
  readonly told: readonly number[];
}

const QUICK = 1500;
/** Time to look at the hands before anything blooms, then for each card, and to read the sum. */
const LOOK = 1300;
export const PER_CARD = 150;
const SUM = 700;
const LAST = 1800;
const SHORT = 30;
const PER_LETTER = 25;

/** The hands are turned over species by species and the paths bloom; those that nobody planted a path of come first. */
export function scenesOf({ position, names }: Finished<ArboretumPosition>): readonly ArboretumScene[] {
  if (position.turn !== OVER) return [];
  const rows = standings(position);
  const bare = rows.filter(({ paths }) => !paths.some(Boolean));
  const order = tellingOrder(rows.filter(({ paths }) => paths.some(Boolean)));
  const totals = Array.from({ length: position.seats }, () => 0);
  const told = bare.map(({ species }) => species);
  const opening: ArboretumScene[] =
    bare.length === 0
      ? []
      : [
          {
            milliseconds: QUICK,
            caption: texts.finale.bare(bare.map(({ species }) => saySpecies(species))),
            totals: [...totals],
            parts: [],
            sound: 'paper',
            now: [...told],
            told: [...told],
          },
        ];
  // In the order of telling: what is there already keeps its place.
  const parts = order.map(partOf);
  const scenes = order.map((row, at): ArboretumScene => {
    totals.forEach((_, seat) => {
      totals[seat] += gainOf(row, seat);
    });
    told.push(row.species);
    const caption = captionOf(position, row, names);
    const sound = row.paths.some((_, seat) => gainOf(row, seat) > 0) ? 'stone' : 'paper';
    const milliseconds = timeFor(row) + timeToRead(caption);
    const soFar = { totals: [...totals], parts: parts.slice(0, at + 1), told: [...told] };
    return { milliseconds, caption, sound, now: [row.species], ...soFar };
  });
  const caption = lastWords(position, rows, names);
  return [...opening, ...scenes, { milliseconds: LAST, caption, totals, parts, sound: 'end', now: [], told }];
}

/** A short caption is read while the cards bloom; of a longer one each letter takes its time. */
function timeToRead(caption: string): number {
  return Math.max(0, caption.length - SHORT) * PER_LETTER;
}

function timeFor({ paths, rights }: Standing): number {
  const cards = paths.map((path, seat) => (path && rights[seat] ? path.cards.length : 0));
  return LOOK + PER_CARD * Math.max(...cards) + SUM;
}

function captionOf(position: ArboretumPosition, row: Standing, names: readonly string[]): string {
  const players = row.paths.map((path, seat) => ({
    name: names[seat],
    total: row.totals[seat],
    points: path?.points ?? 0,
    mayScore: row.rights[seat],
    canceller: cancellerOf(position, row.species, seat, names),
  }));
  return texts.finale.told(saySpecies(row.species), players);
}

/** A9: who takes a seat's 8 away. */
function cancellerOf(
  position: ArboretumPosition,
  species: number,
  seat: number,
  names: readonly string[],
): string | undefined {
  if (position.indexInHand(seat, cardOf(species, VALUES)) < 0) return undefined;
  const other = position.groves.findIndex(
    (_, each) => each !== seat && position.indexInHand(each, cardOf(species, 1)) >= 0,
  );
  return other < 0 ? undefined : names[other];
}

/** The best path; and where the points are equal, what decides (A12). */
function lastWords(position: ArboretumPosition, rows: readonly Standing[], names: readonly string[]): string {
  const scored = rows.flatMap((row) =>
    row.paths.map((_, seat) => ({ seat, species: row.species, points: gainOf(row, seat) })),
  );
  const best = scored.reduce((most, each) => (each.points > most.points ? each : most));
  const words =
    best.points === 0
      ? texts.finale.nothing
      : texts.finale.best(names[best.seat], saySpecies(best.species), best.points);
  const tie = tieWords(position, names);
  return tie === undefined ? words : `${words} ${tie}`;
}

export function tieWords(position: ArboretumPosition, names: readonly string[]): string | undefined {
  const scores = Array.from(position.scores());
  const best = Math.max(...scores);
  const level = scores.flatMap((points, seat) => (points === best ? [seat] : []));
  if (level.length < 2) return undefined;
  return texts.tie(level.map((seat) => ({ name: names[seat], species: speciesIn(position.groves[seat]) })));
}
