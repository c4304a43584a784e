/** What each ability does on the field, in German; by its card. */
import {
  ANGER_MOVES,
  BAD_DREAMS,
  BLAZE_SPEED,
  CHARGE_DISTANCE,
  CHILL,
  HARVEST,
  HEALER,
  LOW_HEARTS,
  REDUCTION,
  REGAL,
  RELENTLESS_ATTACKS,
  RESTFUL_SLEEP,
  REVENGE_MOVES,
  ROCK_BODY,
  SHEER_FORCE,
  SKY_HIGH,
  SNIPER_RANGE,
  STURDY,
  SWIFT_SWIM,
  TONGUE_RANGE,
  UNLEARNABLE,
} from '../data/abilities.ts';
import { POKEMON } from '../data/pokemon.ts';
import type { TypeId } from '../data/types.ts';
import { ATTACK_NAMES } from './attacks.ts';
import { count, hearts, hexes, ofTypeId, steps } from './names.ts';

const EACH = 'bei jedem Ziel';
const damage = (n: number, type: TypeId): string => `${n} ${ofTypeId(type, 'Schaden')}`;
const free = (n: number): string => count(n, 'freien Schritt', 'freie Schritte');
const low = (type: TypeId): string =>
  `Solange es höchstens ${hearts(LOW_HEARTS)} hat, richten seine ${ofTypeId(type, 'Attacken')} ${damage(1, type)} mehr an.`;
const each = (type: TypeId): string =>
  `Seine ${ofTypeId(type, 'Attacken')} richten ${EACH} ${damage(1, type)} mehr an.`;
const stings = (type: TypeId): string =>
  `Wer es vom Sechseck daneben angreift, nimmt ${damage(1, type)}, auch wenn es besiegt wird.`;
const tougher = (when: string, n = REDUCTION): string =>
  `Durch jede Attacke${when} verliert es ${hearts(n)} weniger.`;
const drinks = (type: TypeId): string =>
  `Jeder ${ofTypeId(type, 'Schaden')} gibt ihm ein Herz, statt eines zu kosten.`;

