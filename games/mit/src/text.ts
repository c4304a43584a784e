/** Everything this game says to people, by key. What a translation replaces. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CARDS, FACE_OF, HP_OF } from './cards.ts';
import type { Effect } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { COUNTERS, GATE, TEAM_MAX, WILD_FIRST } from './data/rules.ts';
import {
  attackName,
  attackWords,
  badgeName,
  conditionWords,
  count,
  damageWords,
  does,
  faceName,
  faceWords,
  leaderName,
  left,
  OVER,
  one,
  orLess,
  pokemon,
  routeName,
  slotName,
  squareName,
  standing,
  them,
  up,
  valued,
  whose,
} from './names.ts';
import type { DamagePart } from './rules/attack.ts';
import type { Stood } from './rules/sides.ts';
import { meant } from './text-meaning.ts';

const squares = (steps: number): string => count(Math.abs(steps), 'square');
const team = (leader: number): string => LEADERS[leader].team.length.toString();

const questions = {
  'ask.starter': { say: () => 'Choose your first Pokémon.' },
  'ask.turn': { say: () => 'Your turn: do you move, or look for a wild Pokémon?' },
  'ask.walk': { say: (_: Reader, pips: number) => `You rolled a ${pips}. Where do you go?` },
  'ask.call': {
    say: (r: Reader, lander: Seat) => `${r.name(lander)} lands on your square. Do you want to battle?`,
  },
  'ask.gym': {
    say: (_: Reader, leader: number) =>
      `${leaderName(leader)} awaits you with ${team(leader)} Pokémon. Do you want to battle?`,
  },
  'ask.select-wild': {
    say: (_: Reader, card: number) =>
      `A wild ${faceWords(FACE_OF[card])}! Who fights? The first you name leads.`,
  },
  'ask.select-gym': {
    say: (_: Reader, leader: number, most: number) =>
      `Battle with ${leaderName(leader)}, up to ${most} on each side: who fights? The first you name leads.`,
  },
  'ask.select-player': {
    say: (r: Reader, a: Seat, b: Seat) =>
      `${up(them(r, a))} against ${them(r, b)}: who fights? The first you name leads.`,
  },
  'ask.act': {
    say: (_: Reader, card: number, hp: number, enemy: number, theirs: number) =>
      `${standing(card, hp)} against ${standing(enemy, theirs)}: what do you do?`,
  },
  'ask.act-leader': {
    say: (_: Reader, card: number, hp: number, enemy: number, theirs: number) =>
      `You play ${leaderName(CARDS[card].of)}: ${standing(card, hp)} against ${standing(enemy, theirs)}. What do you do?`,
  },
  'ask.replace': { say: (_: Reader, card: number) => `${pokemon(card)} is knocked out. Who comes in?` },
  'ask.release': { say: () => `A team holds ${TEAM_MAX} Pokémon. Which one do you release?` },
  'ask.evolve': {
    say: (_: Reader, most: number) => `You won! Try to evolve a Pokémon? It takes a roll of ${orLess(most)}.`,
  },
} satisfies Words;

const options = {
  pass: { say: () => 'Let them pass' },
  move: { say: () => 'Roll and move' },
  wild: { say: () => 'Battle a wild Pokémon' },
  forward: { say: (_: Reader, steps: number, at: number) => `Forward ${steps} to ${squareName(at)}` },
  back: { say: (_: Reader, steps: number, at: number) => `Back ${steps} to ${squareName(at)}` },
  stay: { say: () => 'Stay here' },
  fight: { say: () => 'Battle' },
  leave: { say: () => 'Not now' },
  choose: { say: (_: Reader, card: number, hp: number) => valued(card, hp) },
  attack: { say: (_: Reader, attack: number, needed: number) => attackWords(attack, needed) },
  switch: { say: (_: Reader, card: number, hp: number) => `Switch to ${valued(card, hp)}` },
  ball: {
    say: (_: Reader, needed: number) => `Throw a Pokéball (catches on ${orLess(needed)})`,
  },
  'ball-cannot': { say: () => 'Throw a Pokéball' },
  evolve: {
    say: (_: Reader, card: number, into: number) => `Evolve ${pokemon(card)} into ${faceWords(into)}`,
  },
} satisfies Words;

const isStatus = (does: Effect['does']): boolean =>
  ['poison', 'burn', 'confusion', 'paralyze'].includes(does);

/** What keeps an effect from taking hold. */
const barred = (does: Effect['does']): string =>
  isStatus(does)
    ? `already has a status condition, so ${slotName(does)} has no effect`
    : `already has ${slotName(does)}, and the effect does not stack`;

