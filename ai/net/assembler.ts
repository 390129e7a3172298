/*
 * As much of WebAssembly's binary form as a small net needs: functions without results over one memory, with vectors of
 * 128 bits. Code is a list of bytes; whatever builds it joins such lists.
 */

export type Code = readonly number[];

/** A function: what it is called outside, its parameters (all i32), and how many locals of each kind come after them. */
export interface Routine {
  readonly name: string;
  readonly parameters: number;
  readonly locals: Readonly<Record<'integers' | 'floats' | 'vectors', number>>;
  readonly body: Code;
}

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const NOTHING = 0x40;

/** Numbers as the form writes them: seven bits a byte, the lowest first. */
function unsigned(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >>> 7;
  return rest === 0 ? [low] : [low | 0x80, ...unsigned(rest)];
}

function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}

const vector = (code: number): Code => [0xfd, ...unsigned(code)];
/** Alignment is only a hint; 0 promises nothing. */
const at = (offset: number): Code => [0, ...unsigned(offset)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const addWhole: Code = [0x6a];
export const multiplyWhole: Code = [0x6c];
export const isBelow: Code = [0x49];
export const loadWhole = (offset: number): Code => [0x28, ...at(offset)];
export const loadFloat = (offset: number): Code => [0x2a, ...at(offset)];
export const storeFloat = (offset: number): Code => [0x38, ...at(offset)];
export const noFloat: Code = [0x43, 0, 0, 0, 0];
export const addFloat: Code = [0x92];
/** Repeats the body as long as the condition holds. */
export const whileTrue = (condition: Code, body: Code): Code => [
  ...[0x02, NOTHING, 0x03, NOTHING, ...condition, 0x45, 0x0d, 1],
  ...[...body, 0x0c, 0, 0x0b, 0x0b],
];

export const loadVector = (offset: number): Code => [...vector(0x00), ...at(offset)];
/** Eight bytes with their signs, as shorts. */
export const loadBytes = (offset: number): Code => [...vector(0x01), ...at(offset)];
/** One float in all four places. */
export const loadSplat = (offset: number): Code => [...vector(0x09), ...at(offset)];
export const storeVector = (offset: number): Code => [...vector(0x0b), ...at(offset)];
export const zeros: Code = [...vector(0x0c), ...Array<number>(16).fill(0)];
export const lane = (index: number): Code => [...vector(0x1f), index];
export const addShorts = vector(142);
export const lowerShorts = vector(167);
export const upperShorts = vector(168);
export const toFloats = vector(250);
export const addFloats = vector(228);
export const multiplyFloats = vector(230);
/** The larger of two, without the care for NaN that costs time. */
export const largerFloats = vector(235);

/** A module with a memory of so many bytes, exported with its routines. */
export function assemble(routines: readonly Routine[], bytes: number): Uint8Array<ArrayBuffer> {
  const pages = Math.ceil(bytes / 65536);
  const types = routines.map(({ parameters }) => [0x60, ...list(Array.from({ length: parameters }, () => [I32])), 0]);
  const exports = [
    [...name('memory'), 2, 0],
    ...routines.map((routine, index) => [...name(routine.name), 0, ...unsigned(index)]),
  ];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(3, list(routines.map((_, index) => unsigned(index)))),
    ...section(5, list([[0, ...unsigned(pages)]])),
    ...section(7, list(exports)),
    ...section(10, list(routines.map(formatRoutine))),
  ]);
}

function formatRoutine({ locals: { integers, floats, vectors }, body }: Routine): number[] {
  const locals = [
    [...unsigned(integers), I32],
    [...unsigned(floats), F32],
    [...unsigned(vectors), V128],
  ];
  const code = [...list(locals), ...body, 0x0b];
  return [...unsigned(code.length), ...code];
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function list(entries: readonly (readonly number[])[]): number[] {
  return [...unsigned(entries.length), ...entries.flat()];
}

function name(text: string): number[] {
  return [...unsigned(text.length), ...Array.from(text, (letter) => letter.charCodeAt(0))];
}
