/** What options of the map bring and cost, in a few German words. */
import type { Translation } from '@indigo/kernel';
import { MASTER_BALL } from '../answers.ts';
import { SLOTS, SYMBOLS } from '../cards.ts';
import { POKEMON } from '../data/pokemon.ts';
import { XP_BATTLE } from '../data/rules.ts';
import { DEPT_COUNTS, DEPT_GIVES, STONES } from '../data/shop.ts';
import { FOES } from '../foes.ts';
import type { meaningWords } from '../text/meanings.ts';
import { attackText } from './attack-words.ts';
import {
  actions,
  ballName,
  CANDY,
  count,
  foePokemon,
  foeTitle,
  german,
  hearts,
  itemName,
  left,
  list,
  machineName,
  moneyName,
  name,
  named,
  ofType,
  partName,
  pokemon,
  powerToken,
  REVIVE,
  rounds,
  stoneName,
  typeCounts,
} from './names.ts';
import { LEADER_POWERS, OWNER_POWERS } from './powers.ts';

const foeTeam = (foe: number): string =>
  FOES[foe].pokemon
    .map(
      ({ hearts: n, damage }, on) =>
        `${foePokemon(foe, on)} (${n} ♥, Schaden: ${typeCounts(damage) || 'keiner'})`,
    )
    .join(', ');
const damage = (card: number): string => typeCounts(SYMBOLS[card]) || 'keiner';
/** `2 × Pokéball und Hyperball`. */
const slots = (card: number): string => {
  const balls = SLOTS[card].map(({ ball }) => ball);
  return list(
    [...new Set(balls)].map((ball) => {
      const n = balls.filter((one) => one === ball).length;
      return n === 1 ? ballName(ball) : `${n} × ${ballName(ball)}`;
    }),
  );
};
const cards = (of: readonly number[], and?: string): string =>
  list(
    of.map((card) => pokemon(card)),
    and,
  );

/** `Vulpix`, `Evoli`: whom a stone evolves. */
const evolvedBy = (stone: number): string[] =>
  POKEMON.flatMap(({ stages }) =>
    stages.flatMap(({ reached, from }) =>
      reached.by === 'stone' && reached.stone === STONES[stone] ? [german(stages[from].name)] : [],
    ),
  );

type Words = Translation<typeof meaningWords>;

const costs = {
  'cost.actions': { say: (_, n) => actions(n) },
  'cost.actions-lost': { say: (_, n) => (n === 1 ? 'eine ungenutzte Aktion' : `${n} ungenutzte Aktionen`) },
  'cost.turn': { say: () => 'den Rest deines Zuges' },
  'cost.hearts': {
    say: (_, card, stage, lost, now) => `${pokemon(card, stage)} ${hearts(lost)}: ${left(now)}`,
  },
  'cost.damage': { say: (_, card) => `dein Team seinen Schaden: ${damage(card)}` },
  'cost.if-free': { say: (_, card) => `dein Team seinen Schaden, wenn es sich befreit: ${damage(card)}` },
  'cost.price': { say: (_, price) => `${price}$` },
  'cost.token': { say: (_, money) => moneyName(money) },
  'cost.candy': { say: () => `ein ${CANDY}` },
  'cost.revive': { say: () => `einen ${REVIVE}` },
  'cost.stone': { say: (_, stone) => `einen ${stoneName(stone)}` },
  'cost.ball': { say: (_, ball) => `einen ${ballName(ball)}, wenn du es fängst` },
  'cost.pokemon': {
    say: (_, card, stage, level) => `${pokemon(card, stage)} (Level ${level}), für immer`,
  },
  'cost.part': { say: (_, part) => partName(part) },
  'cost.defeat': { say: () => 'dein letztes Pokémon: Du wärst geschlagen' },
  'cost.once-a-turn': { say: () => 'die eine Gelegenheit in diesem Zug' },
} satisfies Partial<Words>;

