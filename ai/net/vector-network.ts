import { assembleKernel, placeKernel } from './kernel.ts';
import { type NetRoom, type NetShape, type NetWeights, NetworkDesk, toChance, toPriors } from './network.ts';

/** What a kernel exports (kernel.ts). Ends are in bytes. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  judge(end: number): void;
  makeTaste(): void;
  prefer(end: number): void;
}

/** As much of WebAssembly as is used here: this folder knows neither browsers nor Node. */
interface Engine {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

const WORD = 4;

/** A net whose sums are vector code. All features lie where that code reads them, so nothing is copied. */
export class VectorNetwork extends NetworkDesk {
  private readonly kernel: Kernel;
  private readonly out: Float32Array;
  private readonly logits: Float32Array;
  private readonly leadWeight: Float64Array;
  private readonly valueBias: Float64Array;

  constructor(engine: Engine, shape: NetShape, weights: NetWeights, room: NetRoom) {
    const places = placeKernel(shape, room);
    const instance = new engine.Instance(new engine.Module(assembleKernel(shape, places)));
    const kernel = instance.exports as Kernel;
    const { buffer } = kernel.memory;
    const words = (at: number, length: number) => new Int32Array(buffer, at, length);
    const floats = (at: number, length: number) => new Float32Array(buffer, at, length);
    const { hidden, second, choice, values } = shape;
    super(
      values,
      words(places.active, room.active),
      words(places.moveActive, room.moveActive),
      words(places.ends, room.moves),
    );
    this.kernel = kernel;
    this.out = floats(places.out, 2 * values);
    this.logits = floats(places.logits, room.moves);
    this.leadWeight = Float64Array.from(weights.lead);
    this.valueBias = Float64Array.from(weights.valueBias);
    new Int8Array(buffer, places.rows, weights.first.length).set(weights.first);
    const put = (at: number, numbers: Float32Array) => floats(at, numbers.length).set(numbers);
    put(places.scale, weights.firstScale);
    put(places.bias, weights.firstBias);
    put(places.second, transpose(weights.second, second, hidden));
    put(places.secondBias, weights.secondBias);
    put(places.value, weights.value);
    put(places.choice, transpose(weights.choice, choice, hidden));
    put(places.choiceBias, weights.choiceBias);
    put(
      places.moveRows,
      Float32Array.from(weights.move, (step, at) => step * weights.moveScale[at % choice]),
    );
    put(places.moveBias, weights.moveBias);
  }

  judge(count: number): void {
    this.kernel.judge(count * WORD);
    const { out, valueBias, leadWeight, leads, rewards, wins } = this;
    const values = leads.length;
    for (let seat = 0, win = values; seat < values; seat++, win++) {
      rewards[seat] = toChance(out[seat] + valueBias[seat] + leadWeight[seat] * leads[seat]);
      wins[seat] = toChance(out[win] + valueBias[win] + leadWeight[win] * leads[seat]);
    }
  }

  prefer(count: number, priors: Float64Array): void {
    this.kernel.makeTaste();
    this.kernel.prefer(count * WORD);
    toPriors(this.logits, count, priors);
  }
}

function transpose(rows: Float32Array, height: number, width: number): Float32Array {
  return Float32Array.from(rows, (_, at) => rows[(at % height) * width + Math.floor(at / height)]);
}

/** WebAssembly with vectors, if this machine has it and the page allows it. */
export function findEngine(): Engine | undefined {
  const engine = (globalThis as { WebAssembly?: Engine }).WebAssembly;
  try {
    const shape = { features: 4, moveFeatures: 4, hidden: 8, second: 4, choice: 4, values: 1 };
    const bytes = assembleKernel(shape, placeKernel(shape, { active: 4, moveActive: 4, moves: 4 }));
    if (!engine?.validate(bytes)) return undefined;
    // A page's security policy lets everything be validated, but may forbid to run it.
    return new engine.Module(bytes) && engine;
  } catch {
    return undefined;
  }
}
