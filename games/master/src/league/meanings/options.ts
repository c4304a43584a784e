/** What choices on the hex field mean: ways, and what attacks would do, by the rules of the field. */
import type { Choice, Decision, Face, MeaningTables, OptionMeaning, Say } from '@indigo/kernel';
import { boostAt } from '../../attacks/boosts.ts';
import { attackOf, PRINTED, TACKLE } from '../../attacks/known.ts';
import { planFor } from '../../attacks/plans.ts';
import { cardOf } from '../../cards.ts';
import { POKEMON } from '../../data/pokemon.ts';
import { ENDURED, SECOND_WIND } from '../../data/powers.ts';
import { powerOf } from '../../powers/tokens.ts';
import type { words } from '../../text/index.ts';
import type { MasterView } from '../../view.ts';
import { conditionOf } from '../conditions.ts';
import { reaction } from '../context.ts';
import { hexPlace } from '../faces.ts';
import type { Hex } from '../field.ts';
import { formOf, seatOf, sideOf } from '../fighters.ts';
import { type Blow, blowsOf, layingsOf, type Planned, type Reach, reachOf, takenBy } from '../forecast.ts';
import { FORMS } from '../forms.ts';
import { matchIn } from '../seen.ts';
import { stepsLeft } from '../speed.ts';
import type { AttackIndex, Go, Match, Who } from '../state.ts';
import type { Laying } from '../targets.ts';
import { laidCells, reachCells } from './cells.ts';

type At = Choice<MasterView>;

const ENDS: OptionMeaning = { role: 'ends' };
const NATURAL: OptionMeaning = { role: 'natural' };

/** The match that is played: nothing is asked on the field without one. */
export function matchOn({ league }: MasterView): Match {
  if (league === null || league.match === null) throw new Error('no match is played');
  return matchIn(league.match);
}

const whoIs = (m: Match, form: number): Who => m.fighters.findIndex((f) => formOf(f) === form);

/** Whose activation it is, or a reaction outside its own. */
const goOf = (m: Match, who: Who): Go =>
  m.go !== null && m.go.who === who ? m.go : reaction(who, m.fighters[who].hex);

// ── ways ──

const way = (to: Hex, from: Hex): OptionMeaning => ({ way: [hexPlace(from), hexPlace(to)] });

/** M-ACT-05: a step of whoever is active. */
function step({ view }: At, to: Hex, from: Hex): OptionMeaning {
  const m = matchOn(view);
  return { ...way(to, from), costs: [['m.step-cost', stepsLeft(m, m.go as Go) - 1]] };
}

const hex = ({ decision }: At, to: Hex): OptionMeaning =>
  decision.kind === 'field-place' ? { act: ['m.begin-on', to] } : {};

// ── attacks ──

/** Who attacks, and with what boost, in the question where attacks are named. */
function planned({ view, decision }: At, attack: AttackIndex): Planned | null {
  const m = matchOn(view);
  const { kind, say } = decision;
  if (kind === 'field-free-attack')
    return { go: goOf(m, whoIs(m, say[1] as number)), attack, boost: boostAt(say[2] as number), extra: [] };
  return m.go === null ? null : { go: m.go, attack, boost: null, extra: [] };
}

/** Attacks looked into before, of a match seen. */
const REACHES = new WeakMap<Match, Map<string, Reach>>();
function reachIn(m: Match, plan: Planned): Reach {
  const key = `${plan.go.who} ${plan.attack} ${JSON.stringify(plan.boost)}`;
  const known = REACHES.get(m) ?? new Map<string, Reach>();
  REACHES.set(m, known);
  let reach = known.get(key);
  if (reach === undefined) {
    reach = reachOf(m, plan);
    known.set(key, reach);
  }
  return reach;
}

const ATTACK_KEYS = new Set(['m.attack', 'm.borrow']);
const attackNamed = ({ say: [key, attack] }: Face): AttackIndex | null =>
  ATTACK_KEYS.has(key) ? (attack as AttackIndex) : null;

/** The first of the options that take most from the other side, if any does; looked for once. */
const STRONGEST = new WeakMap<Decision, string>();
function isStrongest({ decision, option }: At, takes: (option: Face) => number): boolean {
  let best = STRONGEST.get(decision);
  if (best === undefined) {
    let most = 0;
    best = '';
    for (const one of decision.options) {
      const taken = takes(one);
      if (taken > most) [most, best] = [taken, one.id];
    }
    STRONGEST.set(decision, best);
  }
  return option.id === best;
}

