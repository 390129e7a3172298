import { texts as playerTexts } from '#texts/web/players.ts';
import { texts } from '#texts/web/study.ts';
import { OVER, type Position } from '../../core/game.ts';
import { parseJson, readRecord } from '../../core/records.ts';
import type { Result } from '../../core/result.ts';
import { type MatchRecord, replay } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { PENS } from '../../kit/draw/pens.ts';
import type { Sketch } from '../../kit/draw/place.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { readText } from '../pasted-text.ts';
import { readPlies } from '../session/help.ts';
import { type Player, readPlayer } from '../session/player.ts';
import { type StudyNode, StudyTree } from './study-tree.ts';

/** What is studied: a match or a position, who played it, and what was tried. */
export interface Study {
  readonly tree: StudyTree;
  readonly players: readonly Player[];
  /** The match as it was played; absent where only a position is known. */
  readonly record?: MatchRecord;
  /** Its players ended it before its rules did, e.g. by resigning. */
  readonly ended?: true;
  /** The puzzle whose position it is. */
  readonly puzzle?: string;
  /** Lines of the match that were the best hint of their moment: without them a review elsewhere would praise the hints. */
  readonly advised: readonly number[];
  /** False while a match goes on: nobody is told then what the computer thinks of it, nor sees what another seat holds. */
  readonly mayAsk: boolean;
}

/** A study, or why there is none. */
export type StudyReading = { readonly ok: true; readonly study: Study } | { readonly ok: false; readonly why: string };

/** As it stands in a link or a file. With a `record` the viewer and the command line can read it too. */
interface WrittenStudy {
  readonly record?: MatchRecord;
  readonly position?: string;
  readonly players: readonly Player[];
  readonly ended?: true;
  readonly puzzle?: string;
  readonly advised?: readonly number[];
  /** The node of a variation to open at; the step of a match is part of the link. */
  readonly at?: number;
  /** What was tried: behind which node, in the order in which they are listed. The start is 0, then come the lines of the match. */
  readonly tried?: readonly Tried[];
  /** By node. */
  readonly comments?: Readonly<Record<string, string>>;
  /** By node: `formatSketch`, several with a bar between them. */
  readonly drawn?: Readonly<Record<string, string>>;
}

interface Tried {
  readonly from: number;
  readonly moves: readonly string[];
  /** It comes before what was there. */
  readonly first?: true;
}

/** Longer comments are cut off: a link must hold them. */
export const LONGEST_COMMENT = 500;

/** With `at` it opens in the variation of that node. */
export function formatStudy(study: Study, at?: StudyNode): string {
  return JSON.stringify(writeStudy(study, at));
}

/** Whether anybody has added anything: a variation, a comment, a mark or an arrow. */
export function hasNotes(study: Study): boolean {
  const { tried, comments, drawn } = writeStudy(study);
  return tried !== undefined || comments !== undefined || drawn !== undefined;
}

function writeStudy(study: Study, shown?: StudyNode): WrittenStudy {
  const { tree, players, record, ended, puzzle, advised } = study;
  const { numbers, tried } = numberNodes(tree);
  const comments = [...numbers].flatMap(([{ comment }, at]) => (comment === '' ? [] : [[String(at), comment]]));
  const drawn = [...numbers].flatMap(([{ sketches }, at]) =>
    sketches.length === 0 ? [] : [[String(at), sketches.map(formatSketch).join('|')]],
  );
  return {
    ...(record ? { record } : { position: tree.game.format(tree.root.position) }),
    players,
    ...(ended && { ended }),
    ...(puzzle !== undefined && { puzzle }),
    ...(advised.length > 0 && { advised }),
    ...(shown && !shown.isPlayed && { at: numbers.get(shown) ?? 0 }),
    ...(tried.length > 0 && { tried }),
    ...(comments.length > 0 && { comments: Object.fromEntries(comments) }),
    ...(drawn.length > 0 && { drawn: Object.fromEntries(drawn) }),
  };
}

/** The number of each node in a text, and the variations in the order that gives them. */
function numberNodes(tree: StudyTree): {
  readonly numbers: ReadonlyMap<StudyNode, number>;
  readonly tried: readonly Tried[];
} {
  const numbers = new Map<StudyNode, number>();
  const number = (node: StudyNode) => numbers.set(node, numbers.size);
  for (let node: StudyNode | undefined = tree.root; node; node = node.children.find(({ isPlayed }) => isPlayed))
    number(node);
  const tried: Tried[] = [];
  // A variation's own variations come after it: their numbers are known by then.
  for (const [node] of numbers) {
    for (const [at, child] of node.children.entries()) {
      if (numbers.has(child)) continue;
      const line = straightOn(child);
      line.forEach(number);
      const isFirst = at === 0 && node.children.length > 1;
      tried.push({
        from: numbers.get(node) ?? 0,
        moves: line.map(({ text }) => text),
        ...(isFirst && { first: true }),
      });
    }
  }
  return { numbers, tried };
}

