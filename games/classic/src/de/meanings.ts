/** What choices mean, and what a new player should know to answer. */
import type { Translation } from '@indigo/kernel';
import { CATCH_NUMBERS, CHIPS, COLOURS } from '../data/chips.ts';
import { ITEMS } from '../data/items.ts';
import { BONUS_CARDS_PER_BATTLE, DICE_CHALLENGE_FACES, GOAL_POWER, HAND_LIMIT } from '../data/rules.ts';
import type { hintsText } from '../text/hints.ts';
import type { meaningsText } from '../text/meanings.ts';
import { masterTotals } from '../text/sums.ts';
import { MOVES } from './moves.ts';
import {
  cards,
  colourIs,
  eventName,
  itemIs,
  items,
  or,
  place,
  pokemon,
  rivalName,
  signed,
  up,
} from './names.ts';
import { cardText, eventText, PURPOSE, valued, WHEN, wild } from './phrases.ts';

const withBest = (n: number): string =>
  n === 0 ? '' : ` mit ${n === 1 ? 'deiner besten Karte' : `deinen ${n} besten Karten`}`;

export const meanings = {
  'beat.roll': { say: (_, why) => `Dein Wurf ${PURPOSE[why]}.` },
  'beat.catch': { say: (_, dex) => `Dein Wurf, um ${pokemon(dex)} zu fangen.` },
  'act.roll': { say: () => 'Würfeln' },

  'odds.catches': { say: () => 'fängt es' },
  'odds.catches-plainly': { say: () => 'fängt es ohne Ball' },
  'odds.gets-away': { say: () => 'es entkommt' },
  'odds.revives': { say: () => 'belebt alle wieder' },
  'odds.revives-none': { say: () => 'belebt keines wieder' },
  'odds.final': { say: () => 'führt zu einem Finalkampf' },
  'odds.wins': { say: (_, n) => `gewinnt${withBest(n)}` },
  'odds.beats': {
    say: (_, rival, n) => `besiegt ${rival < 0 ? 'den Meister' : rivalName(rival)}${withBest(n)}`,
  },
  'odds.master-wins': { say: () => 'der Meister gewinnt' },

  'lands.wild': { say: (_, dex) => `${wild(dex)} treffen` },
  'lands.face-down': {
    say: (_, colour) =>
      `einen ${colourIs(colour, 'en')} Chip umdrehen, gefangen mit ${CATCH_NUMBERS[COLOURS[colour]].join('/')}`,
  },
  'lands.event': { say: () => 'eine Ereigniskarte ziehen' },
  'lands.final': { say: () => 'zum Finalkampf antreten' },
  'lands.pushed': {
    say: () => 'auf ENTER warten, denn nur ein genauer Wurf beginnt den Finalkampf',
  },
  'lands.catch-any': {
    say: (_, colour) => `versuchen, irgendeinen ${colourIs(colour, 'en')} Chip vom Brett zu fangen`,
  },
  'lands.draw': { say: (_, n) => `${items(n)} ziehen` },
  'lands.revive': { say: () => 'ein Pokémon wiederbeleben' },
  'lands.all-fit': { say: () => 'ein Pokémon-Center, aber deine sind alle fit' },
  'lands.plateau': { say: () => 'das Indigo Plateau, und ein Wurf von dort aus' },
  'lands.nothing': { say: () => 'dort geschieht nichts' },

  'brings.power': {
    say: (_, more, then, goal) =>
      more === 0
        ? `deine Stärke bleibt bei ${then} von ${goal}`
        : `${signed(more)} Stärke: ${then} von ${goal}`,
  },
  'brings.chip': { say: (_, dex, ko) => valued(dex, ko) },
  'brings.face-down': { say: () => 'einen Chip, den noch niemand gesehen hat' },
  'brings.set': { say: (_, dex, bonus) => `Entwicklungsbonus +${bonus} für ${pokemon(dex)}` },
  'brings.stop': { say: (r, seat) => `führt an ${r.name(seat)} vorbei: Du darfst dort halten` },
  'brings.spoils': { say: (_, n) => `${items(n)}, wenn du gewinnst` },
  'brings.attack': { say: (_, value) => `Angriff ${value}` },
  'brings.evolution': { say: (_, bonus) => `Entwicklungsbonus +${bonus}` },
  'brings.bonus': { say: (_, value) => `+${value} zu deiner Summe` },
  'brings.no-battle': { say: () => 'kein Kampf' },
  'brings.no-trade': { say: (_, dex) => `du behältst ${pokemon(dex)}` },

  'cost.card': { say: (_, sort) => itemIs(sort).your },
  'cost.pokemon': { say: (_, dex) => `dein ${pokemon(dex)}` },
  'cost.set': { say: (_, dex) => `den Entwicklungsbonus von ${pokemon(dex)}` },
  'cost.roll': { say: () => 'deinen Wurf in diesem Zug' },
  'cost.landing': { say: (_, at) => `was ${place(at).on} geschähe` },
  'cost.landing-if': { say: (_, at) => `was ${place(at).on} geschähe, wenn es klappt` },
  'cost.fighter': { say: () => 'dein Pokémon, wenn du verlierst (bis zur Wiederbelebung)' },
  'cost.revival': { say: () => 'die eine sichere Wiederbelebung' },

  'card-text': { say: (_, sort) => `${up(cardText(sort))}.` },
  'event-name': { say: (_, event) => eventName(event) },
  'event-text': { say: (_, event) => eventText(event) },
  when: { say: (_, sort) => WHEN[ITEMS[sort].timing] },
  'chip-text': {
    say: (_, dex) => {
      const { move, power, attack } = CHIPS[dex - 1];
      return `${MOVES[move]} · Stärke ${power} · Angriff ${attack}`;
    },
  },
  'chip-colour': { say: (_, colour) => `${up(colourIs(colour, 'er'))} Chip` },

  'act.go': { say: (_, at) => `${up(place(at).to)} gehen` },
  'act.send': { say: (_, dex) => `${pokemon(dex)} schicken` },
  'act.challenge': { say: (r, seat) => `${r.name(seat)} herausfordern` },
  'act.take': { say: (_, dex) => (dex > 0 ? `${pokemon(dex)} nehmen` : 'Diesen Chip nehmen') },
  'act.try': { say: (_, dex) => `${dex > 0 ? pokemon(dex) : 'Diesen Chip'} versuchen` },
  'act.fight': { say: () => 'Kämpfen' },
  'act.let-trade': { say: () => 'Den Tausch zulassen' },
  'act.turn-over': { say: () => 'Diesen Chip umdrehen' },
  'sends.offer': { say: () => 'Dieses Angebot machen' },
  'sends.discard': {
    say: (_, n) => (n === 0 ? 'Ablegen' : n === 1 ? 'Diese Karte ablegen' : `Diese ${n} Karten ablegen`),
  },
  'sends.aside': { say: (_, n) => (n === 0 ? 'Nichts zur Seite legen' : `${cards(n)} zur Seite legen`) },
} satisfies Translation<typeof meaningsText>;

