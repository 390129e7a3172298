import { texts } from '#texts/blue-lagoon/scenes.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import type { Place } from '../../../kit/draw/place.ts';
import type { Scene } from '../../../kit/draw/scene.ts';
import { RESOURCES, SET_POINTS, STATUETTE } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities, tokensHeld } from '../scoring.ts';
import { EXPLORATION, NOTHING, SETTLEMENT } from '../state.ts';
import { partsOf } from './final-score.ts';
import { type HalfTime, halfTimeOf, leadWords } from './half-time.ts';
import { nameIsland } from './island-names.ts';
import { viewTiles } from './model.ts';
import { countSheet, PARTS, type Part, type Sheet } from './preview.ts';
import { isEmptySettlement } from './survival.ts';
import { add, tellingOrder, type Verdict } from './suspense.ts';
import { countTokens } from './words.ts';

/** A token that somebody took, on the tile where it was. */
export interface Found {
  readonly tile: number;
  readonly kind: number;
  readonly seat: Seat;
}

/** One step of half-time or of the end: what the board shows, and what of it is told. */
export interface LagoonScene extends Scene {
  /** At half-time the exploration as it was counted; from the tide on what it has left. */
  readonly position: BlueLagoonPosition;
  /** What the islands are judged by; the same, but for the tide. */
  readonly counted: BlueLagoonPosition;
  /** The part of the score that is told now, or what happens. Nothing while the board is only looked at. */
  readonly part: Part | 'tide' | 'deal' | undefined;
  /** Islands that are judged now, and all that have been. */
  readonly now: readonly number[];
  readonly judged: readonly number[];
  readonly found: readonly Found[];
  /** What the tide carries away: the exploration at its last moment. And what washes ashore. */
  readonly carried: BlueLagoonPosition | undefined;
  readonly dealt: BlueLagoonPosition | undefined;
}

/** A caption of so many letters is read while its scene is looked at; of a longer one each letter takes its time. */
const SHORT = 56;
const PER_LETTER = 25;
const TIME = { move: 1100, link: 1700, part: 1500, tide: 3400, deal: 1700, last: 1700 };
/** Each island of a map; all of them together take about eight seconds. */
const ISLAND = { least: 700, most: 1400, all: 8000 };

interface Match {
  readonly position: BlueLagoonPosition;
  /** Before the last move; the same one where a match is looked at that was over before. */
  readonly before: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly earlier: () => readonly BlueLagoonPosition[];
  readonly moved: readonly Place[];
}

/**
 * Half-time: the islands are judged one after the other, then links and tokens are counted and the tide comes in. The end:
 * links and tokens first and the islands last, so that the winner is not known before the last of them.
 */
export function scenesOf({ position, before, names, earlier, moved }: Match): readonly LagoonScene[] {
  if (position.turn === OVER) return endingOf(position, names, earlier(), moved);
  if (before.phase !== EXPLORATION || position.phase !== SETTLEMENT) return [];
  const all = earlier();
  const half = halfTimeOf(all, moved);
  return half ? halfTimeScenes(position, half, names, all) : [];
}

function halfTimeScenes(
  position: BlueLagoonPosition,
  half: HalfTime,
  names: readonly string[],
  all: readonly BlueLagoonPosition[],
): LagoonScene[] {
  const count = new Count(half.last, half.sheet, names, all);
  return [
    count.lastMove(),
    ...count.islands(count.verdicts()),
    ...count.parts(),
    ...tideScenes(half, names),
    {
      ...blank(bareOf(half)),
      milliseconds: TIME.deal,
      caption: leadWords(half.sheet.total, names),
      words: texts.goOn(half.kept.map((kept, seat) => ({ name: names[seat], kept }))),
      parts: partsOf([half.sheet]),
      totals: half.sheet.total,
      sound: 'stone',
      part: 'deal',
      dealt: position,
    },
  ];
}

