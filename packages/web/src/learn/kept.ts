import type { Coached } from '@indigo/kernel';

/** What is kept of a lesson beside its match. */
export interface KeptLesson {
  readonly coached: Coached;
  readonly away: boolean;
}

const keyOf = (table: string): string => `indigo.lesson.${table}`;

/** Null: nothing was learned there yet, or the browser keeps nothing. */
export function keptCoached(table: string): KeptLesson | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as KeptLesson | null;
  } catch {
    return null;
  }
}

export function keepCoached(table: string, kept: KeptLesson): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the lesson goes on all the same.
  }
}

export function forgetCoached(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Nothing was kept.
  }
}
