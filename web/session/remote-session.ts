import { texts } from '#texts/web/online.ts';
import { type Move, OVER, type Seat, type Viewer } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { fail, refuse } from '../../core/platform-faults.ts';
import { type Fault, ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { type MatchRecord, startTimeline, type Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Ending } from '../../online/messages/parts.ts';
import { isYou, type Who } from '../../texts/who.ts';
import type { TableAnswer, TableLine } from '../online/table-line.ts';
import type { UnsentMoves } from '../online/unsent-moves.ts';
import { paths } from '../routes.ts';
import { Adviser } from './adviser.ts';
import type { Clock } from './clock.ts';
import { type Filed, FiledMatch } from './filed-match.ts';
import { hidesNothing } from './hides-nothing.ts';
import { KeptMove } from './kept-move.ts';
import { LogInWords } from './log-in-words.ts';
import { LostLine } from './lost-line.ts';
import type { MatchFile } from './match-file.ts';
import { NextMatch } from './next-match.ts';
import { sayStalled } from './online-result.ts';
import type { Player } from './player.ts';
import { noticesOf, rematchesOf } from './remote-notices.ts';
import { nameNow, nameThem, playersOf, whoMoved } from './remote-players.ts';
import type { Session, Snapshot } from './session.ts';
import { Thinker } from './thinker.ts';
import { ToldLog } from './told-log.ts';
import type { Bots } from './world.ts';

/** What a session on a server needs from outside. */
export interface RemoteParts {
  readonly room: Room;
  readonly line: Pick<TableLine, 'match' | 'snapshot' | 'subscribe' | 'ask'>;
  readonly clock: Clock;
  readonly hireBots: () => Bots;
  readonly unsent: UnsentMoves;
  /** Sits down at another table, where a seat is kept for this player. */
  readonly sitAt: (match: string, name: string) => Promise<Fault | undefined>;
  readonly go: (address: string) => void;
  readonly reload: () => void;
}

/** The session of whoever looks at a table, from the seat that the table says. */
export function openRemote(parts: RemoteParts, table: TableNow): Result<RemoteSession> {
  const { game } = parts.room;
  if (table.rulesVersion !== game.rulesVersion)
    return fail('match.version', { played: table.rulesVersion, here: game.rulesVersion });
  const match = startTimeline(game, table.seats.length, table.settings, table.you ?? 'spectator');
  return match.ok ? ok(new RemoteSession(parts, table, match.value)) : match;
}

/**
 * A match on a server. It follows the lines as this viewer is told them; a move of one's own is on the board at once, and
 * is taken back when the server refuses it.
 */
export class RemoteSession implements Session {
  readonly id: string;
  readonly room: Room;
  private readonly parts: RemoteParts;
  private readonly you: Seat | null;
  private readonly viewer: Viewer;
  /** Nothing in this match is hidden from anybody. */
  readonly isFaceUp: boolean;
  private readonly match: Timeline;
  private readonly told: ToldLog;
  private readonly words: LogInWords;
  private readonly thinker: Thinker;
  private readonly adviser: Adviser;
  private readonly listeners = new Set<() => void>();
  private table: TableNow;
  private seated: Record<'names' | 'owners', readonly Who[]> & { readonly players: readonly Player[] };
  /** Somebody else who has resigned, until that is acknowledged. */
  private resigned: Seat | undefined;
  private readonly lost: LostLine;
  private readonly filed: FiledMatch;
  private readonly unsent: KeptMove;
  private readonly next: NextMatch;
  private leaveLine = () => {};
  private shown: Snapshot;

  constructor(parts: RemoteParts, table: TableNow, match: Timeline) {
    this.parts = parts;
    this.id = parts.line.match;
    this.room = parts.room;
    this.you = table.you;
    this.viewer = table.you ?? 'spectator';
    this.match = match;
    this.isFaceUp = hidesNothing(parts.room, match.seats, match.settings);
    this.told = new ToldLog(match, parts.line);
    this.table = table;
    this.seated = this.seat();
    const { room } = parts;
    // Within a sentence the seat's owner is meant: “Bo’s line”, not that of the computer that moves for Bo.
    const nameSeat = (seat: Seat) => (isYou(this.names[seat]) ? this.names[seat] : this.players[seat].name);
    this.words = new LogInWords(room, match, nameSeat, (line, seat) => whoMoved(this.players, this.table, line, seat));
    this.thinker = new Thinker(match, parts.hireBots(), parts.clock);
    this.lost = new LostLine(parts, () => this.tell());
    this.next = new NextMatch(parts);
    this.unsent = new KeptMove(parts.unsent, this.id);
    this.filed = new FiledMatch(parts, () => (match.position.turn === OVER ? this.tell() : this.moveOn()));
    this.adviser = new Adviser({ room, match, thinker: this.thinker, nameSeat, tell: () => this.tell() });
    this.told.follow();
    this.shown = this.look();
  }

  get address(): string {
    return paths.online(this.room.game.id, this.id);
  }

  get rematches(): Session['rematches'] {
    return rematchesOf(this.table);
  }

  get players(): readonly Player[] {
    return this.seated.players;
  }

  get names(): readonly Who[] {
    return this.seated.names;
  }

  get owners(): readonly Who[] {
    return this.seated.owners;
  }

  get settings(): Settings {
    return this.match.settings;
  }

  get snapshot(): Snapshot {
    return this.shown;
  }

  /** While others play, nobody should study a copy. */
  get record(): MatchRecord | undefined {
    return this.file?.record;
  }

  /** The finished match as the server files it, with what its dice follow from. */
  get file(): Filed | undefined {
    return this.filed.file;
  }

  toFile(): MatchFile | undefined {
    const { file, players } = this;
    if (!file) return undefined;
    const { record, dice, ending } = file;
    return { record, players, ...(dice && { dice }), ended: true, ...(ending && { ending }) };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1) {
      this.leaveLine = this.parts.line.subscribe(() => this.hear());
      this.hear();
      this.estimate();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.leaveLine();
      this.lost.stop();
      this.thinker.stop();
    };
  }

  async submit(move: Move | string): Promise<Fault | undefined> {
    if (!this.acts) return refuse('match.turn/yours');
    const { match, told } = this;
    const ply = match.length;
    const fault = told.append(typeof move === 'string' ? move : this.room.game.formatMove(match.position, move));
    if (fault) return fault;
    const text = match.textAt(ply);
    const { hash } = this.parts.line.snapshot;
    this.unsent.keep(hash, text);
    this.moveOn();
    const answer = await this.parts.line.ask({ type: 'move', ply, hash, text });
    this.unsent.drop();
    if (answer.type !== 'no') return undefined;
    told.drop(ply);
    if (told.follow()) this.moveOn();
    else this.tell();
    return answer.fault;
  }

  /** Asks the others to take back the last move of this seat, with whatever came after it. */
  undo(): Promise<Fault | undefined> {
    const ply = this.ownPly;
    if (ply === undefined) return Promise.resolve(undefined);
    return this.wish({ type: 'propose', proposal: { what: 'takeback', ply } });
  }

  redo(): Promise<Fault | undefined> {
    return Promise.resolve(undefined);
  }

  askHints(): void {
    if (this.isAlone && this.shown.moves.length > 0) this.adviser.askHints();
  }

  pickHint(index: number): void {
    this.adviser.pickHint(index);
  }

  closeHints(): void {
    this.adviser.closeHints();
  }

  liftCurtain(): void {}

  rematch(): Promise<Result<string>> {
    return this.next.rematch(this.table);
  }

  /** Everything else that a player may want of the table. */
  async wish(ask: Parameters<TableLine['ask']>[0]): Promise<Fault | undefined> {
    return faultOf(await this.parts.line.ask(ask));
  }

  /** For the host: another link for a seat whose owner is lost. */
  async regive(seat: Seat): Promise<Result<string>> {
    const answer = await this.parts.line.ask({ type: 'regive', seat });
    if (answer.type === 'no') return { ok: false, fault: answer.fault };
    const invite = answer.type === 'ok' ? answer.invite : undefined;
    return invite === undefined ? fail('match.moved-on') : ok(invite);
  }

  /** The line that a takeback would go back to: this seat's last confirmed decision. */
  get ownPly(): number | undefined {
    const { table, match, told } = this;
    const carried = table.dice.carried ?? 0;
    for (let line = told.confirmed - 1; line >= carried; line--) if (match.turnAt(line) === this.you) return line;
    return undefined;
  }

  /** It is this player's move, and it can be made here. */
  private get acts(): boolean {
    const { table, match, you, told } = this;
    if (you === null || told.isPending || told.isOutdated || table.status !== 'live') return false;
    return match.position.turn === you && table.seats[you].heldBy === undefined;
  }

  /** A move shows that cannot leave this device now. */
  get isUnsent(): boolean {
    return this.told.isPending && this.lost.isLost;
  }

  private get hasResigned(): boolean {
    return this.you !== null && this.table.seats[this.you].left === true;
  }

  /** Nobody else at the table could mind help. */
  get isAlone(): boolean {
    return this.table.seats.every(({ player }, seat) => seat === this.you || player.kind === 'bot');
  }

  /** Something was told about the table. */
  private hear(): void {
    const { line } = this.parts;
    const { table, isTold } = line.snapshot;
    if (!table || !isTold || table.you !== this.you) {
      this.lost.look();
      return;
    }
    const isNews = table !== this.table;
    this.noteResigned(table);
    const { told } = this;
    const wasPending = told.isPending;
    this.table = table;
    if (isNews) this.seated = this.seat();
    this.lost.look();
    if (table.status === 'over') void this.filed.fetch();
    this.next.hear(table);
    if (told.follow()) this.moveOn();
    else if (isNews || wasPending !== told.isPending) this.tell();
    this.sendKept();
  }

  /** A move that was made before a reload and could not leave the device: sent if nothing has happened since. */
  private sendKept(): void {
    const { told, parts, unsent, table } = this;
    const text = told.isPending ? undefined : unsent.read(parts.line.snapshot, table.status === 'over');
    if (unsent.isMissed) this.tell();
    if (text !== undefined && this.acts) void this.submit(text);
  }

  /** Whoever resigns while this page looks on is worth a sentence; later their seat says so. */
  private noteResigned({ seats }: TableNow): void {
    const before = this.table.seats;
    const seat = seats.findIndex(({ left }, each) => left && !before[each]?.left && each !== this.you);
    if (seat >= 0) this.resigned = seat;
  }

  private seat(): typeof this.seated {
    const players = playersOf(this.table.seats);
    // What a computer player does for somebody who has resigned or is away is not what "you" do.
    const seated = { players, names: nameNow(players, this.table), owners: nameThem(players, this.you) };
    return this.seated && JSON.stringify(seated) === JSON.stringify(this.seated) ? this.seated : seated;
  }

  /** The match has gone on. */
  private moveOn(): void {
    this.thinker.moveOn();
    this.adviser.moveOn();
    this.shown = this.look();
    this.callListeners();
    this.estimate();
  }

  private estimate(): void {
    if (this.isAlone && this.acts) void this.adviser.estimateChance();
  }

  /** News that leave the position as it is: what somebody has begun to do on the screen must not be lost over it. */
  private tell(): void {
    const { moves, position, log } = this.shown;
    const stays = this.acts === moves.length > 0;
    this.shown = { ...this.look(), position, log, ...(stays ? { moves } : {}) };
    this.callListeners();
  }

  private callListeners(): void {
    for (const listener of [...this.listeners]) listener();
  }

  private look(): Snapshot {
    const { match, table, viewer, acts } = this;
    // Once it is over nothing is a secret. Where the rules ended it, its last position shows that by itself.
    const { whole } = this.filed;
    const position = whole && match.position.turn !== OVER ? whole.position : match.position.view(viewer);
    const mayAsk = table.takebacks && table.status === 'live' && !table.offer && !this.hasResigned;
    const canUndo = mayAsk && this.ownPly !== undefined;
    return {
      position,
      viewer,
      moves: acts ? listMoves(match.game, position) : [],
      log: this.words.linesFor(viewer),
      undone: [],
      earlier: () => (whole ?? match).positions(),
      mayPlay: this.you !== null && table.status !== 'over',
      canUndo: canUndo && this.you !== null && !this.told.isPending,
      canRedo: false,
      guidance: this.adviser.guidance,
      chance: this.adviser.chance,
      curtain: undefined,
      ended: this.ended,
      isHeld: table.seats[match.position.turn]?.heldBy !== undefined,
      unsentBy: this.isUnsent ? (this.you ?? undefined) : undefined,
      stalled: this.isUnsent ? texts.unsent : match.position.turn === OVER ? undefined : sayStalled(table, this.names),
      notices: this.notices(),
    };
  }

  /** How it ended, where the rules did not end it. */
  private get ended(): Ending | undefined {
    const { table, match } = this;
    return table.status === 'over' && match.position.turn !== OVER ? (table.ending ?? undefined) : undefined;
  }

  private notices(): Snapshot['notices'] {
    const { table, acts, told, resigned } = this;
    const { isLost, isOffline } = this.lost;
    return noticesOf(
      {
        ...{ table, isLost, isOffline, acts },
        isOutdated: told.isOutdated,
        isFaceUp: this.isFaceUp,
        isMissed: this.unsent.isMissed,
        isUnsent: told.isPending,
        resigned: resigned === undefined ? undefined : this.players[resigned].name,
      },
      {
        acknowledge: () => {
          this.resigned = undefined;
          this.unsent.isMissed = false;
          this.tell();
        },
        reload: this.parts.reload,
        wish: (ask) => void this.wish(ask),
        watchRematch: () => this.next.goTo(this.table.rematch),
      },
    );
  }
}

function faultOf(answer: TableAnswer): Fault | undefined {
  return answer.type === 'no' ? answer.fault : undefined;
}
