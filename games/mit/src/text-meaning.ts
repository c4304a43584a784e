/** What choices, questions and battles mean, in words. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { ATTACKS_OF, CARDS, FACE_OF, HP_OF } from './cards.ts';
import { ATTACKS, type Effect } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { BATTLE_MAX, COUNTERS, EVOLVE_BADGE, RESISTANCE, WEAKNESS } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
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
  pokemon,
  slotName,
  squareName,
  up,
} from './names.ts';
import type { DamagePart } from './rules/attack.ts';

const nameOf = (id: string): string => (POKEMON.find((face) => face.id === id) as { name: string }).name;
const teamWords = (leader: number): string => list(LEADERS[leader].team.map(nameOf));

/** Its attacks in full, and what it is weak to and resists. */
function faceText(face: number): string {
  const { weaknesses, resistances } = POKEMON[face];
  const parts = [list(ATTACKS_OF[face].map((attack) => attackWords(attack, ATTACKS[attack].hits)))];
  if (weaknesses.length > 0) parts.push(`weak to ${list(weaknesses)}`);
  if (resistances.length > 0) parts.push(`resists ${list(resistances)}`);
  return `${parts.join('; ')}.`;
}

/** Names with how many there are of each: `Pidgey, 2 Rattata and Mankey`. */
function numbered(cards: readonly number[]): string {
  const names = cards.map(pokemon);
  return list(
    [...new Set(names)].map((name) => {
      const n = names.filter((other) => other === name).length;
      return n === 1 ? name : `${n} ${name}`;
    }),
  );
}

const BARRED: ReadonlySet<Effect['does']> = new Set(['poison', 'burn', 'confusion', 'paralyze']);

const choices = {
  'act.go': {
    say: (_: Reader, at: number) =>
      `Go to ${SQUARES[at].kind === 'gym' ? squareName(at) : SQUARES[at].place}`,
  },
  'act.attack': { say: (_: Reader, attack: number) => attackName(attack) },
  'act.switch': { say: (_: Reader, card: number) => `Switch to ${pokemon(card)}` },
  'act.choose': { say: (_: Reader, card: number) => pokemon(card) },
  'act.ball': { say: () => 'Throw a Pokéball' },
  'act.evolve': { say: (_: Reader, into: number) => `Try for ${faceName(into)}` },
  hits: { say: () => 'hits' },
  catches: { say: () => 'catches' },
  evolves: { say: () => 'evolves' },
  'wins-battle': { say: () => 'wins' },
  'wins-wild': { say: () => 'wins or catches it' },
  'wins-leader': { say: (_: Reader, leader: number) => `${leaderName(leader)} wins` },
  deals: {
    say: (_: Reader, damage: number, parts: readonly DamagePart[]) => damageWords(damage, parts),
  },
  'knocks-out': { say: (_: Reader, card: number) => `knocks out ${pokemon(card)}` },
  'effect-chance': {
    say: (_: Reader, does: Effect['does'], size: number, chance: number) =>
      `${effectName(does, size)}: ${percent(chance)}`,
  },
  'own-effect-chance': {
    say: (_: Reader, does: Effect['does'], size: number, chance: number) =>
      `${effectName(does, size)} on itself: ${percent(chance)}`,
  },
  'effect-barred': {
    say: (_: Reader, does: Effect['does'], card: number) =>
      `no ${slotName(does)}, for ${pokemon(card)} already has ${BARRED.has(does) ? 'a status condition' : 'it'}`,
  },
  'hurts-itself': { say: (_: Reader, damage: number) => `${damage} damage to itself on a hit` },
  'falls-itself': { say: () => 'knocks itself out' },
  'may-hurt-itself': {
    say: (_: Reader, damage: number, chance: number) => `${damage} damage to itself: ${percent(chance)}`,
  },
  'joins-team': { say: (_: Reader, card: number, hp: number) => `${pokemon(card)} with ${hp} HP` },
  becomes: { say: (_: Reader, into: number) => faceWords(into) },
  'may-meet': { say: (_: Reader, cards: readonly number[]) => `one of ${numbered(cards)}` },
  'wild-there': {
    say: (_: Reader, cards: number) =>
      cards === 0
        ? 'no wild Pokémon is left there'
        : `${cards} wild Pokémon ${cards === 1 ? 'lives' : 'live'} there`,
  },
  'gym-there': {
    say: (_: Reader, leader: number, owned: boolean) =>
      `${teamWords(leader)} ${LEADERS[leader].team.length === 1 ? 'awaits' : 'await'} you there${owned ? ', but no second badge' : ''}`,
  },
  'heals-there': { say: () => 'it heals your team' },
  'center-passed': { say: (_: Reader, at: number) => `${squareName(at)} becomes your last Center` },
  'player-there': { say: (r: Reader, seat: Seat) => `${r.name(seat)} may call you to battle` },
  'badge-of-all': {
    say: (_: Reader, leader: number, badges: number) =>
      `the ${badgeName(leader)}, ${badges} of ${LEADERS.length}`,
  },
  'evolution-only': { say: () => 'a try to evolve, but no second badge' },
  'evolution-try': { say: () => 'a try to evolve, if you win' },
  'turn-spent': { say: () => 'your turn in this battle' },
  'if-lost': { say: (_: Reader, at: number) => `the way back to ${squareName(at)} if you lose` },
  'gives-up': { say: (_: Reader, card: number) => `your ${pokemon(card)}` },
  'note.knows': { say: (_: Reader, card: number) => faceText(FACE_OF[card]) },
  'note.face': { say: (_: Reader, face: number) => faceText(face) },
  'note.release': { say: () => 'Your team is full: you will release one.' },
  'note.gym': {
    say: (_: Reader, leader: number) => `${leaderName(leader)} fights with ${teamWords(leader)}.`,
  },
  'note.caller': {
    say: (r: Reader, seat: Seat, fit: number) => `${r.name(seat)} has ${fit} Pokémon that can fight.`,
  },
  'note.goes-back': {
    say: (_: Reader, card: number) =>
      CARDS[card].back === 'starter' ? 'It leaves the game.' : 'It goes back to its stack.',
  },
} satisfies Words;

