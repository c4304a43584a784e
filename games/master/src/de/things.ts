/** What places, tokens, obstacles, conditions and attacks are, in German. */
import type { Translation } from '@indigo/kernel';
import { TYPE_AT } from '../cards.ts';
import { START_ROWS } from '../data/battlefield.ts';
import type { ConditionId } from '../data/effects.ts';
import { HMS, RAIN_BACK, SUN_BACK } from '../data/machines.ts';
import type { ObstacleId, SpaceKind } from '../data/map.ts';
import { POKEMON } from '../data/pokemon.ts';
import { KARATE_WINS, SYNTHESIS, XP_BATTLE, XP_LEADER_TOKEN } from '../data/rules.ts';
import { DEPT_COUNTS, DEPT_GIVES, STONES } from '../data/shop.ts';
import { HEARTS, HEARTS_SUPER, TYPES } from '../data/types.ts';
import type { BackId } from '../data/wild.ts';
import { MACHINES } from '../machines.ts';
import { MONEY } from '../money.ts';
import type { fieldThingWords, thingWords } from '../text/things.ts';
import { ABILITY_TEXTS } from './ability-texts.ts';
import { attackText } from './attack-words.ts';
import {
  ability,
  conditionCalled,
  german,
  hearts,
  list,
  machineName,
  ofType,
  ofTypeId,
  pokemon,
  steps,
  stoneName,
  typeName,
  up,
} from './names.ts';
import { BARS } from './obstacles.ts';
import { shortPlace } from './places.ts';

const HEALS = 'Beginnt dein Zug hier, wird dein ganzes Team geheilt, auch wer besiegt ist.';
const PLACES: { readonly [kind in SpaceKind]: string } = {
  lab: `Hier beginnst du. ${HEALS}`,
  'poke-center': HEALS,
  wild: 'Hier liegt ein wildes Pokémon, verdeckt, bis jemand kommt. Kämpf für EP, oder wirf Bälle, um es zu fangen.',
  legendary:
    'Hier liegt ein legendäres Pokémon, verdeckt, bis jemand kommt: schwer zu besiegen und schwer zu fangen.',
  trainer: 'Wer hierherkommt, muss gegen den Trainer kämpfen, und der Zug endet.',
  item: 'Hier liegt ein Item-Ball, verdeckt, bis jemand kommt. Ihn aufzuheben kostet eine Aktion.',
  'poke-mart': 'Ein Laden: Bälle, Steine, Fahrräder und Porygon. Wechselgeld gibt es nicht.',
  'department-store': `Ein Laden, in dem ${DEPT_GIVES}$ als ${DEPT_COUNTS}$ zählen.`,
  gym: 'Fordere hier den Arenaleiter heraus; ein Kampf beendet deinen Zug.',
  giovanni: 'Hier wartet Giovanni, hinter einer verschlossenen Tür.',
  dojo: `Der Karatemeister kann ${KARATE_WINS}-mal besiegt werden, jedes Mal für ein anderes Pokémon.`,
  'trade-center': 'Gib ein Pokémon des verlangten Typs her, und nimm das angebotene; dein Zug endet.',
  hm: 'Eines deiner Pokémon kann die VM lernen, die hier liegt.',
  path: 'Hier liegt nichts. Du kommst nur vorbei.',
};

const untilActed = 'Das endet mit seiner nächsten Aktivierung.';
const CONDITION_TEXTS: { readonly [id in ConditionId]: (n: number) => string } = {
  poisoned: () => `Jede Attacke, die es verletzt, richtet 1 Normal-Schaden mehr an. ${untilActed}`,
  asleep: () => 'Es verpasst seine nächste Aktivierung und wacht danach auf.',
  flinched: () => `In seiner nächsten Aktivierung kann es keine Attacke mit Sanduhr einsetzen. ${untilActed}`,
  'slowed-to': (n) => `Es hat ${n === 0 ? 'keine Schritte' : `höchstens ${steps(n)}`}. ${untilActed}`,
  'slowed-by': (n) => `Es hat ${steps(n)} weniger. ${untilActed}`,
  blinded: () => `Es sieht nur die Sechsecke neben sich. ${untilActed}`,
};
const conditionName = (id: ConditionId, n: number): string => up(conditionCalled(id, n));

const BACK_NAMES: { readonly [back in BackId]?: string } = {
  'seafoam-islands': 'dunkelblauer',
  'viridian-forest': 'dunkelgrüner',
};
const called = (back: BackId, by: ObstacleId): string =>
  `einmal im Zug ruft eine Aktion neben ${by === 'water' ? 'Wasser' : 'einem Baum'} ein abgelegtes Pokémon mit ${BACK_NAMES[back]} Rückseite herbei`;
