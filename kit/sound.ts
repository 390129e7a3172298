import type { Sound } from './draw/scene.ts';
import { browserTexts } from './text-store.ts';

const MUTED = 'boardwalk.muted';
const VOLUME = 'boardwalk.volume';

/** Milliseconds without a sound after which the loudspeaker is closed: an open one keeps the device at work all the time. */
const REST = 20_000;

let context: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let hiss: AudioBuffer | undefined;

export function isMuted(): boolean {
  return browserTexts.get(MUTED) === 'yes';
}

/** How loud, from 10 to 100. */
export function loadVolume(): number {
  const kept = Number(browserTexts.get(VOLUME));
  return kept >= 10 && kept <= 100 ? kept : 100;
}

export function setVolume(percent: number): void {
  browserTexts.set(VOLUME, String(percent));
}

export function setMuted(muted: boolean): void {
  browserTexts.set(MUTED, muted ? 'yes' : 'no');
}

/**
 * Opens the way to the loudspeaker, which takes long: done ahead, the first move does not wait for it. Silent before the
 * first click: browsers do not let a page make a noise before somebody touches it.
 */
export function readySound(): AudioContext | undefined {
  if (isMuted() || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  hiss ??= makeNoise(context, 1);
  if (context.state === 'suspended') void context.resume();
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), REST);
  return context;
}

export function playSound(sound: Sound): void {
  const audio = readySound();
  if (!audio) return;
  const start = audio.currentTime;
  const volume = loadVolume() / 100;
  for (const part of PARTS[sound]) soundPart(audio, { ...part, loudness: part.loudness * volume }, start);
}

/** One strand of a sound. Times in seconds, pitches in hertz; it glides from the first pitch to the second. */
interface Part {
  /** A sine wave, or noise through a filter at that pitch. */
  readonly of: 'sine' | BiquadFilterType;
  readonly pitch: readonly [from: number, to: number];
  readonly at?: number;
  readonly rise?: number;
  readonly seconds: number;
  readonly loudness: number;
}

const PARTS: Readonly<Record<Sound, readonly Part[]>> = {
  // A tile set down: a dull knock and a thump under it.
  wood: [
    { of: 'lowpass', pitch: [1800, 1800], seconds: 0.06, loudness: 0.12 },
    { of: 'sine', pitch: [160, 150], seconds: 0.07, loudness: 0.12 },
  ],
  // Two blows on a beam, the second one deeper in.
  hammer: [
    { of: 'lowpass', pitch: [2400, 2000], seconds: 0.05, loudness: 0.13 },
    { of: 'sine', pitch: [220, 190], seconds: 0.07, loudness: 0.11 },
    { of: 'lowpass', pitch: [2000, 1600], at: 0.13, seconds: 0.06, loudness: 0.12 },
    { of: 'sine', pitch: [180, 150], at: 0.13, seconds: 0.1, loudness: 0.13 },
  ],
  // A card slides and lies down.
  paper: [
    { of: 'bandpass', pitch: [2600, 4200], rise: 0.03, seconds: 0.1, loudness: 0.1 },
    { of: 'highpass', pitch: [3000, 3000], at: 0.09, seconds: 0.035, loudness: 0.06 },
  ],
  // A plate on a plate: hard, bright, and its second edge a moment later.
  stone: [
    { of: 'bandpass', pitch: [3200, 2600], seconds: 0.03, loudness: 0.16 },
    { of: 'sine', pitch: [410, 380], seconds: 0.05, loudness: 0.07 },
    { of: 'bandpass', pitch: [2500, 2100], at: 0.035, seconds: 0.025, loudness: 0.1 },
  ],
  // A drop: the bubble's pitch climbs, the water closes over it.
  water: [
    { of: 'sine', pitch: [280, 820], rise: 0.01, seconds: 0.11, loudness: 0.1 },
    { of: 'sine', pitch: [420, 1050], at: 0.09, rise: 0.01, seconds: 0.08, loudness: 0.05 },
    { of: 'bandpass', pitch: [900, 500], at: 0.02, rise: 0.05, seconds: 0.22, loudness: 0.05 },
  ],
  // A breath of flame with three sparks in it.
  fire: [
    { of: 'lowpass', pitch: [350, 700], rise: 0.1, seconds: 0.34, loudness: 0.14 },
    { of: 'highpass', pitch: [2500, 2500], at: 0.05, seconds: 0.012, loudness: 0.1 },
    { of: 'highpass', pitch: [3500, 3500], at: 0.13, seconds: 0.01, loudness: 0.08 },
    { of: 'highpass', pitch: [2000, 2000], at: 0.18, seconds: 0.014, loudness: 0.09 },
  ],
  // Two soft notes: somebody waits for you.
  turn: [659, 880].map((pitch, index) => ({
    of: 'sine',
    pitch: [pitch, pitch],
    at: index * 0.14,
    rise: 0.02,
    seconds: 0.35,
    loudness: 0.09,
  })),
  end: [523, 659, 784].map((pitch, index) => ({
    of: 'sine',
    pitch: [pitch, pitch],
    at: index * 0.12,
    seconds: 0.5,
    loudness: 0.12,
  })),
};

function soundPart(audio: BaseAudioContext, part: Part, start: number): void {
  const at = start + (part.at ?? 0);
  const end = at + part.seconds;
  const volume = audio.createGain();
  // An exponential ramp cannot touch zero.
  volume.gain.setValueAtTime(part.rise ? 0.001 : part.loudness, at);
  if (part.rise) volume.gain.exponentialRampToValueAtTime(part.loudness, at + part.rise);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  const source = part.of === 'sine' ? sine(audio, part, at) : noise(audio, part.of, part, at);
  source.output.connect(volume);
  source.node.start(at);
  source.node.stop(end);
}

function sine(audio: BaseAudioContext, { pitch, seconds }: Part, at: number) {
  const wave = audio.createOscillator();
  glide(wave.frequency, pitch, at, seconds);
  return { node: wave, output: wave };
}

function noise(audio: BaseAudioContext, type: BiquadFilterType, { pitch, seconds }: Part, at: number) {
  const source = audio.createBufferSource();
  source.buffer = hiss ?? null;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  glide(filter.frequency, pitch, at, seconds);
  return { node: source, output: source.connect(filter) };
}

function makeNoise(audio: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function glide(pitch: AudioParam, [from, to]: Part['pitch'], at: number, seconds: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + seconds);
}
