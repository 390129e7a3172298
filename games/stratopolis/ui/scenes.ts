import { texts } from '#texts/stratopolis/ending.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import type { Finished, Scene } from '../../../kit/draw/scene.ts';
import type { StratopolisPosition } from '../position.ts';
import { cascadeOf, type Region, regionsOf } from '../scoring.ts';
import { NONE } from '../state.ts';
import { tellChange } from './news.ts';

/** One step of the ending: which regions rise now, and which have risen before. */
export interface StratopolisScene extends Scene {
  /** Those that rise in this scene; none while the city turns, and at the end. */
  readonly rising: readonly Region[];
  readonly risen: readonly Region[];
  /** Whose regions shine at the very end. */
  readonly winner: Seat | undefined;
  /** The board is as it was during the match, with a line around the tile that ended it. */
  readonly isLastTile?: boolean;
  /** The whole city turns, from where it was seen before. */
  readonly isTurning?: boolean;
}

/** A match at its end, and what was there before its last tile where somebody has just seen it. */
interface Ended extends Finished<StratopolisPosition> {
  readonly before?: StratopolisPosition | undefined;
}

/** Time to see the last tile and to read what it did. */
const LAST_TILE = 1600;
const TURN = 2800;
/** Time to see the city go dark, for each square and each level, and to read the sum. */
const LOOK = 900;
const PER_SQUARE = 130;
const PER_LEVEL = 260;
const SUM = 900;
const LONGEST = 5200;
const TIE = 3200;
const LAST = 1800;

/** What the last tile did; then the city turns in depth; the regions that score rise and are counted, the better one last; a tie is explained; somebody wins. */
export function scenesOf({ position, before, names }: Ended): readonly StratopolisScene[] {
  const [winner] = position.turn === OVER ? (position.winners() ?? []) : [];
  if (winner === undefined) return [];
  const scores = Array.from(position.scores());
  const risen: Region[] = [];
  const totals = scores.map(() => 0);
  const opening: StratopolisScene = {
    milliseconds: TURN,
    caption: position.boxed ? texts.finale.turnByValue : texts.finale.turn,
    totals: [...totals],
    sound: 'stone',
    rising: [],
    risen: [],
    winner: undefined,
    isTurning: true,
  };
  const counted = [1 - winner, winner].map((seat): StratopolisScene => {
    const [region] = regionsOf(position, seat) as (Region | undefined)[];
    totals[seat] = scores[seat];
    const before = [...risen];
    if (region) risen.push(region);
    return {
      milliseconds: region ? timeFor(region) : LOOK,
      caption: captionOf(position, names[seat], region),
      totals: [...totals],
      sound: 'stone',
      rising: region ? [region] : [],
      risen: before,
      winner: undefined,
    };
  });
  const tie = tieScene(position, names, risen, totals);
  const last: StratopolisScene = {
    milliseconds: LAST,
    caption: texts.finale.wins(names[winner], scores[winner], scores[1 - winner]),
    totals,
    sound: 'end',
    rising: [],
    risen: [...risen, ...tie.flatMap(({ rising }) => rising)],
    winner,
  };
  return [...lastTile(position, before, names), opening, ...counted, ...tie, last];
}

/** The tile that decides a match would otherwise be gone from sight before anybody has understood it. */
function lastTile(
  position: StratopolisPosition,
  before: StratopolisPosition | undefined,
  names: readonly string[],
): StratopolisScene[] {
  if (before?.placed !== position.placed - 1) return [];
  const did = tellChange(before, position, (seat) => names[seat]);
  return [
    {
      milliseconds: LAST_TILE,
      caption: texts.finale.lastTile(names[before.mover], did),
      rising: [],
      risen: [],
      winner: undefined,
      isLastTile: true,
    },
  ];
}

function timeFor({ size, height }: Region): number {
  return Math.min(LONGEST, LOOK + size * PER_SQUARE + height * PER_LEVEL + SUM);
}

function captionOf({ boxed }: StratopolisPosition, name: string, region: Region | undefined): string {
  if (!region) return texts.finale.nothing(name);
  return texts.finale.region(name, region.size, region.height, boxed);
}

/** S13: the regions that break a tie rise too; those before them are equal and need no showing. */
function tieScene(
  position: StratopolisPosition,
  names: readonly string[],
  risen: readonly Region[],
  totals: readonly number[],
): StratopolisScene[] {
  const { steps } = cascadeOf(position);
  if (totals[0] !== totals[1]) return [];
  const { regions, values } = steps[steps.length - 1];
  const isByLot = position.lot !== NONE;
  const players = names.map((name, seat) => ({ name, points: values[seat] }));
  return [
    {
      milliseconds: TIE,
      caption: isByLot
        ? texts.finale.lot(totals[0])
        : texts.finale.tie(totals[0], steps.length, position.boxed, players),
      totals: [...totals],
      sound: 'stone',
      rising: isByLot ? [] : regions.flatMap((region) => region ?? []),
      risen: [...risen],
      winner: undefined,
    },
  ];
}