const WHY: { readonly [why: string]: string } = { first: 'for the first turn', move: 'to move' };

const story = {
  'beat.roll': { say: (_: Reader, why: 'first' | 'move') => `Your roll ${WHY[why]}.` },
  'act.roll': { say: () => 'Roll' },
  rolled: {
    clause: (_seat: Seat, _pips: number, why: 'first' | 'move') =>
      why === 'first' ? 'L-SETUP-02' : 'L-MOVE-01',
    say: (r: Reader, seat: Seat, pips: number, why: 'first' | 'move') =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} ${WHY[why]}.`,
  },
  'goes-first': {
    clause: 'L-SETUP-02',
    say: (r: Reader, seat: Seat, pips: number) =>
      `${does(r, seat, 'rolls', 'roll')} highest (${pips}) and ${r.you === seat ? 'get' : 'gets'} the first pick and the first turn.`,
  },
  'chose-starter': {
    clause: 'L-SETUP-04',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'begins', 'begin')} with ${pokemon(card)}.`,
  },
  'starter-left': {
    clause: 'L-SETUP-05',
    say: (_: Reader, card: number) => `Nobody chose ${pokemon(card)}, so it is out of the game.`,
  },
  turn: {
    clause: 'L-TURN-03',
    say: (r: Reader, seat: Seat, turn: number) => `Turn ${turn}: ${whose(r, seat)} turn.`,
  },
  moved: {
    clause: 'L-MOVE-01',
    say: (r: Reader, seat: Seat, at: number, steps: number) =>
      `${does(r, seat, 'moves', 'move')} ${squares(steps)} ${steps > 0 ? 'forward' : 'back'} to ${squareName(at)}.`,
  },
  stayed: {
    clause: 'L-MOVE-02',
    say: (r: Reader, seat: Seat, at: number) => `${does(r, seat, 'stays', 'stay')} at ${squareName(at)}.`,
  },
  healed: {
    clause: 'L-LAND-02',
    say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} Pokémon are healed.`,
  },
  relocated: {
    clause: 'L-LAND-06',
    say: (r: Reader, seat: Seat, at: number, _from: number) =>
      `${does(r, seat, 'goes', 'go')} back to ${squareName(at)}.`,
  },
  appeared: {
    clause: 'L-WILD-01',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'meets', 'meet')} a wild ${faceWords(FACE_OF[card])}.`,
  },
  'called-battle': {
    clause: 'L-PVP-01',
    say: (r: Reader, seat: Seat, lander: Seat) =>
      `${does(r, seat, 'calls', 'call')} ${them(r, lander)} to battle.`,
  },
  'challenged-leader': {
    clause: 'L-LAND-01',
    say: (r: Reader, seat: Seat, leader: number) =>
      `${does(r, seat, 'challenges', 'challenge')} ${leaderName(leader)}.`,
  },
  'plays-leader': {
    clause: 'L-GYM-02',
    say: (r: Reader, seat: Seat, leader: number, coin: boolean) =>
      `${does(r, seat, coin ? 'wins' : 'plays', coin ? 'win' : 'play')} ${coin ? 'the coin flip and ' : ''}${coin ? (r.you === seat ? 'play ' : 'plays ') : ''}${leaderName(leader)}.`,
  },
  'sent-out': {
    clause: 'L-BAT-04',
    say: (r: Reader, owner: Seat | -1, card: number, bench: number) =>
      `${one(r, owner, card)} leads${bench === 0 ? '' : `, with ${bench} on the bench`}.`,
  },
  switched: {
    clause: 'L-BAT-07',
    say: (r: Reader, owner: Seat | -1, from: number, to: number) =>
      `${one(r, owner, from)} makes way for ${pokemon(to)}.`,
  },
  'sent-in': {
    clause: 'L-BAT-09',
    say: (r: Reader, owner: Seat | -1, card: number) => `${one(r, owner, card)} comes in.`,
  },
  'wild-rolled': {
    clause: 'L-WILD-04',
    say: (r: Reader, roller: Seat, card: number, pips: number) =>
      `${does(r, roller, 'rolls', 'roll')} a ${pips} for the wild ${pokemon(card)}: its ${pips <= WILD_FIRST ? 'first' : 'second'} attack.`,
  },
  used: {
    clause: 'L-BAT-06',
    say: (r: Reader, owner: Seat | -1, card: number, attack: number) =>
      `${one(r, owner, card)} uses ${attackName(attack)}.`,
  },
  'broke-through': {
    clause: 'L-STAT-07',
    say: (r: Reader, owner: Seat | -1, card: number, status: Effect['does'], pips: number) =>
      `${one(r, owner, card)} fights through its ${slotName(status)} (rolled ${pips}, needed ${orLess(GATE)}).`,
  },
  held: {
    clause: (_owner: Seat | -1, _card: number, status: Effect['does']) =>
      status === 'confusion' ? 'L-STAT-05' : 'L-STAT-06',
    say: (r: Reader, owner: Seat | -1, card: number, status: Effect['does'], pips: number) =>
      `${one(r, owner, card)} cannot attack because of its ${slotName(status)} (rolled ${pips}, needed ${orLess(GATE)}).`,
  },
  hit: {
    clause: 'L-ATT-02',
    say: (_: Reader, _owner: Seat | -1, _card: number, pips: number, needed: number, _target: number) =>
      `It hits (rolled ${pips}, needed ${orLess(needed)}).`,
  },
  missed: {
    clause: 'L-ATT-02',
    say: (_: Reader, _owner: Seat | -1, _card: number, pips: number, needed: number, _target: number) =>
      `It misses (rolled ${pips}, needed ${orLess(needed)}).`,
  },
  'cannot-hit': {
    clause: 'L-MOD-10',
    say: (r: Reader, owner: Seat | -1, card: number) => `${one(r, owner, card)} cannot hit.`,
  },
  hurt: {
    clause: 'L-ATT-05',
    say: (
      r: Reader,
      owner: Seat | -1,
      card: number,
      damage: number,
      hp: number,
      parts: readonly DamagePart[],
    ) => `${one(r, owner, card)} takes ${damageWords(damage, parts)}: ${left(hp)}.`,
  },
  'hurt-itself': {
    clause: 'L-EFF-13',
    say: (r: Reader, owner: Seat | -1, card: number, damage: number, hp: number) =>
      `${one(r, owner, card)} takes ${damage} damage itself: ${left(hp)}.`,
  },
  'confused-itself': {
    clause: 'L-STAT-05',
    say: (r: Reader, owner: Seat | -1, card: number, damage: number, hp: number) =>
      `${one(r, owner, card)} hits itself in its confusion for ${damage} damage: ${left(hp)}.`,
  },
  'blew-up': {
    clause: 'L-EFF-14',
    say: (r: Reader, owner: Seat | -1, card: number) => `${one(r, owner, card)} knocks itself out.`,
  },
  'took-hold': {
    clause: 'L-ATT-04',
    say: (_: Reader, does: Effect['does'], pips: number, needed: number, _owner: Seat | -1) =>
      `The roll for ${slotName(does)} succeeds (rolled ${pips}, needed ${orLess(needed)}).`,
  },
  'no-hold': {
    clause: 'L-ATT-04',
    say: (_: Reader, does: Effect['does'], pips: number, needed: number, _owner: Seat | -1) =>
      `The roll for ${slotName(does)} fails (rolled ${pips}, needed ${orLess(needed)}).`,
  },
  afflicted: {
    clause: 'L-MOD-02',
    say: (r: Reader, owner: Seat | -1, card: number, does: Effect['does'], size: number) =>
      `${one(r, owner, card)} ${conditionWords(does, size)} (${COUNTERS} turns).`,
  },
  unaffected: {
    clause: (_owner: Seat | -1, _card: number, does: Effect['does']) =>
      isStatus(does) ? 'L-STAT-02' : 'L-MOD-09',
    say: (r: Reader, owner: Seat | -1, card: number, does: Effect['does']) =>
      `${one(r, owner, card)} ${barred(does)}.`,
  },
  'poison-hurt': {
    clause: 'L-STAT-03',
    say: (r: Reader, owner: Seat | -1, card: number, damage: number, hp: number) =>
      `${one(r, owner, card)} takes ${damage} damage from poison: ${left(hp)}.`,
  },
  'wore-off': {
    clause: 'L-MOD-02',
    say: (r: Reader, owner: Seat | -1, card: number, does: Effect['does']) =>
      `${one(r, owner, card)} ${OVER[does]}.`,
  },
  'ball-missed': {
    clause: 'L-BALL-01',
    say: (r: Reader, seat: Seat, card: number, pips: number, needed: number) =>
      `${up(whose(r, seat))} Pokéball misses ${pokemon(card)} (rolled ${pips}, needed ${orLess(needed)}).`,
  },
  caught: {
    clause: 'L-BALL-05',
    say: (r: Reader, seat: Seat, card: number, pips: number, needed: number, _hp: number) =>
      `${does(r, seat, 'catches', 'catch')} ${pokemon(card)} (rolled ${pips}, needed ${orLess(needed)})!`,
  },
  released: {
    clause: 'L-TEAM-01',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'releases', 'release')} ${pokemon(card)}, which ${CARDS[card].back === 'starter' ? 'leaves the game' : 'goes back to its stack'}.`,
  },
  'beat-wild': {
    clause: 'L-WILD-06',
    say: (r: Reader, seat: Seat, card: number, _turns: number, _stood: readonly Stood[]) =>
      `${does(r, seat, 'beats', 'beat')} the wild ${pokemon(card)}, which goes back to its stack.`,
  },
  'lost-wild': {
    clause: 'L-WILD-07',
    say: (r: Reader, seat: Seat, card: number, _turns: number, _stood: readonly Stood[]) =>
      `${does(r, seat, 'loses', 'lose')} to the wild ${pokemon(card)}, which goes back to its stack.`,
  },
  'beat-leader': {
    clause: 'L-GYM-07',
    say: (r: Reader, seat: Seat, leader: number, _turns: number, _stood: readonly Stood[]) =>
      `${does(r, seat, 'beats', 'beat')} ${leaderName(leader)}.`,
  },
  'lost-gym': {
    clause: 'L-GYM-08',
    say: (r: Reader, seat: Seat, leader: number, _turns: number, _stood: readonly Stood[]) =>
      `${does(r, seat, 'loses', 'lose')} to ${leaderName(leader)}.`,
  },
  'got-badge': {
    clause: 'L-GYM-07',
    say: (r: Reader, seat: Seat, leader: number, badges: number) =>
      `${does(r, seat, 'receives', 'receive')} the ${badgeName(leader)}: ${badges} of ${LEADERS.length}!`,
  },
  'won-player': {
    clause: 'L-PVP-03',
    say: (r: Reader, seat: Seat, loser: Seat, _turns: number, _stood: readonly Stood[]) =>
      `${does(r, seat, 'beats', 'beat')} ${them(r, loser)}.`,
  },
  'both-out': {
    clause: 'L-PVP-04',
    say: (r: Reader, a: Seat, b: Seat, _turns: number) =>
      `One attack knocks out the last Pokémon of ${them(r, a)} and of ${them(r, b)}: nobody wins.`,
  },
  'stopped-battle': {
    clause: 'L-END-02',
    say: (_: Reader, turns: number) => `The battle stops after ${turns} turns without a winner.`,
  },
  evolved: {
    clause: 'L-EVO-06',
    say: (r: Reader, seat: Seat, card: number, into: number, pips: number, most: number) =>
      `${up(whose(r, seat))} ${pokemon(card)} evolves into ${pokemon(into)} (rolled ${pips}, needed ${orLess(most)})!`,
  },
  'evolution-failed': {
    clause: 'L-EVO-08',
    say: (r: Reader, seat: Seat, card: number, pips: number, most: number) =>
      `${up(whose(r, seat))} ${pokemon(card)} does not evolve (rolled ${pips}, needed ${orLess(most)}).`,
  },
  won: {
    clause: 'L-GEN-02',
    say: (r: Reader, seat: Seat) =>
      `${does(r, seat, 'has', 'have')} all ${LEADERS.length} badges and ${r.you === seat ? 'win' : 'wins'} the game!`,
  },
  'stopped-match': {
    clause: 'L-OPT-04',
    say: (_: Reader, turns: number) => `The match stops after ${turns} turns without a winner.`,
  },
} satisfies Words;

const refusals = {
  'too-few': { say: () => 'Name at least one Pokémon.' },
  'why.taken': { say: (_: Reader, card: number) => `Somebody has already chosen ${pokemon(card)}.` },
  'why.too-far': { say: (_: Reader, pips: number) => `That is farther than the ${pips} you rolled.` },
  'why.ko': { say: (_: Reader, card: number) => `${pokemon(card)} is knocked out.` },
  'why.ball-hp': { say: (_: Reader, hp: number) => `No Pokéball can catch it while it has ${hp} HP left.` },
  'why.ball-wild': { say: () => 'Only wild Pokémon can be caught.' },
  'why.badge': { say: (_: Reader, leader: number) => `You need the ${badgeName(leader)} first.` },
  'why.no-card': { say: (_: Reader, face: number) => `No ${faceName(face)} is left in the evolution stack.` },
  'why.not-fit': { say: (_: Reader, card: number) => `${pokemon(card)} was knocked out in the battle.` },
} satisfies Words;

const table = {
  square: { say: (_: Reader, at: number) => squareName(at) },
  mover: { say: (r: Reader, seat: Seat) => r.name(seat) },
  team: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} team` },
  member: { say: (_: Reader, card: number, hp: number) => `${pokemon(card)} ${hp}/${HP_OF[card]}` },
  'wild-card': { say: (_: Reader, card: number, hp: number) => `Wild ${pokemon(card)} ${hp}/${HP_OF[card]}` },
  'leader-card': {
    say: (r: Reader, card: number, hp: number) => `${one(r, -1, card)} ${hp}/${HP_OF[card]}`,
  },
  'starter-card': { say: (_: Reader, card: number) => faceWords(FACE_OF[card]) },
  arena: { say: () => 'Arena' },
  starters: { say: () => 'Starters' },
  'route-stack': { say: (_: Reader, route: number) => `${routeName(route)} stack` },
  'evolution-stack': { say: () => 'Evolution stack' },
  badges: { say: () => 'Badges' },
  badge: { say: (_: Reader, leader: number) => badgeName(leader) },
  'badge-case': { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} badges` },
} satisfies Words;

export const words = { ...questions, ...options, ...story, ...refusals, ...table, ...meant } satisfies Words;
