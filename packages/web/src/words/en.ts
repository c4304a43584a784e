/** What the page says in English. The words of a game are its own (`Ruleset.words`). */
import { analysis } from './en/analysis.ts';
import { asking, battle, refused } from './en/asking.ts';
import { choosing } from './en/choosing.ts';
import { dex, near } from './en/dex.ts';
import { end, you } from './en/end.ts';
import { boxes, home } from './en/home.ts';
import { how } from './en/how.ts';
import { lab } from './en/lab.ts';
import { learn } from './en/learn.ts';
import { local, matches } from './en/matches.ts';
import { byes, online, troubles } from './en/online.ts';
import { printed } from './en/printed.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { bots, setup } from './en/setup.ts';
import { shell } from './en/shell.ts';
import { dice, match, notices, table, talk, undo, unsaid } from './en/table.ts';

export const en = {
  analysis,
  asking,
  battle,
  bots,
  boxes,
  byes,
  choosing,
  dex,
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
};
