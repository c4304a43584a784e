import type { Tone } from '@indigo/kernel';

/** A note: how high (hertz), when and how long (seconds), how loud. */
type Note = readonly [hertz: number, at: number, length: number, loud: number];

const NOTES: Readonly<Record<Tone, readonly Note[]>> = {
  step: [
    [420, 0, 0.05, 0.25],
    [420, 0.18, 0.05, 0.25],
    [330, 0.36, 0.08, 0.3],
  ],
  dice: [
    [900, 0, 0.02, 0.2],
    [760, 0.12, 0.02, 0.2],
    [840, 0.26, 0.02, 0.2],
    [700, 0.44, 0.02, 0.2],
    [150, 0.62, 0.12, 0.5],
  ],
  flip: [[1200, 0, 0.04, 0.15]],
  caught: [
    [523, 0, 0.16, 0.3],
    [659, 0.14, 0.28, 0.35],
  ],
  missed: [[180, 0, 0.14, 0.35]],
  deal: [[1600, 0, 0.05, 0.08]],
  out: [
    [260, 0, 0.12, 0.3],
    [170, 0.1, 0.22, 0.3],
  ],
  turn: [
    [587, 0, 0.14, 0.2],
    [784, 0.12, 0.22, 0.22],
  ],
  won: [
    [523, 0, 0.9, 0.2],
    [659, 0.05, 0.9, 0.2],
    [784, 0.1, 1.1, 0.2],
    [1047, 0.3, 1.2, 0.16],
  ],
};

let context: AudioContext | null = null;

/** Plays a tone. Browsers stay silent until somebody has touched the page; then so do we. */
export function play(tone: Tone): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + 0.01;
    for (const [hertz, at, length, loud] of NOTES[tone]) {
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = tone === 'dice' || tone === 'step' ? 'triangle' : 'sine';
      voice.frequency.value = hertz;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(loud * 0.5, start + at + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
      voice.connect(volume).connect(context.destination);
      voice.start(start + at);
      voice.stop(start + at + length + 0.02);
    }
  } catch {
    // No sound is no reason to stop.
  }
}