/** What a gym TM does on the map. */
const ON_MAP: { readonly [attack: string]: string } = {
  dig: 'einmal im Zug bringt dich eine Aktion von einem rosa oder braunen Ort neben einen beliebigen Ort dieser Farbe',
  'rain-dance': called(RAIN_BACK, 'water'),
  flash: 'deckt die Marker hier und nebenan auf, ohne Aktion',
  synthesis: `wer sie kann, bekommt einmal im Zug ${hearts(SYNTHESIS)} zurück`,
  smokescreen: 'einmal im Zug darfst du den Kampf gegen einen Trainer ablehnen und bleiben oder weitergehen',
  reflect: 'einmal im Zug darfst du den ganzen Schaden eines wilden Pokémon abwehren',
  'sunny-day': called(SUN_BACK, 'tree'),
};

/** Where an HM leads. */
const PAST: { readonly [kind in ObstacleId]?: string } = {
  tree: 'an Bäumen vorbei',
  water: 'übers Wasser',
  wing: 'über weite Strecken',
};

/** `Glutexo auf Level 3`, `Simsala bei einem Tausch`, `Vulnona mit einem Feuerstein`. */
function evolves(card: number, stage: number): string {
  const { name, reached } = POKEMON[card].stages[stage];
  switch (reached.by) {
    case 'level':
      return `${german(name)} auf Level ${reached.level}`;
    case 'stone':
      return `${german(name)} mit einem ${stoneName(STONES.indexOf(reached.stone))}`;
    case 'trade':
      return `${german(name)} bei einem Tausch`;
    default:
      return german(name);
  }
}
const forms = (ones: readonly (readonly [card: number, stage: number])[]): string =>
  list(
    ones.map(([card, stage]) => pokemon(card, stage)),
    'oder',
  );

