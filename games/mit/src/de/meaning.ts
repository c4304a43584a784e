import type { Translation } from '@indigo/kernel';
import { ATTACKS_OF, CARDS, FACE_OF, HP_OF } from '../cards.ts';
import { ATTACKS, type Effect } from '../data/attacks.ts';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { BATTLE_MAX, COUNTERS, EVOLVE_BADGE, RESISTANCE, WEAKNESS } from '../data/rules.ts';
import { SQUARES } from '../data/squares.ts';
import { ROUTES } from '../data/stacks.ts';
import type { meant as english } from '../text-meaning.ts';
import {
  attackName,
  attackWords,
  badgeName,
  conditionWords,
  count,
  damageWords,
  effectName,
  faceName,
  faceWords,
  leaderName,
  left,
  list,
  one,
  percent,
  placeName,
  pokemon,
  routeName,
  slotName,
  squareName,
  typesList,
  typesWords,
  up,
} from './names.ts';

const named = (id: string): string => faceName(POKEMON.findIndex((face) => face.id === id));
const teamWords = (leader: number): string => list(LEADERS[leader].team.map(named));

/** Its attacks in full, and what it is weak to and resists. */
function faceText(face: number): string {
  const { weaknesses, resistances } = POKEMON[face];
  const parts = [list(ATTACKS_OF[face].map((attack) => attackWords(attack, ATTACKS[attack].hits)))];
  if (weaknesses.length > 0) parts.push(`schwach gegen ${typesList(weaknesses)}`);
  if (resistances.length > 0) parts.push(`resistent gegen ${typesList(resistances)}`);
  return `${parts.join('; ')}.`;
}

/** Names with how many there are of each: `Taubsi, 2 Rattfratz und Menki`. */
function numbered(cards: readonly number[]): string {
  const names = cards.map(pokemon);
  return list(
    [...new Set(names)].map((name) => {
      const n = names.filter((other) => other === name).length;
      return n === 1 ? name : `${n} ${name}`;
    }),
    'oder',
  );
}

const BARRED: ReadonlySet<Effect['does']> = new Set(['poison', 'burn', 'confusion', 'paralyze']);

