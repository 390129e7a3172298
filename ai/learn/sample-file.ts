/** A file of samples (samples.ts) as its reader needs it: columns of numbers, and where the lists of each sample end. */
export interface SampleFile {
  readonly net: Uint8Array;
  readonly seats: Uint8Array;
  readonly lead: Float32Array;
  readonly reward: Float32Array;
  readonly win: Float32Array;
  readonly activeEnd: Uint32Array;
  readonly active: Uint16Array;
  readonly movesEnd: Uint32Array;
  readonly share: Float32Array;
  readonly moveActiveEnd: Uint32Array;
  readonly moveActive: Uint16Array;
}

const KINDS = {
  net: Uint8Array,
  seats: Uint8Array,
  lead: Float32Array,
  reward: Float32Array,
  win: Float32Array,
  activeEnd: Uint32Array,
  active: Uint16Array,
  movesEnd: Uint32Array,
  share: Float32Array,
  moveActiveEnd: Uint32Array,
  moveActive: Uint16Array,
} as const;

export function parseSamples(file: Uint8Array): SampleFile {
  const line = file.indexOf(10);
  const head: { name: keyof typeof KINDS; length: number }[] = JSON.parse(
    String.fromCharCode(...file.subarray(0, line)),
  );
  let at = line + 1;
  const columns = head.map(({ name, length }) => {
    // A copy, because numbers must begin at a multiple of their size.
    const { buffer } = new Uint8Array(file.subarray(at, at + length));
    at += Math.ceil(length / 4) * 4;
    return [name, new KINDS[name](buffer)];
  });
  return Object.fromEntries(columns) as SampleFile;
}
