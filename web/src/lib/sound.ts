/** Small sounds, made on the spot: no files to load. */
import { session } from './session.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, loud: number): void {
  if (!context) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.value = frequency;
  const start = context.currentTime + at;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

const SOUNDS = {
  /** A piece is put down. */
  tap: () => tone(190, 0, 0.09, 0.12),
  /** It is your turn. */
  turn: () => {
    tone(523, 0, 0.22, 0.06);
    tone(659, 0.11, 0.3, 0.06);
  },
  /** Little time is left. */
  hurry: () => tone(440, 0, 0.14, 0.06),
};

export function sound(name: keyof typeof SOUNDS): void {
  if (!session.likes.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    SOUNDS[name]();
  } catch {
    // A browser without sound is quiet.
  }
}

/** The phone shakes a little, if its owner wants that. */
export function shake(): void {
  if (session.likes.vibrate && 'vibrate' in navigator) navigator.vibrate([70, 50, 70]);
}