const bestOf =
  (at: At, m: Match) =>
  (option: Face): number => {
    const attack = attackNamed(option);
    const plan = attack === null || planFor(attack).copies !== null ? null : planned(at, attack);
    return plan === null ? 0 : reachIn(m, plan).best;
  };

/** It brings damage or a condition to whomever it affects. */
const isHarmful = (attack: AttackIndex): boolean => {
  const { harms, attack: row } = planFor(attack);
  return harms || row.effects.some(({ does }) => does === 'condition' || does === 'disable');
};

function uses(at: At, attack: AttackIndex): OptionMeaning {
  const note = ['m.attack-text', attack] as const;
  const { kind } = at.decision;
  if (kind === 'field-disable') return { note };
  const act = ['m.attack-name', attack] as const;
  const plan = planned(at, attack);
  if (plan === null || kind === 'field-rally') return { note, act };
  const m = matchOn(at.view);
  const { attack: row, copies } = planFor(attack);
  const spends =
    row.hourglass && attack !== TACKLE && at.option.say[0] === 'm.attack' && kind !== 'field-copy';
  const costs: readonly Say[] = spends ? [['m.spends-attack', attack]] : [];
  if (copies !== null) return { note, act, costs };
  const reach = reachIn(m, plan);
  const side = sideOf(plan.go.who);
  const taking = (key: 'm.can-take' | 'm.can-cost', mine: boolean): readonly Say[] =>
    reach.blows
      .filter(({ who, lost }) => (sideOf(who) === side) === mine && lost > 0)
      .map(({ who, lost, faints }) => {
        const f = m.fighters[who];
        return [key, seatOf(m, who), formOf(f), lost, faints ? 0 : f.hearts - lost];
      });
  // Who can be spared is: only where nobody else is in reach it is a price.
  const harms = isHarmful(attack) && reach.blows.length > 0 && !reach.foes;
  return {
    note,
    act,
    costs: harms ? [...costs, ...taking('m.can-cost', true)] : costs,
    brings: taking('m.can-take', false),
    cells: reachCells(m, plan, reach),
    ...(harms ? { role: 'harms' } : isStrongest(at, bestOf(at, m)) && NATURAL),
  };
}

// ── laying ──

/** What a question about laying an attack says of it. */
function laidPlan(m: Match, { say }: Decision): Planned {
  const [, form, attack, extra, boost] = say as readonly [string, number, number, number[], number];
  return { go: goOf(m, whoIs(m, form)), attack, extra, boost: boostAt(boost) };
}

/** The attack of a question about laying it, and the ways it can be laid; looked for once. */
interface Laid {
  readonly m: Match;
  readonly plan: Planned;
  readonly ways: readonly Laying[];
}
const LAID = new WeakMap<Decision, Laid>();
function laidIn({ view, decision }: At): Laid {
  let laid = LAID.get(decision);
  if (laid === undefined) {
    const m = matchOn(view);
    const plan = laidPlan(m, decision);
    laid = { m, plan, ways: layingsOf(m, plan) };
    LAID.set(decision, laid);
  }
  return laid;
}

function layingWith(
  { m, ways }: Laid,
  forms: readonly number[],
  covered: readonly Hex[],
): Laying | undefined {
  const mask = forms.reduce((bits, form) => bits | (1 << whoIs(m, form)), 0);
  return ways.find((one) => isSame(one, mask, covered));
}

function blowsWith(laid: Laid, forms: readonly number[], covered: readonly Hex[]): readonly Blow[] {
  const laying = layingWith(laid, forms, covered);
  return laying === undefined ? [] : blowsOf(laid.m, laid.plan, laying);
}

