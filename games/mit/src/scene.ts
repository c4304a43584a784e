import type { Piece, Place, Say, Scene, Tray, Zone } from '@indigo/kernel';
import { battleIn } from './battle-scene.ts';
import { cardOf, LEADER_CARDS, leaderOf } from './cards.ts';
import { LEADERS } from './data/leaders.ts';
import { TEAM_MAX } from './data/rules.ts';
import { ASPECT, SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
import { artOf, badgesZone, cardPiece, moverPiece, rested } from './pieces.ts';
import { progressIn } from './progress.ts';
import type { CardView, FighterView, MitView } from './view.ts';

/** The squares never change. */
const PLACES: readonly Place[] = SQUARES.map(({ id, x, y, kind, of }, at): Place => {
  const route = kind === 'route' ? ROUTES.find((candidate) => candidate.id === of) : undefined;
  return { id, x, y, kind, say: ['square', at], ...(route === undefined ? {} : { colour: route.colour }) };
});

const LINKS: readonly (readonly [string, string])[] = SQUARES.map(
  ({ id }, at) => [id, SQUARES[(at + 1) % SQUARES.length].id] as const,
);

const ARENA = 'arena';
const STARTERS = 'starters';

export function scene(view: MitView): Scene {
  const fighting = fightersByCard(view);
  const guests = guestPieces(view);
  const battle = battleIn(view);
  return {
    aspect: ASPECT[0] / ASPECT[1],
    places: PLACES,
    links: LINKS,
    pieces: [
      ...view.trainers.map(
        ({ at }, seat): Piece => ({ id: moverPiece(seat), kind: 'mover', at, seat, say: ['mover', seat] }),
      ),
      ...view.trainers.flatMap(({ team }, seat) =>
        team.map((card) => cardIn(card, `team:${seat}`, 'member', seat, fighting)),
      ),
      ...view.trainers.flatMap(({ badges }, seat) =>
        badges.map(
          (leader): Piece => ({
            id: `badge:${seat}:${leader}`,
            kind: 'badge',
            at: badgesZone(seat),
            seat,
            of: leader,
            say: ['badge', leaderOf(leader)],
          }),
        ),
      ),
      ...guests,
      ...view.starters.map((id): Piece => {
        const card = cardOf(id);
        return { ...artOf(rested(card)), id: cardPiece(card), at: STARTERS, say: ['starter-card', card] };
      }),
    ],
    zones: [
      ...view.trainers.map(
        ({ team }, seat): Zone => ({
          id: `team:${seat}`,
          kind: 'team',
          seat,
          count: team.length,
          say: ['team', seat],
          counted: ['counted.team'],
          beside: 'others',
        }),
      ),
      ...view.trainers.map(
        ({ badges }, seat): Zone => ({
          id: badgesZone(seat),
          kind: 'badges',
          seat,
          count: badges.length,
          say: ['badge-case', seat],
          beside: 'always',
        }),
      ),
      { id: ARENA, kind: 'arena', count: guests.length, say: ['arena'] },
      { id: STARTERS, kind: 'deck', count: view.starters.length, say: ['starters'] },
      ...ROUTES.map(
        ({ id }, route): Zone => ({
          id: `stack:${id}`,
          kind: 'deck',
          count: view.routes[id].length,
          say: ['route-stack', route],
        }),
      ),
      { id: 'stack:evolution', kind: 'deck', count: view.evolutions.length, say: ['evolution-stack'] },
    ],
    gauges: view.trainers.map(({ badges }, seat) => ({
      seat,
      value: badges.length,
      goal: LEADERS.length,
      say: ['badges'],
    })),
    turn: { seat: view.winner >= 0 || view.stopped ? null : view.active, no: view.turn },
    trays: traysOf(view),
    goal: ['goal'],
    progress: progressIn(view),
    ...(battle !== undefined && { battle }),
    // Before the first turn: what there is to choose from.
    ...(view.starters.length > 0 && { spread: { say: ['starters'], zones: [STARTERS] } }),
  };
}

/** What the one who looks has before them. */
function traysOf({ seat, trainers }: MitView): Tray[] {
  if (!(seat in trainers)) return [];
  const { team, badges } = trainers[seat];
  const row = (id: string, say: Say, have: number, most: number, empty: Say): Tray => ({
    id,
    say,
    zones: [`${id}:${seat}`],
    shows: 'tokens',
    about: ['of-most', have, most],
    empty,
  });
  return [
    row('team', ['tray.team'], team.length, TEAM_MAX, ['nobody-yet']),
    row('badges', ['badges'], badges.length, LEADERS.length, ['none-yet']),
  ];
}

interface Fighting {
  readonly fighter: FighterView;
  readonly active: boolean;
}

function fightersByCard(view: MitView): ReadonlyMap<string, Fighting> {
  const found = new Map<string, Fighting>();
  for (const side of view.battle?.sides ?? []) {
    side.fighters.forEach((fighter, i) => {
      if (fighter !== null) found.set(fighter.card, { fighter, active: i === side.active && fighter.shown });
    });
  }
  return found;
}

/** The wild Pokémon or the Leader's team: they belong to nobody's team. */
function guestPieces(view: MitView): Piece[] {
  const { battle } = view;
  if (battle === null || battle.against === 'player') return [];
  const fighting = fightersByCard(view);
  const say = battle.against === 'wild' ? 'wild-card' : 'leader-card';
  // Caught, it is in the team already while its captor releases another.
  const owned = view.trainers.flatMap(({ team }) => team.map(({ card }) => card));
  const [, { fighters }] = battle.sides;
  const guests: readonly (CardView | null)[] =
    fighters.length > 0 ? fighters : LEADER_CARDS[leaderOf(battle.foe as string)].map(rested);
  return guests.flatMap((guest) =>
    guest === null || owned.includes(guest.card) ? [] : [cardIn(guest, ARENA, say, -1, fighting)],
  );
}

/** A card where it lies, with what lies on it: knocked out, in the battle, active, and its modifiers. */
function cardIn(
  one: CardView,
  at: string,
  say: 'member' | 'wild-card' | 'leader-card',
  seat: number,
  fighting: ReadonlyMap<string, Fighting>,
): Piece {
  const card = cardOf(one.card);
  const fights = fighting.get(one.card);
  const marks = [
    ...(one.hp === 0 ? ['ko'] : []),
    ...(fights === undefined ? [] : [fights.active ? 'active' : 'bench']),
    ...(fights?.fighter.modifiers.map(({ kind }) => kind) ?? []),
  ];
  return {
    ...artOf(one),
    id: cardPiece(card),
    at,
    say: [say, card, one.hp],
    ...(seat < 0 ? {} : { seat }),
    ...(marks.length === 0 ? {} : { marks }),
  };
}
