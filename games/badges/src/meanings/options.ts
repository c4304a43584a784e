import type { Choice, MeaningTables, Odds, OptionMeaning, Say } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { BY_CENTER, lineTo, routeAt, SITES_BY, SQUARES, wayTo } from '../board.ts';
import { fightChance } from '../chances.ts';
import { CARDS } from '../data/cards.ts';
import { BOX_MAX, CONTEST_NEEDS, DIE_SIDES } from '../data/rules.ts';
import { SITES } from '../data/sites.ts';
import { pipsNeeded } from '../kinds.ts';
import { chanceIn, contestantsIn, cutIn, fitIn, placeOf, typesIn } from '../known.ts';
import { isHeld } from '../rules/contest.ts';
import type { SquareIndex } from '../state.ts';
import type { words } from '../text.ts';
import type { BadgesView } from '../view.ts';

type At = Choice<BadgesView>;

const TURN_OVER: readonly Say[] = [['turn-over']];
const ids = (way: readonly SquareIndex[]): readonly string[] => way.map((at) => SQUARES[at].id);

/** What can be done from a square. */
function waiting({ view, seat }: At, at: SquareIndex): readonly Say[] {
  const route = routeAt(at);
  const { badges } = view.trainers[seat];
  const sites = SITES_BY[at].filter((site) => !badges.includes(site) && isHeld(view.options, site));
  return [
    ...(route < 0 ? [] : [['pile-holds', cardsOf(view, route)] as const]),
    ...sites.map((site): Say => {
      if (SITES[site].kind === 'gym') return ['gym-there', site, chanceIn(view, seat, site, 0)];
      return ['contest-there', site, contestantsIn(view, seat, site)];
    }),
    ...(BY_CENTER[at] ? [['center-there'] as const] : []),
  ];
}

const cardsOf = ({ routes }: BadgesView, route: number): number =>
  routes[route].wild + routes[route].under.length;

/** B-CAP-01 to B-CAP-05: what the pile may hold, and where the card goes. */
function capture({ view, seat }: At, route: number): OptionMeaning {
  const { wild, under } = view.routes[route];
  const { party, box } = view.trainers[seat];
  const known = wild === 0 ? under[0].card : null;
  const brings: readonly Say[] =
    wild > 0 ? [['may-be', typesIn(view, route)]] : known === null ? [] : [['will-be', known]];
  const full = party >= view.options.partyMax;
  const note: Say | null = !full ? null : box < BOX_MAX ? ['note.box'] : ['note.full'];
  return {
    act: ['act.capture', route],
    role: 'natural',
    brings,
    costs: TURN_OVER,
    ...(note !== null && { note }),
  };
}

const badge = ({ view, seat }: At, site: number): Say => [
  'badge-of-four',
  site,
  view.trainers[seat].badges.length + 1,
];

/** B-GYM-09: three wins before the last who can fight faints. */
function challenge(at: At, site: number): OptionMeaning {
  const { view, seat } = at;
  const odds: Odds = {
    chance: chanceIn(view, seat, site, 0),
    say: ['wins-badge'],
    yes: [['beat-gym', seat, site]],
    no: [['whited-out', seat]],
    prefers: fitIn(view, seat).map((kind) => `send:${CARDS[kind].id}`),
  };
  return { odds, role: 'natural', brings: [badge(at, site)], costs: TURN_OVER, note: ['note.gym', site] };
}

/** B-CON-02, B-CON-03: won or lost for certain. */
function compete(at: At, site: number): OptionMeaning {
  const { view, seat } = at;
  const have = contestantsIn(view, seat, site);
  const wins = have >= CONTEST_NEEDS;
  const odds: Odds = {
    chance: wins ? 1 : 0,
    say: ['wins-badge'],
    yes: [['shone', seat, site]],
    no: [['outshone', seat, site]],
  };
  return {
    odds,
    role: wins ? 'natural' : 'ends',
    costs: TURN_OVER,
    note: [wins ? 'note.sure' : 'note.short', site, have],
    ...(wins && { brings: [badge(at, site)] }),
  };
}