function straightOn(node: StudyNode): StudyNode[] {
  const line = [node];
  for (let [next] = node.children; next; [next] = next.children) line.push(next);
  return line;
}

/** Reads a study from a link or a file, a match, or whatever holds a position. */
export function readStudy(room: Room, text: string): StudyReading {
  const json = parseJson(text);
  const written = json.ok ? asObject(json.value) : {};
  const source = written.position;
  if (json.ok && typeof source !== 'string') return readMatchStudy(room, json.value, written);
  const reading = readText(room, typeof source === 'string' ? source : text, room.about.seats.min);
  const position = reading.positions.at(-1);
  if (!position || reading.fault) return { ok: false, why: reading.fault?.message ?? texts.unreadable };
  const tree = new StudyTree(room.game, position);
  const { puzzle } = written;
  const study = {
    ...{ tree, mayAsk: true, players: playersOf(written, position), advised: [] },
    ...(typeof puzzle === 'string' && { puzzle }),
  };
  return { ok: true, study: complete(study, written) };
}

function readMatchStudy(room: Room, value: unknown, written: Readonly<Record<string, unknown>>): StudyReading {
  const record = readRecord(value);
  if (!record.ok) return { ok: false, why: sayFault(record.fault) };
  const players = playersOf(written, record.value);
  const match = studyOf(room, record.value, players, written.ended === true, readPlies(written.advised));
  if (match.ok) complete(match.study, written);
  return match;
}

/** A match to be studied; one that its players ended before its rules did is as over as any. */
export function studyOf(
  room: Room,
  record: MatchRecord,
  players: readonly Player[],
  isEnded = false,
  advised: readonly number[] = [],
): StudyReading {
  const match = replay(room.game, record);
  if (!match.ok) return { ok: false, why: sayFault(match.fault) };
  const tree = new StudyTree(room.game, match.value.peek(0));
  let node = tree.root;
  for (const line of match.value.log) {
    const next = tree.append(node, line, true);
    if (!next.ok) return { ok: false, why: sayFault(next.fault) };
    node = next.value;
  }
  const isOver = match.value.position.turn === OVER;
  return {
    ok: true,
    study: { tree, players, record, advised, mayAsk: isOver || isEnded, ...(isEnded && !isOver && { ended: true }) },
  };
}

/** Adds what was tried and said, as far as it fits: a link may have been cut off or made by hand. */
function complete(study: Study, written: Readonly<Record<string, unknown>>): Study {
  const { tree } = study;
  for (const tried of Array.isArray(written.tried) ? written.tried : []) addTried(tree, asObject(tried));
  for (const [at, words] of Object.entries(asObject(written.comments))) {
    const node = tree.node(Number(at));
    if (node && typeof words === 'string') tree.comment(node, words.slice(0, LONGEST_COMMENT));
  }
  for (const [at, drawn] of Object.entries(asObject(written.drawn))) {
    const node = tree.node(Number(at));
    if (!node || typeof drawn !== 'string') continue;
    for (const sketch of drawn.split('|').flatMap((text) => parseSketch(text) ?? [])) tree.sketch(node, sketch);
  }
  tree.go(tree.node(Number(written.at ?? 0)) ?? tree.root);
  return study;
}

/** The letter of its pen, where it is, and where an arrow goes: `g27`, `r27>33`. */
function formatSketch({ pen, from, to }: Sketch): string {
  return `${PENS[pen][0]}${from}${to === undefined ? '' : `>${to}`}`;
}

function parseSketch(text: string): Sketch | undefined {
  const pen = PENS.findIndex(([letter]) => letter === text[0]);
  const [from, to] = text.slice(1).split('>');
  if (pen < 0 || from === '' || text.length > LONGEST_SKETCH) return undefined;
  return { pen, from, ...(to !== undefined && { to }) };
}

/** Names of spots are short; what is longer was not made by us. */
const LONGEST_SKETCH = 40;

function addTried(tree: StudyTree, { from, moves, first }: Readonly<Record<string, unknown>>): void {
  let node = tree.node(Number(from));
  if (!node || !Array.isArray(moves)) return;
  for (const [at, move] of moves.entries()) {
    const next: Result<StudyNode> | undefined = typeof move === 'string' ? tree.append(node, move) : undefined;
    if (!next?.ok) return;
    node = next.value;
    if (at === 0 && first === true) tree.promote(node);
  }
}

function playersOf(written: Readonly<Record<string, unknown>>, { seats }: Pick<Position, 'seats'>): readonly Player[] {
  const given = Array.isArray(written.players) ? written.players : [];
  return Array.from({ length: seats }, (_, seat) => readPlayer(given[seat], playerTexts.player(seat + 1)));
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
