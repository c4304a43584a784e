/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import type { Asking, Refused, Say, Seat } from '@indigo/kernel';
import type { Answer } from './answers.ts';
import { BY_CENTER, distancesFrom, isCut, routeAt, SITES_BY, SQUARES } from './board.ts';
import { CARDS, HMS } from './data/cards.ts';
import { SITES } from './data/sites.ts';
import { CENTER_SQUARE, cardPiece, moverPiece, siteSquare } from './faces.ts';
import { HM_OF } from './kinds.ts';
import { isHeld } from './rules/contest.ts';
import { mayRetreat } from './rules/gym.ts';
import { pileSize } from './rules/wild.ts';
import { type Badges, FLOWN, STILL } from './state.ts';
import { owns } from './team.ts';

type Why = readonly [Say, string];

export function refused(s: Badges, asking: Asking, seat: Seat): readonly Refused[] {
  switch (asking.question.kind) {
    case 'move':
      return notNow(s, seat, asking.options(seat) as readonly Answer[]);
    case 'fight':
      return notToFight(s, seat);
    case 'exchange':
      return s.trainers[seat].box.map((card) =>
        ofCard('return', s.cards.kind[card], [['why.not-box'], 'B-CAP-04']),
      );
    default:
      return [];
  }
}

const ofCard = (act: string, kind: number, [why, clause]: Why): Refused => ({
  id: `${act}:${CARDS[kind].id}`,
  say: ['card', kind],
  why,
  clause,
  at: cardPiece(kind),
});

function notNow(s: Badges, seat: Seat, options: readonly Answer[]): Refused[] {
  return [...noAction(s, seat), ...noTrade(s, seat), ...noHm(s, seat, options), ...notThere(s, seat)];
}

function noAction(s: Badges, seat: Seat): Refused[] {
  const me = s.trainers[seat];
  const list: Refused[] = [];
  const route = routeAt(me.at);
  const capture = { id: 'capture', say: ['square', me.at] as const };
  if (route < 0) list.push({ ...capture, why: ['why.no-route'], clause: 'B-CAP-09' });
  else if (pileSize(s, route) === 0) list.push({ ...capture, why: ['why.empty', route], clause: 'B-CAP-06' });
  const swap = { id: 'swap', say: ['swap'] as const, at: CENTER_SQUARE };
  if (!BY_CENTER[me.at]) list.push({ ...swap, why: ['why.no-center'], clause: 'B-PC-01' });
  else if (!owns(me)) list.push({ ...swap, why: ['why.no-pokemon'], clause: 'B-PC-03' });
  for (const site of SITES_BY[me.at]) {
    const gym = SITES[site].kind === 'gym';
    const why = whyNotSite(s, seat, site, gym);
    if (why === null) continue;
    const act = gym ? 'challenge' : 'compete';
    const id = `${act}:${SITES[site].id}`;
    list.push({ id, say: [act, site], why: why[0], clause: why[1], at: siteSquare(site) });
  }
  return list;
}

function whyNotSite(s: Badges, seat: Seat, site: number, gym: boolean): Why | null {
  const me = s.trainers[seat];
  if (me.badges.includes(site)) return [['why.badge', site], gym ? 'B-GYM-11' : 'B-CON-05'];
  if (gym) return me.party.every((card) => me.fainted.includes(card)) ? [['why.no-fit'], 'B-GYM-12'] : null;
  return isHeld(s.options, site) ? null : [['why.not-held'], 'B-CON-08'];
}

function noTrade(s: Badges, seat: Seat): Refused[] {
  return s.trainers.flatMap((trainer, other): Refused[] => {
    if (other === seat) return [];
    let why: Why | null = null;
    if (!owns(s.trainers[seat])) why = [['why.no-pokemon'], 'B-TRADE-08'];
    else if (!owns(trainer)) why = [['why.they-have-none', other], 'B-TRADE-08'];
    else if ((s.asked & (1 << other)) !== 0) why = [['why.asked', other], 'B-TRADE-04'];
    if (why === null) return [];
    const id = `trade:${other}`;
    return [{ id, say: ['trade', other], why: why[0], clause: why[1], at: moverPiece(other) }];
  });
}

/** Each own card with an HM that can do nothing right now. */
function noHm(s: Badges, seat: Seat, options: readonly Answer[]): Refused[] {
  const me = s.trainers[seat];
  const useful = new Set(
    options.flatMap((answer) => ('way' in answer || 'shrub' in answer ? [answer.card] : [])),
  );
  return [...me.party, ...me.box].flatMap((card): Refused[] => {
    const kind = s.cards.kind[card];
    if (HM_OF[kind] < 0 || useful.has(kind)) return [];
    const why = me.box.includes(card) ? BOXED : whyNoHm(s, HMS[HM_OF[kind]]);
    return [ofCard(HMS[HM_OF[kind]], kind, why)];
  });
}

const BOXED: Why = [['why.boxed'], 'B-HM-02'];

function whyNoHm(s: Badges, hm: (typeof HMS)[number]): Why {
  if (s.hms >= s.options.hmUsesPerTurn) return [['why.hm-used'], 'B-HM-04'];
  if (hm === 'cut') return [['why.no-shrub'], 'B-CUT-01'];
  if (hm === 'fly') {
    return s.moved === STILL ? [['why.no-flight'], 'B-FLY-04'] : [['why.moved'], 'B-FLY-02'];
  }
  return s.moved === FLOWN ? [['why.flown'], 'B-FLY-02'] : [['why.no-shore'], 'B-SURF-02'];
}

function notThere(s: Badges, seat: Seat): Refused[] {
  const me = s.trainers[seat];
  const far = distancesFrom(me.at, s.cut);
  return SQUARES.flatMap(({ id }, at): Refused[] => {
    if (far[at] > 0 && far[at] <= s.steps) return [];
    const [why, clause] = whyNotThere(s, seat, at);
    return [{ id: `go:${id}`, say: ['square', at], why, clause, at: id }];
  });
}

function whyNotThere(s: Badges, seat: Seat, at: number): Why {
  if (s.trainers[seat].at === at) return [['why.here'], 'B-MOVE-01'];
  switch (SQUARES[at].kind) {
    case 'water':
      return [['why.water'], 'B-MOVE-05'];
    case 'gym':
    case 'contest':
    case 'center':
      return [['why.building'], 'B-MOVE-06'];
    case 'shrub':
      if (!isCut(at, s.cut)) return [['why.shrub'], 'B-MOVE-04'];
  }
  return s.moved === FLOWN ? [['why.flown'], 'B-FLY-02'] : [['why.far', s.steps], 'B-MOVE-01'];
}

function notToFight(s: Badges, seat: Seat): Refused[] {
  const me = s.trainers[seat];
  const list = [
    ...me.party
      .filter((card) => me.fainted.includes(card))
      .map((card) => {
        const kind = s.cards.kind[card];
        return ofCard('send', kind, [['why.fainted', kind], 'B-FAINT-01']);
      }),
    ...me.box.map((card) => ofCard('send', s.cards.kind[card], [['why.boxed'], 'B-PC-04'])),
  ];
  if (mayRetreat(s)) return list;
  const retreat = { id: 'retreat', say: ['retreat'] as const };
  return s.gym?.fights.length === 0
    ? [...list, { ...retreat, why: ['why.first-roll'], clause: 'B-GYM-08' }]
    : [...list, { ...retreat, why: ['why.lost-fight'], clause: 'B-OPT-09' }];
}
