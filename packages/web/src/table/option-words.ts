import type { Face, OptionMeaning } from '@indigo/kernel';
import type { Speech } from './speech.ts';

/** The words on the button that does it. */
export const actWords = (face: Face, { act }: OptionMeaning, speech: Speech): string =>
  speech.say(act ?? face.say);

/** What choosing it brings and costs; '' where that is nothing. */
export function tradeWords({ brings = [], costs = [] }: OptionMeaning, speech: Speech): string {
  const gains = brings.map((say) => speech.say(say)).join(', ');
  const price = costs.map((say) => speech.say(say)).join(', ');
  return [gains, price && `costs ${price}`].filter(Boolean).join('; ');
}

/** What stands small under an option: what it does, brings and costs. */
export const smallWords = (meaning: OptionMeaning, speech: Speech): string =>
  [meaning.note === undefined ? '' : speech.say(meaning.note), tradeWords(meaning, speech)]
    .filter(Boolean)
    .join(' · ');

/** Of all that can be pressed, what is pressed most: the natural act, never one that ends or harms. Null: none is. */
export function mainOption(faces: readonly Face[], meaning: (face: Face) => OptionMeaning): Face | null {
  const natural = faces.find((face) => meaning(face).role === 'natural');
  return natural ?? faces.find((face) => meaning(face).role === undefined) ?? null;
}
