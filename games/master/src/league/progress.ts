/** Who comes when in this round, and what the active one can do. */
import type { Progress, ProgressRow, Say } from '@indigo/kernel';
import { attackArt, attackOf } from '../attacks/known.ts';
import { cardOf } from '../cards.ts';
import type { ConditionId } from '../data/effects.ts';
import { conditionOf } from './conditions.ts';
import { fighterPiece } from './faces.ts';
import { EVERYBODY, sideOf } from './fighters.ts';
import { FORMS } from './forms.ts';
import { comingUp } from './round.ts';
import { matchIn } from './seen.ts';
import type { Who } from './state.ts';
import { type FighterView, type MatchView, OFF_FIELD } from './view.ts';

export function roundProgress(view: MatchView): Progress {
  const m = matchIn(view);
  const active = view.fighters.find(({ card }) => card === view.active);
  const done = inTurn(view).filter((who) => view.fighters[who].done);
  const now = m.go === null ? [] : [m.go.who];
  const rows = [...done, ...now, ...comingUp(m)].map((who) => view.fighters[who]);
  return {
    say: ['order'],
    pinned: true,
    lines: [],
    groups: [
      {
        say: ['order.round', view.round],
        rows: rows.filter(({ hex }) => hex !== OFF_FIELD).map((one) => row(one, one === active)),
      },
      ...(active === undefined
        ? []
        : [
            {
              say: ['order.attacks', formIn(active)] as const,
              rows: active.attacks.map((id) => attack(active, id)),
            },
          ]),
    ],
  };
}

/** Of each side the first, then of each the second: both rows from left to right. */
function inTurn({ begins }: MatchView): Who[] {
  const place = (who: Who): number => (who % (EVERYBODY.length / 2)) * 2 + (sideOf(who) === begins ? 0 : 1);
  return [...EVERYBODY].sort((a, b) => place(a) - place(b));
}

const formIn = ({ card, stage }: FighterView): number => cardOf(card) * FORMS + stage;

/** `slowed-to:2` in words. */
function conditionSay(condition: string): Say {
  const [id, n = '0'] = condition.split(':');
  return ['order.condition', conditionOf(id as ConditionId), Number(n)];
}

function row(one: FighterView, now: boolean): ProgressRow {
  return {
    id: fighterPiece(cardOf(one.card)),
    kind: 'fighter',
    of: one.card,
    form: one.stage,
    seat: one.seat,
    health: { now: one.hearts, most: one.max },
    say: ['order.name', formIn(one)],
    about: [
      ['order.hearts', one.hearts, one.max],
      ['order.speed', one.speedNow],
      ...one.conditions.map(conditionSay),
    ],
    state: now ? 'now' : one.done ? 'done' : 'later',
    ...(now ? { note: ['order.now'] } : one.done ? { note: ['order.done'] } : {}),
  };
}

/** What is used up is done with. */
function attack({ exhausted }: FighterView, id: string): ProgressRow {
  const spent = exhausted.includes(id);
  const index = attackOf(id);
  return {
    id: `attack:${id}`,
    kind: 'attack',
    of: attackArt(index),
    say: ['m.attack-name', index],
    about: [['m.attack-text', index]],
    state: spent ? 'done' : 'later',
    ...(spent && { note: ['order.used-up'] }),
  };
}
