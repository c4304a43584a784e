import type { Reader, Translation } from '@indigo/kernel';
import { HEXAGONS } from '../board.ts';
import type { Visit } from '../data/hexagons/hexagon.ts';
import { LEADERS } from '../data/leaders.ts';
import type { words } from '../text/words.ts';
import { colourIs, hue, TYPE_NAMES } from './colours.ts';
import { cardName, itemName, leaderName, monName, ownDesign, someItems, trainerName } from './names.ts';
import { helpWords, purpose } from './phrases.ts';
import { count, items, list, or, up } from './speech.ts';

type Says = Translation<typeof words>;

const VISITS: { readonly [K in Visit['do']]: (visit: Visit) => string } = {
  items: ({ amount = 1 }) => `zieh ${items(amount)}`,
  pokemon: ({ colour = 'pink' }) => `ein ${hue(colour, 'es')} Pokémon kommt zu dir`,
  trainer: () => 'du darfst noch einen Trainer ziehen',
  event: () => 'zieh ein Ereignis',
  'super-event': () => 'zieh ein Super-Ereignis',
  'pick-event': () => 'eines von zwei Ereignissen nach Wahl',
  'pay-event': () => 'du darfst ein Item ablegen, um ein Ereignis zu ziehen',
  'swap-items': () => 'du darfst Items gegen neue eintauschen',
  'extra-turn': () => 'ein weiterer Zug',
  steal: () => 'nimm jemandem ein Item weg',
  lock: () => 'sichere eine Familie (+1)',
};

const bare = {
  // ── what waits on a space ──
  'waits.rival': { say: (r, seat) => `du musst gegen ${r.name(seat)} kämpfen` },
  'waits.nothing': { say: () => 'dort geschieht nichts' },
  'waits.nobody': { say: () => 'dort ist niemand' },
  'waits.unknown': { say: (_, colour) => `ein ${colourIs(colour, 'es')} Pokémon, verdeckt` },
  'waits.mon': { say: (_, mon, weakened) => `dort ist ${monName(mon)}${weakened ? ', geschwächt' : ''}` },
  'waits.draw': {
    say: (_, draws, colour) =>
      draws === 1
        ? `triff 1 ${colourIs(colour, 'es')} Pokémon, versuche es zu fangen`
        : `triff ${draws} ${colourIs(colour, 'e')} Pokémon, versuche eines zu fangen`,
  },
  'waits.event': { say: () => 'zieh ein Ereignis' },
  'waits.super': { say: () => 'zieh ein Super-Ereignis' },
  'waits.pick': { say: () => 'eines von zwei Ereignissen nach Wahl' },
  'waits.league': { say: () => 'die Liga beginnt' },
  'waits.item': { say: () => 'zieh ein Item: Für die Liga fehlt ein voller Rundgang' },
  'waits.item-only': { say: () => 'zieh ein Item' },
  'waits.visit': {
    say: (_, hexagon) => {
      const visit = HEXAGONS[hexagon].visit as Visit;
      return `${visit.when === 'pioneer' ? 'für den allerersten Besuch' : 'beim ersten Besuch'}: ${VISITS[visit.do](visit)}${ownDesign(visit.source)}`;
    },
  },
  'waits.leader': {
    say: (_, leader) => {
      const { type, power, dual, band } = LEADERS[leader];
      return `${leaderName(leader)}: ${TYPE_NAMES[type]}, Stärke ${power}${dual ? ' gegen zwei von deinen' : ''}, ein Orden der Stufe ${band + 1}`;
    },
  },
  'waits.beaten': { say: (_, leader) => `du hast den Orden von ${leaderName(leader)}` },
  'waits.band': {
    say: (_, leader) => `du hast schon beide Orden der Stufe von ${leaderName(leader)}`,
  },
  'deal.worth': {
    say: (_, mons, power, n) =>
      [...(mons > 0 ? [`${mons} Pokémon, Stärke ${power}`] : []), ...(n > 0 ? [items(n)] : [])].join('; ') ||
      'Nichts',
  },
  // ── what something brings ──
  gets: { say: (_, mon) => `${monName(mon)} kommt zu dir` },
  'gets-unknown': { say: (_, colour) => `ein ${colourIs(colour, 'es')} Pokémon kommt zu dir` },
  'caught-by': {
    say: (_, faces) => (faces.length === 0 ? 'nicht zu fangen' : `gefangen mit ${or(faces.map(String))}`),
  },
  'helps-by': { say: (_, help) => up(helpWords(help)) },
  'pile-left': { say: (_, n) => `${count(n, 'Karte', 'Karten')} im Stapel` },
  adds: { say: (_, n) => `+${n}` },
  'adds-nothing': { say: () => 'passt nicht: bringt nichts' },
  'holds-items': { say: (_, n) => `hat ${n === 0 ? 'kein Item' : items(n)}` },
  'has-trainer': { say: (_, sort) => `Trainer: ${trainerName(sort)}` },
  'best-of': { say: (_, mon, power) => `bestes Pokémon: ${monName(mon)}, Stärke ${power}` },
  'count-becomes': { say: (_, n) => `dann ${count(n, 'Feld', 'Felder')}` },
  'brings.items': { say: (_, n) => items(n) },
  'brings.trainer': { say: () => 'der nächste Trainer vom Stapel' },
  // ── what it costs ──
  'costs.card': { say: (_, sort) => someItems([sort]) },
  'costs.items': { say: (_, n) => items(n) },
  'costs.roll': { say: () => 'deinen Wurf' },
  'costs.turn': { say: () => 'den Rest deines Zuges' },
  'costs.trainer': { say: () => 'deinen Trainer' },
  'costs.mon': { say: (_, mon) => monName(mon) },
  // ── buttons ──
  'act.throw': { say: (_, sort) => `${itemName(sort)} werfen` },
  'act.no-ball': { say: () => 'Ohne Ball' },
  'act.lay': { say: (_, sort) => `${itemName(sort)} legen` },
  'act.lay-none': { say: () => 'Nichts legen' },
  'act.send': { say: (_, mon) => `${monName(mon)} schicken` },
  'act.use': { say: (_, card) => `${cardName(card)} einsetzen` },
  'act.stay': { say: () => 'Bleib, wo du bist' },
  'act.end-turn': { say: () => 'Zug beenden' },
  'send.discard': { say: (_, n) => (n === 0 ? 'Nichts ablegen' : `${n} ablegen`) },
  'send.take': { say: (_, n) => (n === 0 ? 'Nichts nehmen' : `${n} nehmen`) },
  'send.these': { say: (_, n) => (n === 0 ? 'Nichts' : n === 1 ? 'Dieses' : `Diese ${n}`) },
  // ── how a gamble comes out ──
  'beat.roll': { say: (_, why) => `Dein Wurf ${purpose(why)}.` },
  'beat.catch': { say: (_, mon) => `Dein Fangwurf für ${monName(mon)}.` },
  'act.roll': { say: () => 'Würfeln' },
  catches: { say: () => 'fängt' },
  escapes: { say: () => 'entkommt' },
  finds: { say: () => 'findet eines' },
  // ── seen near ──
  'mon-name': { say: (_, mon) => monName(mon) },
  'is-weakened': { say: () => 'Geschwächt' },
  'evolves-from': {
    say: (_, before) =>
      `Entwickelt sich aus ${list(before.map(monName))}: ${before.length > 1 ? 'mit einem davon +2, mit beiden +4' : 'mit ihm +2'}`,
  },
  'own-design': { say: () => 'Von uns entworfen' },
  'strong-all': { say: () => 'Stark gegen alles' },
  'is-out-cold': { say: () => 'Besiegt' },
  'loses-items': { say: (_, n) => `−${items(n)}` },
  // ── what to aim for ──
  'aim.league': { say: () => 'Die Liga hat begonnen: Bereite dich auf deine Kämpfe vor.' },
  'aim.start': { say: () => 'Lande auf dem Start der Liga, wenn du bereit bist.' },
  'aim.loop': { say: () => 'Geh einmal rund um das Indigo Plateau; dann öffnet sein Start die Liga.' },
  'aim.first': {
    say: (_, badges) =>
      `Fang Pokémon und gewinne in den Arenen der Städte: ${badges} Orden öffnen das Indigo Plateau.`,
  },
  'aim.badges': {
    say: (_, have, badges) =>
      `Du hast ${have} von ${badges} Orden; alle zusammen öffnen das Indigo Plateau, wo die Liga gewonnen wird.`,
  },
} satisfies Partial<Says>;

