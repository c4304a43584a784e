import type { Reader, Translation } from '@indigo/kernel';
import type { words } from '../text/words.ts';
import { achievementName, eliteMon, eliteName, monName, monWords, trainerName } from './names.ts';
import { place } from './places.ts';
import { does, list, of, them, they, toThem, up } from './speech.ts';

type Says = Translation<typeof words>;

const ROUND: { readonly [round: string]: string } = {
  open: 'einen Ligakampf',
  first: 'die Liga',
  semifinals: 'das Halbfinale',
};

/** Why somebody is favoured in the League. */
const CHOSEN: { readonly [why: string]: (r: Reader, seat: number, owned: number) => string } = {
  pioneer: (r, seat) => `Vor ${toThem(r, seat)} war niemand auf dem Indigo Plateau.`,
  most: (r, seat, owned) =>
    `Niemand sonst hat so viele Pokémon${r.you === seat ? ' wie du' : ''}, nämlich ${owned}.`,
  starter: (r, seat) => `${does(r, seat, 'hat', 'hast')} sie begonnen.`,
};

const league = {
  'ask.name-colour': {
    say: (_, draws) =>
      draws === 1
        ? '1 Pokémon wird gezeigt. In welcher Farbe?'
        : `${draws} Pokémon werden gezeigt. In welcher Farbe?`,
  },
  'ask.try-which': { say: () => 'Welches versuchst du zu fangen?' },
  'ask.send-against': { say: (_, against) => `Welches Pokémon schickst du gegen ${monName(against)}?` },
  'ask.send-elite': {
    say: (_, elite, which) =>
      `Welches Pokémon schickst du gegen ${eliteMon(elite, which)} von ${eliteName(elite)}?`,
  },
  'ask.lay-elite': { say: (_, _elite, mon) => `Ein Item für ${monName(mon)}?` },
  'ask.most-captures': { say: () => 'Sie haben gleich viele Pokémon. Wer kommt zuerst?' },
  'ask.choose-rival': { say: () => 'Gegen wen kämpfst du?' },
  shown: { say: (r, seat, mons) => `${does(r, seat, 'trifft', 'triffst')} ${list(mons.map(monWords))}.` },
  'league-starts': {
    say: (r, seat, round) => `${does(r, seat, 'beginnt', 'beginnst')} ${ROUND[round] ?? ROUND.first}!`,
  },
  rests: {
    say: (r, seat, why, owned) =>
      `${does(r, seat, 'muss', 'musst')} in der ersten Runde nicht kämpfen. ${CHOSEN[why](r, seat, owned)}`,
  },
  'may-choose': {
    say: (r, seat, why, owned) =>
      `${does(r, seat, 'darf', 'darfst')} den Gegner wählen. ${CHOSEN[why](r, seat, owned)}`,
  },
  'drawn-pairs': {
    say: (r, a, b, c, d) =>
      `Das Los sagt: ${they(r, a)} gegen ${them(r, b)}, ${they(r, c)} gegen ${them(r, d)}.`,
  },
  'league-rival': {
    say: (r, seat, rival, random) =>
      `${does(r, seat, 'kämpft', 'kämpfst')} gegen ${them(r, rival)}: ${random ? 'So will es das Los.' : 'Sonst ist niemand mehr unbesiegt.'}`,
  },
  'chose-rival': { say: (r, seat, rival) => `${does(r, seat, 'wählt', 'wählst')} ${them(r, rival)}.` },
  'lost-so-far': {
    say: (r, a, lostA, b, lostB) =>
      `${does(r, a, 'hat', 'hast')} ${lostA} Pokémon verloren, ${they(r, b)} ${lostB}.`,
  },
  'out-of-league': { say: (r, seat) => `${does(r, seat, 'ist', 'bist')} in der Liga ausgeschieden.` },
  semifinalists: { say: (r, seats) => `Im Halbfinale: ${list(seats.map((seat) => they(r, seat)))}.` },
  finalists: { say: (r, a, b) => `Das Finale: ${they(r, a)} gegen ${them(r, b)}.` },
  master: { say: (r, seat) => `${does(r, seat, 'ist', 'bist')} jetzt Pokémon-Meister!` },
} satisfies Partial<Says>;

const items = {
  'ask.cast-where': { say: () => 'Angel: Welches Feld löst du aus?' },
  'ask.fly-where': { say: () => 'Fliegen: Wohin?' },
  'ask.lure-which': { say: () => 'Honig: Welches Pokémon versuchst du zu fangen?' },
  'ask.swap-which': { say: () => 'Lockmodul: Welches Pokémon wechselt den Platz?' },
  'ask.swap-with': { say: (_, space) => `Lockmodul: Welches kommt dafür ${place(space).to}?` },
  'ask.take-which': { say: () => 'Sonderbonbon: Welches Pokémon nimmst du?' },
  'swapped-places': {
    say: (r, seat, one, other) =>
      `${does(r, seat, 'vertauscht', 'vertauschst')} die Pokémon ${place(one).on} und ${place(other).on}.`,
  },
} satisfies Partial<Says>;

const trainers = {
  'ask.how-far': { say: () => 'Wanderer: Wie viele Felder?' },
  'ask.how-many-dice': { say: () => 'Rot: Mit wie vielen Würfeln würfelst du?' },
  'ask.silver': { say: () => 'Silber: Du hast eine 1 gewürfelt. Ziehst du ein Item?' },
  'ask.wally': { say: () => 'Heiko: Welches Item legst du ab, um eines mehr zu ziehen?' },
  'do.roll-two': { say: () => 'Mit zwei Würfeln würfeln und einen wählen' },
} satisfies Partial<Says>;

const achievements = {
  achievements: { say: () => 'Erfolge' },
  achievement: { say: (_, card) => achievementName(card) },
  'ask.which-achievement': { say: () => 'Welchen Erfolg nimmst du zuerst?' },
  'ask.meet-whom': { say: () => 'Gegen wen kämpfst du hier?' },
  'ask.upgrade': { say: () => 'Entwickler: Welche Familie bekommt +1?' },
  achieved: {
    say: (r, seat, card) => `${does(r, seat, 'nimmt', 'nimmst')} den Erfolg „${achievementName(card)}“!`,
  },
  upgraded: {
    say: (r, seat, family) =>
      `${up(of(r, seat, `${monName(family)}-Familie`, 'deine'))} hat von jetzt an +1.`,
  },
  'trainer-called': {
    say: (r, seat, sort, from) =>
      `${does(r, seat, 'bekommt', 'bekommst')} die Trainerkarte ${trainerName(sort)}${from < 0 ? '' : ` von ${toThem(r, from)}`}.`,
  },
} satisfies Partial<Says>;

export const chapters = { ...league, ...items, ...trainers, ...achievements };
