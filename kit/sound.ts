/** Short, dry, quiet sounds, made here from noise and sine waves. */
export type Sound = 'wood' | 'paper' | 'stone' | 'water' | 'fire' | 'end';

const LOUDNESS = 0.12;
const MUTED = 'boardwalk.muted';

let context: AudioContext | undefined;

export function isMuted(): boolean {
  return localStorage.getItem(MUTED) === 'yes';
}

export function setMuted(muted: boolean): void {
  localStorage.setItem(MUTED, muted ? 'yes' : 'no');
}

/** Silent before the first click: browsers do not let a page make a noise before somebody touches it. */
export function playSound(sound: Sound): void {
  if (isMuted() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === 'wood') knock(context, now);
  if (sound === 'end')
    for (const [index, pitch] of [523, 659, 784].entries()) tone(context, pitch, now + index * 0.12, 0.5);
}

/** A tile set down: a burst of noise through a low filter, and a thump under it. */
function knock(audio: AudioContext, at: number): void {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 1800;
  noise.connect(filter).connect(fade(audio, at, 0.06));
  noise.start(at);
  tone(audio, 160, at, 0.07);
}

function tone(audio: AudioContext, pitch: number, at: number, seconds: number): void {
  const wave = audio.createOscillator();
  wave.frequency.value = pitch;
  wave.connect(fade(audio, at, seconds));
  wave.start(at);
  wave.stop(at + seconds);
}

function fade(audio: AudioContext, at: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