/** B17: where no village is left, the tide is the end. */
function endingOf(
  position: BlueLagoonPosition,
  names: readonly string[],
  all: readonly BlueLagoonPosition[],
  moved: readonly Place[],
): LagoonScene[] {
  const isEmpty = isEmptySettlement(position);
  const half = halfTimeOf(all, isEmpty ? moved : []);
  const isEarly = half !== undefined && isEmpty;
  const last = isEarly ? half.last : position;
  const count = new Count(last, isEarly ? half.sheet : countSheet(position), names, all);
  const opening = isEarly ? [count.lastMove()] : half ? [count.fromHalfTime(half.sheet)] : [];
  const parts = count.parts();
  const islands = count.islands(tellingOrder(count.verdicts(), count.totals));
  const words = lastWords(position, names);
  const after = isEarly
    ? tideScenes(half, names).map((scene) => ({ ...scene, counted: last, judged: count.judged }))
    : [];
  const end: LagoonScene = {
    ...blank(isEarly ? bareOf(half) : last),
    counted: last,
    milliseconds: TIME.last,
    caption: isEarly ? texts.early(words) : words,
    totals: count.totals,
    sound: 'end',
    judged: count.judged,
  };
  return [...opening, ...parts, ...islands, ...after, end];
}

/** The tide takes what does not stay. */
function tideScenes(half: HalfTime, names: readonly string[]): LagoonScene[] {
  const villages = half.kept.map((kept, seat) => ({ name: names[seat], kept, lost: half.lost[seat] }));
  return [
    {
      ...blank(bareOf(half)),
      milliseconds: TIME.tide,
      caption: texts.tide(villages),
      totals: half.sheet.total,
      sound: 'water',
      part: 'tide',
      carried: half.last,
    },
  ];
}

/** B15: what the tide leaves, before new tokens are dealt. */
function bareOf({ last }: HalfTime): BlueLagoonPosition {
  const bare = last.copy();
  bare.clear();
  return bare;
}

function blank(position: BlueLagoonPosition) {
  const nothing = { part: undefined, now: [], judged: [], found: [], carried: undefined, dealt: undefined } as const;
  return { position, counted: position, ...nothing };
}

/** Tells a phase part by part and keeps the totals. */
class Count {
  totals: readonly number[];
  judged: readonly number[] = [];
  private readonly position: BlueLagoonPosition;
  private readonly sheet: Sheet;
  private readonly names: readonly string[];
  private readonly found: readonly Found[];

  constructor(
    position: BlueLagoonPosition,
    sheet: Sheet,
    names: readonly string[],
    all: readonly BlueLagoonPosition[],
  ) {
    this.position = position;
    this.sheet = sheet;
    this.names = names;
    this.found = foundIn(position, all);
    const isCounted = position.turn === OVER;
    this.totals = sheet.total.map((points, seat) => position.points[seat] - (isCounted ? points : 0));
  }

  /** The piece that ended the phase. */
  lastMove(): LagoonScene {
    const caption = this.position.resources === 0 ? texts.lastResource : texts.nobodyCan;
    return { ...blank(this.position), milliseconds: TIME.move, caption, totals: this.totals, showsMove: true };
  }

  fromHalfTime({ total }: Sheet): LagoonScene {
    const caption = texts.fromHalfTime(total.map((points, seat) => ({ name: this.names[seat], points })));
    return { ...blank(this.position), milliseconds: TIME.part, caption, totals: this.totals };
  }

  verdicts(): readonly Verdict[] {
    return majorities(this.position).map((majority, island) => ({ ...majority, island }));
  }

  /** Those that nobody went to are told together, first. */
  islands(order: readonly Verdict[]): LagoonScene[] {
    const [empty, held] = [0, 1].map((some) => order.filter(({ leaders }) => Math.min(1, leaders.length) === some));
    const each = ISLAND.all / Math.max(1, held.length);
    const milliseconds = Math.round(Math.min(ISLAND.most, Math.max(ISLAND.least, each)));
    const judge = (verdicts: readonly Verdict[], caption: string): LagoonScene => {
      const now = verdicts.map(({ island }) => island);
      this.totals = verdicts.reduce(add, this.totals);
      this.judged = [...this.judged, ...now];
      const told = { ...blank(this.position), now, judged: this.judged, part: 'majorities' } as const;
      return { ...told, milliseconds, caption, totals: this.totals, sound: 'wood' };
    };
    return [
      ...(empty.length === 0 ? [] : [judge(empty, texts.nobodyOn(empty.map((verdict) => this.nameOf(verdict))))]),
      ...held.map((verdict) => judge([verdict], this.captionOf(verdict))),
    ];
  }

