/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import type { Asking, Refused, Seat } from '@indigo/kernel';
import { stepsOn } from './board.ts';
import { BADGE_FOR, CARDS, EVOLVED_CARDS, FACE_OF, NEXT_OF, STARTER_CARDS } from './cards.ts';
import { DIE_SIDES } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import { evolutionId, sideChosenBy } from './faces.ts';
import { cardPiece } from './pieces.ts';
import { ballNumber } from './rules/capture.ts';
import { type Battle, type Card, IN_STACK, type Mit } from './state.ts';
import { hpOf, inStack, isFit } from './team.ts';

type Why = (s: Mit, seat: Seat, asking: Asking) => Refused[];

const WHY: { readonly [kind: string]: Why } = {
  starter: (s) =>
    STARTER_CARDS.filter((card) => s.where[card] !== IN_STACK).map((card) => ({
      id: CARDS[card].id,
      say: ['starter-card', card],
      why: ['why.taken', card],
      clause: 'L-SETUP-04',
    })),
  walk: tooFar,
  'select-wild': knockedOut,
  'select-player': knockedOut,
  'select-gym': (s, seat) => (sideChosenBy(s, seat).owner === seat ? knockedOut(s, seat) : []),
  act: (s, seat) => [...noBall(s), ...notIn(s, seat)],
  'act-leader': notIn,
  evolve: notReady,
};

export const refused = (s: Mit, asking: Asking, seat: Seat): readonly Refused[] =>
  WHY[asking.question.kind]?.(s, seat, asking) ?? [];

function tooFar(s: Mit, seat: Seat, asking: Asking): Refused[] {
  const pips = asking.question.about?.[0] as number;
  const list: Refused[] = [];
  for (let steps = pips + 1; steps <= DIE_SIDES; steps++) {
    for (const way of ['forward', 'back'] as const) {
      const at = stepsOn(s.trainers[seat].at, way === 'forward' ? steps : -steps);
      const say = [way, steps, at] as const;
      const why = ['why.too-far', pips] as const;
      list.push({ id: `${way}:${steps}`, say, why, clause: 'L-MOVE-01', at: SQUARES[at].id });
    }
  }
  return list;
}

const lying = (s: Mit, card: Card, id: string): Refused => ({
  id,
  say: ['choose', card, hpOf(s, card)],
  why: ['why.ko', card],
  clause: 'L-BAT-03',
  at: cardPiece(card),
});

function knockedOut(s: Mit, seat: Seat): Refused[] {
  return s.trainers[seat].team
    .filter((card) => !isFit(s, card))
    .map((card) => lying(s, card, CARDS[card].id));
}

function notIn(s: Mit, seat: Seat): Refused[] {
  const side = sideChosenBy(s, seat);
  return side.fighters
    .filter(({ card }, i) => i !== side.active && !isFit(s, card))
    .map(({ card }) => ({ ...lying(s, card, `switch:${CARDS[card].id}`), clause: 'L-BAT-07' }));
}

/** L-BALL-03. */
function noBall(s: Mit): Refused[] {
  const { against, foe } = s.battle as Battle;
  const ball = { id: 'ball', say: ['ball-cannot'] } as const;
  if (against !== 'wild') return [{ ...ball, why: ['why.ball-wild'], clause: 'L-WILD-03' }];
  const hp = hpOf(s, foe);
  if (ballNumber(hp) > 0) return [];
  return [{ ...ball, why: ['why.ball-hp', hp], clause: 'L-BALL-03', at: cardPiece(foe) }];
}

/** The Pokémon of the battle that have a next stage but cannot try for it. */
function notReady(s: Mit, seat: Seat): Refused[] {
  const { badges } = s.trainers[seat];
  const side = sideChosenBy(s, seat);
  return side.fighters.flatMap(({ card }) =>
    NEXT_OF[FACE_OF[card]].flatMap((into): Refused[] => {
      const one = { id: evolutionId(card, into), say: ['evolve', card, into], at: cardPiece(card) } as const;
      const badge = BADGE_FOR[FACE_OF[card]];
      if (!isFit(s, card)) return [{ ...one, why: ['why.not-fit', card], clause: 'L-EVO-03' }];
      if ((badges & badge) === 0)
        return [{ ...one, why: ['why.badge', Math.log2(badge)], clause: 'L-EVO-01' }];
      if (inStack(s, EVOLVED_CARDS[into]) < 0)
        return [{ ...one, why: ['why.no-card', into], clause: 'L-EVO-10' }];
      return [];
    }),
  );
}