/** M-SEQ-06: whom it affects, and what becomes of them. */
function lays(at: At, forms: readonly number[], covered: readonly Hex[]): OptionMeaning {
  const laid = laidIn(at);
  const { m, plan } = laid;
  const laying = layingWith(laid, forms, covered);
  const blows = blowsWith(laid, forms, covered);
  const side = sideOf(plan.go.who);
  const own = blows.length > 0 && blows.every(({ who }) => sideOf(who) === side);
  const takes = ({ say: [key, ...facts] }: Face): number =>
    key === 'm.no' ? 0 : takenBy(side, blowsWith(laid, facts[0] as number[], (facts[1] ?? []) as Hex[]));
  return {
    act: ['m.use-on', forms],
    brings: [...blows.flatMap((blow) => become(m, plan, blow)), ...conditions(plan.attack, forms)],
    ...(laying !== undefined && { cells: laidCells(m, plan, laying, blows) }),
    ...(own && isHarmful(plan.attack) ? { role: 'harms' } : isStrongest(at, takes) && NATURAL),
  };
}

const isSame = (one: Laying, mask: number, covered: readonly Hex[]): boolean =>
  one.mask === mask &&
  one.covered.length === covered.length &&
  one.covered.every((hex, i) => hex === covered[i]);

function become(m: Match, { attack }: Planned, { who, lost, healed, faints }: Blow): Say[] {
  const f = m.fighters[who];
  const named = [seatOf(m, who), formOf(f)] as const;
  if (lost > 0) return [['m.takes', ...named, lost, faints ? 0 : f.hearts - lost]];
  if (healed > 0) return [['m.healed', ...named, healed]];
  return planFor(attack).harms ? [['m.unharmed', ...named]] : [];
}

/** M-EFF-10. */
const conditions = (attack: AttackIndex, forms: readonly number[]): Say[] =>
  forms.length === 0
    ? []
    : planFor(attack).attack.effects.flatMap((effect) =>
        effect.does === 'condition' ? [['m.becomes', conditionOf(effect.condition), effect.n] as const] : [],
      );

// ── tokens ──

const POWERS_PLAYED = new Set(['field-surge', 'field-guard']);
const WIND = powerOf('second-wind');

function agrees({ decision }: At): OptionMeaning {
  if (!POWERS_PLAYED.has(decision.kind)) return {};
  const lost = decision.kind === 'field-guard' ? (decision.say[3] as readonly number[]) : [];
  const saved = lost.reduce((sum, n) => sum + n, 0);
  return {
    ...(saved > 0 && { brings: [['m.saves', saved]] }),
    costs: [['m.spends-power']],
  };
}

function plays({ view }: At, power: number): OptionMeaning {
  const m = matchOn(view);
  const f = m.fighters[(m.go as Go).who];
  return {
    note: ['m.power-text', power],
    costs: [['m.spends-power']],
    ...(power === WIND && {
      brings: [['m.healed', seatOf(m, (m.go as Go).who), formOf(f), Math.min(SECOND_WIND, f.max - f.hearts)]],
    }),
  };
}

/** Somebody named: whose ability it would be, or who holds on. */
const NAMED: { readonly [kind: string]: (form: number) => OptionMeaning } = {
  'field-endure': () => ({ brings: [['m.saves', ENDURED]], costs: [['m.spends-power']] }),
  'field-mime': (form) => ({ note: ['ability-note', Math.floor(form / FORMS)] }),
  'field-download': (form) => ({ note: ['ability-note', Math.floor(form / FORMS)] }),
};

export const fieldOptions: MeaningTables<typeof words, MasterView>['options'] = {
  'm.card': ({ view, seat }, form) => {
    const card = Math.floor(form / FORMS);
    const taught = view.players[seat].team.find((one) => cardOf(one.card) === card)?.taught ?? [];
    const known = new Set([...PRINTED[card][form % FORMS], ...taught.map(attackOf)]);
    return { note: ['m.card-text', POKEMON[card].speed, [...known]] };
  },
  'm.step': step,
  'm.hex': hex,
  'm.go': (_at, to, from) => way(to, from),
  'm.push': (_at, _form, to, from) => way(to, from),
  'm.attack': uses,
  'm.borrow': uses,
  'm.targets': (at, forms) => lays(at, forms, []),
  'm.targets-hexes': lays,
  'm.power': plays,
  'm.who': ({ decision }, _seat, form) => NAMED[decision.kind]?.(form) ?? {},
  'm.yes': agrees,
  'm.no': () => ENDS,
  'm.stop': () => ENDS,
  'm.wait': () => ENDS,
  'm.end': ({ view }) => {
    const { go } = matchOn(view);
    return go !== null && go.attacks === 0 && !go.asleep ? { role: 'ends', costs: [['m.unused']] } : ENDS;
  },
};