  private nameOf({ island }: Verdict): string {
    return nameIsland(this.position.board, island);
  }

  private captionOf(verdict: Verdict): string {
    const { leaders, pieces, share } = verdict;
    const players = pieces.map((count, seat) => ({ name: this.names[seat], pieces: count }));
    const ahead = leaders.map((seat) => players[seat]);
    const others = players.filter((player, seat) => !leaders.includes(seat) && player.pieces > 0);
    return texts.island(this.nameOf(verdict), ahead, others, share);
  }

  /** All that is not told island by island, as far as it brought anybody anything. */
  parts(): LagoonScene[] {
    return PARTS.filter(({ id }) => id !== 'majorities' && this.sheet.points[id].some((points) => points > 0)).map(
      ({ id }) => this.part(id),
    );
  }

  private part(id: Part): LagoonScene {
    const gains = this.sheet.points[id];
    this.totals = this.totals.map((points, seat) => points + gains[seat]);
    const counts = { islands: this.sheet.visited, links: this.sheet.linked }[id as string];
    const players = gains.map((points, seat) => ({ name: this.names[seat], points, islands: counts?.[seat] }));
    const caption = texts.part(id, players);
    const words = id === 'resources' ? this.setWords() : undefined;
    const isToken = id === 'resources' || id === 'statuettes';
    return {
      ...blank(this.position),
      milliseconds: (id === 'links' ? TIME.link : TIME.part) + timeToRead(`${caption}${words ?? ''}`),
      caption,
      ...(words && { words }),
      totals: this.totals,
      sound: isToken ? 'stone' : 'wood',
      part: id,
      judged: this.judged,
      found: isToken ? this.found.filter(({ kind }) => (kind === STATUETTE) === (id === 'statuettes')) : [],
    };
  }

  private setWords(): string {
    return texts.sets(this.names.map((name, seat) => ({ name, sets: setsOf(this.position, seat) })));
  }
}

function timeToRead(caption: string): number {
  return Math.max(0, caption.length - SHORT) * PER_LETTER;
}

/** B14: the resources that a seat scores for. */
function setsOf(position: BlueLagoonPosition, seat: Seat): string[] {
  const held = Array.from({ length: RESOURCES }, (_, kind) => position.held(seat, kind));
  const sets = held.flatMap((count, kind) => (SET_POINTS[count] === 0 ? [] : [countTokens(kind, count)]));
  return held.every((count) => count > 0) ? [...sets, texts.allFour] : sets;
}

/** Who took which token where: what the phase began with, under the pieces it ended with. */
function foundIn(last: BlueLagoonPosition, all: readonly BlueLagoonPosition[]): Found[] {
  const opened = all.find(({ phase, turn }) => phase === last.phase && turn >= 0);
  if (!opened || opened.board !== last.board) return [];
  return viewTiles(last).flatMap(({ tile, piece }) => {
    const kind = opened.tokens[tile];
    return piece === undefined || kind === NOTHING ? [] : [{ tile, kind, seat: piece.seat }];
  });
}

/** Who won and by how much; and where the points are equal, what decides (B18). */
function lastWords(position: BlueLagoonPosition, names: readonly string[]): string {
  const points = Array.from(position.points);
  const most = Math.max(...points);
  const level = points.flatMap((each, seat) => (each === most ? [seat] : []));
  const winners = position.winners() ?? [];
  if (level.length === 1) {
    const margin = most - Math.max(...points.filter((_, seat) => seat !== level[0]));
    return texts.wins(names[level[0]], margin);
  }
  const held = level.map((seat) => ({ name: names[seat], tokens: tokensHeld(position, seat) }));
  return texts.level(
    held,
    winners.map((seat) => names[seat]),
  );
}