const asked = {
  'hint.starter': { say: () => 'It is your whole team until you catch others on the routes.' },
  'hint.turn': { say: () => 'Move, or stay and meet a wild Pokémon of this route.' },
  'hint.walk': {
    say: () => 'Forward or back, up to the roll. Only the square you stop on counts.',
  },
  'hint.call': { say: () => 'You would have the first turn. The loser goes back to a Center.' },
  'hint.gym': {
    say: (_: Reader, leader: number) => {
      const most = LEADERS[leader].team.length;
      return `${most === 1 ? 'One of your Pokémon fights' : `Up to ${most} of your Pokémon fight`}; you have the first turn.`;
    },
  },
  'hint.select-wild': {
    say: () => `Up to ${BATTLE_MAX} fight. Weaken it first: a Pokéball catches best when few HP are left.`,
  },
  'hint.select': {
    say: (_: Reader, most: number) =>
      most === 1
        ? 'One of yours fights; you choose it in secret.'
        : `Up to ${most} of yours fight, chosen in secret; the bench lies face down.`,
  },
  'hint.lead': {
    say: (_: Reader, leader: number) =>
      `You play ${leaderName(leader)}: the whole team fights, and you choose who leads.`,
  },
  'hint.act': {
    say: () =>
      `An attack hits on its number or less. Weakness adds ${WEAKNESS}, resistance takes off ${RESISTANCE}.`,
  },
  'hint.replace': { say: () => 'It comes in at once and costs no turn.' },
  'hint.release': { say: () => 'A starter leaves the game; any other goes back to its stack.' },
  'hint.evolve': { say: () => 'One try for one Pokémon. Damage stays on it.' },
  'badge-tag': { say: (_: Reader, leader: number) => badgeName(leader) },
  'leader-name': { say: (_: Reader, leader: number) => leaderName(leader) },
  'hp-line': { say: (_: Reader, hp: number, most: number) => `${hp}/${most} HP` },
  'sends-fight': {
    say: (_: Reader, fighters: number) =>
      fighters === 1 ? 'Fight with this one' : `Fight with these ${fighters}`,
  },
  'sends-lay': {
    say: (_: Reader, fighters: number) =>
      fighters === 1 ? 'Lay down this one' : `Lay down these ${fighters}`,
  },
  'sends-lead': { say: () => 'Send this one first' },
} satisfies Words;

