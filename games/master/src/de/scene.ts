/** What stands on and beside the table, in German: battles, phases, trays, goals. */
import type { Translation } from '@indigo/kernel';
import { FOES } from '../foes.ts';
import type { sceneWords } from '../text/scene.ts';
import { count, debts, foePokemon, foeWhom, of, pokemon, powerName, typeCounts, up } from './names.ts';
import { LEADER_POWERS } from './powers.ts';

export const scene = {
  battle: {
    say: (_, foe, round) =>
      round === 0 ? `Kampf gegen ${foeWhom(foe)}` : `Kampf gegen ${foeWhom(foe)}, Runde ${round}`,
  },
  'stage.commit': { say: () => 'Wer kämpft' },
  'stage.roll': { say: () => 'Würfel' },
  'stage.hits': { say: () => 'Treffer' },
  'stage.damage': { say: () => 'Schaden' },
  'side.own': { say: (r, seat) => up(of(r, seat, 'Pokémon', 'deine')) },
  rolls: { say: () => 'würfelt' },
  deals: { say: () => 'Schaden' },
  fighter: { say: (_, card, stage) => pokemon(card, stage) },
  'hits-left': { say: (_, types) => `Treffer zu verteilen: ${typeCounts(types)}` },
  'leader-power': {
    say: (_, power, used) =>
      used ? `${powerName(power)} ist eingesetzt` : `${powerName(power)}: ${LEADER_POWERS[power]}`,
  },

  'phase.setup': { say: () => 'Vor dem Start' },
  'phase.adventure': { say: () => 'Abenteuer' },
  'phase.intermediate': { say: () => 'Vor der Liga' },
  'spread.starters': { say: () => 'Wer kommt mit dir?' },
  'tray.team': { say: () => 'Team' },
  'tray.bag': { say: () => 'Tasche' },
  'tray.pokemon': { say: (_, n) => `${n} Pokémon` },
  'tray.money': { say: (_, money, n) => (n === 0 ? `${money}$` : `${money}$, ${debts(n)}`) },
  'tray.nobody': { say: () => 'Noch niemand' },
  'counted-pokemon': { say: () => 'Pokémon' },

  goals: { say: () => 'Ziele' },
  goal: { say: () => 'Zieh ein Team groß und gewinne dann die Pokémon-Liga.' },
  'goals.about': {
    say: () =>
      'Fang und trainiere ein Team: Nur die Liga entscheidet, wer gewinnt. Jedes dieser Ziele beendet das Abenteuer.',
  },
  'goals.gyms': { say: (_, beaten, all) => `Besiegte Arenen: ${beaten} von ${all}` },
  'goals.beaten': { say: () => 'Besiegt' },
  'goals.foe': {
    say: (_, foe) =>
      FOES[foe].pokemon.map(({ hearts }, on) => `${foePokemon(foe, on)} (${hearts} ♥)`).join(', '),
  },
  'goals.trainers': {
    say: (_, left, end) =>
      `Noch ${count(left, 'Trainer', 'Trainer')} auf der Karte. Das Abenteuer endet, wenn nur noch ${end === 1 ? 'einer' : end} übrig ${end === 1 ? 'ist' : 'sind'}.`,
  },
  'goals.house': {
    say: (_, seats) =>
      `Hausregel zu ${seats === 2 ? 'zweit' : 'dritt'}: ${seats === 2 ? 'Es braucht drei ausgewachsene Pokémon, nicht zwei' : 'Das Abenteuer endet bei drei übrigen Trainern, nicht bei zwei'}.`,
  },
  'goals.rounds': { say: (_, played, most) => `Runde ${played} von höchstens ${most}.` },
  'goals.levels': { say: (_, need) => `Jemand mit ${need} Pokémon auf ihrem höchsten Level` },
  'goals.grown': { say: (_, grown, need) => `${grown} von ${need}` },
  'goals.best': {
    say: (_, card, stage, level, most) => `${pokemon(card, stage)}, Level ${level} von ${most}`,
  },
  seeds: { say: () => 'Setzliste' },
  'seeds.about': { say: () => 'Wer höher gesetzt ist, wählt in seinen Kämpfen zuerst.' },
  'seeds.order': { say: () => 'Der Reihe nach' },
} satisfies Translation<typeof sceneWords>;
