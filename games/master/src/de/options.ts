/** What can be answered, and what stands on the table, in German. */
import type { Translation } from '@indigo/kernel';
import type { SpaceKind } from '../data/map.ts';
import { INTERACT_COST, MOVE_COST } from '../data/rules.ts';
import { KINDS } from '../kinds.ts';
import type { optionWords } from '../text/options.ts';
import {
  actions,
  ballName,
  bikeName,
  CANDY,
  count,
  foePokemon,
  goodName,
  hearts,
  machineName,
  moneyName,
  of,
  ofType,
  partName,
  partNames,
  pokemon,
  powerToken,
  REVIVE,
  stoneName,
  typeName,
  up,
} from './names.ts';
import { BARS } from './obstacles.ts';
import { fromPlace, placeName, toPlace } from './places.ts';

/** What interacting with a kind of location is called. */
const DEEDS: { readonly [kind in SpaceKind]?: string } = {
  wild: 'Dem wilden Pokémon begegnen',
  legendary: 'Dem legendären Pokémon begegnen',
  item: 'Das Item aufheben',
  hm: 'Die VM beibringen',
  'poke-mart': 'Einkaufen',
  'department-store': 'Einkaufen',
  gym: 'Den Arenaleiter herausfordern',
  'trade-center': 'Im Tauschzentrum tauschen',
  dojo: 'Den Karatemeister herausfordern',
  giovanni: 'Giovanni herausfordern',
};

