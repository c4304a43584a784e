/** What the page says in German: the keys and facts of the English, or it does not compile. */
import { analysis } from './de/analysis.ts';
import { asking, battle, refused } from './de/asking.ts';
import { choosing } from './de/choosing.ts';
import { dex, near } from './de/dex.ts';
import { end, you } from './de/end.ts';
import { boxes, home } from './de/home.ts';
import { how } from './de/how.ts';
import { lab } from './de/lab.ts';
import { learn } from './de/learn.ts';
import { local, matches } from './de/matches.ts';
import { byes, online, troubles } from './de/online.ts';
import { printed } from './de/printed.ts';
import { replay } from './de/replay.ts';
import { rules } from './de/rules.ts';
import { settings } from './de/settings.ts';
import { bots, setup } from './de/setup.ts';
import { shell } from './de/shell.ts';
import { dice, match, notices, table, talk, undo, unsaid } from './de/table.ts';
import type { PageWords } from './words.ts';

export const de = {
  analysis,
  asking,
  battle,
  bots,
  boxes,
  byes,
  dex,
  choosing,
  dice,
  end,
  home,
  how,
  lab,
  learn,
  local,
  match,
  matches,
  near,
  notices,
  online,
  printed,
  refused,
  replay,
  rules,
  settings,
  setup,
  shell,
  table,
  talk,
  troubles,
  undo,
  unsaid,
  you,
} satisfies PageWords;
