import type { Translation } from '@indigo/kernel';
import { CARDS } from '../data/cards.ts';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from '../data/rules.ts';
import { SITES } from '../data/sites.ts';
import { NEEDED } from '../data/types.ts';
import { pipsNeeded } from '../kinds.ts';
import type { meant as english } from '../text-meaning.ts';
import {
  badgeName,
  bubbles,
  count,
  judged,
  list,
  named,
  ofType,
  opponent,
  percent,
  pokemon,
  routeName,
  siteIs,
  siteName,
  siteType,
  squares,
  team,
  typeName,
  up,
} from './names.ts';

const HM_TEXT = {
  cut: 'Zerschneider: entfernt einen Busch neben dir für immer, sodass alle dort gehen können.',
  surf: 'Surfer: überquert das Wasser neben dir geradeaus, ohne Schritte zu kosten.',
  fly: 'Fliegen: bringt dich statt zu gehen geradeaus zum letzten Feld vor einem Busch oder dem Rand der Route.',
  none: 'Es hat keine VM.',
} as const;

/** What each Gym takes of it. */
function chances(kind: number): string {
  const gyms = [...SITES.keys()].filter((site) => SITES[site].kind === 'gym');
  return list(gyms.map((site) => `${siteIs(site).inThe} ab ${pipsNeeded(kind, site)}`));
}

