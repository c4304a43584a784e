import { ALL } from '@indigo/kernel';
import type { DeedAnswer } from '../../answers.ts';
import { XP_LEADER_TOKEN } from '../../data/rules.ts';
import { isLeaderToken, MONEY } from '../../money.ts';
import type { Card, Master } from '../../state.ts';
import { tell } from '../../table.ts';
import { isMaxLevel } from '../../team.ts';
import { giveXp } from '../grow.ts';
import type { Deed } from './deed.ts';

const ACTS: readonly DeedAnswer[] = MONEY.map((_, what) =>
  Object.freeze({ do: 'deed:leader-xp' as const, what }),
);

const isGrown = (s: Master, team: readonly Card[]): boolean => team.every((card) => isMaxLevel(s, card));

/** M-SIMP-02: in the simplified game a leader token is worth xp in the intermediate phase, spread over any own Pokémon. */
export const leaderXp: Deed = {
  offer(s, seat, list) {
    if (!s.options.simplified || s.phase !== 'intermediate') return;
    const { money, team } = s.players[seat];
    if (isGrown(s, team)) return;
    for (const token of money) if (isLeaderToken(token)) list.push(ACTS[token]);
  },
  *carry(t, seat, act) {
    const player = t.s.players[seat];
    const token = act.what as number;
    player.money.splice(player.money.indexOf(token), 1);
    tell(t, ALL, 'spent', seat, token);
    yield* giveXp(t, seat, player.team, XP_LEADER_TOKEN);
  },
};
