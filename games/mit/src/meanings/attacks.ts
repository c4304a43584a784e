/** What an attack may do to whoever fights: its odds, its damage, its effects. */
import type { Choice, Odds, OptionMeaning, Say } from '@indigo/kernel';
import { cardOf } from '../cards.ts';
import { ALWAYS, ATTACKS, type Attack, type Effect, EVERY_HIT } from '../data/attacks.ts';
import { CONFUSION, DIE_SIDES, GATE } from '../data/rules.ts';
import { type Fight, fighterOf, fightOf } from '../known.ts';
import { type DamagePart, damageOf, gateOf, neededFor, rollsToHit } from '../rules/attack.ts';
import { isFilled } from '../rules/modifiers.ts';
import type { MitView } from '../view.ts';

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** The chance that a status lets an attack pass (L-STAT-05, L-STAT-06), and that it then hits (L-ATT-02, L-STAT-07). */
function chancesOf(fight: Fight, used: Attack): { readonly gate: number; readonly aim: number } {
  const mine = fighterOf(fight.mine);
  const needed = rollsToHit(fight.options, mine)
    ? Math.max(0, Math.min(DIE_SIDES, neededFor(used, mine)))
    : DIE_SIDES;
  return { gate: gateOf(mine) === null ? 1 : GATE / DIE_SIDES, aim: needed / DIE_SIDES };
}

/** What the attack deals on a hit. */
const damageIn = ({ mine, theirs }: Fight, used: Attack, parts: DamagePart[] | null = null): number =>
  used.damage === 0 ? 0 : damageOf(used, fighterOf(mine), fighterOf(theirs), parts);

/** None where nothing is left to chance. */
function oddsOf(fight: Fight, used: Attack, needed: number): Odds | null {
  const { gate, aim } = chancesOf(fight, used);
  const who = [fight.side.owner, cardOf(fight.mine.card)] as const;
  if (aim === 1) {
    return gate === 1
      ? null
      : {
          chance: gate,
          faces: upTo(GATE),
          say: ['hits'],
          yes: [['broke-through', ...who]],
          no: [['held', ...who]],
        };
  }
  return {
    chance: gate * aim,
    ...(gate === 1 && { faces: upTo(Math.max(0, needed)) }),
    say: ['hits'],
    yes: [['hit', ...who]],
    no: [
      ['missed', ...who],
      ['held', ...who],
      ['cannot-hit', ...who],
    ],
  };
}

/** L-ATT-04, L-EFF-05: what else comes of it, and how likely that is from here. */
function effectOf(fight: Fight, used: Attack, effect: Effect): Say | null {
  const { does, to, size, roll } = effect;
  if (does === 'self-damage' || does === 'self-knockout') return null;
  const target = to === 'self' ? fight.mine : fight.theirs;
  if (to === 'opponent' && damageIn(fight, used) >= target.hp) return null; // L-ATT-09
  if (isFilled(fighterOf(target), does)) return ['effect-barred', does, cardOf(target.card)];
  const { gate, aim } = chancesOf(fight, used);
  const holds = roll >= EVERY_HIT ? 1 : roll / DIE_SIDES;
  const key = to === 'self' ? 'own-effect-chance' : 'effect-chance';
  return [key, does, size, gate * aim * holds];
}

function bringsOf(fight: Fight, used: Attack): Say[] {
  const parts: DamagePart[] = [];
  const damage = damageIn(fight, used, parts);
  const list: Say[] = damage > 0 || used.damage > 0 ? [['deals', damage, parts]] : [];
  if (damage >= fight.theirs.hp) list.push(['knocks-out', cardOf(fight.theirs.card)]);
  for (const effect of used.effects) {
    const say = effectOf(fight, used, effect);
    if (say !== null) list.push(say);
  }
  // What does nothing says so, too.
  return list.length > 0 ? list : [['deals', 0, []]];
}

/** What it does to the one who uses it. */
function costsOf(fight: Fight, { effects }: Attack): Say[] {
  const list: Say[] = effects.flatMap(({ does, size }): Say[] => {
    if (does === 'self-knockout') return [['falls-itself']];
    if (does !== 'self-damage') return [];
    return [['hurts-itself', size], ...(size >= fight.mine.hp ? [['falls-itself'] as const] : [])];
  });
  if (gateOf(fighterOf(fight.mine)) === 'confusion') {
    list.push(['may-hurt-itself', CONFUSION, 1 - GATE / DIE_SIDES]);
  }
  return list;
}

/** What it deals in the long run, no more than there is to deal; one that ends its user counts little. */
function worth(fight: Fight, attack: number): number {
  const used = ATTACKS[attack];
  if (used.effects.some(({ does }) => does === 'self-knockout')) return 0;
  return Math.min(damageIn(fight, used), fight.theirs.hp) * chancesOf(fight, used).aim;
}

export function attackMeans(
  { view, seat, decision }: Choice<MitView>,
  attack: number,
  needed: number,
): OptionMeaning {
  const fight = fightOf(view, seat);
  if (fight === null) return {};
  const used = ATTACKS[attack];
  const odds = oddsOf(fight, used, needed >= ALWAYS ? DIE_SIDES : needed);
  const attacks = decision.options.flatMap(({ say }) => (say[0] === 'attack' ? [say[1] as number] : []));
  const best = Math.max(...attacks.map((one) => worth(fight, one)));
  return {
    act: ['act.attack', attack],
    brings: bringsOf(fight, used),
    costs: costsOf(fight, used),
    ...(odds !== null && { odds }),
    ...(worth(fight, attack) === best && { role: 'natural' }),
  };
}
