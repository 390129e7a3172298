import { CHANCE, type Game, type Move, OVER, type Position, type Turn } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Random } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import type { Sketch } from '../../kit/draw/place.ts';

/** A move or a roll in a study, and the position that it led to. */
export interface StudyNode {
  readonly id: number;
  readonly parent: StudyNode | undefined;
  /** Lines of the log up to here. */
  readonly ply: number;
  /** What led here, as in a log; nothing at the start. */
  readonly text: string;
  readonly move: Move;
  readonly turn: Turn;
  readonly position: Position;
  /** Whether this is part of the match that is studied, as it was played. */
  readonly isPlayed: boolean;
  /** The first one is what is walked on to. */
  readonly children: readonly StudyNode[];
  readonly comment: string;
  /** Marks and arrows that somebody drew. */
  readonly sketches: readonly Sketch[];
}

interface OwnNode extends StudyNode {
  readonly parent: OwnNode | undefined;
  children: OwnNode[];
  comment: string;
  sketches: readonly Sketch[];
}

/** More on one board say nothing, and a link must hold them. */
const MOST_SKETCHES = 64;

/** A match or a position with what somebody has tried from there: a tree of moves, with comments, and where one stands in it. */
export class StudyTree {
  readonly game: Game;
  readonly root: StudyNode;
  private readonly nodes: OwnNode[] = [];
  private readonly listeners = new Set<() => void>();
  private here: StudyNode;
  /** Counts the changes of the tree itself, not the steps in it. */
  private changes = 0;

  constructor(game: Game, start: Position) {
    this.game = game;
    this.root = this.add(undefined, '', -1, OVER, start.copy(), true);
    this.here = this.root;
  }

  get at(): StudyNode {
    return this.here;
  }

