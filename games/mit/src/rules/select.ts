import { ALL, type Plain, type Question, type Rules } from '@indigo/kernel';
import { CARDS, LEADER_CARDS } from '../cards.ts';
import { BATTLE_MAX } from '../data/rules.ts';
import { SELECT_GYM, SELECT_PLAYER, SELECT_WILD } from '../questions.ts';
import type { Battle, Card, Mit, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { fitPokemon } from '../team.ts';
import { forLeader } from './behalf.ts';
import { fighterOf, ROUND } from './sides.ts';

/**
 * L-BAT-02, L-REACT-02: both sides lay down their Pokémon in secret and at the same time, the lead first; then the leads
 * are turned up together (L-BAT-04). Who has one Pokémon only has nothing to choose.
 */
export function* select(t: T): Rules {
  const { s } = t;
  const battle = s.battle as Battle;
  const choosing: Side[] = [];
  for (const side of battle.sides) {
    if (side.chooser < 0) continue;
    const from = selectable(s, battle, side);
    if (from.length > 1) choosing.push(side);
    else layDown(battle, side, from);
  }
  const picks = yield* t.composeTogether(
    choosing.map(({ chooser }) => chooser),
    selection(battle),
    (seat) => selectable(s, battle, choosing.find(({ chooser }) => chooser === seat) as Side),
    battle.against === 'gym' ? GYM_PARTS[LEADER_CARDS[battle.foe].length] : PARTS,
  );
  for (const [i, side] of choosing.entries()) layDown(battle, side, picks[i]);
  for (const side of battle.sides) {
    const [lead] = side.fighters;
    lead.shown = true;
    tell(t, ALL, 'sent-out', side.owner, lead.card, side.fighters.length - 1); // L-BAT-14: how many are on the bench
  }
  s.agenda.push(ROUND);
}

function selection({ against, foe, sides }: Battle): Question {
  if (against === 'wild') return SELECT_WILD(foe);
  if (against === 'gym') return forLeader(SELECT_GYM(foe, LEADER_CARDS[foe].length), sides[1].chooser);
  return SELECT_PLAYER(sides[0].owner, sides[1].owner);
}

/** L-BAT-03: the fit ones of a team; of a Leader's team, all of which fights, the one that leads (L-GYM-03). */
const selectable = (s: Mit, battle: Battle, side: Side): readonly Card[] =>
  side.owner < 0 ? LEADER_CARDS[battle.foe] : fitPokemon(s, s.trainers[side.owner]);

function layDown(battle: Battle, side: Side, picks: readonly Card[]): void {
  for (const card of picks) side.fighters.push(fighterOf(card, false));
  if (side.owner >= 0) return;
  // The Leader's team is known to all.
  for (const card of LEADER_CARDS[battle.foe]) {
    if (!picks.includes(card)) side.fighters.push(fighterOf(card, true));
  }
}

/** A Leader's player names the lead alone. */
const fits = (list: readonly Plain[]): boolean => list.length === 0 || CARDS[list[0] as Card].back !== 'gym';

/** L-BAT-01, L-PVP-02, L-WILD-02: one to three. */
const PARTS = { min: 1, max: BATTLE_MAX, fits };
/** L-GYM-04: no more than the Leader has. */
const GYM_PARTS = Array.from({ length: BATTLE_MAX + 1 }, (_, max) => ({ min: 1, max, fits }));