const gains = {
  'beat.catch': { say: (_, card) => `Dein Wurf, um ${pokemon(card)} zu fangen.` },
  'beat.battle': { say: () => 'Dein Wurf für den Kampf.' },
  'act.roll': { say: () => 'Würfeln' },
  wins: { say: () => 'gewinnt' },
  catches: { say: () => 'gefangen' },
  'get.level': { say: (_, level) => `Level ${level}` },
  'get.most': { say: (_, n) => `Bis zu ${hearts(n)} mehr` },
  'get.evolves': { say: (_, card, stage) => `Entwickelt sich zu ${pokemon(card, stage)}` },
  'get.heals': { say: (_, n) => `${hearts(n)} zurück` },
  'get.part': { say: (_, part) => partName(part) },
  'get.fits': {
    say: (_, of) =>
      of.length === 0 ? 'Keines deiner Pokémon kann ihn jetzt nutzen' : `Entwickelt von deinen: ${cards(of)}`,
  },
  'get.xp': { say: (_, n) => `${n} EP` },
  'get.actions': { say: (_, n) => `${actions(n)} mehr in jedem Zug` },
  'get.pokemon': {
    say: (_, card) => `${pokemon(card)}: ${hearts(POKEMON[card].track[0])}, Tempo ${POKEMON[card].speed}`,
  },
  'get.attack': { say: (_, _machine, attack) => attackText(attack) },
  'get.passes': {
    say: (_, machine) => `Dein Team kommt vorbei, wo ${machineName(machine)} nötig ist`,
  },
  'get.hearts-off': {
    say: (_, card, stage, lost, now) => `${pokemon(card, stage)} verliert ${hearts(lost)}: ${left(now)}`,
  },
  'get.hit': { say: (_, lost, now) => `${hearts(lost)} weniger: ${left(now)}` },
  'get.type': {
    say: (_, type, n) =>
      `Ein Herz mehr für jedes ${ofType(type, 'Pokémon')}; du hast ${n === 0 ? 'keines' : n}`,
  },
  'get.turned-up': { say: (_, n) => `Deckt ${n} Marker auf` },
  'get.one-of': { say: (_, of) => cards(of, 'oder') },
  'get.prize': { say: (_, money) => `Ein Sieg bringt ${XP_BATTLE} EP und den Marker ${moneyName(money)}` },
  'get.power': { say: (_, power) => `Und der ${powerToken(power)}` },
  'get.some-power': { say: () => 'Und ein Kraft-Marker, noch verdeckt' },
  'get.pokemon-prize': { say: (_, of) => `Ein Sieg bringt ${XP_BATTLE} EP und ${cards(of, 'oder')}` },
  'get.boss-prize': {
    say: () => `Ein Sieg bringt ${XP_BATTLE} EP und den Meisterball oder einen Typ-Marker`,
  },
  'get.legend': { say: () => 'Es zu besiegen bringt auch einen Typ-Marker' },
  'get.no-damage': { say: (_, card) => `Kein Schaden von ${pokemon(card)}` },
  'get.no-fight': { say: () => 'Kein Kampf' },
  'get.safe': { say: () => 'Er fängt jedes Pokémon' },
} satisfies Partial<Words>;

const waiting = {
  'waits.wild': {
    say: (_, card) => `${pokemon(card)} (Schaden: ${damage(card)}; gefangen mit ${slots(card)})`,
  },
  'waits.wild-down': { say: () => 'Ein wildes Pokémon, verdeckt' },
  'waits.legendary-down': { say: () => 'Ein legendäres Pokémon, verdeckt' },
  'waits.item': { say: (_, item) => itemName(item) },
  'waits.item-down': { say: () => 'Ein Item-Ball, verdeckt' },
  'waits.foe': { say: (_, foe) => `${foeTitle(foe)}: ${foeTeam(foe)}` },
  'waits.hm': {
    say: (_, machine, copies) =>
      copies === 0 ? `${machineName(machine)}, aber keine ist mehr da` : machineName(machine),
  },
  'waits.trade': { say: (_, card, type) => `${pokemon(card)} für eines deiner ${ofType(type, 'Pokémon')}` },
  'waits.mart': { say: () => 'Ein Laden' },
  'waits.store': { say: () => `Ein Laden, in dem ${DEPT_GIVES}$ so viel wert sind wie ${DEPT_COUNTS}$` },
  'waits.city': { say: () => 'Eine Stadt: Beginnt dein Zug hier, wird dein Team geheilt' },
} satisfies Partial<Words>;

const notes = {
  'note.pokemon': {
    say: (_, card, stage) => {
      const { stages, speed } = POKEMON[card];
      const { dice } = stages[stage];
      return `${dice.length === 0 ? 'Keine Würfel' : `Würfelt ${dice.map(named).join(', ')}`}; Tempo ${speed}`;
    },
  },
  'note.flip': { say: () => 'Tempo oder Reichweite in der Liga, aber kein Herz' },
  'note.type-token': { say: () => 'Ein Herz mehr für alle deine Pokémon eines Typs' },
} satisfies Partial<Words>;

