import { texts } from '#texts/web/match.ts';
import { CHANCE, type Move, OVER, type Seat } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { recordOf, submit } from '../../core/match.ts';
import { refuse } from '../../core/platform-faults.ts';
import type { Dice } from '../../core/random.ts';
import { describeFault, type Fault, ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { MatchRecord, Timeline, UndoPolicy } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { Who } from '../../texts/who.ts';
import { paths } from '../routes.ts';
import { Adviser } from './adviser.ts';
import { BotTurns } from './bot-turns.ts';
import { countMatch } from './campaign.ts';
import { type Help, NO_HELP, starsFor, withAdvised } from './help.ts';
import { Keeper } from './keeper.ts';
import { type MatchFile, makeFile } from './match-file.ts';
import { startMatch } from './new-match.ts';
import { Onlooker } from './onlooker.ts';
import { hasPeople, type Player } from './player.ts';
import type { SavedMatch } from './saved-match.ts';
import { namesOf } from './seat-names.ts';
import type { Notice, Session, Snapshot } from './session.ts';
import { Thinker } from './thinker.ts';
import { bringBack, NOTHING_UNDONE, takeBack, type Undone } from './undone.ts';
import type { World } from './world.ts';

/** What a session begins with. */
export interface LocalMatch {
  readonly room: Room;
  readonly saved: SavedMatch;
  /** The record of `saved`, replayed. The session plays on it. */
  readonly match: Timeline;
  readonly dice: Dice;
}

/** A match played in this page: people at one screen, bots in a worker, kept in the browser's storage. */
export class LocalSession implements Session {
  readonly id: string;
  readonly room: Room;
  readonly players: readonly Player[];
  readonly names: readonly Who[];
  readonly rematches = 'any';
  private readonly world: World;
  private readonly match: Timeline;
  private readonly dice: Dice;
  private readonly undoPolicy: UndoPolicy;
  private readonly keeper: Keeper;
  private readonly onlooker: Onlooker;
  private readonly thinker: Thinker;
  private readonly adviser: Adviser;
  private readonly botTurns: BotTurns;
  private readonly listeners = new Set<() => void>();
  private undone: Undone;
  private taken: Help;
  /** Nobody has decided anything or asked for a hint, where that one person is the only one here. */
  private isUntouched: boolean;
  /** The computer player for whom a move had to be made. */
  private failedBot: Seat | undefined;
  private shown: Snapshot;

  constructor(world: World, { room, saved, match, dice }: LocalMatch) {
    const { id, players } = saved;
    this.id = id;
    this.room = room;
    this.players = players;
    this.world = world;
    this.match = match;
    this.dice = dice;
    this.undone = saved.undone;
    this.taken = saved.help ?? NO_HELP;
    this.isUntouched = saved.untouched === true;
    this.keeper = new Keeper(world, saved, {
      progress: () => this.progress(),
      adopt: (newer) => this.adopt(newer),
      changed: () => this.passOn(),
    });
    this.onlooker = new Onlooker(room, match, players);
    const people = players.filter((player) => player.kind === 'person').length;
    // Among several people nobody may go back past a hidden card that somebody has seen since.
    this.undoPolicy = { mayTakeBack: (seat) => this.onlooker.isPerson(seat), keepsHiddenRolls: people > 1 };
    const { clock, store } = world;
    this.thinker = new Thinker(match, world.hireBots(), clock);
    const { thinker } = this;
    this.names = namesOf(players);
    const nameSeat = (seat: Seat) => this.names[seat];
    this.adviser = new Adviser({ room, match, thinker, nameSeat, tell: () => this.tell() });
    const pace = () => store.loadPace();
    this.botTurns = new BotTurns({ match, players, thinker, clock, pace, play: (...move) => this.playBot(...move) });
    this.shown = this.look();
  }

  get snapshot(): Snapshot {
    return this.shown;
  }

  get address(): string {
    return paths.match(this.room.game.id, this.id);
  }

  get settings(): Settings {
    return this.match.settings;
  }

  get help(): Help {
    return this.taken;
  }

  get record(): MatchRecord | undefined {
    return this.isOpenToAll ? recordOf(this.match) : undefined;
  }

  toFile(): MatchFile {
    return makeFile(this.keeper.saved, this.isOpenToAll, this.world.chance);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    this.keeper.open();
    this.wake();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.botTurns.rest();
      this.keeper.close();
    };
  }

  submit(move: Move | string): Promise<Fault | undefined> {
    // The move belongs to the position that the person sees, which may be gone when it is known who has the match.
    const { position, length } = this.match;
    const text = typeof move === 'string' ? move : this.room.game.formatMove(position, move);
    const isAdvised = this.adviser.suggests(text);
    return this.keeper.onceMine(() => {
      if (this.match.length !== length) return refuse('match.moved-on');
      if (!this.onlooker.personActs) return refuse('match.turn/yours');
      const before = this.taken;
      this.taken = withAdvised(before, length, isAdvised);
      const fault = this.enter(position.turn, text);
      if (fault) this.taken = before;
      return fault;
    });
  }

  undo(): Promise<Fault | undefined> {
    return this.keeper.onceMine(() => {
      const point = this.match.undoPoint(this.undoPolicy);
      if (point === undefined) return undefined;
      const isCostly = this.wasSeen(point) && !this.taken.undo;
      if (isCostly) this.taken = { ...this.taken, undo: true };
      this.undone = takeBack(this.undone, this.match.log, point, isCostly);
      this.match.rewind(point);
      return this.jump();
    });
  }

  redo(): Promise<Fault | undefined> {
    return this.keeper.onceMine(() => {
      const step = bringBack(this.undone, this.match.length);
      if (!step) return undefined;
      const fault = this.match.follow([...this.match.log, ...step.lines]);
      this.undone = fault ? NOTHING_UNDONE : step.left;
      if (!fault && step.givesBack) this.taken = { ...this.taken, undo: false };
      return this.jump() ?? fault;
    });
  }

  askHints(): void {
    if (this.shown.moves.length === 0) return;
    if (!this.taken.hints) {
      this.taken = { ...this.taken, hints: true };
      this.isUntouched = false;
      // Another tab may have taken the match meanwhile: then there is nobody here to advise.
      if (this.keeper.keep()) return;
    }
    this.adviser.askHints();
  }

  pickHint(index: number): void {
    this.adviser.pickHint(index);
  }

  closeHints(): void {
    this.adviser.closeHints();
  }

  liftCurtain(): void {
    this.onlooker.liftCurtain();
    this.change();
  }

  async rematch(settings: Settings, players = this.players): Promise<Result<string>> {
    const id = startMatch(this.world, this.room, players, settings);
    return id.ok ? ok(paths.match(this.room.game.id, id.value)) : id;
  }

  /** Nothing in the log was hidden from anybody, or the match is over. */
  private get isOpenToAll(): boolean {
    return this.match.position.turn === OVER || !this.match.hidesRolls(0);
  }

  /** What is kept of the match beside what never changes. */
  private progress() {
    const { match, undone, taken, isUntouched } = this;
    return {
      record: recordOf(match),
      undone,
      over: match.position.turn === OVER,
      ...(taken === NO_HELP ? {} : { help: taken }),
      ...(isUntouched ? { untouched: true as const } : {}),
    };
  }

  /** Since this line of the log something was drawn, or the match has ended: undo is then more than putting a slip right. */
  private wasSeen(point: number): boolean {
    const lines = Array.from({ length: this.match.length - point }, (_, line) => point + line);
    return this.match.position.turn === OVER || lines.some((line) => this.match.turnAt(line) === CHANCE);
  }

  private get hasPeople(): boolean {
    return hasPeople(this.players);
  }

  private enter(seat: Seat, text: string): Fault | undefined {
    const fault = submit(this.match, seat, text, this.dice);
    if (fault) return fault;
    this.undone = NOTHING_UNDONE;
    if (this.onlooker.isPerson(seat)) this.isUntouched = false;
    return this.settle();
  }

  /** A bot that failed or answered nonsense plays any legal move: the match must not hang. */
  private playBot(seat: Seat, text: string | undefined): void {
    this.failedBot = undefined;
    if (text !== undefined && !this.enter(seat, text)) return;
    const { position, game } = this.match;
    if (!this.keeper.isMine || position.turn !== seat) return;
    this.failedBot = seat;
    const moves = listMoves(game, position);
    this.enter(seat, game.formatMove(position, moves[this.world.chance.random.below(moves.length)]));
  }

  /** After undo and redo: computer players stop thinking about the old position. */
  private jump(): Fault | undefined {
    this.botTurns.rest();
    return this.settle();
  }

  private settle(): Fault | undefined {
    const fault = this.keeper.keep();
    if (fault) return fault;
    this.countStep();
    this.change();
    return undefined;
  }

  private adopt({ record, undone, help = NO_HELP, untouched }: SavedMatch): void {
    this.botTurns.rest();
    const fault = this.match.follow(record.log);
    if (fault) throw new Error(`A match that another tab plays cannot be followed: ${describeFault(fault)}`);
    this.undone = undone;
    this.taken = help;
    this.isUntouched = untouched === true;
  }

  /** This tab has got the match or lost it, or follows the one that plays it. */
  private passOn(): void {
    if (!this.keeper.isMine) this.botTurns.rest();
    this.change();
  }

  /** What people win of a campaign is remembered; what computer players do among themselves is not. */
  private countStep(): void {
    const { campaign } = this.room.about;
    const winners = this.match.position.winners();
    if (!campaign || !winners || !this.hasPeople) return;
    const won = winners.some((seat) => this.onlooker.isPerson(seat));
    const reached = this.room.reachedIn?.(this.match.position);
    const rounds = this.room.roundsIn?.(this.match.position);
    countMatch(this.world.store, campaign, this.id, this.match, {
      won,
      reached,
      rounds,
      stars: won ? starsFor(this.taken) : 0,
    });
  }

  private change(): void {
    this.thinker.moveOn();
    this.adviser.moveOn();
    this.shown = this.look();
    for (const listener of this.listeners) listener();
    this.wake();
  }

  /** News that leaves the position as it is: what somebody has begun to do on the screen must not be lost over it. */
  private tell(): void {
    this.shown = { ...this.shown, guidance: this.adviser.guidance, chance: this.adviser.chance };
    for (const listener of this.listeners) listener();
  }

  private wake(): void {
    if (!this.keeper.isMine || this.listeners.size === 0) return;
    this.botTurns.wake();
    if (this.onlooker.personActs) this.adviser.estimateChance();
  }

  private look(): Snapshot {
    const mayPlay = this.keeper.isMine !== false;
    // Without people there is nothing to find, however far one looks back.
    const point = mayPlay && this.hasPeople ? this.match.undoPoint(this.undoPolicy) : undefined;
    return {
      ...this.onlooker.look(this.undone, mayPlay),
      mayPlay,
      canUndo: point !== undefined,
      undoCounts: point !== undefined && this.wasSeen(point),
      canRedo: mayPlay && this.undone.lengths.length > 0,
      guidance: this.adviser.guidance,
      chance: this.adviser.chance,
      notices: this.notices(mayPlay),
    };
  }

  private notices(mayPlay: boolean): Notice[] {
    const notices: Notice[] = [];
    const { copyOf } = this.keeper.saved;
    if (copyOf !== undefined) {
      const link = { words: texts.toOriginal, href: paths.online(this.room.game.id, copyOf) };
      notices.push({ id: 'copy', words: texts.privateCopy, actions: [], link });
    }
    if (!mayPlay) {
      const actions = [{ words: texts.playHere, act: () => this.keeper.takeOver() }];
      notices.push({ id: 'elsewhere', words: texts.playedElsewhere, actions });
    }
    if (this.failedBot !== undefined) {
      const { name } = this.players[this.failedBot];
      notices.push({ id: 'bot', words: texts.botFailed(name), actions: [] });
    }
    return notices;
  }
}