export const meant = {
  'act.go': {
    say: (_, at) => `Gehen: ${SQUARES[at].kind === 'gym' ? squareName(at) : placeName(SQUARES[at].place)}`,
  },
  'act.attack': { say: (_, attack) => attackName(attack) },
  'act.switch': { say: (_, card) => `Wechseln zu ${pokemon(card)}` },
  'act.choose': { say: (_, card) => pokemon(card) },
  'act.ball': { say: () => 'Pokéball werfen' },
  'act.evolve': { say: (_, into) => `${faceName(into)} versuchen` },
  hits: { say: () => 'trifft' },
  catches: { say: () => 'fängt' },
  evolves: { say: () => 'entwickelt sich' },
  'wins-battle': { say: () => 'gewinnt' },
  'wins-wild': { say: () => 'gewinnt oder fängt es' },
  'wins-leader': { say: (_, leader) => `${leaderName(leader)} gewinnt` },
  deals: { say: (_, damage, parts) => damageWords(damage, parts) },
  'knocks-out': { say: (_, card) => `besiegt ${pokemon(card)}` },
  'effect-chance': { say: (_, effect, size, chance) => `${effectName(effect, size)}: ${percent(chance)}` },
  'own-effect-chance': {
    say: (_, effect, size, chance) => `${effectName(effect, size)} für sich selbst: ${percent(chance)}`,
  },
  'effect-barred': {
    say: (_, effect, card) =>
      `ohne ${slotName(effect)}, denn ${pokemon(card)} hat ${BARRED.has(effect) ? 'schon ein Statusproblem' : 'das schon'}`,
  },
  'hurts-itself': { say: (_, damage) => `${damage} Schaden an sich selbst bei einem Treffer` },
  'falls-itself': { say: () => 'besiegt sich selbst' },
  'may-hurt-itself': {
    say: (_, damage, chance) => `${damage} Schaden an sich selbst: ${percent(chance)}`,
  },
  'joins-team': { say: (_, card, hp) => `${pokemon(card)} mit ${hp} KP` },
  becomes: { say: (_, into) => faceWords(into) },
  'may-meet': { say: (_, cards) => `eines von: ${numbered(cards)}` },
  'wild-there': {
    say: (_, cards) =>
      cards === 0
        ? 'dort ist kein wildes Pokémon mehr'
        : cards === 1
          ? 'dort lebt 1 wildes Pokémon'
          : `dort leben ${cards} wilde Pokémon`,
  },
  'gym-there': {
    say: (_, leader, owned) =>
      `dort ${LEADERS[leader].team.length === 1 ? 'erwartet' : 'erwarten'} dich ${teamWords(leader)}${owned ? ', aber kein zweiter Orden' : ''}`,
  },
  'heals-there': { say: () => 'es heilt dein Team' },
  'center-passed': { say: (_, at) => `dein letztes Center wird: ${squareName(at)}` },
  'player-there': { say: (r, seat) => `${r.name(seat)} kann dich zum Kampf fordern` },
  'badge-of-all': {
    say: (_, leader, badges) => `der ${badgeName(leader)}, ${badges} von ${LEADERS.length}`,
  },
  'evolution-only': { say: () => 'ein Versuch, sich zu entwickeln, aber kein zweiter Orden' },
  'evolution-try': { say: () => 'ein Versuch, sich zu entwickeln, wenn du gewinnst' },
  'turn-spent': { say: () => 'deinen Zug in diesem Kampf' },
  'if-lost': { say: (_, at) => `bei einer Niederlage den Weg zurück: ${squareName(at)}` },
  'gives-up': { say: (_, card) => `dein ${pokemon(card)}` },
  'note.knows': { say: (_, card) => faceText(FACE_OF[card]) },
  'note.face': { say: (_, face) => faceText(face) },
  'note.release': { say: () => 'Dein Team ist voll: Du wirst eines freilassen.' },
  'note.gym': { say: (_, leader) => `${leaderName(leader)} kämpft mit ${teamWords(leader)}.` },
  'note.caller': { say: (r, seat, fit) => `${r.name(seat)} hat ${fit} kampffähige Pokémon.` },
  'note.goes-back': {
    say: (_, card) =>
      CARDS[card].back === 'starter' ? 'Es ist dann aus dem Spiel.' : 'Es kommt zurück in seinen Stapel.',
  },
  'hint.starter': { say: () => 'Es ist dein ganzes Team, bis du auf den Routen andere fängst.' },
  'hint.turn': { say: () => 'Geh, oder bleib und triff ein wildes Pokémon dieser Route.' },
  'hint.walk': {
    say: () => 'Vor oder zurück, bis zur gewürfelten Zahl. Nur das Feld, auf dem du stehen bleibst, zählt.',
  },
  'hint.call': { say: () => 'Du hättest den ersten Zug. Wer verliert, geht zurück zu einem Center.' },
  'hint.gym': {
    say: (_, leader) => {
      const most = LEADERS[leader].team.length;
      return `${most === 1 ? 'Eines deiner Pokémon kämpft' : `Bis zu ${most} deiner Pokémon kämpfen`}; du hast den ersten Zug.`;
    },
  },
  'hint.select-wild': {
    say: () =>
      `Bis zu ${BATTLE_MAX} kämpfen. Schwäche es erst: Ein Pokéball fängt am besten, wenn nur wenige KP übrig sind.`,
  },
  'hint.select': {
    say: (_, most) =>
      most === 1
        ? 'Eines von deinen kämpft; du wählst es geheim.'
        : `Bis zu ${most} von deinen kämpfen, geheim gewählt; die Bank liegt verdeckt.`,
  },
  'hint.lead': {
    say: (_, leader) =>
      `Du spielst ${leaderName(leader)}: Das ganze Team kämpft, und du wählst, wer anführt.`,
  },
  'hint.act': {
    say: () =>
      `Eine Attacke trifft mit ihrer Zahl oder weniger. Schwäche gibt ${WEAKNESS} dazu, Resistenz zieht ${RESISTANCE} ab.`,
  },
  'hint.replace': { say: () => 'Es kommt sofort und kostet keinen Zug.' },
  'hint.release': {
    say: () => 'Ein erstes Pokémon ist dann aus dem Spiel; jedes andere kommt zurück in seinen Stapel.',
  },
  'hint.evolve': { say: () => 'Ein Versuch für ein Pokémon. Sein Schaden bleibt.' },
  'badge-tag': { say: (_, leader) => badgeName(leader) },
  'leader-name': { say: (_, leader) => leaderName(leader) },
  'hp-line': { say: (_, hp, most) => `${hp}/${most} KP` },
  'sends-fight': {
    say: (_, fighters) => (fighters === 1 ? 'Mit diesem kämpfen' : `Mit diesen ${fighters} kämpfen`),
  },
  'sends-lay': { say: (_, fighters) => (fighters === 1 ? 'Dieses auslegen' : `Diese ${fighters} auslegen`) },
  'sends-lead': { say: () => 'Dieses zuerst schicken' },
  'attack-line': { say: (_, attack) => `${attackWords(attack, ATTACKS[attack].hits)}.` },
  'weak-line': {
    say: (_, face) => `Schwach gegen ${typesList(POKEMON[face].weaknesses)}: ${WEAKNESS} mehr Schaden.`,
  },
  'resists-line': {
    say: (_, face) =>
      `Resistent gegen ${typesList(POKEMON[face].resistances)}: ${RESISTANCE} weniger Schaden.`,
  },
  'evolves-line': {
    say: (_, face) => {
      const { stage, next } = POKEMON[face];
      const leader = LEADERS.findIndex(({ id }) => id === EVOLVE_BADGE[stage]);
      return `Stufe ${stage}: Mit dem ${badgeName(leader)} kann es sich zu ${list(next.map(named), 'oder')} entwickeln.`;
    },
  },
  'last-stage': { say: (_, face) => `Stufe ${POKEMON[face].stage}: Weiter entwickelt es sich nicht.` },
  'out-line': { say: () => 'Besiegt: Es kämpft erst wieder, wenn ein Pokémon-Center es geheilt hat.' },
  'condition-line': {
    say: (_, effect, size) => `Es ${conditionWords(effect, size)}. Das dauert ${COUNTERS} Züge.`,
  },
  'own-design': {
    say: () => 'KP und Attacken sind unser eigener Entwurf: Die Anleitung druckt die Karten nicht ab.',
  },
  'own-board': { say: () => 'Das Brett ist unser eigener Entwurf: Die Anleitung druckt es nicht ab.' },
  'leader-line': {
    say: (_, leader) =>
      `${leaderName(leader)} aus ${placeName(LEADERS[leader].city)} kämpft mit ${teamWords(leader)}; du darfst ebenso viele einsetzen.`,
  },
  'badge-line': {
    say: (_, leader) => {
      const stage = Object.entries(EVOLVE_BADGE).find(([, id]) => id === LEADERS[leader].id)?.[0];
      const opens =
        stage === undefined ? '' : ` Mit ihm können sich deine Pokémon der Stufe ${stage} entwickeln.`;
      return `Es gibt ihn für einen Sieg gegen ${leaderName(leader)}. Alle ${LEADERS.length} Orden gewinnen.${opens}`;
    },
  },
  'center-line': {
    say: () =>
      'Heilt alle deine Pokémon, wenn du hier stehen bleibst. Verlierst du einen Kampf, kehrst du zum letzten Center zurück, an dem du vorbeikamst.',
  },
  'gym-line': {
    say: (_, leader) =>
      `Bleib hier stehen, um ${leaderName(leader)} um den ${badgeName(leader)} herauszufordern.`,
  },
  'route-line': {
    say: (_, route) =>
      `Bleib in einem späteren Zug hier, um ein wildes Pokémon zu treffen (${routeName(route)}): ${list(ROUTES[route].cards.map(([id]) => named(id)))}.`,
  },
  'face-down-line': { say: () => 'Ein Pokémon auf der Bank. Welches, weiß nur, wem es gehört.' },
  'mover-line': { say: (r, seat) => (r.you === seat ? 'Hier bist du.' : `Hier ist ${r.name(seat)}.`) },
  'face-name': { say: (_, face) => faceName(face) },
  'face-types': { say: (_, face) => typesWords(POKEMON[face].types) },
  named: { say: (_, attack) => attackName(attack) },
  minus: { say: (_, damage) => `−${damage}` },
  misses: { say: () => 'daneben' },
  stopped: { say: (_, status) => slotName(status) },
  falls: { say: () => 'besiegt' },
  effect: { say: (_, effect, size) => up(effectName(effect, size)) },
  'after-turns': { say: (_, turns) => `Nach ${count(turns, 'Zug', 'Zügen')}.` },
  'stood-with': { say: (r, owner, card, hp) => `${one(r, owner, card)}: ${left(hp)}.` },
  'kept-hp': { say: (_, card, hp) => `Es hat ${hp} von ${HP_OF[card]} KP.` },
  'of-most': { say: (_, n, most) => `${n} von ${most}` },
  'tray.team': { say: () => 'Team' },
  'nobody-yet': { say: () => 'Noch niemand' },
  'none-yet': { say: () => 'Noch keine' },
  'counted.team': { say: () => 'Pokémon' },
  'battle.wild': { say: (_, card) => `Ein wildes ${pokemon(card)}` },
  'battle.gym': { say: (_, leader) => `Arena von ${leaderName(leader)}` },
  'battle.player': { say: (r, a, b) => `${r.name(a)} gegen ${r.name(b)}` },
  'side.player': { say: (r, seat) => (r.you === seat ? 'Du' : r.name(seat)) },
  'side.wild': { say: () => 'Wild' },
  'side.leader': {
    say: (r, leader, chooser) => `${leaderName(leader)} (${r.you === chooser ? 'du' : r.name(chooser)})`,
  },
  'stage.select': { say: () => 'Auswahl' },
  'stage.turn': { say: (_, turn) => `Zug ${turn}` },
  'stage.end': { say: () => 'Ende' },
  'face-down': { say: () => 'Verdeckt' },
  'weak-to': { say: (_, face) => `Schwach gegen ${typesList(POKEMON[face].weaknesses)}` },
  'resists-to': { say: (_, face) => `Resistent gegen ${typesList(POKEMON[face].resistances)}` },
  'types-of': { say: (_, face) => typesWords(POKEMON[face].types) },
  fighter: { say: (_, card) => pokemon(card) },
  goals: { say: () => 'Ziele' },
  goal: { say: () => `Alle ${LEADERS.length} Orden gewinnen.` },
  leaders: { say: () => 'Arenaleiter' },
  'leader-city': { say: (_, leader) => `${leaderName(leader)}, ${placeName(LEADERS[leader].city)}` },
  'leader-team': { say: (_, leader) => `${teamWords(leader)}.` },
  'yours.hits': {
    say: (_, faces) => `Eine Attacke von ${list(faces.map(faceName))} aus deinem Team trifft seine Schwäche.`,
  },
  'yours.fears': {
    say: (_, faces) =>
      `Eine seiner Attacken trifft eine Schwäche von ${list(faces.map(faceName))} in deinem Team.`,
  },
  'yours.wild': { say: () => 'du besiegst oder fängst ein wildes' },
  'yours.alone': { say: () => 'du besiegst es, wenn es allein ist' },
  'yours.leader': { say: (_, leader) => `du besiegst ${leaderName(leader)}` },
  'yours.has-badge': { say: (_, leader) => `Du hast schon: ${badgeName(leader)}.` },
  'yours.no-badge': { say: (_, leader) => `Dir fehlt noch: ${badgeName(leader)}.` },
  'yours.also-have': {
    say: (r, seats) =>
      `${list(seats.map((seat) => r.name(seat)))} ${seats.length === 1 ? 'hat' : 'haben'} ihn.`,
  },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.badges': { say: () => 'Orden' },
  'dex.conditions': { say: () => 'Zustände' },
  'dex.places': { say: () => 'Orte' },
} satisfies Translation<typeof english>;
