import { findMissing, type Input, type OfficialMethod } from '../core/official.ts';
import type { Random } from '../core/random.ts';
import { type Fault, fail, ok, type Result } from '../core/result.ts';
import type { Shelved } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { describeUnknown } from './complaint.ts';
import { type Line, TOO_LONG } from './lines.ts';

/** Longest request anybody may send, in characters. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** What the one who answers calls has at hand. */
export interface CallDesk {
  readonly shelf: readonly Shelved[];
  /** The game of requests that name none. */
  readonly game: string | undefined;
  readonly random: Random;
  /** Told of our own mistakes, in full. */
  readonly onMistake: (error: unknown) => void;
}

/** Answers one request line with one line. Never throws, so that the next request is still answered. */
export async function answerLine(line: Line, desk: CallDesk): Promise<string> {
  if (line === TOO_LONG) {
    return formatFaultAnswer(null, {
      code: 'call.tooLong',
      message: `A request can have at most ${LONGEST_LINE} characters.`,
    });
  }
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll('\n', ' ').slice(0, 120) : '';
    return formatFaultAnswer(null, { code: 'call.json', message: `The request is not JSON: ${reason}` });
  }
  const id = idOf(request);
  try {
    const result = await answerRequest(request, desk);
    return result.ok ? formatAnswer(id, result.value) : formatFaultAnswer(id, result.fault);
  } catch (error) {
    desk.onMistake(error);
    return formatFaultAnswer(id, { code: 'internal', message: String(error) });
  }
}

/** Calls one method; what it makes of strange input is its own affair, but names and form are judged here. */
export function callMethod(room: Room, name: unknown, input: unknown, random: Random): Result<unknown> {
  const method = findMethod(room, name);
  if (!method.ok) return method;
  const named = nameArguments(method.value, String(name), input);
  if (!named.ok) return named;
  // A question about form would answer false here, and nobody would notice that an argument was forgotten.
  return findMissing(method.value.args, named.value) ?? method.value.call(named.value, random);
}

export function findMethod(room: Room, name: unknown): Result<OfficialMethod> {
  if (typeof name !== 'string') return fail('call.request', 'A request needs a "method", as a text.');
  const { about, official } = room;
  if (!official)
    return fail('call.method', `${about.title} has no official methods: it does not come from an assignment.`);
  if (Object.hasOwn(official, name)) return ok(official[name]);
  return fail('call.method', describeUnknown('method', name, Object.keys(official)));
}

async function answerRequest(request: unknown, desk: CallDesk): Promise<Result<unknown>> {
  if (!isRecord(request))
    return fail('call.request', 'A request is an object with "id", "game", "method" and "input".');
  const room = await findRoom(request.game ?? desk.game, desk.shelf);
  return room.ok ? callMethod(room.value, request.method, request.input, desk.random) : room;
}

async function findRoom(id: unknown, shelf: readonly Shelved[]): Promise<Result<Room>> {
  if (typeof id !== 'string') return fail('call.request', 'A request needs a "game", as a text.');
  const entry = shelf.find(({ about }) => about.id === id);
  if (entry) return ok(await entry.load());
  const known = shelf.map(({ about }) => about.id);
  return fail('call.game', describeUnknown('game', id, known));
}

function nameArguments({ args }: OfficialMethod, method: string, input: unknown): Result<Input> {
  const names = Object.keys(args);
  const takes = `${method} takes ${names.length === 0 ? 'no arguments' : names.join(', ')}`;
  if (input === undefined && names.length === 0) return ok({});
  if (Array.isArray(input)) {
    if (input.length > names.length) return fail('call.input', `${takes}, not ${input.length} arguments.`);
    return ok(Object.fromEntries(input.map((value, index) => [names[index], value])));
  }
  if (!isRecord(input)) return fail('call.input', `"input" must be an object or a list: ${takes}.`);
  const stray = Object.keys(input).find((name) => !Object.hasOwn(args, name));
  return stray === undefined ? ok(input) : fail('call.input', describeUnknown('argument', stray, names));
}

/** Only plain ids come back: an id of a thousand nested lists could be read but not written. */
function idOf(request: unknown): string | number | null {
  const id = isRecord(request) ? request.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function formatAnswer(id: string | number | null, result: unknown): string {
  return JSON.stringify({ id, result: result ?? null });
}

function formatFaultAnswer(id: string | number | null, { code, message }: Fault): string {
  return JSON.stringify({ id, error: { code, message } });
}
