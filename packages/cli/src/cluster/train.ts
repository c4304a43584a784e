import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Lesson } from '@indigo/bots';
import type { Course } from '../train/lesson.ts';
import type { Rounds } from '../train/school.ts';
import type { Meeting } from './meeting.ts';
import { firstsOf } from './spec.ts';
import { Together } from './waiting.ts';

/** A lesson as it travels: its numbers to the last bit. Most of them are nought, so they are packed. */
export type PackedLesson = Omit<Lesson, 'features'> & { readonly index: number; readonly features: string };

/** Every match of a round is a share: there are few, and all wait for the last. */
const SIZE = 1;

export const packed = (index: number, { features, ...rest }: Lesson): PackedLesson => ({
  ...rest,
  index,
  features: written(features),
});

export const unpacked = ({ index: _, features, ...rest }: PackedLesson): Lesson => ({
  ...rest,
  features: read(features),
});

const written = ({ buffer, byteOffset, byteLength }: Float64Array): string =>
  deflateRawSync(new Uint8Array(buffer, byteOffset, byteLength)).toString('base64');

export function read(text: string): Float64Array {
  const { buffer, byteOffset, byteLength } = inflateRawSync(Buffer.from(text, 'base64'));
  return new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Has workers play the rounds of a course. What is learned from them is what would be learned here. */
export async function roundsAt(at: Meeting, course: Course, alone: () => void): Promise<Rounds> {
  const together = await Together.at(at);
  let said = false;
  return {
    play: async (from, matches, weights, progress) => {
      const lessons: Lesson[] = [];
      const spec = { kind: 'train', course, from, weights: written(weights), matches, size: SIZE } as const;
      const firsts = firstsOf(spec);
      let done = 0;
      await together.play(spec, {
        lacks: () => firsts,
        heard: (played) => {
          for (const one of played) lessons[one.index] = unpacked(one);
          done += played.length;
          progress(done);
        },
        alone: () => {
          if (!said) alone();
          said = true;
        },
      });
      return lessons;
    },
    end: () => together.close(),
  };
}