export const things = {
  'yours.strong': {
    say: (_, ones) => `Dein ${forms(ones)} kann ihm mit einem Treffer ${hearts(HEARTS_SUPER)} nehmen.`,
  },
  'yours.weak': {
    say: (_, ones) => `Es kann deinem ${forms(ones)} mit einem Treffer ${hearts(HEARTS_SUPER)} nehmen.`,
  },
  'yours.no-ball': { say: () => 'Du hast keinen Ball, der es fangen könnte.' },
  'yours.beats': { say: () => 'du gewinnst' },
  'yours.throw': { say: () => 'mit deinem besten Wurf gefangen' },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.foes': { say: () => 'Trainer und Arenaleiter' },
  'dex.machines': { say: () => 'VMs und TMs' },
  'dex.powers': { say: () => 'Kraft-Marker' },
  'dex.items': { say: () => 'Items' },
  'dex.attacks': { say: () => 'Attacken' },
  'dex.abilities': { say: () => 'Fähigkeiten' },
  'dex.conditions': { say: () => 'Zustände' },
  'dex.types': { say: () => 'Typen' },
  'dex.obstacles': { say: () => 'Hindernisse' },
  'dex.places': { say: () => 'Orte' },
  'place-short': { say: (_, name) => shortPlace(name) },
  'about.place': { say: (_, kind) => PLACES[kind] },
  'obstacle-name': { say: (_, kind) => BARS[kind].name },
  'about.obstacle': { say: (_, kind) => BARS[kind].text },
  'about.figure': {
    say: (r, seat, card) =>
      `${r.you === seat ? 'Du bist' : `${r.name(seat)} ist`} mit ${pokemon(card)} aufgebrochen.`,
  },
  'about.figure-new': {
    say: (r, seat) => `${r.you === seat ? 'Du hast' : `${r.name(seat)} hat`} noch kein Pokémon.`,
  },
  'about.beaten': { say: () => 'Der Arenaleiter hier ist besiegt.' },
  'about.fainted': { say: () => 'Es ist besiegt.' },
  'about.committed': { say: () => 'Es kämpft in diesem Kampf.' },
  'about.track': {
    say: (_, card) => {
      const { track } = POKEMON[card];
      const most = track.map((_one, i) => track.slice(0, i + 1).reduce((sum, n) => sum + n, 0));
      return `Herzen von Level zu Level: ${most.join(', ')}.`;
    },
  },
  'about.type': { say: (_, card, stage) => `Typ ${typeName(TYPE_AT[card][stage])}.` },
  'about.evolves': {
    say: (_, card, stages) =>
      `Entwickelt sich zu ${stages.map((stage) => evolves(card, stage)).join(', oder zu ')}.`,
  },
  'about.ability-text': { say: (_, card) => `Fähigkeit ${ability(card)}: ${ABILITY_TEXTS[card]}` },
  'about.ability-if': {
    say: (_, card) => `Spielt ihr mit Fähigkeiten, ${ability(card)}: ${ABILITY_TEXTS[card]}`,
  },
  'about.on-map': { say: (_, machine) => `Auf der Karte: ${ON_MAP[MACHINES[machine].attack]}.` },
  'about.hm': {
    say: (_, machine) => {
      const { obstacle, dice, copies } = HMS[machine];
      const die = dice.map((type) => ofTypeId(type, 'Würfel'));
      return `Bringt dein Team ${PAST[obstacle]}. Für Pokémon mit ${list(die, 'oder')}; insgesamt ${copies}-mal.`;
    },
  },
  'about.tm': {
    say: (_, type) => `Für ${ofType(type, 'Pokémon')}, und für andere, deren Karte sie nennt.`,
  },
  'about.money': { say: (_, money) => `Im Laden ${MONEY[money].value}$ wert.` },
  'about.debt': { say: () => 'Wer ihn hat, zahlt vor der Liga 1$ mehr.' },
  'about.key': { say: () => 'Sein Schlüssel öffnet verschlossene Türen, solange er dir gehört.' },
  'about.leader-token': {
    say: (_, machine) => `Könnte stattdessen ${machineName(machine)} beibringen.`,
  },
  'about.prize': {
    say: (_, money) =>
      `Besiegt: ${XP_BATTLE} EP und der Marker, ${MONEY[money].value}$ wert${MONEY[money].key ? ', mit einem Schlüssel' : ''}.`,
  },
  'about.leader-prize': {
    say: (_, machine) => `Der Marker kann ${machineName(machine)} beibringen; ein Kraft-Marker kommt dazu.`,
  },
  'simple.leader-prize': {
    say: () =>
      `Besiegt: ${XP_BATTLE} EP, ein Kraft-Marker und der Marker des Arenaleiters, vor der Liga ${XP_LEADER_TOKEN} EP wert.`,
  },
  'simple.leader-token': {
    say: () => `Vor der Liga ${XP_LEADER_TOKEN} EP wert, beliebig auf deine Pokémon verteilt.`,
  },
  'about.boss-prize': { say: () => `Besiegt: ${XP_BATTLE} EP und der Meisterball oder ein Typ-Marker.` },
  'about.karate-prize': { say: () => `Besiegt: ${XP_BATTLE} EP und ein Pokémon des Dojos.` },
  'about.strong': {
    say: (_, type) => {
      const { beats } = TYPES[type];
      const damage = ofType(type, 'Schaden');
      return beats.length === 0
        ? `${damage} kostet jeden ${hearts(HEARTS)}.`
        : `${damage} kostet ${list(beats.map((one) => ofTypeId(one, 'Pokémon')))} ${hearts(HEARTS_SUPER)}, andere ${HEARTS}.`;
    },
  },
  'about.weak': {
    say: (_, type) => {
      const { id } = TYPES[type];
      const strong = TYPES.filter(({ beats }) => beats.includes(id)).map((one) =>
        ofTypeId(one.id, 'Schaden'),
      );
      return strong.length === 0
        ? `${ofTypeId(id, 'Pokémon')} haben keine Schwäche.`
        : `${ofTypeId(id, 'Pokémon')} verlieren durch ${list(strong, 'oder')} je ${hearts(HEARTS_SUPER)}.`;
    },
  },
  'about.wants': { say: (_, type) => `Verlangt wird ein ${ofType(type, 'Pokémon')}.` },
  'about.attack-figures': { say: (_, attack) => `${up(attackText(attack))}.` },
} satisfies Translation<typeof thingWords>;

/** What stands on the field. */
export const fieldThings = {
  'about.hex': { say: () => 'Auf ein Sechseck passt ein Pokémon.' },
  'about.hex-start': {
    say: (_, row) =>
      `Hier beginnen die Pokémon der ${row === START_ROWS[0] ? 'oberen' : 'unteren'} Seite, und hier kommen Reserven dazu.`,
  },
  'about.hex-spot': { say: () => 'Vor einem Kampf sagen Würfel, ob hier ein Felsen liegt.' },
  'about.boulder': { say: () => 'Niemand kann auf einen Felsen treten oder durch ihn hindurchsehen.' },
  'about.tail': {
    say: () =>
      'Wer den Schweif trifft, trifft seinen Besitzer; niemand kann auf ihn treten oder durch ihn hindurchsehen.',
  },
  'condition-name': { say: (_, id, n) => conditionName(id, n) },
  'about.condition': { say: (_, id, n) => CONDITION_TEXTS[id](n) },
  'about.has': { say: (_, id, n) => `${conditionName(id, n)}: ${CONDITION_TEXTS[id](n)}` },
  'about.active': { say: () => 'Es ist gerade aktiv.' },
  'about.done': { say: () => 'Es war in dieser Runde schon aktiv.' },
  'ability-name': { say: (_, card) => ability(card) },
  'ability-text': { say: (_, card) => ABILITY_TEXTS[card] },
  'ability-note': { say: (_, card) => `${ability(card)}: ${ABILITY_TEXTS[card]}` },
} satisfies Translation<typeof fieldThingWords>;
