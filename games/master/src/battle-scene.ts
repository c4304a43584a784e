/** A dice battle of the adventure as it lies on the table. */
import type { Battle, Fighter, Say, Side } from '@indigo/kernel';
import { cardOf, DICE_AT } from './cards.ts';
import { POWERS } from './data/powers.ts';
import { TYPES, type TypeId } from './data/types.ts';
import { cardPiece, foePiece } from './faces.ts';
import { FOES, foeOf } from './foes.ts';
import { typeOfId } from './types.ts';
import type { BattleView, MasterView, PokemonView } from './view.ts';

const STAGES: readonly Say[] = [['stage.commit'], ['stage.roll'], ['stage.hits'], ['stage.damage']];
const [COMMIT, ROLL, HITS, DAMAGE] = STAGES.keys();

export function battleScene({ battle, players, active }: MasterView): Battle | null {
  if (battle === null) return null;
  const { committed } = battle;
  const team = players[active].team.filter(({ card }) => committed.length === 0 || committed.includes(card));
  return {
    kind: FOES[foeOf(battle.foe)].kind,
    say: ['battle', foeOf(battle.foe), battle.round],
    sides: [own(battle, active, team), adversary(battle)],
    stages: STAGES,
    stage: stageOf(battle),
    decided: battle.winner === null ? null : battle.winner === 'active' ? 0 : 1,
    due: battle.due < 0 ? [] : [battle.due],
  };
}

function stageOf({ committed, dice, hits }: BattleView): number {
  if (committed.length === 0) return COMMIT;
  if (hits.length > 0) return HITS;
  return dice.some((pips) => pips.length > 0) ? DAMAGE : ROLL;
}

function own(battle: BattleView, seat: number, team: readonly PokemonView[]): Side {
  const hits = battle.hits.map((id) => typeOfId(id as TypeId));
  return {
    seat,
    say: ['side.own', seat],
    fighters: team.map((one) => member(battle, one, seat)),
    dice: [],
    cards: [],
    sum: null,
    ...(hits.length > 0 && { notes: [['hits-left', hits]] }),
  };
}

/** One of the player's: its dice lie beside it once they are thrown. */
function member({ committed, dice }: BattleView, one: PokemonView, seat: number): Fighter {
  const card = cardOf(one.card);
  const types = DICE_AT[card][one.stage].map((type) => TYPES[type].id);
  const thrown = dice[committed.indexOf(one.card)] ?? [];
  return {
    id: cardPiece(card),
    kind: 'card',
    of: one.card,
    form: one.stage,
    seat,
    health: { now: one.hearts, most: Math.max(one.hearts, one.max) },
    say: ['fighter', card, one.stage],
    state: one.hearts === 0 ? 'out' : committed.length === 0 ? 'waits' : 'fights',
    ...(thrown.length > 0 && { dice: thrown.map((pips, i) => ({ pips, type: types[i] })) }),
    signs: { say: ['rolls'], types },
  };
}

function adversary({ foe: id, hearts, power, powerUsed }: BattleView): Side {
  const foe = foeOf(id);
  const token = POWERS.findIndex((one) => one.id === power);
  return {
    seat: null,
    say: ['adversary', foe],
    fighters: FOES[foe].pokemon.map(({ damage, hearts: most }, on): Fighter => {
      const now = hearts[on];
      return {
        id: foePiece(on),
        kind: 'foe',
        of: foeArt(id, on),
        health: { now, most },
        say: ['do.foe', foe, on],
        state: now === 0 ? 'out' : 'fights',
        signs: { say: ['deals'], types: damage.map((type) => TYPES[type].id) },
      };
    }),
    dice: [],
    cards: [],
    sum: null,
    emblem: { kind: 'adversary', of: id },
    ...(token >= 0 && { notes: [['leader-power', token, powerUsed]] }),
  };
}

/** What a Pokémon of an adversary is to those who draw it: `misty:0`, the first of FOES `misty`. */
export const foeArt = (foe: string, on: number): string => `${foe}:${on}`;
