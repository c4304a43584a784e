/** A battle as it stands in place of the board: both sides as whoever looks may see them. */
import type { Battle, Fighter, Say, Seat, Side } from '@indigo/kernel';
import { cardOf, FACE_OF, LEADER_CARDS, leaderOf } from './cards.ts';
import { POKEMON } from './data/pokemon.ts';
import { TEAM_MAX } from './data/rules.ts';
import { activeOf } from './known.ts';
import { artOf, cardPiece, rested } from './pieces.ts';
import type { BattleView, FighterView, MitView, SideView } from './view.ts';

export function battleIn(view: MitView): Battle | undefined {
  const { battle } = view;
  if (battle === null) return undefined;
  const selecting = battle.sides.some((side) => activeOf(side) === null);
  return {
    kind: battle.against,
    say: titleOf(battle),
    sides: [sideIn(battle, 0), sideIn(battle, 1)],
    stages: [['stage.select'], ['stage.turn', battle.turns + (battle.ended === null ? 1 : 0)], ['stage.end']],
    stage: battle.ended !== null ? 2 : selecting ? 0 : 1,
    decided: decidedIn(battle),
    due: dueIn(view, battle),
  };
}

function titleOf({ against, foe, sides }: BattleView): Say {
  if (against === 'wild') return ['battle.wild', cardOf(foe as string)];
  if (against === 'gym') return ['battle.gym', leaderOf(foe as string)];
  return ['battle.player', sides[0].owner, sides[1].owner];
}

/** A catch is the player's; both out, or stopped, is nobody's. */
function decidedIn({ ended, winner }: BattleView): Battle['decided'] {
  if (ended === null) return null;
  if (ended === 'caught') return 0;
  return winner === -1 ? 'tie' : winner;
}

/** Who selects, replaces, acts, releases or may evolve. */
function dueIn(view: MitView, battle: BattleView): readonly Seat[] {
  const { sides, turn, ended, winner } = battle;
  const seats = (list: readonly number[]): readonly Seat[] => list.filter((seat) => seat >= 0);
  if (ended === 'caught') {
    const [{ owner }] = sides;
    return view.trainers[owner].team.length > TEAM_MAX ? [owner] : [];
  }
  if (ended !== null) return winner === -1 ? [] : seats([sides[winner].owner]);
  const unlaid = sides.filter(({ fighters }) => fighters.length === 0);
  if (unlaid.length > 0) return seats(unlaid.map(({ chooser }) => chooser));
  const fallen = [sides[turn], sides[1 - turn]].find((side) => activeOf(side)?.hp === 0);
  return seats([(fallen ?? sides[turn]).chooser]);
}

function sideIn(battle: BattleView, no: 0 | 1): Side {
  const side = battle.sides[no];
  const leader = side.owner < 0 && battle.against === 'gym' ? leaderOf(battle.foe as string) : -1;
  // A Leader's team is known before its lead is named.
  const waiting =
    leader >= 0 && side.fighters.length === 0 ? LEADER_CARDS[leader].map(rested) : side.fighters;
  return {
    seat: side.owner < 0 ? null : side.owner,
    say: sideName(side, leader),
    fighters: waiting.map((one, i) =>
      one === null ? hidden(side, no, i) : shown(side, one, i === side.active && activeOf(side) !== null),
    ),
    dice: side.dice,
    cards: [],
    sum: null,
    ...(leader >= 0 && { emblem: { kind: 'leader', of: battle.foe as string } }),
  };
}

function sideName({ owner, chooser }: SideView, leader: number): Say {
  if (owner >= 0) return ['side.player', owner];
  return leader < 0 ? ['side.wild'] : ['side.leader', leader, chooser];
}

/** L-BAT-14: on the bench, known to its owner alone. */
const hidden = ({ owner }: SideView, side: number, no: number): Fighter => ({
  id: `bench:${side}:${no}`,
  kind: 'card-back',
  ...(owner >= 0 && { seat: owner }),
  say: ['face-down'],
  state: 'waits',
});

function shown({ owner }: SideView, one: FighterView, active: boolean): Fighter {
  const card = cardOf(one.card);
  const face = FACE_OF[card];
  const { types, weaknesses, resistances } = POKEMON[face];
  return {
    ...artOf(one),
    id: cardPiece(card),
    ...(owner >= 0 && { seat: owner }),
    say: ['fighter', card],
    state: one.hp === 0 ? 'out' : active ? 'fights' : 'waits',
    ...(one.hp === 0 && { marks: ['ko'] }),
    signs: { say: ['types-of', face], types: types.map((type) => type.toLowerCase()) },
    effects: one.modifiers.map(({ kind, size, left }) => ({
      say: ['effect', kind, size],
      left,
      art: { kind: 'condition', of: `${kind}:${size}` },
    })),
    notes: [
      ...(weaknesses.length > 0 ? [['weak-to', face] as const] : []),
      ...(resistances.length > 0 ? [['resists-to', face] as const] : []),
    ],
  };
}
