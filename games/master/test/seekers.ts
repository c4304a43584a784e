/** Players with a little aim, and matches that begin in the middle of things: by chance alone too little would happen. */
import type { Policy } from '@indigo/battery';
import type { Ruleset } from '@indigo/kernel';
import { board } from '../src/board.ts';
import { BACK_CARDS, backOf, HP, MAX_LEVEL, STARTER_CARDS } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { LEADER_FOES, TIER_FOES } from '../src/foes.ts';
import { type Master, type MasterView, master } from '../src/index.ts';
import { FIRST_GYM_TM } from '../src/machines.ts';
import { tokenOf } from '../src/money.ts';
import { DISCARDED, EMPTY, GONE, ON_MAP, OWNED, UNSEEN } from '../src/state.ts';

/** Takes what is there, and does not haggle for ever. */
export const seeking: Policy = (decision, match, rng) => {
  const ids = decision.options.map(({ id }) => id);
  switch (decision.kind) {
    case 'act': {
      const deeds = ids.filter(
        (id) => !id.startsWith('move') && !id.startsWith('trade') && id !== 'pass' && id !== 'camp',
      );
      if (deeds.length > 0 && rng(3) > 0) return deeds[rng(deeds.length)];
      const moves = ids.filter((id) => id.startsWith('move'));
      return moves.length > 0 && rng(4) > 0 ? moves[rng(moves.length)] : null;
    }
    case 'power-use':
    case 'power-card':
    case 'power-foe':
      return rng(3) === 0 ? [] : [ids[0]];
    case 'commit':
      return ids.slice(0, 3);
    case 'answer-offer':
      return ids[rng(ids.length)];
    case 'offer':
    case 'counter': {
      // A swap now and then; whole belongings seldom change hands.
      const one = ids[rng(ids.length)];
      const draft = match.composing(decision.seat, [one]);
      return 'refused' in draft || draft.missing !== null ? [] : [one];
    }
    default:
      return null;
  }
};

const GOALS: ReadonlySet<string> = new Set([
  'gym',
  'giovanni',
  'hm',
  'trade-center',
  'dojo',
  'department-store',
  'poke-center',
]);

/** Matches that begin in the adventure with grown teams, taught attacks, money and open discards; each takes the next of everything. */
export function veterans(): Ruleset<Master, MasterView> {
  let [next, made] = [0, 0];
  const create: typeof master.create = (seats, options) => {
    const s = master.create(seats, options);
    const { spaces, trainers, gyms, pool } = board(s);
    const round = made++;
    s.phase = 'adventure';
    s.agenda = [{ do: 'turn' }];
    for (const card of STARTER_CARDS) s.where[card] = GONE;
    const kinds = pool.flatMap((count, kind) => Array.from({ length: count }, () => kind));
    s.obstacles = s.obstacles.map((_, slot) => kinds[(slot + next) % kinds.length]);
    const tiers = Object.fromEntries(Object.entries(TIER_FOES).map(([tier, foes]) => [tier, foes.slice()]));
    for (const node of trainers) s.spots[node] = tiers[spaces[node].back as string].pop() as number;
    gyms.forEach((node, i) => {
      s.spots[node] = LEADER_FOES[(i + round) % LEADER_FOES.length];
    });
    // Every third trainer has been beaten, and the leaders who are in no gym are.
    const beaten = LEADER_FOES.filter((foe) => !gyms.some((node) => s.spots[node] === foe));
    trainers.forEach((node, i) => {
      if ((i + round) % 3 > 0) return;
      beaten.push(s.spots[node]);
      s.spots[node] = EMPTY;
    });
    let hm = 0;
    spaces.forEach(({ kind }, node) => {
      if (kind === 'hm') s.spots[node] = hm++;
      if (kind !== 'trade-center') return;
      const card = BACK_CARDS[backOf('safari')].find((one) => s.where[one] === UNSEEN) as number;
      s.spots[node] = card;
      s.where[card] = ON_MAP;
    });
    s.hms = s.hms.map(() => 1);
    // Players begin at places where something can be done, the third beside the first.
    const goals = [...spaces.keys()].filter((node) => GOALS.has(spaces[node].kind));
    s.players.forEach((player, seat) => {
      for (let i = 0; i < 7; i++) {
        const card = (next++ * 29) % POKEMON.length;
        if (s.where[card] !== UNSEEN && s.where[card] !== GONE) continue;
        s.where[card] = OWNED;
        player.team.push(card);
        s.level[card] = Math.max(1, MAX_LEVEL[card] - (i === 0 && seat === 0 ? 0 : 2 + (next % 4)));
        s.stage[card] = next % 4 === 0 ? 0 : POKEMON[card].stages.length - 1;
        s.taught[card] = Object.freeze([...(round % 3 === 0 ? [] : [next % 3]), FIRST_GYM_TM + (next % 7)]);
        s.hearts[card] = next % 3 === 0 ? 1 : HP[card][s.level[card] - 1];
      }
      player.money = [...beaten.keys()].filter((i) => i % seats === seat).map((i) => tokenOf(beaten[i]));
      player.types[(next + seat) % 8] = 1;
      s.types[(next + seat) % 8]--;
      player.balls = [2, 1, 1, seat === 0 ? 1 : 0];
      player.stones = [1, 1, 1, 1, 1];
      player.at = goals[(round + (seat === 2 ? 0 : seat)) % goals.length];
      player.moved = true;
      player.candies = 1;
      player.revives = 1;
      player.debts = seat;
      player.bike = next % 3;
    });
    for (const cards of BACK_CARDS) {
      for (const card of cards.slice(0, 3)) if (s.where[card] === UNSEEN) s.where[card] = DISCARDED;
    }
    // As many tokens lie face down as there are left to be.
    const left = BACK_CARDS.map((cards) => cards.filter((card) => s.where[card] === UNSEEN).length);
    spaces.forEach(({ kind, back }, node) => {
      if (kind !== 'wild' && kind !== 'legendary') return;
      const of = backOf(kind === 'legendary' ? kind : (back as string));
      if (left[of] > 0) left[of]--;
      else s.spots[node] = EMPTY;
    });
    return s;
  };
  return { ...master, create };
}
