import { fail } from '../../core/platform-faults.ts';
import { ok, quote, type Result } from '../../core/result.ts';
import type { NetShape, NetWeights } from './network.ts';

/** A game's nets as one file: a line of JSON that describes them, then their numbers. */
export interface NetFile {
  readonly game: string;
  /** Name of the table that they play at. */
  readonly table: string;
  /** Version of the features that the nets were trained for. */
  readonly features: number;
  /** Which generation of training made it, for people. */
  readonly generation: number;
  readonly shape: NetShape;
  readonly nets: readonly NetWeights[];
}

const FORM = 'boardwalk-net 3';
/** As it was written before nets could judge several seats; otherwise the same. */
const OLDER_FORM = 'boardwalk-net 2';
const LONGEST_HEAD = 4096;

/** In the order of the file: a part's name, whether its numbers are bytes, and how many there are. */
const PARTS: readonly [keyof NetWeights, 'bytes' | 'floats', (shape: NetShape) => number][] = [
  ['first', 'bytes', ({ features, hidden }) => features * hidden],
  ['firstScale', 'floats', ({ hidden }) => hidden],
  ['firstBias', 'floats', ({ hidden }) => hidden],
  ['second', 'floats', ({ hidden, second }) => hidden * second],
  ['secondBias', 'floats', ({ second }) => second],
  ['value', 'floats', ({ second, values }) => 2 * values * second],
  ['valueBias', 'floats', ({ values }) => 2 * values],
  ['lead', 'floats', ({ values }) => 2 * values],
  ['choice', 'floats', ({ hidden, choice }) => hidden * choice],
  ['choiceBias', 'floats', ({ choice }) => choice],
  ['move', 'bytes', ({ moveFeatures, choice }) => moveFeatures * choice],
  ['moveScale', 'floats', ({ choice }) => choice],
  ['moveBias', 'floats', ({ moveFeatures }) => moveFeatures],
];

export function formatNets({ nets, ...about }: NetFile): Uint8Array<ArrayBuffer> {
  const numbers = joinBytes(nets.flatMap((net) => PARTS.map(([part]) => bytesOf(net[part]))));
  const head = { form: FORM, ...about, nets: nets.length, check: checksum(numbers) };
  return joinBytes([asciiBytes(`${JSON.stringify(head)}\n`), numbers]);
}

/** Reads a file; one that is spoiled, cut short or of another form is refused. */
export function parseNets(file: Uint8Array): Result<NetFile> {
  const line = file.subarray(0, LONGEST_HEAD).indexOf(10);
  const head = line < 0 ? undefined : readHead(String.fromCharCode(...file.subarray(0, line)));
  if (!head) return fail('net.form', { form: quote(FORM) });
  const { game, table, features, generation, shape, nets: count, check } = head;
  // A plain copy: floats must begin at a multiple of four, and the slices of Node's buffers share their memory.
  const numbers = new Uint8Array(file.subarray(line + 1));
  if (numbers.length !== count * sizeOf(shape)) {
    return fail('net.size', { game, found: numbers.length, wanted: count * sizeOf(shape) });
  }
  if (checksum(numbers) !== check) return fail('net.spoiled', { game });
  const nets = Array.from({ length: count }, (_, index) => readNet(numbers, index * sizeOf(shape), shape));
  return ok({ game, table, features, generation, shape, nets });
}

interface Head extends Omit<NetFile, 'nets'> {
  readonly form: string;
  readonly nets: number;
  readonly check: number;
}

function readHead(text: string): Head | undefined {
  try {
    const head: Head = JSON.parse(text);
    if (head?.form === OLDER_FORM) return { ...head, shape: { ...head.shape, values: 1 } };
    return head?.form === FORM ? head : undefined;
  } catch {
    return undefined;
  }
}

function readNet(numbers: Uint8Array<ArrayBuffer>, from: number, shape: NetShape): NetWeights {
  let at = from;
  const parts = PARTS.map(([name, kind, lengthOf]) => {
    const length = lengthOf(shape);
    const bytes = numbers.slice(at, at + length * (kind === 'bytes' ? 1 : 4));
    at += bytes.length;
    return [name, kind === 'bytes' ? new Int8Array(bytes.buffer) : new Float32Array(bytes.buffer)];
  });
  return Object.fromEntries(parts) as NetWeights;
}

function sizeOf(shape: NetShape): number {
  return PARTS.reduce((sum, [, kind, lengthOf]) => sum + lengthOf(shape) * (kind === 'bytes' ? 1 : 4), 0);
}

function bytesOf(numbers: Int8Array | Float32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** The head has plain letters and digits only. */
function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** FNV-1a: finds a file that was cut or changed by accident. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
