import { writeFile } from 'node:fs/promises';
import { texts } from '#texts/cli/play.ts';
import { OVER, type Position, type Seat } from '../core/game.ts';
import { recordOf, submit } from '../core/match.ts';
import type { Dice } from '../core/random.ts';
import { describeFault } from '../core/result.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Room } from '../games/room.ts';
import { formatChoices, listTexts, readChoice } from './choices.ts';
import { formatFault, interruption } from './complaint.ts';
import { formatHints } from './hints.ts';
import { hasColour, type Io, isInteractive, print, screenOf, textWidth } from './io.ts';
import type { Keeper } from './keeper.ts';
import { type Keyboard, openKeyboard } from './keyboard.ts';
import { formatNews, formatResult, formatStep, nameTurn, tell } from './story.ts';

export interface HotSeatOptions {
  readonly room: Room;
  readonly match: Timeline;
  readonly bots: ReadonlySet<Seat>;
  readonly dice: Dice;
  /** The bots' choice, as text, from what their seat may know. */
  readonly choose: (view: Position) => Promise<string>;
  /** Keeps the match for later; without one it is lost when the program ends. */
  readonly keeper: Keeper | undefined;
  /** Log lines that the people know already. */
  readonly told: number;
  readonly io: Io;
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

/** A match around one screen, until it is over or somebody quits. */
export class HotSeat {
  private readonly table: HotSeatOptions;
  private readonly keyboard: Keyboard;
  private readonly colour: boolean;
  private readonly saved = new Set<string>();
  /** Log lines that the people have been told. */
  private told: number;
  /** Who looked at the screen last. */
  private looker: Seat | undefined;
  private stale = true;
  private quitting = false;

  constructor(options: HotSeatOptions) {
    const { io, room, told } = options;
    this.table = options;
    this.told = told;
    this.colour = hasColour(io);
    this.keyboard = openKeyboard(io, () => [...listTexts(room, this.seen()), 'moves', 'undo', 'quit']);
  }

  async run(): Promise<void> {
    while (!this.quitting) {
      const { turn } = this.table.match.position;
      if (this.table.bots.has(turn)) {
        await this.advance(await this.table.choose(this.table.match.position.view(turn)));
        continue;
      }
      if (this.stale && !(await this.present())) break;
      if (turn === OVER && this.table.bots.size === this.table.match.seats) break;
      const line = await this.keyboard.ask(`${turn === OVER ? texts.over : nameTurn(turn, this.colour)} > `);
      if (line === undefined) break;
      await this.runCommand(line.trim());
    }
    this.keyboard.close();
    await this.part();
  }

  /** What to do to go on, for somebody who leaves before the end. */
  private async part(): Promise<void> {
    const how = this.table.keeper?.isKept ? texts.kept(this.table.keeper.command) : undefined;
    if (this.keyboard.interrupted) {
      await this.say('');
      throw interruption(how);
    }
    if (how !== undefined) await this.say(how);
  }

  /** News and board, as the seat to act may know them; false when nobody came to look. */
  private async present(): Promise<boolean> {
    const { turn } = this.table.match.position;
    if (turn >= 0 && !(await this.passScreen(turn))) return false;
    const news = this.tellFrom(this.told);
    this.told = this.table.match.log.length;
    this.stale = false;
    for (const line of formatNews(news, this.colour)) await this.say(line);
    await this.showBoard();
    return true;
  }

  private async showBoard(): Promise<void> {
    await this.say(`\n${this.table.room.terminal(this.seen(), screenOf(this.table.io))}\n`);
    const result = formatResult(this.table.room, this.table.match.position, this.colour);
    if (result !== undefined) await this.say(result);
  }

  /** Where something is hidden, the next person must not see what the last one saw. */
  private async passScreen(seat: Seat): Promise<boolean> {
    const before = this.looker;
    this.looker = seat;
    if (before === seat || this.isAlone() || !isInteractive(this.table.io) || !this.hidesAnything()) return true;
    this.table.io.stdout.write(CLEAR_SCREEN);
    const name = nameTurn(seat, this.colour);
    return (await this.keyboard.ask(texts.pass(name))) !== undefined;
  }

