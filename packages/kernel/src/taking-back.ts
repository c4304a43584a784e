import type { Course } from './course.ts';
import type { Plain, Seat } from './plain.ts';
import type { State } from './ruleset.ts';

/** Why the seat may not take its last answer back, or null if it may. */
export function whyNoUndo<S extends State, V extends Plain>(course: Course<S, V>, seat: Seat): string | null {
  const { last, entries, run } = course;
  if (course.over) return 'the match is over';
  if (givenOpen(course, seat) >= 0) return null;
  if (last === null || last.seat !== seat) return 'the last answer was not yours';
  if (last.at !== entries.length - 1) return 'dice were rolled or cards were drawn since';
  if (last.joined) return 'others could have answered too';
  if (last.disclosures !== run.t.disclosures || !staysWith(course, seat))
    return 'something hidden has been seen since';
  return null;
}

/** Which entry the seat would take back: the last one, or its answer among several that are not released yet. */
export function takenBack<S extends State, V extends Plain>(course: Course<S, V>, seat: Seat): number {
  const open = givenOpen(course, seat);
  return open >= 0 ? open : course.entries.length - 1;
}

/** That somebody else is asked may tell what they hold, just as that they are not. */
function staysWith<S extends State, V extends Plain>({ asking }: Course<S, V>, seat: Seat): boolean {
  return asking === null || (asking.mode === 'one' && asking.seats[0] === seat);
}

/**
 * The entry of an answer that is released together with others still to come, or -1. Not so in a window: that it is
 * still open tells that somebody further on could respond.
 */
function givenOpen<S extends State, V extends Plain>(course: Course<S, V>, seat: Seat): number {
  const { asking, entries, opened } = course;
  if (asking === null || asking.mode !== 'all' || asking.isOpen(seat)) return -1;
  for (let i = opened; i < entries.length; i++) {
    const entry = entries[i];
    if (Array.isArray(entry) && entry[0] === seat) return i;
  }
  return -1;
}