  get version(): number {
    return this.changes;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  node(id: number): StudyNode | undefined {
    return this.nodes[id];
  }

  go(node: StudyNode): void {
    this.here = node;
    this.tell();
  }

  /** Reads one line and adds it behind a node; a line that is there already is not added twice. */
  append(behind: StudyNode, text: string, isPlayed = false): Result<StudyNode> {
    const known = behind.children.find((child) => child.text === text);
    if (known) return { ok: true, value: known };
    const move = this.game.parseMove(behind.position, text);
    return move.ok ? { ok: true, value: this.extend(behind, move.value, isPlayed) } : move;
  }

  /** Plays a legal move where one stands, and on to the next decision: with the luck that is known, or else with new luck. */
  play(move: Move, random: Random): void {
    const node = this.untilDecided(this.follow(this.here, move), random);
    this.keep(node);
    this.changes++;
    this.go(node);
  }

  private untilDecided(from: StudyNode, random: Random): StudyNode {
    let node = from;
    while (node.position.turn === CHANCE && listMoves(this.game, node.position).length > 0) {
      node = node.children[0] ?? this.follow(node, node.position.roll(random));
    }
    return node;
  }

  /** What was only looked at stays once something is added there. */
  private keep(node: StudyNode): void {
    for (let own: OwnNode | undefined = this.own(node); own?.parent; own = own.parent)
      if (!own.parent.children.includes(own)) own.parent.children.push(own);
  }

  /** Whether somebody can play on from here: the match goes on and the one to act knows what they hold. */
  legalMoves(node: StudyNode): readonly Move[] {
    return node.position.turn >= 0 ? listMoves(this.game, node.position) : [];
  }

  /**
   * Goes on by a move without adding it, to look at what it leads to. It becomes part of the study with whatever somebody
   * adds behind it.
   */
  look(from: StudyNode, move: Move, random: Random): void {
    const text = this.game.formatMove(from.position, move);
    const known = from.children.find((child) => child.text === text);
    this.go(this.untilDecided(known ?? this.extend(from, move, false, false), random));
  }

  /** What was played stays; what was tried can go, with everything behind it. Returns how to put it back. */
  remove(node: StudyNode): () => void {
    const putBack = this.remember();
    const { parent } = this.own(node);
    if (!parent || node.isPlayed) return putBack;
    parent.children = parent.children.filter(({ id }) => id !== node.id);
    this.changes++;
    this.go(isBehind(this.here, node) ? parent : this.here);
    return putBack;
  }

  /** Makes the variation that a node belongs to the first one where it parts from the others. */
  promote(node: StudyNode): void {
    for (let own: OwnNode | undefined = this.own(node); own?.parent; own = own.parent) {
      const parent: OwnNode = own.parent;
      if (parent.children[0] === own) continue;
      parent.children = [own, ...parent.children.filter((child) => child !== own)];
      break;
    }
    this.changes++;
    this.tell();
  }

  comment(node: StudyNode, words: string): void {
    this.own(node).comment = words;
    this.keep(node);
    this.changes++;
    this.tell();
  }

  /** Draws something, or takes it away where it is there already; in another colour it changes colour. */
  sketch(node: StudyNode, sketch: Sketch): void {
    const own = this.own(node);
    const same = (other: Sketch) => other.from === sketch.from && other.to === sketch.to;
    const there = own.sketches.find(same);
    const others = own.sketches.filter((other) => !same(other));
    own.sketches = there?.pen === sketch.pen ? others : [...others, sketch].slice(-MOST_SKETCHES);
    this.keep(node);
    this.changes++;
    this.tell();
  }

  /** Returns how to put back what was drawn. */
  clearSketches(node: StudyNode): () => void {
    const putBack = this.remember();
    this.own(node).sketches = [];
    this.changes++;
    this.tell();
    return putBack;
  }

  /** Takes away whatever was added to what was played. Returns how to put it back. */
  clear(): () => void {
    const putBack = this.remember();
    let here: StudyNode = this.here;
    while (here.parent && !here.isPlayed) here = here.parent;
    for (const node of this.nodes) {
      node.children = node.children.filter(({ isPlayed }) => isPlayed);
      node.comment = '';
      node.sketches = [];
    }
    this.changes++;
    this.go(here);
    return putBack;
  }

  /** How to get everything back as it is now; what is added later is lost then. */
  private remember(): () => void {
    const { here } = this;
    const kept = this.nodes.map(({ children, comment, sketches }) => ({ children: [...children], comment, sketches }));
    return () => {
      for (const [at, parts] of kept.entries()) Object.assign(this.nodes[at], parts);
      this.changes++;
      this.go(here);
    };
  }

  private follow(node: StudyNode, move: Move): StudyNode {
    const text = this.game.formatMove(node.position, move);
    return node.children.find((child) => child.text === text) ?? this.extend(node, move, false);
  }

  private extend(node: StudyNode, move: Move, isPlayed: boolean, isKept = true): StudyNode {
    const text = this.game.formatMove(node.position, move);
    const position = node.position.copy();
    position.play(move);
    const own = this.add(this.own(node), text, move, node.position.turn, position, isPlayed);
    if (isKept) this.own(node).children.push(own);
    return own;
  }

  private add(
    parent: OwnNode | undefined,
    text: string,
    move: Move,
    turn: Turn,
    position: Position,
    isPlayed: boolean,
  ): OwnNode {
    const ply = parent ? parent.ply + 1 : 0;
    const id = this.nodes.length;
    const node: OwnNode = {
      id,
      parent,
      ply,
      text,
      move,
      turn,
      position,
      isPlayed,
      children: [],
      comment: '',
      sketches: [],
    };
    this.nodes.push(node);
    return node;
  }

  private own({ id }: StudyNode): OwnNode {
    return this.nodes[id];
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

function isBehind(node: StudyNode, earlier: StudyNode): boolean {
  for (let each: StudyNode | undefined = node; each; each = each.parent) if (each === earlier) return true;
  return false;
}

/** From the start through a node and on along the first moves, to the end. */
export function lineThrough(node: StudyNode): StudyNode[] {
  const line: StudyNode[] = [];
  for (let each: StudyNode | undefined = node; each; each = each.parent) line.unshift(each);
  for (let [next] = node.children; next; [next] = next.children) line.push(next);
  return line;
}

/** Where a walk stops: at decisions and at the end. A roll belongs to the decision before it. */
export function stopsOf(line: readonly StudyNode[]): StudyNode[] {
  return line.filter(({ position, children }) => position.turn !== CHANCE || children.length === 0);
}

/** The last decision up to a node: what somebody did, before the rolls that followed. */
export function decisionOf(node: StudyNode): StudyNode | undefined {
  for (let each: StudyNode | undefined = node; each?.parent; each = each.parent) if (each.turn >= 0) return each;
  return undefined;
}

/** Where a variation leaves the match, and its first node; both the node itself where that is of the match. */
export function leftMatchAt(node: StudyNode): { readonly left: StudyNode; readonly first: StudyNode } {
  let [left, first] = [node, node];
  while (left.parent && !left.isPlayed) [left, first] = [left.parent, left];
  return { left, first };
}

/** How many decisions there are up to each node of a line that begins at the start: neither set-up nor a roll is a move. */
export function moveNumbers(line: readonly StudyNode[]): number[] {
  let moves = 0;
  return line.map(({ parent, turn }) => (parent && turn >= 0 ? ++moves : moves));
}

/** How many decisions there are up to a node: what a table counts as moves. */
export function movesUpTo(node: StudyNode): number {
  let moves = 0;
  for (let each: StudyNode | undefined = node; each?.parent; each = each.parent) if (each.turn >= 0) moves++;
  return moves;
}
