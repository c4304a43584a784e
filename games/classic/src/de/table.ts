/** What lies on the table, what it is, and battles. */
import type { Translation } from '@indigo/kernel';
import { CATCH_NUMBERS, CHIPS, COLOURS } from '../data/chips.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { ITEMS } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import {
  DICE_CHALLENGE_FACES,
  DICE_CHALLENGE_NEEDS,
  GOAL_POWER,
  HAND_LIMIT,
  MASTER_REWARD,
} from '../data/rules.ts';
import type { battleText } from '../text/battle.ts';
import { masterTotals } from '../text/sums.ts';
import type { aroundText, tableText } from '../text/table.ts';
import type { thingsText } from '../text/things.ts';
import {
  CINNABAR_TO,
  cards,
  colourIs,
  does,
  itemName,
  items,
  list,
  of,
  or,
  place,
  pokemon,
  rivalName,
  rivalPokemon,
  them,
  they,
  up,
} from './names.ts';
import { mustered, PARTS, WHEN, wild } from './phrases.ts';

const DECK = ITEMS.reduce((sum, item) => sum + item.count, 0);

export const table = {
  space: { say: (_, at) => place(at).name },
  circle: { say: (_, at) => place(at).name },
  'the-dungeon': { say: () => 'Azuria-Höhle' },
  'rival-deck': { say: () => 'Rivalenkarten' },
  'face-down': { say: (_, colour) => `Verdeckter ${colourIs(colour, 'er')} Chip` },
  mover: { say: (r, seat) => r.name(seat) },
  hand: { say: (r, seat) => up(of(r, seat, 'Hand', 'deine')) },
  team: { say: (r, seat) => `${up(of(r, seat, 'Team'))} (Stärke/Angriff)` },
  member: { say: (_, dex, strength) => `${pokemon(dex)} ${CHIPS[dex - 1].power}/${strength}` },
  wild: { say: (_, dex) => wild(dex) },
  'item-deck': { say: () => 'Item-Karten' },
  'event-deck': { say: () => 'Ereigniskarten' },
  power: { say: () => 'Stärkepunkte' },
} satisfies Translation<typeof tableText>;

export const around = {
  'tray.hand': { say: () => 'Hand' },
  'tray.hand-about': { say: (_, n) => `${n} von ${HAND_LIMIT} Karten` },
  'tray.hand-empty': { say: () => 'Noch keine Karten' },
  'tray.team': { say: () => 'Team' },
  'tray.team-about': { say: (_, power) => `${power} von ${GOAL_POWER} Stärke` },
  cards: { say: (_, n) => (n === 1 ? 'Karte' : 'Karten') },
  'phase.road': { say: () => 'Unterwegs' },
  'phase.plateau': { say: () => 'Indigo Plateau' },
  'phase.over': { say: () => 'Vorbei' },
  progress: { say: () => 'Ziele' },
  goal: { say: () => `${GOAL_POWER} Stärkepunkte, dann einen Pokémon-Meister besiegen.` },
  'progress.power': {
    say: () =>
      `Kampffähige Pokémon mit zusammen ${GOAL_POWER} Stärkepunkten öffnen das Indigo Plateau. Wer dort einen Meister besiegt, gewinnt.`,
  },
  'progress.sets': { say: () => 'Deine Entwicklungsreihen' },
  'progress.masters': { say: () => 'Pokémon-Meister' },
  set: { say: (_, group) => list(EVOLUTIONS[group].members.map(pokemon)) },
  'set.lacks': { say: (_, dexes) => `Es fehlen noch: ${list(dexes.map(pokemon))}.` },
  'set.whole': { say: (_, dex) => `Vollständig: ${pokemon(dex)} ist im Kampf stärker.` },
  'set.bonus': { say: (_, bonus) => `+${bonus}` },
  rival: { say: (_, rival) => `${rivalName(rival)} mit ${rivalPokemon(rival)}` },
  'rival.totals': { say: (_, rival) => `Summen von ${masterTotals(rival).join(' bis ')}.` },
} satisfies Translation<typeof aroundText>;

