/** What ends the adventure and how near that is; before the League, its seeds. */
import type { Progress, ProgressRow, Say } from '@indigo/kernel';
import { type Board, boardFor } from './board.ts';
import { cardOf, MAX_LEVEL } from './cards.ts';
import { foeOf } from './foes.ts';
import { grownAtEnd, trainersAtEnd } from './rules/end.ts';
import type { MasterView, PlayerView, PokemonView } from './view.ts';

export function progressOf(view: MasterView): Progress | null {
  if (view.phase === 'adventure') return goals(view);
  return view.phase === 'intermediate' && view.seeds.length > 0 ? seeds(view) : null;
}

function goals(view: MasterView): Progress {
  const board = boardFor(view.options.simplified);
  const need = grownAtEnd(view.options, view.players.length);
  return {
    say: ['goals'],
    lines: [['goals.about'], ...limits(view, board)],
    groups: [
      { say: ['goals.gyms', view.gymsBeaten, board.gyms.length], rows: gyms(view, board) },
      {
        say: ['goals.levels', need],
        rows: view.players.flatMap((player, seat) => levels(player, seat, need)),
      },
    ],
  };
}

function limits({ options, spots, players, turn }: MasterView, { trainers, spaces }: Board): Say[] {
  const left = trainers.filter((node) => spots[spaces[node].id] !== undefined).length;
  const seats = players.length;
  return [
    ['goals.trainers', left, trainersAtEnd(options, seats)],
    ...(options.maxRounds > 0
      ? [['goals.rounds', Math.floor(turn / seats), options.maxRounds] as const]
      : []),
  ];
}

function gyms({ spots }: MasterView, { gyms: nodes, spaces }: Board): ProgressRow[] {
  return nodes.map((node) => {
    const { id } = spaces[node];
    const leader = spots[id];
    if (leader === undefined)
      return { id, kind: 'adversary', say: ['goals.beaten'], about: [], state: 'done' };
    const foe = foeOf(leader);
    return {
      id,
      kind: 'adversary',
      of: leader,
      say: ['adversary', foe],
      about: [['goals.foe', foe]],
      state: 'later',
    };
  });
}

const isGrown = ({ card, level }: PokemonView): boolean => level >= MAX_LEVEL[cardOf(card)];

/** Of each player who has grown most. */
function levels({ team }: PlayerView, seat: number, need: number): ProgressRow[] {
  if (team.length === 0) return [];
  const toGo = ({ card, level }: PokemonView): number => MAX_LEVEL[cardOf(card)] - level;
  const best = team.reduce((one, other) => (toGo(other) < toGo(one) ? other : one));
  const card = cardOf(best.card);
  return [
    {
      id: `levels:${seat}`,
      kind: 'card',
      of: best.card,
      form: best.stage,
      seat,
      say: ['goals.best', card, best.stage, best.level, MAX_LEVEL[card]],
      about: [['figure', seat]],
      state: 'later',
      note: ['goals.grown', team.filter(isGrown).length, need],
    },
  ];
}

function seeds({ seeds: order, active }: MasterView): Progress {
  return {
    say: ['seeds'],
    lines: [['seeds.about']],
    groups: [
      {
        say: ['seeds.order'],
        rows: order.map((seat) => ({
          id: `seed:${seat}`,
          kind: 'seat',
          seat,
          say: ['figure', seat],
          about: [],
          state: seat === active ? 'now' : 'later',
        })),
      },
    ],
  };
}