/** B-GYM-04: one die; and what it means for the whole Gym. */
function send({ view, seat }: At, kind: number, pips: number): OptionMeaning {
  const { gym } = view;
  if (gym === null) return {};
  const { site, beaten } = gym;
  const fit = fitIn(view, seat);
  const least = Math.min(...fit.map((one) => pipsNeeded(one, site)));
  const odds: Odds = {
    chance: fightChance(pips),
    faces: Array.from({ length: DIE_SIDES + 1 - pips }, (_, i) => pips + i),
    say: ['beats-it', site, beaten],
    yes: [['won-fight', seat, site, beaten]],
    no: [['fainted', seat, kind]],
  };
  return {
    act: ['act.send', kind],
    odds,
    costs: [fit.length > 1 ? ['may-faint', kind] : ['may-white-out']],
    note: ['note.rest', SITES[site].team.length - beaten, chanceIn(view, seat, site, beaten)],
    ...(pips === least && { role: 'natural' }),
  };
}

const hmCost = ({ view }: At): Say => ['costs-hm', view.options.hmUsesPerTurn - view.hms - 1];

function straight(at: At, way: number, to: number): readonly string[] {
  return ids(lineTo(placeOf(at.view, at.seat), to, way));
}

/** A part of an offer. Who is known to have what is wanted is said. */
function want({ view }: At, part: OfferPart): OptionMeaning {
  if (!('want' in part)) return { deal: { get: ['want', part] } };
  const deal = { get: ['card', part.want] } as const;
  const holder = view.trainers.findIndex(({ cards }) => cards.some(({ card }) => card === part.want));
  return { deal, act: ['card', part.want], ...(holder >= 0 && { note: ['note.held', holder] }) };
}

/** B-TRADE-05: in an answer, one for the other. */
function give({ decision }: At, kind: number): OptionMeaning {
  const costs: readonly Say[] = [['gives-card', kind]];
  if (decision.kind !== 'answer-offer') return { costs, act: ['card', kind], deal: { give: ['card', kind] } };
  const [, , offered] = decision.say;
  return { costs, brings: [['gets-card', offered]] };
}

export const options: MeaningTables<typeof words, BadgesView>['options'] = {
  go: (at, to, steps) => ({
    way: ids(wayTo(placeOf(at.view, at.seat), to, cutIn(at.view))),
    act: ['act.go', steps],
    brings: waiting(at, to),
    costs: [['costs-steps', steps, at.view.steps]],
  }),
  end: () => ({ role: 'ends' }),
  capture,
  challenge,
  compete,
  swap: ({ view, seat }) => {
    const fainted = view.trainers[seat].cards.filter((held) => held.fainted).length;
    return {
      brings: [['all-heal', fainted]],
      costs: TURN_OVER,
      ...(fainted > 0 && { role: 'natural' }),
    };
  },
  trade: () => ({ role: 'aside', costs: [['turn-if-agreed']] }),
  cut: (at) => ({ brings: [['way-opens']], costs: [hmCost(at)] }),
  surf: (at, _kind, way, to) => ({
    way: straight(at, way, to),
    brings: waiting(at, to),
    costs: [hmCost(at)],
  }),
  fly: (at, _kind, way, to) => ({
    way: straight(at, way, to),
    brings: waiting(at, to),
    costs: [hmCost(at), ['costs-walk']],
  }),
  send,
  retreat: ({ view: { gym } }) => {
    const beaten = gym?.beaten ?? 0;
    return { role: 'ends', costs: beaten === 0 ? TURN_OVER : [['gym-anew', beaten], ...TURN_OVER] };
  },
  reject: () => ({ role: 'ends' }),
  'let-go-of': () => ({ role: 'ends' }),
  return: (_at, kind) => ({ costs: [['gives-card', kind]] }),
  give,
  want,
  'to-box': (_at, kind) => ({ note: ['hm-text', kind] }),
  'to-party': (_at, kind) => ({ note: ['hm-text', kind] }),
};