/** What the things of the table are. */
export const things = {
  'attack-line': {
    say: (_: Reader, attack: number) => `${attackWords(attack, ATTACKS[attack].hits)}.`,
  },
  'weak-line': {
    say: (_: Reader, face: number) => `Weak to ${list(POKEMON[face].weaknesses)}: ${WEAKNESS} more damage.`,
  },
  'resists-line': {
    say: (_: Reader, face: number) =>
      `Resists ${list(POKEMON[face].resistances)}: ${RESISTANCE} less damage.`,
  },
  'evolves-line': {
    say: (_: Reader, face: number) => {
      const { stage, next } = POKEMON[face];
      const leader = LEADERS.findIndex(({ id }) => id === EVOLVE_BADGE[stage]);
      const into = list(next.map(nameOf)).replace(' and ', ' or ');
      return `Stage ${stage}: with the ${badgeName(leader)} it may evolve into ${into}.`;
    },
  },
  'last-stage': { say: (_: Reader, face: number) => `Stage ${POKEMON[face].stage}: it evolves no further.` },
  'out-line': { say: () => 'Knocked out: it cannot fight until a Pokémon Center heals it.' },
  'condition-line': {
    say: (_: Reader, does: Effect['does'], size: number) =>
      `It ${conditionWords(does, size)}. This lasts ${COUNTERS} turns.`,
  },
  'own-design': { say: () => 'HP and attacks are our own design: the rulebook does not print the cards.' },
  'yours.hits': {
    say: (_: Reader, faces: readonly number[]) => `Weak to an attack of your ${list(faces.map(faceName))}.`,
  },
  'yours.fears': {
    say: (_: Reader, faces: readonly number[]) =>
      `One of its attacks hits a weakness of your ${list(faces.map(faceName))}.`,
  },
  'yours.wild': { say: () => 'you beat or catch a wild one' },
  'yours.alone': { say: () => 'you beat it, if it is alone' },
  'yours.leader': { say: (_: Reader, leader: number) => `you beat ${leaderName(leader)}` },
  'yours.has-badge': { say: (_: Reader, leader: number) => `You have the ${badgeName(leader)}.` },
  'yours.no-badge': { say: (_: Reader, leader: number) => `You have not won the ${badgeName(leader)} yet.` },
  'yours.also-have': {
    say: (r: Reader, seats: readonly Seat[]) =>
      `${list(seats.map((seat) => r.name(seat)))} ${seats.length === 1 ? 'has' : 'have'} it.`,
  },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.badges': { say: () => 'Badges' },
  'dex.conditions': { say: () => 'Conditions' },
  'dex.places': { say: () => 'Places' },
  'own-board': { say: () => 'The board is our own design: the rulebook does not print it.' },
  'leader-line': {
    say: (_: Reader, leader: number) =>
      `${leaderName(leader)} of ${LEADERS[leader].city} fights with ${teamWords(leader)}; you may use as many.`,
  },
  'badge-line': {
    say: (_: Reader, leader: number) => {
      const stage = Object.entries(EVOLVE_BADGE).find(([, id]) => id === LEADERS[leader].id)?.[0];
      const opens = stage === undefined ? '' : ` It lets your Pokémon of stage ${stage} evolve.`;
      return `Won by beating ${leaderName(leader)}. All ${LEADERS.length} badges win.${opens}`;
    },
  },
  'center-line': {
    say: () =>
      'Heals all your Pokémon when you land here. If you lose a battle, you return to the last Center you passed.',
  },
  'gym-line': {
    say: (_: Reader, leader: number) =>
      `Land here to challenge ${leaderName(leader)} for the ${badgeName(leader)}.`,
  },
  'route-line': {
    say: (_: Reader, route: number) =>
      `Stay here on a later turn to meet a wild Pokémon of ${ROUTES[route].name}: ${list(ROUTES[route].cards.map(([id]) => nameOf(id)))}.`,
  },
  'face-down-line': { say: () => 'A Pokémon on the bench. Only its owner knows which.' },
  'mover-line': {
    say: (r: Reader, seat: Seat) => (r.you === seat ? 'You are here.' : `${r.name(seat)} is here.`),
  },
  'face-name': { say: (_: Reader, face: number) => faceName(face) },
  'face-types': { say: (_: Reader, face: number) => POKEMON[face].types.join('/') },
} satisfies Words;

