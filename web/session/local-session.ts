import { texts } from '#texts/web/match.ts';
import type { Advice } from '../../ai/worker.ts';
import { type Move, OVER, type Position, type Seat, type Turn, type Viewer } from '../../core/game.ts';
import {
  type Match,
  type MatchRecord,
  openMatch,
  recordOf,
  replay,
  rollOn,
  submit,
  undoPoint,
} from '../../core/match.ts';
import { type Fault, fail, ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { PAINTING } from '../../kit/later.tsx';
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
import { dice } from './dice.ts';
import { type LogLine, Past } from './past.ts';
import type { Player } from './player.ts';
import { loadPace, PACES, type SavedMatch, saveMatch } from './store.ts';

/** What a screen may know of the match at one moment. */
export interface Snapshot {
  /** The position as `viewer` may know it. */
  readonly position: Position;
  readonly viewer: Viewer;
  /** What the person at the screen may do now; empty while others act. */
  readonly moves: readonly Move[];
  readonly log: readonly LogLine[];
  /** Every position so far, as `viewer` may know it now; one more than the log has lines. Made when asked for. */
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
  private match: Match;
  private readonly past: Past;
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
  /** The match whose chance was asked for last. */
  private wondered: Match | undefined;
  /** When a person last moved. */
  private moved = 0;

  private constructor(id: string, room: Room, players: readonly Player[], match: Match) {
    this.id = id;
    this.room = room;
    this.players = players;
    this.match = match;
    this.past = new Past(room, match, (seat) => players[seat].name);
    const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    this.lastPerson = people.length === 1 ? people[0] : undefined;
    this.shown = this.look();
  }

  static open(room: Room, players: readonly Player[], settings: Settings): Result<LocalSession> {
    const match = openMatch(room.game, players.length, settings, dice);
    if (!match.ok) return match;
    const session = new LocalSession(crypto.randomUUID(), room, players, match.value);
    session.keep();
    return ok(session);
  }

  static resume(room: Room, saved: SavedMatch): Result<LocalSession> {
    if (saved.players.length !== saved.record.seats) return fail('match.players', texts.playersAndSeats);
    const match = replay(room.game, saved.record);
    return match.ok ? ok(new LocalSession(saved.id, room, saved.players, rollOn(match.value, dice))) : match;
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
    return this.match.position.turn === OVER || !this.past.hidesRolls(0);
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
    const point = this.undoPoint();
    if (point === undefined) return;
    this.undone.push(this.match.log);
    this.goTo(this.match.log.slice(0, point));
  }

  redo(): void {
    const log = this.undone.pop();
    if (log) this.goTo(log);
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
    const next = submit(this.match, seat, text, dice);
    if (!next.ok) return next.fault;
    this.match = next.value;
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

  private goTo(log: readonly string[]): void {
    this.rest();
    const again = replay(this.room.game, { ...recordOf(this.match), log });
    if (!again.ok) throw new Error(`A log that was played cannot be replayed: ${again.fault.message}`);
    this.match = again.value;
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
    this.past.follow(this.match.log);
    this.shown = this.look();
    for (const listener of this.listeners) listener();
    this.wakeBot();
    this.wonder();
  }

  /** What a player of this level thinks of the position; `undefined` when it failed or the match went on meanwhile. */
  private async ask(level: number, milliseconds: number): Promise<Advice | undefined> {
    const before = this.match;
    const { position, game } = before;
    const view = game.format(position.view(position.turn as Seat));
    // The page paints first: where cores are few, a thinking worker would keep a move from the screen.
    const wait = Math.max(0, this.moved + PAINTING - performance.now());
    const advice = await this.bots.ask({ game: game.id, view, level, milliseconds }, wait);
    return this.match === before ? advice : undefined;
  }

  /** A table that wins together is told how it stands, whenever a person must decide. */
  private async wonder(): Promise<void> {
    const { about } = this.room;
    const { match } = this;
    if (!about.together || this.wondered === match || !this.isPerson(match.position.turn)) return;
    if (this.listeners.size === 0) return;
    this.wondered = match;
    const advice = await this.ask(CHANCE_LEVEL, CHANCE_TIME);
    if (!advice) return;
    this.chance = advice.moves[0].win;
    this.tell();
  }

  /** Writes the match to the browser's storage. */
  keep(): void {
    const over = this.match.position.turn === OVER;
    saveMatch({ id: this.id, record: recordOf(this.match), players: this.players, changed: Date.now(), over });
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
    const before = this.match;
    const thought = this.ask(player.level, LONGEST_THOUGHT);
    this.pausing = setTimeout(async () => {
      const advice = await thought;
      if (this.match !== before) return;
      this.pausing = undefined;
      if (!advice || this.enter(turn, advice.moves[0].text)) this.enter(turn, this.anyMove());
    }, PACES[loadPace()]);
  }

  /** What a failed bot plays: the match must not hang. */
  private anyMove(): string {
    const { position, game } = this.match;
    const list = new Int32Array(game.maxMoves);
    return game.formatMove(position, list[dice.below(position.moves(list))]);
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
      moves: personActs && !handOver ? this.movesNow() : [],
      log: this.past.linesFor(viewer),
      earlier: () => this.past.positionsFor(viewer),
      canUndo: this.undoPoint() !== undefined,
      canRedo: this.undone.length > 0,
      ...this.advice(),
      curtain: handOver ? turn : undefined,
    };
  }

  /** Among several people nobody may go back behind a hidden card that somebody has seen since. */
  private undoPoint(): number | undefined {
    const point = undoPoint(this.match, (seat) => this.isPerson(seat));
    const people = this.players.filter((player) => player.kind === 'person').length;
    return point !== undefined && people > 1 && this.past.hidesRolls(point) ? undefined : point;
  }

  private isPerson(turn: Turn): boolean {
    return turn >= 0 && this.players[turn].kind === 'person';
  }

  private movesNow(): Move[] {
    const list = new Int32Array(this.room.game.maxMoves);
    return Array.from(list.subarray(0, this.match.position.moves(list)));
  }
}
