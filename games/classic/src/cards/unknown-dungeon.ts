import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { COLOURS } from '../data/chips.ts';
import { DUNGEON_PICK } from '../questions.ts';
import { attempt } from '../rules/capture.ts';
import { type T, tell } from '../table.ts';
import { join } from '../team.ts';

const YELLOW = COLOURS.indexOf('yellow');

/** C-UD-01, C-UD-02: turn up one of the yellow chips and try to catch it. */
export function* unknownDungeon(t: T, seat: Seat): Rules<boolean> {
  const { s } = t;
  const chips = s.unseen[YELLOW];
  if (chips.length === 0) return false; // C-UD-04
  // Which face-down chip is the drawer's choice, though nobody can tell them apart.
  yield* t.ask(seat, DUNGEON_PICK, () => chips.map((_, place) => place));
  s.dungeon = chips[yield* t.chance('yellow', chips.length)];
  tell(t, ALL, 'met-legend', seat, s.dungeon);
  if (yield* attempt(t, seat, s.dungeon)) {
    chips.splice(chips.indexOf(s.dungeon), 1);
    join(s.trainers[seat], s.dungeon);
  } else tell(t, ALL, 'legends-mixed'); // C-UD-03: turned down again and shuffled: any of them may be anywhere
  s.dungeon = 0;
  return true;
}