const told = {
  named: { say: (_: Reader, attack: number) => attackName(attack) },
  minus: { say: (_: Reader, damage: number) => `−${damage}` },
  misses: { say: () => 'missed' },
  stopped: { say: (_: Reader, status: Effect['does']) => slotName(status) },
  falls: { say: () => 'knocked out' },
  effect: { say: (_: Reader, does: Effect['does'], size: number) => up(effectName(does, size)) },
  'after-turns': { say: (_: Reader, turns: number) => `After ${count(turns, 'turn')}.` },
  'stood-with': {
    say: (r: Reader, owner: Seat | -1, card: number, hp: number) => `${one(r, owner, card)}: ${left(hp)}.`,
  },
  'kept-hp': { say: (_: Reader, card: number, hp: number) => `It has ${hp} of ${HP_OF[card]} HP.` },
} satisfies Words;

const scene = {
  'of-most': { say: (_: Reader, n: number, most: number) => `${n} of ${most}` },
  'tray.team': { say: () => 'Team' },
  'nobody-yet': { say: () => 'Nobody yet' },
  'none-yet': { say: () => 'None yet' },
  'counted.team': { say: () => 'Pokémon' },
  'battle.wild': { say: (_: Reader, card: number) => `A wild ${pokemon(card)}` },
  'battle.gym': { say: (_: Reader, leader: number) => `${leaderName(leader)}'s Gym` },
  'battle.player': {
    say: (r: Reader, a: Seat, b: Seat) => `${r.name(a)} against ${r.name(b)}`,
  },
  'side.player': { say: (r: Reader, seat: Seat) => (r.you === seat ? 'You' : r.name(seat)) },
  'side.wild': { say: () => 'Wild' },
  'side.leader': {
    say: (r: Reader, leader: number, chooser: Seat) =>
      `${leaderName(leader)} (${r.you === chooser ? 'you' : r.name(chooser)})`,
  },
  'stage.select': { say: () => 'Selection' },
  'stage.turn': { say: (_: Reader, turn: number) => `Turn ${turn}` },
  'stage.end': { say: () => 'The end' },
  'face-down': { say: () => 'Face down' },
  'weak-to': { say: (_: Reader, face: number) => `Weak to ${list(POKEMON[face].weaknesses)}` },
  'resists-to': { say: (_: Reader, face: number) => `Resists ${list(POKEMON[face].resistances)}` },
  'types-of': { say: (_: Reader, face: number) => POKEMON[face].types.join('/') },
  fighter: { say: (_: Reader, card: number) => pokemon(card) },
  goals: { say: () => 'Goals' },
  goal: { say: () => `All ${LEADERS.length} badges win.` },
  leaders: { say: () => 'Gym Leaders' },
  'leader-city': { say: (_: Reader, leader: number) => `${leaderName(leader)}, ${LEADERS[leader].city}` },
  'leader-team': { say: (_: Reader, leader: number) => `${teamWords(leader)}.` },
} satisfies Words;

export const meant = { ...choices, ...asked, ...things, ...told, ...scene } satisfies Words;