export const things = {
  'chip-catch': {
    say: (_, dex) => {
      const { catches } = CHIPS[dex - 1];
      return catches.length === 0
        ? 'Ein Starter-Pokémon: Es wird nie gefangen, getauscht oder abgegeben.'
        : `Gefangen mit einer ${or(catches.map(String))}.`;
    },
  },
  'chip-group': {
    say: (_, group) => {
      const { members, bonus } = EVOLUTIONS[group];
      const last = members[members.length - 1];
      return `Wer ${list(members.map(pokemon))} hat: ${pokemon(last)} bekommt im Kampf Entwicklungsbonus +${bonus}.`;
    },
  },
  'yours.family': {
    say: (_, group, owned) => {
      const { members } = EVOLUTIONS[group];
      if (owned.length === members.length) return 'Du hast die ganze Familie.';
      if (owned.length === 0) return 'Du hast niemanden aus seiner Familie.';
      const lacks = members.filter((dex) => !owned.includes(dex));
      return `Aus seiner Familie hast du ${list(owned.map(pokemon))}, es fehlt noch ${list(lacks.map(pokemon))}.`;
    },
  },
  'rival-tag': { say: () => 'Pokémon-Meister' },
  'odds.with-ball': { say: (_, sort) => `fängt es mit ${itemName(sort)}` },
  'odds.best-beats': {
    say: (_, mine, theirs) => `dein ${pokemon(mine)} besiegt ${pokemon(theirs)}, ohne Karten`,
  },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.items': { say: () => 'Item-Karten' },
  'dex.events': { say: () => 'Ereigniskarten' },
  'dex.masters': { say: () => 'Pokémon-Meister' },
  'dex.places': { say: () => 'Orte' },
  'chip-ko': {
    say: () => 'Kampfunfähig: Es kann nicht kämpfen und zählt nicht zur Stärke, bis es wiederbelebt ist.',
  },
  'face-down-chip': { say: () => 'Verdeckter Chip' },
  'face-down-card': { say: () => 'Verdeckte Karte' },
  'chip-back-text': {
    say: () => 'Ein Chip, den noch niemand gesehen hat. Seine Farbe zeigt, wie schwer er zu fangen ist.',
  },
  'card-back-text': { say: () => 'Eine Karte, die verdeckt liegt.' },
  'card-many': { say: (_, sort) => `${cards(ITEMS[sort].count)} von den ${DECK} des Stapels.` },
  'when-text': { say: (_, sort) => `${WHEN[ITEMS[sort].timing]}.` },
  'place.nothing': { say: () => 'Hier geschieht nichts.' },
  'place.draw': { say: (_, n) => `Wer hier landet, zieht ${items(n)}.` },
  'place.revive': {
    say: () =>
      `Ein Pokémon-Center: Belebe eines deiner Pokémon wieder; sind ${DICE_CHALLENGE_NEEDS} oder mehr kampfunfähig, darfst du stattdessen die Würfelprobe wagen. Eine ${or(DICE_CHALLENGE_FACES.map(String))} belebt alle wieder, alles andere keines.`,
  },
  'place.catch': {
    say: (_, colour) =>
      `Dreh den Chip um und versuche, ihn zu fangen: ${up(colourIs(colour, 'e'))} Chips fängt eine ${or(CATCH_NUMBERS[COLOURS[colour]].map(String))}.`,
  },
  'place.event': { say: () => 'Zieh eine Ereigniskarte und führe sie sofort aus.' },
  'place.arrival': {
    say: () =>
      'Hier beginnt, wer das Plateau von der Zinnoberinsel aus betritt. Später hier zu landen bewirkt nichts.',
  },
  'place.final': {
    say: () =>
      'Wer hier mit genauem Wurf landet, kämpft gegen einen Pokémon-Meister. Besiege ihn, und du gewinnst die Partie.',
  },
  'place.catch-any': {
    say: (_, colour) => `Versuche, irgendeinen ${colourIs(colour, 'en')} Chip vom Brett zu fangen.`,
  },
  'place.cinnabar': {
    say: () =>
      `Jeder Wurf, der hoch genug ist, bringt dich hierher. Mit ${GOAL_POWER} Stärkepunkten darfst du von hier aus das Indigo Plateau betreten.`,
  },
  'place.dungeon': {
    say: () => 'Hier liegen verdeckt vier legendäre Pokémon. Nur ein Ereignis führt zu ihnen.',
  },
  'place.rivals': {
    say: () => 'Fünf Pokémon-Meister, gemischt. Für jeden Finalkampf wird einer gezogen.',
  },
  'mover-text': { say: (r, seat) => (r.you === seat ? 'Hier bist du.' : `Hier ist ${r.name(seat)}.`) },
} satisfies Translation<typeof thingsText>;

