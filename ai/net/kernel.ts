import * as wasm from './assembler.ts';
import type { NetRoom, NetShape } from './network.ts';

/** Where everything is in the memory of a kernel, in bytes. */
export type KernelPlaces = ReturnType<typeof placeKernel>;

const FLOAT = 4;
/** Numbers in a vector. */
const FLOATS = 4;
const SHORTS = 8;

export function placeKernel(shape: NetShape, room: NetRoom) {
  const { features, moveFeatures, hidden, second, choice, values } = shape;
  let end = 0;
  const take = (bytes: number) => {
    const from = end;
    // Whole cache lines.
    end += Math.ceil(bytes / 64) * 64;
    return from;
  };
  return {
    active: take(room.active * FLOAT),
    moveActive: take(room.moveActive * FLOAT),
    ends: take(room.moves * FLOAT),
    logits: take(room.moves * FLOAT),
    rows: take(features * hidden),
    scale: take(hidden * FLOAT),
    bias: take(hidden * FLOAT),
    hidden: take(hidden * FLOAT),
    second: take(hidden * second * FLOAT),
    secondBias: take(second * FLOAT),
    secondOut: take(second * FLOAT),
    value: take(2 * values * second * FLOAT),
    out: take(2 * values * FLOAT),
    choice: take(hidden * choice * FLOAT),
    choiceBias: take(choice * FLOAT),
    taste: take(choice * FLOAT),
    moveRows: take(moveFeatures * choice * FLOAT),
    moveBias: take(moveFeatures * FLOAT),
    end,
  };
}

/** The sums of a net as vector code, written for its sizes: several times as fast as plain JavaScript. */
export function assembleKernel(shape: NetShape, places: KernelPlaces): Uint8Array<ArrayBuffer> {
  return wasm.assemble([judge(shape, places), makeTaste(shape, places), prefer(shape, places)], places.end);
}

const each = (count: number, code: (index: number) => readonly wasm.Code[]): wasm.Code =>
  Array.from({ length: count }, (_, index) => code(index).flat()).flat();
/** Advances an address. */
const step = (local: number, bytes: number): wasm.Code => [
  ...wasm.get(local),
  ...wasm.whole(bytes),
  ...wasm.addWhole,
  ...wasm.set(local),
];
const START = wasm.whole(0);

/** judge(end of the active features, in bytes): adds their rows, then the way to the value. */
function judge(shape: NetShape, places: KernelPlaces): wasm.Routine {
  const { hidden, second, values } = shape;
  const words = hidden / SHORTS;
  const [end, from, row, sums] = [0, 1, 2, 3];
  const more = [...wasm.get(from), ...wasm.get(end), ...wasm.isBelow];
  const addRow = [
    ...[...wasm.get(from), ...wasm.loadWhole(places.active), ...wasm.whole(hidden), ...wasm.multiplyWhole],
    ...wasm.set(row),
    ...each(words, (word) => [
      ...[wasm.get(sums + word), wasm.get(row), wasm.loadBytes(places.rows + word * SHORTS)],
      ...[wasm.addShorts, wasm.set(sums + word)],
    ]),
    ...step(from, FLOAT),
  ];
  const unpack = each(2 * words, (part) => {
    const offset = part * FLOATS * FLOAT;
    const widened = part % 2 === 0 ? wasm.lowerShorts : wasm.upperShorts;
    return [
      ...[START, wasm.get(sums + (part >> 1)), widened, wasm.toFloats],
      ...[START, wasm.loadVector(places.scale + offset), wasm.multiplyFloats],
      ...[START, wasm.loadVector(places.bias + offset), wasm.addFloats],
      ...[wasm.zeros, wasm.largerFloats, wasm.storeVector(places.hidden + offset)],
    ];
  });
  const layer = dense(shape.hidden, second, places.second, places.secondBias, places, places.secondOut, [
    from,
    row,
    sums,
  ]);
  const outputs = each(2 * values, (output) => [
    START,
    sumUp(
      second,
      (part) => [
        ...[START, wasm.loadVector(places.secondOut + part * FLOATS * FLOAT)],
        ...[START, wasm.loadVector(places.value + (output * second + part * FLOATS) * FLOAT)],
      ],
      sums,
    ),
    wasm.storeFloat(places.out + output * FLOAT),
  ]);
  const vectors = Math.max(words, second / FLOATS) + 1;
  const body = [...wasm.whileTrue(more, addRow), ...unpack, ...layer, ...outputs];
  return { name: 'judge', parameters: 1, locals: { integers: 2, floats: 0, vectors }, body };
}

