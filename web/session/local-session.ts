import { texts } from '#texts/web/match.ts';
import type { Advice } from '../../ai/worker.ts';
import { type Move, OVER, type Position, type Seat, type Turn, type Viewer } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { openMatch, recordOf, rollOn, submit } from '../../core/match.ts';
import type { Dice } from '../../core/random.ts';
import { type Fault, fail, ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { type MatchRecord, replay, type Timeline, type UndoPolicy } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { PAINTING } from '../../kit/later.tsx';
import { FairDice, formatSecret, parseSecret } from '../../online/fair-dice.ts';
import {
  CHANCE_LEVEL,
  CHANCE_TIME,
  explainMoves,
  HINT_LEVEL,
  HINT_TIME,
  type Hint,
  LONGEST_THOUGHT,
} from './advice.ts';
import { Bots } from './bots.ts';
import { countMatch } from './campaign.ts';
import { dice, drawSecret } from './dice.ts';
import { LogInWords, type LogLine } from './log-in-words.ts';
import type { Player } from './player.ts';
import { loadPace, PACES, type SavedMatch, saveMatch } from './store.ts';

/** What a screen may know of the match at one moment. */
export interface Snapshot {
  /** The position as `viewer` may know it. */
  readonly position: Position;
  readonly viewer: Viewer;
  /** What the person at the screen may do now; empty while others act. */
  readonly moves: readonly Move[];
  /** What has happened, as `viewer` saw it. The array grows and shrinks with the match. */
  readonly log: readonly LogLine[];
  /** Every position so far, as `viewer` may know it now; one more than the log has lines. Made when asked for. The array changes with the match. */
  readonly earlier: () => readonly Position[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The move suggested to the person who asked: the one of `hints` that is looked at. */
  readonly hint: Move | undefined;
  /** The best moves, the best first; empty while nobody has asked. */
  readonly hints: readonly Hint[];
  /** Somebody asked for a hint, and it is being thought about. */
  readonly isThinking: boolean;
  /** How likely a table that wins together is to win, from 0 to 1, where it is known. */
  readonly chance: number | undefined;
  /** The person who must take the screen before anything hidden is shown. */
  readonly curtain: Seat | undefined;
}

/** A match played in this page: people at one screen, bots in a worker, kept in the browser's storage. */
export class LocalSession {
  readonly id: string;
  readonly room: Room;
  readonly players: readonly Player[];
  private readonly match: Timeline;
  /** Whoever knows it can foretell the rolls: it is kept beside the record and goes nowhere else. */
  private readonly secret: Uint8Array;
  private readonly dice: Dice;
  private readonly words: LogInWords;
  private readonly undoPolicy: UndoPolicy;
  private undone: (readonly string[])[] = [];
  private readonly bots = new Bots();
  private readonly listeners = new Set<() => void>();
  private shown: Snapshot;
  private lastPerson: Seat | undefined;
  private pausing: ReturnType<typeof setTimeout> | undefined;
  private hints: readonly Hint[] = [];
  private picked = 0;
  private isThinking = false;
  private chance: number | undefined;
  /** Goes up with every change of the match: an answer to an older question is thrown away. */
  private age = 0;
  /** The age at which the chance was asked for last. */
  private wondered = -1;
  /** When a person last moved. */
  private moved = 0;

  private constructor(id: string, room: Room, players: readonly Player[], match: Timeline, secret: Uint8Array) {
    this.id = id;
    this.room = room;
    this.players = players;
    this.match = match;
    this.secret = secret;
    this.dice = new FairDice(secret);
    this.words = new LogInWords(room, match, (seat) => players[seat].name);
    const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    this.lastPerson = people.length === 1 ? people[0] : undefined;
    // Among several people nobody may go back past a hidden card that somebody has seen since.
    this.undoPolicy = { mayTakeBack: (seat) => this.isPerson(seat), keepsHiddenRolls: people.length > 1 };
    this.shown = this.look();
  }

  static open(room: Room, players: readonly Player[], settings: Settings): Result<LocalSession> {
    const secret = drawSecret();
    const match = openMatch(room.game, players.length, settings, new FairDice(secret));
    if (!match.ok) return match;
    const session = new LocalSession(newId(), room, players, match.value, secret);
    session.keep();
    return ok(session);
  }

  static resume(room: Room, saved: SavedMatch): Result<LocalSession> {
    if (saved.players.length !== saved.record.seats) return fail('match.players', texts.playersAndSeats);
    const match = replay(room.game, saved.record);
    if (!match.ok) return match;
    const secret = parseSecret(saved.secret) ?? drawSecret();
    rollOn(match.value, new FairDice(secret));
    return ok(new LocalSession(saved.id, room, saved.players, match.value, secret));
  }

  get snapshot(): Snapshot {
    return this.shown;
  }

  /** The match as it can be stored and shared. */
  get record(): MatchRecord {
    return recordOf(this.match);
  }

  /** True when the whole log may be shown: nothing in it was hidden from anybody, or the match is over. */
  get isOpenToAll(): boolean {
    return this.match.position.turn === OVER || !this.match.hidesRolls(0);
  }

  get settings(): Settings {
    return this.match.settings;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    this.wakeBot();
    this.wonder();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.rest();
    };
  }

  /** The person at the screen plays. */
  submit(move: Move): Fault | undefined {
    const { turn } = this.match.position;
    if (!this.isPerson(turn)) return { code: 'match.turn', message: texts.notYourTurn };
    const text = this.room.game.formatMove(this.match.position, move);
    this.moved = performance.now();
    return this.enter(turn, text);
  }

  /** Back to the last decision of a person; whatever others did since goes with it. */
  undo(): void {
    const point = this.match.undoPoint(this.undoPolicy);
    if (point === undefined) return;
    this.undone.push([...this.match.log]);
    this.match.rewind(point);
    this.moveAway();
  }

  redo(): void {
    const log = this.undone.pop();
    if (!log) return;
    const fault = this.match.follow(log);
    if (fault) throw new Error(`A log that was played cannot be replayed: ${fault.message}`);
    this.moveAway();
  }

  /** Asks a strong computer player what it would do in the place of the person who acts. */
  async askHint(): Promise<void> {
    if (this.shown.moves.length === 0 || this.isThinking) return;
    this.isThinking = true;
    this.tell();
    const advice = await this.ask(HINT_LEVEL, HINT_TIME);
    if (!advice) return;
    const { position } = this.match;
    const view = position.view(position.turn as Seat);
    this.hints = explainMoves(this.room, view, advice.moves, (seat) => this.players[seat].name);
    this.picked = 0;
    this.isThinking = false;
    this.tell();
  }

  /** Looks at another of the hints. */
  pickHint(index: number): void {
    this.picked = index;
    this.tell();
  }

  closeHints(): void {
    this.forgetHints();
    this.tell();
  }

  /** The next person has the screen. */
  liftCurtain(): void {
    this.lastPerson = this.shown.curtain ?? this.lastPerson;
    this.change();
  }

  private enter(seat: Seat, text: string): Fault | undefined {
    const fault = submit(this.match, seat, text, this.dice);
    if (fault) return fault;
    this.undone = [];
    this.forgetHints();
    this.keep();
    this.countStep();
    this.change();
    return undefined;
  }

  /** What people win of a campaign is remembered; what computer players do among themselves is not. */
  private countStep(): void {
    const { campaign } = this.room.about;
    const winners = this.match.position.winners();
    if (!campaign || !winners || !this.players.some((player) => player.kind === 'person')) return;
    countMatch(
      campaign,
      this.id,
      this.match,
      winners.some((seat) => this.isPerson(seat)),
    );
  }

  /** After undo and redo. */
  private moveAway(): void {
    this.rest();
    this.forgetHints();
    this.keep();
    this.change();
  }

  private forgetHints(): void {
    this.hints = [];
    this.picked = 0;
    this.isThinking = false;
  }

  /** News that leaves the position as it is: what somebody has begun to do on the screen must not be lost over it. */
  private tell(): void {
    this.shown = { ...this.shown, ...this.advice() };
    for (const listener of this.listeners) listener();
  }

  private advice(): Pick<Snapshot, 'hint' | 'hints' | 'isThinking' | 'chance'> {
    const { hints, picked, isThinking, chance } = this;
    return { hint: hints[picked]?.move, hints, isThinking, chance };
  }

  private change(): void {
    this.age++;
    this.shown = this.look();
    for (const listener of this.listeners) listener();
    this.wakeBot();
    this.wonder();
  }

  /** What a player of this level thinks of the position; `undefined` when it failed or the match went on meanwhile. */
  private async ask(level: number, milliseconds: number): Promise<Advice | undefined> {
    const { age } = this;
    const { position, game } = this.match;
    const view = game.format(position.view(position.turn as Seat));
    // The page paints first: where cores are few, a thinking worker would keep a move from the screen.
    const wait = Math.max(0, this.moved + PAINTING - performance.now());
    const advice = await this.bots.ask({ game: game.id, view, level, milliseconds }, wait);
    return this.age === age ? advice : undefined;
  }

  /** A table that wins together is told how it stands, whenever a person must decide. */
  private async wonder(): Promise<void> {
    const { about } = this.room;
    if (!about.together || this.wondered === this.age || !this.isPerson(this.match.position.turn)) return;
    if (this.listeners.size === 0) return;
    this.wondered = this.age;
    const advice = await this.ask(CHANCE_LEVEL, CHANCE_TIME);
    if (!advice) return;
    this.chance = advice.moves[0].win;
    this.tell();
  }

  /** Writes the match to the browser's storage. */
  keep(): void {
    const over = this.match.position.turn === OVER;
    const secret = formatSecret(this.secret);
    saveMatch({ id: this.id, record: recordOf(this.match), secret, players: this.players, changed: Date.now(), over });
  }

  private rest(): void {
    clearTimeout(this.pausing);
    this.pausing = undefined;
    this.bots.stop();
  }

  /** Lets the computer player to move think and play, with a pause so that one can follow. */
  private wakeBot(): void {
    const { turn } = this.match.position;
    if (turn < 0 || this.pausing !== undefined || this.listeners.size === 0) return;
    const player = this.players[turn];
    if (player.kind !== 'bot') return;
    const { age } = this;
    const thought = this.ask(player.level, LONGEST_THOUGHT);
    this.pausing = setTimeout(async () => {
      const advice = await thought;
      if (this.age !== age) return;
      this.pausing = undefined;
      if (!advice || this.enter(turn, advice.moves[0].text)) this.enter(turn, this.anyMove());
    }, PACES[loadPace()]);
  }

  /** What a failed bot plays: the match must not hang. */
  private anyMove(): string {
    const { position, game } = this.match;
    const moves = listMoves(game, position);
    return game.formatMove(position, moves[dice.below(moves.length)]);
  }

  private look(): Snapshot {
    const { position, game } = this.match;
    const turn = position.turn;
    const personActs = this.isPerson(turn);
    const hides = turn >= 0 && game.format(position.view('spectator')) !== game.format(position);
    const handOver = personActs && hides && turn !== this.lastPerson;
    if (personActs && !hides) this.lastPerson = turn;
    const viewer: Viewer = handOver ? 'spectator' : (this.lastPerson ?? 'spectator');
    return {
      position: position.view(viewer),
      viewer,
      moves: personActs && !handOver ? listMoves(game, position) : [],
      log: this.words.linesFor(viewer),
      earlier: () => this.earlierFor(viewer),
      canUndo: this.match.undoPoint(this.undoPolicy) !== undefined,
      canRedo: this.undone.length > 0,
      ...this.advice(),
      curtain: handOver ? turn : undefined,
    };
  }

  /** Once the match is over nothing is a secret. */
  private earlierFor(viewer: Viewer): readonly Position[] {
    const isOver = this.match.position.turn === OVER;
    return (isOver ? this.match : this.match.view(viewer)).positions();
  }

  private isPerson(turn: Turn): boolean {
    return turn >= 0 && this.players[turn].kind === 'person';
  }
}

/** `crypto.randomUUID` would be shorter, but pages from plain http do not have it. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