  /** One person, perhaps among computer players. */
  private isAlone(): boolean {
    return this.table.match.seats - this.table.bots.size < 2;
  }

  private hidesAnything(): boolean {
    const { game, position, seats } = this.table.match;
    const full = game.format(position);
    return Array.from({ length: seats }, (_, seat) => game.format(position.view(seat))).some((view) => view !== full);
  }

  /** What the person in front of the screen may see: at the end, everything. */
  private seen(): Position {
    const { position } = this.table.match;
    return position.turn >= 0 ? position.view(position.turn) : position;
  }

  private tellFrom(line: number) {
    const { turn } = this.table.match.position;
    return tell(this.table.room, this.table.match, turn >= 0 ? turn : undefined, line);
  }

  private async advance(text: string): Promise<void> {
    const fault = submit(this.table.match, this.table.match.position.turn, text, this.table.dice);
    if (fault) throw new Error(describeFault(fault));
    this.stale = true;
    await this.table.keeper?.update(this.table.match);
  }

  private async runCommand(line: string): Promise<void> {
    const [word, ...rest] = line.split(/\s+/);
    const asked = rest.join(' ');
    // A legal move comes first: no game has to know which words are taken here.
    if (this.table.match.game.parseMove(this.table.match.position, line).ok) return this.advance(line);
    switch (word) {
      case '':
        return this.say(texts.empty);
      case 'help':
      case '?':
        return this.say(texts.typedHelp);
      case 'moves':
        return this.say(formatChoices(this.table.room, this.seen(), asked === 'all' ? '' : asked, asked === 'all'));
      case 'board':
        return this.showBoard();
      case 'log':
        return this.showLog();
      case 'hint':
        return this.hint();
      case 'undo':
        return this.undo();
      case 'line':
        return this.say(this.table.match.game.format(this.seen()));
      case 'save':
        return this.save(asked);
      case 'quit':
      case 'exit':
      case 'q':
        this.quitting = true;
        return;
      default:
        return this.enter(line);
    }
  }

  private async enter(line: string): Promise<void> {
    const choice = readChoice(this.table.room, this.seen(), line);
    if (choice.ok) return this.advance(choice.value);
    await this.say(formatFault(choice.fault));
    if (choice.fault.code !== 'play.many') await this.say(texts.noSuchMove);
  }

  private async showLog(): Promise<void> {
    const width = String(this.table.match.log.length).length;
    for (const [index, step] of this.tellFrom(0).entries())
      await this.say(`${String(index + 1).padStart(width)}  ${formatStep(step, this.colour)}`);
  }

  private async hint(): Promise<void> {
    if (this.table.match.position.turn < 0) return this.say(texts.matchOver);
    await this.say(formatHints(this.table.room, this.seen(), textWidth(this.table.io)));
  }

  private async undo(): Promise<void> {
    const point = this.table.match.undoPoint({
      mayTakeBack: (seat) => !this.table.bots.has(seat),
      keepsHiddenRolls: false,
    });
    if (point === undefined) return this.say(texts.nothingToUndo);
    if (!this.isAlone() && this.table.match.hidesRolls(point)) return this.say(texts.cannotUndo);
    this.table.match.rewind(point);
    this.told = point;
    this.stale = true;
    await this.table.keeper?.update(this.table.match);
  }

  private async save(file: string): Promise<void> {
    if (file === '') return this.say(texts.nameFile);
    if (this.table.match.position.turn !== OVER && !this.isAlone() && this.hidesAnything())
      return this.say(texts.saveLater);
    try {
      const flag = this.saved.has(file) ? 'w' : 'wx';
      await writeFile(file, `${JSON.stringify(recordOf(this.table.match))}\n`, { flag });
      this.saved.add(file);
      await this.say(texts.saved(file, this.hidesAnything()));
    } catch (error) {
      const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
      await this.say(exists ? texts.fileExists(file) : texts.notSaved(String(error)));
    }
  }

  private say(text: string): Promise<void> {
    return print(this.table.io, text);
  }
}
