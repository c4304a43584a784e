import type { Tone } from '@indigo/kernel';

/** A note: how high (hertz), when and how long (seconds), how loud. */
type Note = readonly [hertz: number, at: number, length: number, loud: number];

/** A tone: its notes, and the voice that sings them. */
interface Sound {
  readonly voice: OscillatorType;
  readonly notes: readonly Note[];
}

/** Notes of equal length, one after the other. */
const run = (hertz: readonly number[], every: number, length: number, loud: number): readonly Note[] =>
  hertz.map((one, i): Note => [one, i * every, length, loud]);

/** Notes that sound together. */
const chord = (hertz: readonly number[], at: number, length: number, loud: number): readonly Note[] =>
  hertz.map((one): Note => [one, at, length, loud]);

const [C4, E4, G4] = [262, 330, 392];
const [C5, D5, E5, F5, G5, A5, B5] = [523, 587, 659, 698, 784, 880, 988];
const [C6, E6, G6] = [1047, 1319, 1568];

// biome-ignore format: a table
const SOUNDS: Readonly<Record<Tone, Sound>> = {
  step:      { voice: 'triangle', notes: [[420, 0, 0.05, 0.25], [420, 0.18, 0.05, 0.25], [330, 0.36, 0.08, 0.3]] },
  dice:      { voice: 'triangle', notes: [...run([900, 760, 840, 700], 0.14, 0.02, 0.2), [150, 0.62, 0.12, 0.5]] },
  flip:      { voice: 'sine', notes: [[1200, 0, 0.04, 0.15]] },
  deal:      { voice: 'sine', notes: [[1600, 0, 0.05, 0.08]] },
  caught:    { voice: 'sine', notes: [[C5, 0, 0.16, 0.3], [E5, 0.14, 0.28, 0.35]] },
  missed:    { voice: 'sine', notes: [[220, 0, 0.1, 0.3], [180, 0.09, 0.16, 0.35]] },
  out:       { voice: 'sine', notes: [[260, 0, 0.12, 0.3], [170, 0.1, 0.22, 0.3]] },
  turn:      { voice: 'sine', notes: [[D5, 0, 0.14, 0.2], [G5, 0.12, 0.22, 0.22]] },
  badge:     { voice: 'triangle', notes: [...run([G4, C5, E5, G5], 0.11, 0.16, 0.26), ...chord([C5, E5, G5, C6], 0.5, 0.7, 0.16)] },
  evolution: { voice: 'sine', notes: [...run([C5, D5, C5, D5, E5, F5, E5, G5, A5, B5], 0.14, 0.13, 0.18), ...chord([C5, E5, G5, C6], 1.5, 0.9, 0.18)] },
  legend:    { voice: 'sine', notes: [...run([C4, G4, C5, E5, G5, C6], 0.13, 0.5, 0.2), ...chord([E5, G5, C6, E6, G6], 0.85, 1.2, 0.12)] },
  league:    { voice: 'triangle', notes: [[C4, 0, 0.22, 0.3], [C4, 0.26, 0.1, 0.3], [C4, 0.38, 0.1, 0.3], ...chord([C4, E4, G4, C5], 0.52, 0.5, 0.2), ...chord([E4, G4, C5, E5], 1.05, 0.9, 0.2)] },
  won:       { voice: 'sine', notes: [[C5, 0, 0.9, 0.2], [E5, 0.05, 0.9, 0.2], [G5, 0.1, 1.1, 0.2], [C6, 0.3, 1.2, 0.16]] },
};

let context: AudioContext | null = null;

/** Plays a tone. Browsers stay silent until somebody has touched the page; then so do we. */
export function play(tone: Tone): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + 0.01;
    const { voice: type, notes } = SOUNDS[tone];
    for (const [hertz, at, length, loud] of notes) {
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = type;
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