export const ABILITY_SAYS: { readonly [ability: string]: string } = {
  Overgrow: low('grass'),
  Blaze: low('fire'),
  Torrent: low('water'),
  'Sub-Zero': each('water'),
  Burn: each('fire'),
  Guts: `Solange ein Zustand auf ihm liegt, richten seine Attacken ${EACH} ${damage(1, 'normal')} mehr an.`,
  'Hyper Cutter': `Seine Attacken mit Reichweite 1 richten ${EACH} ${damage(1, 'normal')} mehr an.`,
  Charge: `Seine Attacken mit Reichweite 1 richten ${damage(1, 'rock')} mehr an, wenn das Ziel mindestens ${hexes(CHARGE_DISTANCE)} vom Beginn seiner Aktivierung entfernt ist.`,
  Reckless: `Vor einer Attacke darf es ${damage(1, 'normal')} nehmen, um ${EACH} ${damage(1, 'rock')} mehr anzurichten.`,
  Aerilate: 'Sein Normal-Schaden ist überall sehr effektiv, wo Flug-Schaden es wäre.',
  Sniper: `Seine Attacken reichen ${hexes(SNIPER_RANGE)} weiter.`,
  'Long Tongue': `Seine Attacken mit Reichweite 1 auf ein einzelnes Ziel reichen ${hexes(TONGUE_RANGE)} weiter.`,
  Echolocation: 'Seine Attacken brauchen keine Sichtlinie, und geblendet zu sein stört es nicht.',
  'Three-headed':
    'Eine Attacke auf ein einzelnes Ziel darf stattdessen drei Sechsecke nebeneinander treffen.',
  'Sky High': `Greift es jemand an, der nicht neben ihm steht, gilt es als ${hexes(SKY_HIGH)} weiter weg.`,
  'Early Bird': 'Es kommt in jeder Runde vor allen anderen.',
  'Own Tempo': 'Es kommt in jeder Runde nach allen anderen.',
  Analytic: 'Einmal in der Runde darf es warten und später kommen.',
  'Hypnotic Dance': 'Sein Besitzer sagt, wer die Runden beginnt.',
  Relentless: `Solange sein Besitzer die Runden beginnt, darf es in seiner Aktivierung ${RELENTLESS_ATTACKS} verschiedene Attacken einsetzen.`,
  'Neutralizing Gas': 'Neben ihm wirkt keine andere Fähigkeit, auf beiden Seiten.',
  Chlorophyll: 'Doppelt so schnell, solange ein Feuer-Pokémon seiner Seite auf dem Feld ist.',
  'Sand Rush': 'Doppelt so schnell in einer Aktivierung, die es neben einem Felsen beginnt.',
  'Grassy Surge': 'Doppelt so schnell in einer Aktivierung, die es nicht neben einem Felsen beginnt.',
  Limber: 'Verlangsamt zu sein bremst es nicht.',
  Entangle: 'Gegner neben ihm können keinen Schritt tun.',
  Rooted: 'Niemand sonst kann es bewegen.',
  'Flame Body': `Wer auf ein Sechseck neben ihm kommt, nimmt ${damage(1, 'fire')}, Freund oder Feind.`,
  'Blaze Speed': `Nach einer Attacke mit Feuer-Schaden hat es ${free(BLAZE_SPEED)}.`,
  'Swift Swim': `Nach einer Attacke mit Wasser-Schaden hat es ${free(SWIFT_SWIM)}.`,
  'Poison Point': 'Seine Attacken mit Reichweite 1 vergiften ihre Ziele.',
  'Vise Grip': 'Nach seinen Attacken mit Reichweite 1 sind die Ziele auf 0 verlangsamt.',
  'Martial Arts': 'Nach seinen Gesteins-Attacken mit Reichweite 1 schrecken die Ziele zurück.',
  Hypnotic: 'Wer Psycho-Schaden von ihm nimmt, schreckt zurück.',
  'Chilling Cold': `Wer Wasser-Schaden von ihm nimmt, wird um ${CHILL} verlangsamt.`,
  'Sheer Force': `Nach jeder Attacke darf es seine Ziele ${steps(SHEER_FORCE)} weit bewegen.`,
  'Parental Bond': 'Nach jeder Attacke darf es frei Tackle einsetzen.',
  'Shell Armor': tougher(''),
  Guard: tougher(' vom Sechseck daneben'),
  'Light Armor': tougher(' von weiter weg'),
  Rivalry: tougher(' von Pflanzen- und Gesteins-Pokémon'),
  'Sand Force': tougher(', während es neben einem Felsen steht,'),
  'Friend Guard': `Verbündete neben ihm verlieren durch jede Attacke ${hearts(REDUCTION)} weniger.`,
  Adaptability: tougher(', die sehr effektiv ist,'),
  Regal: tougher(', während es alle Herzen hat,', REGAL),
  'Rock Body': `Eine Attacke kostet es höchstens ${hearts(ROCK_BODY)}.`,
  Sturdy: `Hat es alle Herzen, lässt ihm eine Attacke mindestens ${hearts(STURDY)}.`,
  'Water Absorb': drinks('water'),
  'Flash Fire': drinks('fire'),
  'Rock Head':
    'Es nimmt keinen Schaden, während es selbst oder jemand seiner Seite aktiv ist, außer im Sudden Death.',
  'Ancient Instincts': 'Es nimmt in der ersten Runde keinen Schaden, außer im Sudden Death.',
  Static: stings('electric'),
  Poisonous: stings('grass'),
  'Battle Armor': stings('rock'),
  Battery: `Sooft es verletzt wird und auf dem Feld bleibt, nimmt jeder Gegner neben ihm ${damage(1, 'electric')}.`,
  'Anger Point': `Nach einer sehr effektiven Attacke gegen es hat es ${free(ANGER_MOVES)} und eine freie Attacke.`,
  Pressure: 'Eine Attacke gegen es ist danach verbraucht, mit oder ohne Sanduhr; nur Tackle nie.',
  Intimidate: 'Als Garados können ihm nur Pokémon auf ihrer letzten Stufe mit Attacken etwas anhaben.',
  Aftermath: 'Bevor es besiegt ist, darf es eine freie Attacke einsetzen.',
  Revenge: `Wird ein Verbündeter besiegt, hat es ${free(REVENGE_MOVES)} und ein freies Tackle.`,
  Enrage: 'Wird ein Gegner besiegt, sind alle seine Attacken wieder bereit.',
  'Shield Dust': 'Auf ihm liegt nie ein Zustand.',
  'Shed Skin': 'Sooft es einen Zustand bekäme, darf es stattdessen auf 1 verlangsamt werden.',
  Synchronize:
    'Sooft es einen Zustand bekommt, wählt sein Besitzer ein anderes Pokémon, das ihn auch bekommt.',
  'Effect Spore': 'Alle neben ihm schrecken zurück, Freund oder Feind.',
  'Liquid Ooze': 'Gegner neben ihm sind vergiftet.',
  'Bad Dreams': `Ein Gegner, der einschläft, nimmt ${damage(BAD_DREAMS, 'psychic')}.`,
  'Restful Sleep': `Schläft es ein, bekommt es ${hearts(RESTFUL_SLEEP)} zurück.`,
  'Soothing Voice': 'Nach seiner Aktivierung verlieren Verbündete neben ihm alle Zustände.',
  Healer: `Nach seiner Aktivierung bekommt jeder Verbündete neben ihm ${hearts(HEALER)} zurück.`,
  Harvest: `Nach seiner Aktivierung bekommt es ${hearts(HARVEST)} zurück, wenn sein Besitzer die Runden beginnt.`,
  Headache: `Nach seiner Aktivierung nimmt es ${damage(1, 'normal')} und jeder neben ihm ${damage(1, 'psychic')}, Freund oder Feind.`,
  Rage: 'Beginnt es seine Aktivierung neben einem Gegner, muss es einen Gegner neben sich angreifen.',
  Progenitor: `Es lernt jede TM und VM außer ${ATTACK_NAMES[UNLEARNABLE]}, und seine Attacken verbrauchen sich nicht.`,
  Mime: 'Es übernimmt zu seiner eigenen die Fähigkeit eines Verbündeten im Kampf.',
  Download:
    'Nach seiner ersten Aktivierung übernimmt es zu seiner eigenen die Fähigkeit von jemandem auf dem Feld.',
  Transform:
    'In seiner ersten Aktivierung darf es zu jemandem auf dem Feld werden: Typ, Fähigkeit, Tempo und gedruckte Attacken.',
  Dominate: 'Es darf jede Attacke eines Gegners neben sich einsetzen, die dort nicht verbraucht ist.',
  Tail: 'Sein Schweif liegt auf dem Sechseck, das es zuletzt verlassen hat: Es ist besetzt, versperrt die Sicht und zählt auch als Onix.',
};

export const ABILITY_TEXTS: readonly string[] = POKEMON.map(({ ability }) => ABILITY_SAYS[ability]);
