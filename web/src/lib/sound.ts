/** Small sounds of wood and paper, made on the spot: no files to load. */
import { session } from './session.svelte';

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** Rises at once and dies away. */
function envelope(at: number, rise: number, length: number, loud: number): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(master!);
  return gain;
}

/** One partial of something that is struck. */
function partial(frequency: number, at: number, length: number, loud: number, rise = 0.004): void {
  const source = context!.createOscillator();
  source.frequency.value = frequency;
  source.connect(envelope(at, rise, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** A breath of noise through a filter that moves from one pitch to another. */
function breath(
  type: BiquadFilterType,
  [from, to]: readonly [number, number],
  at: number,
  [rise, length]: readonly [number, number],
  loud: number,
): void {
  const source = context!.createBufferSource();
  source.buffer = noise;
  const filter = context!.createBiquadFilter();
  filter.type = type;
  filter.Q.value = type === 'bandpass' ? 1.1 : 0.7;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(at, rise, length, loud));
  source.start(at, Math.random() * 0.6);
  source.stop(at + length);
}

/** A soft mallet on a wooden bar: the second partial of such a bar is four times the first. */
function mallet(frequency: number, at: number, loud = 0.2): void {
  partial(frequency, at, 0.7, loud, 0.006);
  partial(frequency * 3.98, at, 0.16, loud * 0.22);
  breath('lowpass', [900, 300], at, [0.003, 0.03], loud * 0.25);
}

/** Wood on wood; the lower, the larger. */
function wood(pitch: number, at: number, loud: number): void {
  partial(pitch, at, 0.07, loud, 0.002);
  partial(pitch * 2.7, at, 0.035, loud * 0.5, 0.002);
  breath('bandpass', [pitch * 6, pitch * 4], at, [0.001, 0.025], loud * 0.9);
}

/** A card that slides. */
function paper(at: number, length: number, loud: number): void {
  breath('bandpass', [1900, 3000], at, [length * 0.4, length], loud);
}

/** A card that comes to lie. */
function flick(at: number, loud: number): void {
  breath('bandpass', [2400, 1400], at, [0.002, 0.035], loud * 0.7);
  breath('lowpass', [800, 200], at + 0.003, [0.003, 0.07], loud * 1.6);
  partial(165, at + 0.003, 0.06, loud * 0.35);
}

const SOUNDS = {
  /** A round is dealt. */
  deal: (at: number) => {
    for (let card = 0; card < 7; card++) {
      paper(at + card * 0.075, 0.06, 0.16);
      flick(at + card * 0.075 + 0.035, 0.22 + 0.05 * (card % 2));
    }
  },
  /** A card or a tile is drawn. */
  draw: (at: number) => paper(at, 0.18, 0.45),
  /** A card is laid. */
  lay: (at: number) => {
    paper(at, 0.06, 0.25);
    flick(at + 0.035, 0.4);
  },
  /** A tile is put down. */
  tap: (at: number) => wood(640 + Math.random() * 60, at, 0.2),
  /** Somebody knocks on the table. */
  knock: (at: number) => {
    for (const after of [0, 0.17]) {
      wood(170, at + after, 0.5);
      breath('lowpass', [300, 90], at + after, [0.002, 0.11], 0.5);
    }
  },
  /** It is your turn; what the others did before is heard first. */
  turn: (at: number) => {
    mallet(587.3, at + 0.2, 0.22);
    mallet(784, at + 0.34, 0.22);
  },
  /** Little time is left. */
  hurry: (at: number) => {
    wood(420, at, 0.2);
    wood(420, at + 0.22, 0.2);
  },
  /** A round or a match is won. */
  win: (at: number) => {
    [523.3, 659.3, 784, 1046.5].forEach((tone, step) =>
      mallet(tone, at + 0.25 + step * 0.13, 0.22),
    );
    mallet(523.3, at + 0.77, 0.1);
  },
  /** Somebody else has won. */
  lose: (at: number) => {
    mallet(392, at + 0.25, 0.22);
    mallet(329.6, at + 0.45, 0.22);
  },
};

export type SoundName = keyof typeof SOUNDS;

/** A context and a second of noise, once somebody has touched the page. */
function ready(): AudioContext {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return context;
}

export function sound(name: SoundName): void {
  const { sound: on, volume } = session.likes;
  if (!on || !volume || !navigator.userActivation?.hasBeenActive) return;
  try {
    const { currentTime } = ready();
    master!.gain.value = volume ** 1.6; // so that half the way sounds half as loud
    SOUNDS[name](currentTime + 0.005);
  } catch {
    // A browser without sound is quiet.
  }
}

/** The phone shakes a little, if its owner wants that. */
export function shake(): void {
  if (session.likes.vibrate && 'vibrate' in navigator) navigator.vibrate([70, 50, 70]);
}