/** The same where it stands alone, as a sentence. */
const alone = <A extends readonly unknown[]>({ say }: { say: (r: Reader, ...facts: A) => string }) => ({
  say: (r: Reader, ...facts: A): string => up(say(r, ...facts)),
});

/** What things of the table are. */
const things = {
  'yours.kin': { say: (_, mons) => `Aus seiner Familie hast du ${list(mons.map(monName))}` },
  'yours.badge': { say: (_, leader) => `Du hast ${leaderName(leader)} besiegt` },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.items': { say: () => 'Items' },
  'dex.events': { say: () => 'Ereignisse' },
  'dex.supers': { say: () => 'Super-Ereignisse' },
  'dex.trainers': { say: () => 'Trainer' },
  'dex.leaders': { say: () => 'Arenaleiter' },
  'dex.elites': { say: () => 'Elite-Trainer' },
  'dex.achievements': { say: () => 'Erfolge' },
  'dex.cities': { say: () => 'Städte' },
  'is.caught-by': alone(bare['caught-by']),
  'is.draw': alone(bare['waits.draw']),
  'is.event': alone(bare['waits.event']),
  'is.super': alone(bare['waits.super']),
  'is.pick': alone(bare['waits.pick']),
  'is.visit': alone(bare['waits.visit']),
  'is.leader': alone(bare['waits.leader']),
  'is.league': { say: () => 'Nach einem vollen Rundgang beginnt hier die Liga; vorher ziehst du ein Item' },
  'is.plain': { say: () => 'Hier beginnen alle' },
  'is.unseen': { say: () => 'Wer dort landet, deckt es auf und versucht es zu fangen' },
  'is.items': { say: () => 'Hier werden Items gezogen; sie bleiben auf der Hand, bis eines hilft' },
  'is.events': { say: () => 'Wer auf einem Ereignisfeld stehen bleibt, zieht eins und führt es aus' },
  'is.super-events': {
    say: () => 'Wer auf einem Super-Ereignisfeld stehen bleibt, zieht eins und führt es aus',
  },
  'is.trainers': { say: () => 'Alle haben einen Trainer von hier, der auf seine Weise hilft' },
  'is.pile': {
    say: () => 'Pokémon, die auf ein freies Feld ihrer Farbe warten, und auf Karten, die sie holen',
  },
  'is.left': { say: (_, n) => (n === 0 ? 'Keins mehr da' : `Noch ${n}`) },
  'is.laid': { say: () => 'Es wird mit den Würfeln aufgedeckt' },
  'is.pawn': { say: () => 'Eine Spielfigur: Wo sie stehen bleibt, geschieht, was dort wartet' },
} satisfies Partial<Says>;

export const meanings = { ...bare, ...things };
