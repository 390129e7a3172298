import type { Command } from 'commander';
import { texts } from '#texts/cli/call.ts';
import type { Argument, OfficialMethod } from '../../core/official.ts';
import { quote } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { answerLine, type CallDesk, callMethod, findMethod, LONGEST_LINE } from '../calls.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, SWITCH } from '../define-command.ts';
import { takeRandom } from '../dice.ts';
import { emit, type Io, note, print, printJson, textWidth } from '../io.ts';
import { wrapText } from '../layout.ts';
import { readLines } from '../lines.ts';
import { openRoom } from '../set-up.ts';

const OPTIONS = { list: SWITCH, json: SWITCH, seed: plain('<text>') };
type CallOptions = OptionsOf<typeof OPTIONS>;

export function addCall(program: Command, io: Io): void {
  defineCommand(program, 'call [game] [method] [args...]', texts, OPTIONS).action(
    async (game: string | undefined, method: string | undefined, args: string[], options: CallOptions) => {
      if (options.list) await listMethods(game, method, options, io);
      else if (game !== undefined && method !== undefined) await callOnce(game, method, args, options, io);
      else await answerAll(game, options, io);
    },
  );
}

async function answerAll(game: string | undefined, options: CallOptions, io: Io): Promise<void> {
  if (game !== undefined) await openRoom(game);
  if (io.stdin.isTTY) note(io, texts.type);
  const desk: CallDesk = {
    shelf,
    game: game?.toLowerCase(),
    random: takeRandom(options.seed),
    onMistake: (error) => note(io, error instanceof Error ? String(error.stack) : String(error)),
  };
  const answers = new Answers(io);
  for await (const lines of readLines(io.stdin, LONGEST_LINE)) {
    for (const line of lines) {
      const text = typeof line === 'string' ? line.trim() : line;
      if (text !== '') await answers.add(await answerLine(text, desk));
    }
    await answers.flush();
  }
}

/** Answers wait for each other while that costs nobody anything: one write a piece of input, but soon and in bounds. */
class Answers {
  private readonly io: Io;
  private text = '';
  private since = 0;

  constructor(io: Io) {
    this.io = io;
  }

  async add(answer: string): Promise<void> {
    if (this.text === '') this.since = performance.now();
    this.text += `${answer}\n`;
    if (this.text.length > 65_536 || performance.now() - this.since > 5) await this.flush();
  }

  async flush(): Promise<void> {
    const { text } = this;
    this.text = '';
    if (text !== '') await emit(this.io.stdout, text);
  }
}

async function callOnce(game: string, name: string, words: readonly string[], options: CallOptions, io: Io) {
  const room = await openRoom(game);
  const method = accept(findMethod(room, name), wrongUsage);
  const args = Object.values(method.args);
  if (words.length > args.length) throw wrongUsage(texts.noMore(describeCall(name, method)));
  const input = readNamed(method, words) ?? words.map((word, index) => args[index].fromWord(word));
  const result = accept(callMethod(room, name, input, takeRandom(options.seed)), failure);
  await print(io, JSON.stringify(result ?? null));
}

/** One object names the arguments, unless it is itself the only argument. */
function readNamed({ args }: OfficialMethod, words: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const [word] = words;
  if (words.length !== 1 || !/^\s*\{/.test(word)) return undefined;
  const names = Object.keys(args);
  const value = readObject(word);
  if (value === undefined) throw wrongUsage(texts.notJson(quote(word, 80)));
  const isArgument = names.length === 1 && !Object.hasOwn(value, names[0]) && takesObject(args[names[0]], word);
  return isArgument ? undefined : value;
}

function takesObject({ fromWord }: Argument<unknown>, word: string): boolean {
  return typeof fromWord(word) === 'object';
}

function readObject(word: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}

async function listMethods(game: string | undefined, name: string | undefined, { json }: CallOptions, io: Io) {
  const rooms = game === undefined ? await Promise.all(shelf.map(({ load }) => load())) : [await openRoom(game)];
  if (name !== undefined) for (const room of rooms) accept(findMethod(room, name), wrongUsage);
  const lists = rooms.map((room) => ({ room, methods: methodsOf(room, name) }));
  if (json) {
    const flat = lists.flatMap(({ room, methods }) =>
      methods.map(([method, { args, returns, help }]) => ({
        game: room.about.id,
        method,
        args: Object.entries(args).map(([argument, { expects, standard }]) => ({
          name: argument,
          expects,
          optional: standard !== undefined,
        })),
        returns,
        help,
      })),
    );
    await printJson(io, flat);
    return;
  }
  const width = textWidth(io);
  const told = lists.map(({ room, methods }) =>
    [
      room.about.id,
      ...methods.flatMap(([method, about]) => [
        wrapText(`${describeCall(method, about)} → ${about.returns}`, width, '  ', '    '),
        wrapText(about.help, width, '      '),
      ]),
    ].join('\n'),
  );
  await print(io, told.join('\n\n'));
}

function methodsOf(room: Room, name: string | undefined): [string, OfficialMethod][] {
  return Object.entries(room.official ?? {}).filter(([method]) => name === undefined || method === name);
}

function describeCall(name: string, { args }: OfficialMethod): string {
  const names = Object.entries(args).map(([argument, { standard }]) => (standard ? `${argument}?` : argument));
  return `${name}(${names.join(', ')})`;
}