export const meant = {
  'act.go': { say: (_, far) => `${squares(far)} gehen` },
  'act.capture': { say: (_, route) => `Auf ${routeName(route)} fangen` },
  'act.send': { say: (_, kind) => `${pokemon(kind)} schicken` },
  'beats-it': { say: (_, site, beaten) => `besiegt ${opponent(site, beaten)}` },
  'wins-badge': { say: () => 'gewinnt den Orden' },
  'pile-holds': {
    say: (_, cards) => (cards === 0 ? 'der Stapel ist leer' : `${count(cards, 'Karte', 'Karten')} zu fangen`),
  },
  'may-be': {
    say: (_, types) => list(types.map(([type, chance]) => `${typeName(type)} ${percent(chance)}`)),
  },
  'will-be': { say: (_, kind) => `es ist ${judged(kind)}` },
  'badge-of-four': {
    say: (_, site, badges) => `der ${badgeName(site)}, ${badges} von ${BADGES_TO_WIN}`,
  },
  'gym-there': {
    say: (_, site, chance) => `${siteIs(site).the}: ${percent(chance)}, sie zu gewinnen`,
  },
  'contest-there': {
    say: (_, site, have) => `${siteName(site)}: du hast ${have} von ${CONTEST_NEEDS}`,
  },
  'center-there': { say: () => 'das Pokémon-Center' },
  'way-opens': { say: () => 'der Weg bleibt für alle offen' },
  'all-heal': {
    say: (_, fainted) => (fainted === 0 ? 'Team und Box lassen sich umlegen' : `${fainted} Pokémon geheilt`),
  },
  'gets-card': { say: (_, kind) => judged(kind) },
  'turn-over': { say: () => 'den Rest deines Zuges' },
  'turn-if-agreed': { say: () => 'den Rest deines Zuges, wenn es klappt' },
  'costs-steps': {
    say: (_, cost, all) => {
      if (cost < all) return `${cost} deiner ${all} Schritte`;
      return all === 1 ? 'deinen letzten Schritt' : `alle deine ${all} Schritte`;
    },
  },
  'costs-hm': {
    say: (_, left) => (left === 0 ? 'deine VM für diesen Zug' : 'eine deiner VMs in diesem Zug'),
  },
  'costs-walk': { say: () => 'alles Gehen in diesem Zug' },
  'gives-card': { say: (_, kind) => `dein ${pokemon(kind)}` },
  'may-faint': { say: (_, kind) => `${pokemon(kind)}, wenn es verliert` },
  'may-white-out': {
    say: () => 'die Arena, wenn es verliert: zurück zum Center, ohne Orden',
  },
  'gym-anew': {
    say: (_, beaten) =>
      `${beaten === 1 ? 'deinen Sieg' : `deine ${beaten} Siege`} hier: Nächstes Mal stehen alle wieder`,
  },
  'note.gym': {
    say: (_, site) => `Besiege ${SITES[site].team.length} ${siteType(site)} nacheinander: ${team(site)}.`,
  },
  'note.rest': {
    say: (_, left, chance) => {
      const them = left === 1 ? 'es' : left === 2 ? 'beide' : `alle ${left}`;
      return `${percent(chance)}, ${them} zu besiegen, wenn alle kämpfen, die können.`;
    },
  },
  'note.sure': {
    say: (_, site, have) => `Du hast ${have} ${siteType(site)} im Team: Du gewinnst sicher.`,
  },
  'note.short': {
    say: (_, site, have) =>
      `Du hast ${have} von ${CONTEST_NEEDS} ${siteType(site)} im Team: Du verlierst sicher.`,
  },
  'note.box': { say: () => 'Dein Team ist voll: Es kommt in die Box.' },
  'note.full': { say: () => 'Team und Box sind voll: Du wählst, was zurückgeht.' },
  'note.held': { say: (r, seat) => (r.you === seat ? 'Du hast es.' : `${r.name(seat)} hat es.`) },
  'hint.move': {
    say: (_, left) =>
      left === 0
        ? 'Eine Aktion, und dein Zug ist vorbei.'
        : 'Geh, so oft deine Schritte reichen; eine Aktion beendet deinen Zug.',
  },
  'hint.exchange': { say: () => 'Behalte es und leg eines aus deinem Team zurück, oder lass es frei.' },
  'hint.rearrange': {
    say: (_, most) =>
      `Nur dein Team kämpft, tritt an und setzt VMs ein. Es fasst ${most}, die Box ${BOX_MAX}.`,
  },
  'hint.offer': {
    say: () => 'Eine Karte von dir gegen eine von ihnen. Ein abgelehntes Angebot kostet nichts.',
  },
  'hint.answer-offer': {
    say: (r, from) => `Die zwei Karten wechseln den Platz, und der Zug von ${r.name(from)} endet.`,
  },
  'hint.fight': {
    say: () =>
      'Ein Würfel entscheidet jeden Kampf. Wer verliert, ist besiegt; wer gewinnt, kann weiterkämpfen.',
  },
  'type-tag': {
    say: (_, kind) => {
      const { type, legendary } = CARDS[kind];
      return legendary ? `Legendär, ${named(type)}` : named(type);
    },
  },
  'hm-text': { say: (_, kind) => HM_TEXT[CARDS[kind].hm ?? 'none'] },
  'has-fainted': {
    say: () => 'Es ist besiegt: In Arenen kämpft es erst wieder, wenn das Pokémon-Center es geheilt hat.',
  },
  'came-from': { say: (_, no, route) => `Karte ${no + 1}, von ${routeName(route)}.` },
  'sends-offer': { say: () => 'Dieses Angebot machen' },
  'sends-shifts': {
    say: (_, shifts) =>
      shifts === 0 ? 'Nichts ändern' : shifts === 1 ? 'Dieses umlegen' : `Diese ${shifts} umlegen`,
  },
  'card-gyms': { say: (_, kind) => `Gewinnt einen Kampf ${chances(kind)}.` },
  'card-contest': {
    say: (_, kind) =>
      `Zählt im Wettbewerb für ${ofType(CARDS[kind].type)}${CARDS[kind].legendary ? ', außer dieser Tisch lässt Legendäre weg' : ''}.`,
  },
  'yours.won': { say: (_, site) => `Du hast den ${badgeName(site)} gewonnen.` },
  'yours.type': {
    say: (_, kind, own) => `Du hast ${own === 0 ? 'keine' : own} ${ofType(CARDS[kind].type)}.`,
  },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.badges': { say: () => 'Orden' },
  'dex.places': { say: () => 'Orte' },
  'own-design': { say: () => 'Unser eigener Entwurf: Die Anleitung lässt es offen.' },
  'unknown-text': {
    say: () => 'Eine Karte, die du nicht gesehen hast. Ihre Nummer unterscheidet sie von den anderen.',
  },
  'unknown-card': { say: () => 'Verdeckte Karte' },
  'badge-text': {
    say: (_, site) => `${BADGES_TO_WIN} Orden gewinnen. Diesen gibt es ${siteIs(site).inThe}.`,
  },
  'gym-text': {
    say: (_, site) =>
      `Besiege ihre ${SITES[site].team.length} ${siteType(site)} nacheinander: ${team(site)}. Ein Würfel für jeden Kampf.`,
  },
  'defender-text': {
    say: (_, site) =>
      `Eines der ${SITES[site].team.length} Pokémon ${siteIs(site).ofThe}. Nur sein Typ zählt.`,
  },
  'gym-dice': {
    say: () =>
      `Sehr effektiv gewinnt ab ${NEEDED.super}, effektiv ab ${NEEDED.effective}, nicht sehr effektiv ab ${NEEDED.weak}. Wer verliert, ist besiegt.`,
  },
  'contest-text': {
    say: (_, site) =>
      `Tritt mit ${CONTEST_NEEDS} oder mehr ${siteType(site)} im Team an, um seinen Orden zu gewinnen. Gewürfelt wird nicht.`,
  },
  'center-text': {
    say: () =>
      'Vom Feld daneben aus: heilt alle deine Pokémon, und du legst sie zwischen Team und Box um. Das beendet deinen Zug.',
  },
  'route-text': {
    say: (_, route) =>
      `Fang hier: Zieh die oberste Karte des Stapels von ${routeName(route)}, anfangs ${bubbles(route)}.`,
  },
  'pile-left': {
    say: (_, n) =>
      n === 0 ? 'Er ist leer.' : n === 1 ? 'Eine Karte ist noch da.' : `${n} Karten sind noch da.`,
  },
  'road-text': { say: () => 'Hier kannst du frei gehen; zu fangen gibt es nichts.' },
  'a-shrub': { say: () => 'Busch' },
  'shrub-text': {
    say: () => 'Ein Busch versperrt den Weg, bis jemand daneben Zerschneider einsetzt.',
  },
  'shrub-route': {
    say: (_, route) => `Ist er zerschnitten, kann man von hier auf ${routeName(route)} fangen.`,
  },
  'water-text': { say: () => 'Auf Wasser geht niemand. Surfer überquert es geradeaus.' },
  'mover-text': { say: (r, seat) => (r.you === seat ? 'Hier bist du.' : `Hier ist ${r.name(seat)}.`) },
  fought: {
    say: (_, site, beaten, kind, pips) =>
      `${pokemon(kind)} gegen ${opponent(site, beaten)}: ${pips} gewürfelt, ${pipsNeeded(kind, site)} nötig. ${pips < pipsNeeded(kind, site) ? 'Es ist besiegt' : 'Es gewinnt'}.`,
  },
  faints: { say: () => 'ist besiegt' },
  'is-beaten': { say: () => 'besiegt' },
  'of-most': { say: (_, n, most) => `${n} von ${most}` },
  'tray.party': { say: () => 'Team' },
  'tray.box': { say: () => 'Box' },
  'no-party': { say: () => 'Noch kein Pokémon: Geh zu einer Route und fang eines' },
  'none-yet': { say: () => 'Noch keine' },
  'counted.party': { say: () => 'im Team' },
  'counted.box': { say: () => 'in der Box' },
  gym: { say: (_, site) => siteName(site) },
  challenger: { say: (r, seat) => (r.you === seat ? 'Du' : r.name(seat)) },
  defender: { say: (_, site, no) => opponent(site, no) },
  'face-down': { say: () => 'Verdeckt' },
  'needs-pips': { say: (_, pips) => `Braucht ${pips} oder mehr.` },
  'type-sign': { say: (_, type) => typeName(type) },
  'beaten-of': { say: (_, site, beaten) => `${beaten} von ${SITES[site].team.length} besiegt.` },
  goals: { say: () => 'Ziele' },
  goal: { say: () => `${BADGES_TO_WIN} Orden gewinnen.` },
  gyms: { say: () => 'Arenen' },
  contests: { say: () => 'Wettbewerbe' },
  'gym-team': { say: (_, site) => `${up(team(site))}.` },
  'contest-asks': { say: (_, site) => `Braucht ${CONTEST_NEEDS} ${siteType(site)} im Team.` },
  'you-have': { say: (_, have) => `Du hast ${have}.` },
  'chance-now': { say: (_, chance) => `Deine Chance jetzt: ${percent(chance)}.` },
} satisfies Translation<typeof english>;