const sends = {
  'send.commit': {
    say: (_, n) => (n === 0 ? 'Kämpfen' : n === 1 ? 'Mit diesem kämpfen' : `Mit diesen ${n} kämpfen`),
  },
  'send.throw': {
    say: (_, n, all) =>
      n === 0 ? 'Werfen' : n === all ? 'Werfen, der Fang ist sicher' : `${count(n, 'Ball', 'Bälle')} werfen`,
  },
  'send.basket': {
    say: (_, n) => (n === 0 ? 'Nichts kaufen' : `${count(n, 'Sache', 'Sachen')} kaufen`),
  },
  'send.pay': { say: (_, n) => `Mit ${count(n, 'Marker', 'Markern')} zahlen` },
  'send.place': { say: () => 'Den Schaden nehmen' },
  'send.package': { say: () => 'Den Schaden austeilen' },
  'send.offer': { say: (_, n) => (n === 0 ? 'Nichts anbieten' : 'Das anbieten') },
  'send.draft': { say: (_, n) => (n === 0 ? 'Keine kaufen' : `${count(n, 'TM', 'TMs')} kaufen`) },
  'send.flip': { say: (_, n) => (n === 0 ? 'Keinen umdrehen' : `${n} Marker umdrehen`) },
  'send.power': { say: (_, n) => (n === 0 ? 'Nicht einsetzen' : 'Einsetzen') },
} satisfies Partial<Words>;

const subjects = {
  'tag.wild': { say: () => 'Wild' },
  'tag.legendary': { say: () => 'Legendär' },
  'tag.foe': { say: () => 'Dir im Weg' },
  'about.leader-power': {
    say: (_, power) => `Für einen Arenaleiter, einmal im Kampf: ${LEADER_POWERS[power]}.`,
  },
  'about.owner-power': { say: (_, power) => `In der Liga, einmal im Kampf: ${OWNER_POWERS[power]}.` },
  'about.own-design': { say: () => 'Unser eigener Entwurf, denn der ursprüngliche Text ist verloren.' },
  'about.ball': {
    say: (_, ball) =>
      ball === MASTER_BALL
        ? 'Fängt jedes Pokémon, ohne Würfeln.'
        : 'Füllt beim Fangen einen Platz seiner eigenen oder einer billigeren Sorte.',
  },
  'about.stone': {
    say: (_, stone) => `Ein ${stoneName(stone)} entwickelt auf jedem Level: ${list(evolvedBy(stone))}.`,
  },
  'about.type-token': { say: (_, type) => `Jedes deiner ${ofType(type, 'Pokémon')} hat ein Herz mehr.` },
  'about.candy': { say: () => 'Eines deiner Pokémon bekommt 1 EP.' },
  'about.revive': {
    say: () => 'Gibt einem deiner Pokémon alle Herzen zurück, auch einem, das besiegt ist.',
  },
  'about.bike': { say: (_, n) => `${actions(n)} mehr in jedem Zug.` },
  'about.deals': { say: (_, card) => `Schaden: ${damage(card)}.` },
  'about.balls': { say: (_, card) => `Sicher gefangen mit ${slots(card)}.` },
  'about.pokemon': {
    say: (_, card) => `Am Anfang ${hearts(POKEMON[card].track[0])}, Tempo ${POKEMON[card].speed}.`,
  },
  'about.foe-pokemon': {
    say: (_, foe, on) => {
      const { hearts: n, damage: deals } = FOES[foe].pokemon[on];
      return `${foePokemon(foe, on)}: ${hearts(n)}, Schaden: ${typeCounts(deals) || 'keiner'}.`;
    },
  },
  machine: { say: (_, machine) => machineName(machine) },
  adversary: { say: (_, foe) => foeTitle(foe) },
} satisfies Partial<Words>;

const results = {
  'result.rounds': { say: (_, n) => `In ${rounds(n)}.` },
  'result.fainted': {
    say: (_, forms) => `${list(forms.map(name))} ${forms.length === 1 ? 'wurde' : 'wurden'} besiegt.`,
  },
  'result.unhurt': { say: () => 'Niemand wurde besiegt.' },
  'result.foes-left': {
    say: (_, foe, now) => {
      const standing = FOES[foe].pokemon.flatMap((_one, on) =>
        now[on] > 0 ? [`${foePokemon(foe, on)} (${now[on]} ♥)`] : [],
      );
      return standing.length === 0
        ? 'Auf beiden Seiten war niemand übrig.'
        : `Noch übrig: ${list(standing)}.`;
    },
  },
  'result.standing': {
    say: (_, forms) =>
      forms.length === 0
        ? 'Auf beiden Seiten war niemand übrig.'
        : `Noch auf dem Feld: ${list(forms.map(name))}.`,
  },
} satisfies Partial<Words>;

export const meanings = {
  ...costs,
  ...gains,
  ...waiting,
  ...notes,
  ...sends,
  ...subjects,
  ...results,
} satisfies Words;