export const options = {
  'do.move': {
    say: (_, place, cost) => `${up(toPlace(place))} (${cost === 0 ? 'ohne Aktion' : actions(cost)})`,
  },
  'do.interact': { say: (_, kind) => DEEDS[KINDS[kind].kind] ?? '' },
  'do.camp': { say: (_, cost) => `Ein Lager aufschlagen (${actions(cost)})` },
  'do.pass': { say: () => 'Den Zug beenden' },
  'do.stone': {
    say: (_, card, stone, stage) => `Bei ${pokemon(card, stage)} einen ${stoneName(stone)} einsetzen`,
  },
  'do.candy': { say: (_, card, stage) => `${pokemon(card, stage)} ein ${CANDY} geben` },
  'do.revive': { say: (_, card, stage) => `Bei ${pokemon(card, stage)} einen ${REVIVE} einsetzen` },
  'do.leader-tm': {
    say: (_, card, machine, stage) => `${pokemon(card, stage)} ${machineName(machine)} beibringen`,
  },
  'do.take-stone': { say: (_, stone) => stoneName(stone) },
  'do.master-ball': { say: () => 'Den Meisterball' },
  'do.type-token': { say: () => 'Einen Typ-Marker' },
  'do.defeat': { say: () => 'Kämpfen' },
  'do.catch': { say: () => 'Bälle werfen' },
  'do.leave': { say: () => 'In Ruhe lassen' },
  'do.fill': {
    say: (_, ball, faces) =>
      faces.length === 0 ? ballName(ball) : `${ballName(ball)} für ${faces.join(', ')}`,
  },
  'do.choose': { say: (_, card, stage, now) => `${pokemon(card, stage)} (${hearts(now)})` },
  'do.starter': { say: (_, card) => pokemon(card) },
  'do.place': { say: (_, type, card, stage) => `${typeName(type)} auf ${pokemon(card, stage)}` },
  'do.hit': { say: (_, type, foe, on) => `${typeName(type)} auf ${foePokemon(foe, on)}` },
  'do.type': { say: (_, type) => ofType(type, 'Marker') },
  'do.stand': { say: () => 'Gelten lassen' },
  'do.stand-all': { say: () => 'In diesem Kampf alles gelten lassen' },
  'do.object': { say: () => 'Widersprechen' },
  'do.accept': { say: () => 'Einverstanden' },
  'do.accept-offer': {
    say: (_, parts) =>
      `Einverstanden: ${partNames(parts, true)} für ${partNames(parts, false)}${parts.some(({ give }) => !give) ? ' von dir' : ''}`,
  },
  'do.refuse': { say: () => 'Ablehnen' },

  'do.buy-good': { say: (_, good, price) => `${goodName(good)} (${price}$)` },
  'do.shop': { say: () => 'Etwas kaufen' },
  'do.shop-pass': { say: () => 'Jetzt nichts kaufen' },
  'do.use': { say: () => 'Einsetzen' },
  'do.no': { say: () => 'Jetzt nicht' },
  'do.fight': { say: () => 'Kämpfen' },
  'do.stay': { say: () => 'Hierbleiben, ohne zu kämpfen' },
  'do.counter': { say: () => 'Etwas anderes anbieten' },
  'do.foe': { say: (_, foe, on) => foePokemon(foe, on) },
  'part-named': { say: (_, part) => partName(part) },
  'deal.worth': {
    say: (_, cards, levels, money, things) =>
      [
        ...(cards > 0 ? [`${cards} Pokémon, ${levels} Level`] : []),
        ...(money !== 0 ? [`${money}$`.replace('-', '−')] : []),
        ...(things > 0 ? [count(things, 'Sache', 'Sachen')] : []),
      ].join('; ') || 'Nichts',
  },
  'do.part': { say: (_, part) => `${part.give ? 'Du gibst' : 'Du bekommst'}: ${partName(part)}` },
  'do.leader-xp': { say: (_, money) => `Den Marker ${moneyName(money)} gegen EP eintauschen` },
  'do.dig': { say: (_, place) => `Schaufler: ${toPlace(place)} (${actions(MOVE_COST)})` },
  'do.rain-dance': {
    say: () => `Regentanz: ein abgelegtes Pokémon herbeirufen (${actions(INTERACT_COST)})`,
  },
  'do.sunny-day': {
    say: () => `Sonnentag: ein abgelegtes Pokémon herbeirufen (${actions(INTERACT_COST)})`,
  },
  'do.flash': { say: () => 'Blitz: die Marker ringsum aufdecken' },
  'do.synthesis': { say: (_, card, stage) => `Synthese: ${pokemon(card, stage)} bekommt ein Herz zurück` },
  pass: { say: () => 'Jetzt kein Tausch' },
  'do.trade': { say: (r, seat) => `${r.name(seat)} einen Tausch anbieten` },

  place: { say: (_, place) => placeName(place) },
  figure: { say: (r, seat) => r.name(seat) },
  'token-down': { say: () => 'Ein verdeckter Marker' },
  'token-wild': { say: (_, card) => `Wildes ${pokemon(card)}` },
  'token-trade': { say: (_, card) => `${pokemon(card)}, im Tausch zu haben` },
  obstacles: { say: () => 'Hindernisse ringsum' },
  obstacle: {
    say: (_, kind, from, to) => {
      const { name, needs } = BARS[kind];
      const start = fromPlace(from);
      return `${name} (${needs}) auf dem Weg ${start}${start.includes(',') ? ',' : ''} ${toPlace(to)}`;
    },
  },
  team: { say: (r, seat) => up(of(r, seat, 'Team')) },
  member: {
    say: (_, card, stage, now, most, level) =>
      `${pokemon(card, stage)}: ${now} von ${hearts(most)}, Level ${level}`,
  },
  goods: { say: (r, seat) => up(of(r, seat, 'Besitz')) },
  money: { say: (_, money) => moneyName(money) },
  'ball-count': { say: (_, ball, n) => `${n}× ${ballName(ball)}` },
  'stone-count': { say: (_, stone, n) => `${n}× ${stoneName(stone)}` },
  'candy-count': { say: (_, n) => `${n}× ${CANDY}` },
  'revive-count': { say: (_, n) => `${n}× ${REVIVE}` },
  bike: { say: (_, bike, n) => `${n > 1 ? `${n}× ` : ''}${bikeName(bike)}` },
  'type-count': { say: (_, type, n) => `${n}× ${ofType(type, 'Marker')}` },
  power: { say: (_, power) => powerToken(power) },
  starters: { say: () => 'Starter' },
  arena: { say: () => 'Kampf' },
  'foe-pokemon': { say: (_, foe, on, now) => `${foePokemon(foe, on)}: ${hearts(now)}` },
  'gauge-money': { say: () => '$' },
} satisfies Translation<typeof optionWords>;