export const battle = {
  'trainer-battle': { say: () => 'Trainerkampf' },
  'final-battle': { say: () => 'Finalkampf' },
  side: { say: (r, seat) => up(they(r, seat)) },
  'side.master': {
    say: (r, seat, rival) => `${rival < 0 ? 'Der Meister' : rivalName(rival)} (${they(r, seat)})`,
  },
  'only-you': { say: () => 'Diese Karte siehst bisher nur du.' },
  'rival-text': {
    say: (_, rival) => `Dazu kommen ${RIVALS[rival].bonus.join(', ')} bei einem Wurf von 1 bis 6.`,
  },
  part: { say: (_, what) => PARTS[what] },
  'part.face-down': { say: () => 'verdeckte Karte' },
  'stage.choose': { say: () => 'Pokémon wählen' },
  'stage.bonus': { say: () => 'Karten zur Seite legen' },
  'stage.roll': { say: () => 'Würfeln' },
  'stage.window': { say: () => 'Neu würfeln' },
  'stage.totals': { say: () => 'Summen' },
  'result.battle': {
    say: (r, winner, loser) => `${does(r, winner, 'besiegt', 'besiegst')} ${them(r, loser)}`,
  },
  'result.sum': { say: (r, seat, parts) => mustered(r, seat, parts) },
  'result.out': { say: (r, seat, dex) => `${up(of(r, seat, pokemon(dex)))} ist kampfunfähig.` },
  'result.won': {
    say: (r, seat, rival) =>
      `${does(r, seat, 'besiegt', 'besiegst')} ${rivalName(rival)} und ${r.you === seat ? 'gewinnst' : 'gewinnt'} die Partie`,
  },
  'result.lost-final': { say: (r, seat, rival) => `${rivalName(rival)} besiegt ${them(r, seat)}` },
  'result.reward': { say: () => `Wer den Meister gespielt hat, zieht ${items(MASTER_REWARD)}.` },
  'result.legend': { say: (r, seat, dex) => `${does(r, seat, 'fängt', 'fängst')} ${pokemon(dex)}` },
  'result.called': { say: (r, seat) => `${does(r, seat, 'geht', 'gehst')} ${CINNABAR_TO}` },
  'result.power': { say: (_, points) => `${points} Stärkepunkte öffnen das Indigo Plateau.` },
  'result.challenge': { say: (r, seat) => `${does(r, seat, 'gewinnt', 'gewinnst')} die Würfelprobe` },
  'result.revived': { say: (_, n) => `Alle ${n} Pokémon sind wiederbelebt.` },
  'result.challenge-lost': {
    say: (r, seat) => `${does(r, seat, 'verliert', 'verlierst')} die Würfelprobe`,
  },
  'result.still-out': { say: (_, n) => `${n} Pokémon bleiben kampfunfähig.` },
} satisfies Translation<typeof battleText>;
