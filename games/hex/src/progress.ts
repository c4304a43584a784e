/** What there is to win and who is how far: the Leaders of this island, what is in force, the Achievement cards. */
import type { Progress, ProgressRow, Say, Seat } from '@indigo/kernel';
import { leaderNotes } from './battle-scene.ts';
import { LEADER_OF, SPACES } from './board.ts';
import { ACHIEVEMENTS } from './data/achievements.ts';
import { LEADERS } from './data/leaders.ts';
import { BADGES_NEEDED, ELITES_NEEDED } from './data/rules.ts';
import { had, wanted } from './rules/achievements.ts';
import { wants } from './rules/gym.ts';
import { boardSeen, playerSeen } from './seen.ts';
import type { HexView, PlayerView } from './view.ts';

type Group = Progress['groups'][number];

export function progressOf(view: HexView): Progress {
  const groups: Group[] = [
    { say: ['goals.leaders'], rows: leaders(view) },
    { say: ['goals.players'], rows: view.players.map((player, seat) => rowOf(view, player, seat)) },
  ];
  if (view.lasting.length > 0) groups.push({ say: ['goals.lasting'], rows: lasting(view) });
  if (view.options.achievements) groups.push({ say: ['goals.achievements'], rows: achievements(view) });
  const goal: Say =
    view.options.league === 'elite-4'
      ? ['goal.elites', BADGES_NEEDED, ELITES_NEEDED]
      : ['goal.league', BADGES_NEEDED];
  return { say: ['goals'], lines: [goal, ...bouts(view)], groups };
}

/** Who fights whom next in the League. */
const bouts = ({ league }: HexView): Say[] =>
  league === null ? [] : league.bouts.toReversed().map(([a, b]): Say => ['next-bout', a, b]);

/** The weakest first. */
function leaders(view: HexView): ProgressRow[] {
  const mine = view.players[view.seat];
  const me = mine === undefined ? null : playerSeen(mine);
  const here = me === null ? -1 : SPACES[me.at].hexagon;
  return boardSeen(view)
    .flatMap((hexagon) => (LEADER_OF[hexagon] < 0 ? [] : [{ hexagon, leader: LEADER_OF[hexagon] }]))
    .sort((a, b) => LEADERS[a.leader].power - LEADERS[b.leader].power)
    .map(({ hexagon, leader }) => {
      const { id, power } = LEADERS[leader];
      const owners = view.players.flatMap(({ badges }, seat) => (badges.includes(id) ? [seat] : []));
      const free = me !== null && wants(me, leader);
      return {
        id: `leader:${id}`,
        kind: 'badge',
        of: id,
        figure: power,
        say: ['leader-power', leader],
        about: [['city', hexagon], ...leaderNotes(leader)],
        state: owners.includes(view.seat) ? 'done' : free && hexagon === here ? 'now' : 'later',
        owners,
      };
    });
}

/** How far a player is, and what holds up or helps the next turn. */
function rowOf(view: HexView, player: PlayerView, seat: Seat): ProgressRow {
  const about: Say[] = [['badges-won', player.badges.length, BADGES_NEEDED]];
  if (player.entered) about.push(['laps', player.laps]);
  if (player.elites.length > 0) about.push(['elites-won', player.elites.length, ELITES_NEEDED]);
  if (player.leagueWins > 0) about.push(['league-wins', player.leagueWins]);
  if (player.skips > 0) about.push(['must-skip-turns', player.skips]);
  if (player.extra > 0) about.push(['extra-turns', player.extra]);
  const left = view.league?.turnsLeft[seat] ?? 0;
  if (left > 0) about.push(['turns-to-final', left]);
  if (player.out) about.push(['is-out']);
  return {
    id: `player:${seat}`,
    kind: 'mover',
    seat,
    say: ['pawn', seat],
    about,
    state: player.out ? 'done' : seat === view.active ? 'now' : 'later',
  };
}

const lasting = (view: HexView): ProgressRow[] =>
  view.lasting.map(({ event, owner, clock, left }, i) => ({
    id: `lasting:${i}`,
    kind: 'event',
    of: event,
    seat: owner,
    say: ['use', event, 0],
    about: [['card-text', event]],
    state: 'now',
    note: clock < 0 ? ['until-turn', owner] : ['turns-left', left, clock],
  }));

/** How much of each the looker has, unless somebody took it. */
function achievements(view: HexView): ProgressRow[] {
  const mine = view.players[view.seat];
  const me = mine === undefined ? null : playerSeen(mine);
  const board = boardSeen(view);
  return ACHIEVEMENTS.map(({ id }, card) => {
    const owner = view.achievements[id] ?? -1;
    const wants = wanted(board, card);
    return {
      id: `achievement:${id}`,
      kind: 'achievement',
      of: id,
      say: ['achievement', card],
      about: [['achievement-text', card]],
      state: owner < 0 ? 'later' : 'done',
      ...(owner >= 0 && { seat: owner, owners: [owner] }),
      ...(owner < 0 && me !== null && { note: ['so-far', Math.min(had(board, me, card), wants), wants] }),
    };
  });
}
