import { findMissing, type Input, type OfficialMethod } from '../core/official.ts';
import { fail, refuse } from '../core/platform-faults.ts';
import type { Random } from '../core/random.ts';
import { type Fault, ok, type Result } from '../core/result.ts';
import type { Shelved } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { sayFaultAndPlace } from '../texts/say-fault.ts';
import { unknownName } from './complaint.ts';
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
    return formatFaultAnswer(null, refuse('call.tooLong', { most: LONGEST_LINE }));
  }
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll('\n', ' ').slice(0, 120) : '';
    return formatFaultAnswer(null, refuse('call.json', { reason }));
  }
  const id = idOf(request);
  try {
    const result = await answerRequest(request, desk);
    return result.ok ? formatAnswer(id, result.value) : formatFaultAnswer(id, result.fault);
  } catch (error) {
    desk.onMistake(error);
    return formatFaultAnswer(id, refuse('internal', { error: String(error) }));
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
  if (typeof name !== 'string') return fail('call.request/method');
  const { about, official } = room;
  if (!official) return fail('call.method/none', { game: about.title });
  if (Object.hasOwn(official, name)) return ok(official[name]);
  return fail('call.method', unknownName(name, Object.keys(official)));
}

async function answerRequest(request: unknown, desk: CallDesk): Promise<Result<unknown>> {
  if (!isRecord(request)) return fail('call.request');
  const room = await findRoom(request.game ?? desk.game, desk.shelf);
  return room.ok ? callMethod(room.value, request.method, request.input, desk.random) : room;
}

async function findRoom(id: unknown, shelf: readonly Shelved[]): Promise<Result<Room>> {
  if (typeof id !== 'string') return fail('call.request/game');
  const entry = shelf.find(({ about }) => about.id === id);
  if (entry) return ok(await entry.load());
  const known = shelf.map(({ about }) => about.id);
  return fail('call.game', unknownName(id, known));
}

function nameArguments({ args }: OfficialMethod, method: string, input: unknown): Result<Input> {
  const names = Object.keys(args);
  if (input === undefined && names.length === 0) return ok({});
  if (Array.isArray(input)) {
    if (input.length > names.length) return fail('call.input/many', { method, takes: names, given: input.length });
    return ok(Object.fromEntries(input.map((value, index) => [names[index], value])));
  }
  if (!isRecord(input)) return fail('call.input/form', { method, takes: names });
  const stray = Object.keys(input).find((name) => !Object.hasOwn(args, name));
  return stray === undefined ? ok(input) : fail('call.input', unknownName(stray, names));
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

function formatFaultAnswer(id: string | number | null, fault: Fault): string {
  return JSON.stringify({ id, error: { code: fault.code, message: sayFaultAndPlace(fault) } });
}