export const hints = {
  'hint.start': { say: () => 'Spiel eine Karte, wenn du magst, dann würfle und zieh.' },
  'hint.move': {
    say: () => 'Du nutzt den ganzen Wurf; von einem besetzten Feld geht es weiter zum nächsten freien.',
  },
  'hint.stop': { say: () => 'Ein Tausch oder Kampf hier ersetzt das Feld, zu dem du unterwegs warst.' },
  'hint.offer': {
    say: () => 'Mindestens ein Pokémon von jeder Seite, nie ein Starter-Pokémon; Karten dürfen dazu.',
  },
  'hint.answer-offer': { say: () => 'Du darfst ablehnen; ein zweites Angebot gibt es nicht.' },
  'hint.ball': { say: () => 'Ein Würfel entscheidet; ein Ball wird geworfen, bevor er fällt.' },
  'hint.reroll': { say: () => 'Der neue Wurf gilt, ob besser oder schlechter.' },
  'hint.reroll-catch': {
    say: (_, dex, caught) =>
      caught
        ? `So wie es liegt, ist ${pokemon(dex)} gefangen.`
        : `So wie es liegt, entkommt ${pokemon(dex)}.`,
  },
  'hint.reroll-revive': {
    say: (_, all) => `So wie es liegt, ${all ? 'gelingt' : 'misslingt'} die Würfelprobe.`,
  },
  'hint.reroll-battle': {
    say: (_, ahead) => `So wie es liegt, ${ahead ? 'gewinnst du' : 'gewinnst du nicht'}.`,
  },
  'hint.doll-challenge': { say: () => 'Ohne Poképuppe musst du kämpfen.' },
  'hint.doll-trade': { say: () => 'Ohne Poképuppe musst du tauschen.' },
  'hint.send': { say: () => 'Die höhere Summe gewinnt; verlierst du, ist dieses Pokémon kampfunfähig.' },
  'hint.send-final': {
    say: () => 'Du wählst, bevor du siehst, welcher Meister es ist; Karten kommen danach.',
  },
  'hint.bonus': {
    say: () =>
      `Bis zu ${BONUS_CARDS_PER_BATTLE} Karten; sie sind verbraucht, wer auch gewinnt, und werden nach dem Wurf aufgedeckt.`,
  },
  'hint.bonus-final': {
    say: (_, rival) => {
      const [least, most] = masterTotals(rival);
      return `${rivalName(rival)} kommt auf ${least} bis ${most}; zur Seite gelegte Karten sind so oder so verbraucht.`;
    },
  },
  'hint.revive': {
    say: () => `Eines sicher, oder alle mit einer ${or(DICE_CHALLENGE_FACES.map(String))} auf einem Würfel.`,
  },
  'hint.center': { say: () => 'Es kann wieder kämpfen und zählt wieder zu deiner Stärke.' },
  'hint.event': { say: () => 'Die Karte wirkt, sobald du weitergehst.' },
  'hint.dungeon': {
    say: () => 'Sie sind gemischt: Jedes kann überall liegen, und alle sind schwer zu fangen.',
  },
  'hint.chance': { say: () => 'Er gehört dir ohne Wurf; einen verdeckten nimmst du ungesehen.' },
  'hint.trade-want': {
    say: (_, fitOnly) =>
      `Jedes außer einem Starter-Pokémon${fitOnly ? ' und einem, das kampfunfähig ist' : ', kampfunfähig oder nicht'}; nur eine Poképuppe kann dich aufhalten.`,
  },
  'hint.trade-give': { say: () => 'Eins für eins: Was du gibst, ist für immer weg.' },
  'hint.fight': { say: () => 'Wie weit weg ist egal; nur eine Poképuppe kann dich aufhalten.' },
  'hint.catch-any': {
    say: () => 'Er darf irgendwo liegen; ein verdeckter dieser Farbe ist genauso schwer zu fangen.',
  },
  'hint.potion': { say: () => `Es zählt sofort zu den ${GOAL_POWER} Stärkepunkten.` },
  'hint.final-potion': {
    say: () => 'Das ist die letzte Gelegenheit; ohne ein Pokémon, das kämpfen kann, gibt es keinen Kampf.',
  },
  'hint.over-limit': { say: () => `Niemand behält am Ende eines Zuges mehr als ${HAND_LIMIT} Karten.` },
  'hint.discards': {
    say: () => 'Sie kommen verdeckt unter den Stapel, in der Reihenfolge, in der du sie wählst.',
  },
} satisfies Translation<typeof hintsText>;