/** A whole layer: every input times its row of weights, less than nothing cut off. Uses `locals`: two addresses, then vectors. */
function dense(
  inputs: number,
  outputs: number,
  weights: number,
  bias: number,
  { hidden }: KernelPlaces,
  into: number,
  [from, row, sums]: readonly number[],
): wasm.Code {
  const parts = outputs / FLOATS;
  const input = sums + parts;
  return [
    ...[...START, ...wasm.set(from), ...START, ...wasm.set(row)],
    ...each(parts, (part) => [START, wasm.loadVector(bias + part * FLOATS * FLOAT), wasm.set(sums + part)]),
    ...wasm.whileTrue(
      [...wasm.get(from), ...wasm.whole(inputs * FLOAT), ...wasm.isBelow],
      [
        ...[...wasm.get(from), ...wasm.loadSplat(hidden), ...wasm.set(input)],
        ...each(parts, (part) => [
          ...[wasm.get(sums + part), wasm.get(input), wasm.get(row)],
          ...[wasm.loadVector(weights + part * FLOATS * FLOAT), wasm.multiplyFloats, wasm.addFloats],
          wasm.set(sums + part),
        ]),
        ...step(from, FLOAT),
        ...step(row, outputs * FLOAT),
      ],
    ),
    ...each(parts, (part) => [
      ...[START, wasm.get(sums + part), wasm.zeros, wasm.largerFloats],
      wasm.storeVector(into + part * FLOATS * FLOAT),
    ]),
  ];
}

/** The sum of products of pairs of vectors, left as one float. */
function sumUp(length: number, pair: (part: number) => readonly wasm.Code[], spare: number): wasm.Code {
  const products = each(length / FLOATS, (part) => [
    ...pair(part),
    wasm.multiplyFloats,
    ...(part === 0 ? [] : [wasm.addFloats]),
  ]);
  const lanes = each(FLOATS, (index) => [
    ...[wasm.get(spare), wasm.lane(index)],
    ...(index === 0 ? [] : [wasm.addFloat]),
  ]);
  return [...products, ...wasm.set(spare), ...lanes];
}

function makeTaste({ hidden, choice }: NetShape, places: KernelPlaces): wasm.Routine {
  const body = dense(hidden, choice, places.choice, places.choiceBias, places, places.taste, [0, 1, 2]);
  return { name: 'makeTaste', parameters: 0, locals: { integers: 2, floats: 0, vectors: choice / FLOATS + 1 }, body };
}

/** prefer(end of the moves, in bytes): how much each is liked, by its features. */
function prefer({ choice }: NetShape, places: KernelPlaces): wasm.Routine {
  const parts = choice / FLOATS;
  const [end, move, from, stop, feature, liking, taste] = [0, 1, 2, 3, 4, 5, 6];
  const spare = taste + parts;
  const shift = (local: number, bytes: number) => [...wasm.get(local), ...wasm.whole(bytes), ...wasm.multiplyWhole];
  const addFeature = [
    ...[...wasm.get(from), ...wasm.loadWhole(places.moveActive), ...wasm.set(feature)],
    ...wasm.get(liking),
    ...[...shift(feature, FLOAT), ...wasm.loadFloat(places.moveBias), ...wasm.addFloat, ...wasm.set(liking)],
    ...[...shift(feature, choice * FLOAT), ...wasm.set(feature)],
    ...wasm.get(liking),
    ...sumUp(
      choice,
      (part) => [
        ...[wasm.get(taste + part), wasm.get(feature), wasm.loadVector(places.moveRows + part * FLOATS * FLOAT)],
      ],
      spare,
    ),
    ...[...wasm.addFloat, ...wasm.set(liking)],
    ...step(from, FLOAT),
  ];
  const addMove = [
    ...[
      ...wasm.get(move),
      ...wasm.loadWhole(places.ends),
      ...wasm.whole(FLOAT),
      ...wasm.multiplyWhole,
      ...wasm.set(stop),
    ],
    ...[...wasm.noFloat, ...wasm.set(liking)],
    ...wasm.whileTrue([...wasm.get(from), ...wasm.get(stop), ...wasm.isBelow], addFeature),
    ...[...wasm.get(move), ...wasm.get(liking), ...wasm.storeFloat(places.logits)],
    ...step(move, FLOAT),
  ];
  const body = [
    ...each(parts, (part) => [START, wasm.loadVector(places.taste + part * FLOATS * FLOAT), wasm.set(taste + part)]),
    ...wasm.whileTrue([...wasm.get(move), ...wasm.get(end), ...wasm.isBelow], addMove),
  ];
  return { name: 'prefer', parameters: 1, locals: { integers: 4, floats: 1, vectors: parts + 1 }, body };
}
