/** Every ability, by the card that bears it. */
import { POKEMON } from '../data/pokemon.ts';
import type { Ability } from './ability.ts';
import * as afflictions from './afflictions.ts';
import * as aiming from './aiming.ts';
import * as attacking from './attacking.ts';
import * as defence from './defence.ts';
import * as ending from './ending.ts';
import * as fainting from './fainting.ts';
import * as movement from './movement.ts';
import * as order from './order.ts';
import * as symbols from './symbols.ts';

const BY_NAME: { readonly [name: string]: Ability } = {
  Overgrow: symbols.overgrow,
  Blaze: symbols.blaze,
  Torrent: symbols.torrent,
  Static: defence.statics,
  Guts: symbols.guts,
  Aerilate: symbols.aerilate,
  Rage: order.rage,
  Poisonous: defence.poisonous,
  'Blaze Speed': movement.blazeSpeed,
  Limber: movement.limber,
  Adaptability: defence.adaptability,
  'Sky High': aiming.skyHigh,
  'Poison Point': attacking.poisonPoint,
  'Shield Dust': afflictions.shieldDust,
  Rooted: movement.rooted,
  Chlorophyll: movement.chlorophyll,
  Harvest: ending.harvest,
  'Effect Spore': afflictions.effectSpore,
  'Vise Grip': attacking.viseGrip,
  'Sand Rush': movement.sandRush,
  'Shed Skin': afflictions.shedSkin,
  'Three-headed': aiming.threeHeaded,
  Rivalry: defence.rivalry,
  'Sheer Force': attacking.sheerForce,
  Revenge: fainting.revenge,
  'Soothing Voice': ending.soothingVoice,
  Analytic: order.analytic,
  'Neutralizing Gas': order.neutralizingGas,
  'Grassy Surge': movement.grassySurge,
  Entangle: movement.entangle,
  'Anger Point': defence.angerPoint,
  'Parental Bond': attacking.parentalBond,
  Enrage: fainting.enrage,
  'Hyper Cutter': symbols.hyperCutter,
  Healer: ending.healer,
  Relentless: order.relentless,
  'Own Tempo': order.ownTempo,
  'Long Tongue': aiming.longTongue,
  'Friend Guard': defence.friendGuard,
  Echolocation: aiming.echolocation,
  'Rock Body': defence.rockBody,
  'Swift Swim': movement.swiftSwim,
  Synchronize: afflictions.synchronize,
  Headache: ending.headache,
  'Light Armor': defence.lightArmor,
  'Battle Armor': defence.battleArmor,
  'Sand Force': defence.sandForce,
  Charge: symbols.charge,
  'Martial Arts': attacking.martialArts,
  Aftermath: fainting.aftermath,
  Battery: defence.battery,
  Sturdy: defence.sturdy,
  Tail: movement.tail,
  'Bad Dreams': afflictions.badDreams,
  'Rock Head': defence.rockHead,
  'Ancient Instincts': defence.ancientInstincts,
  'Restful Sleep': afflictions.restfulSleep,
  'Flame Body': movement.flameBody,
  Mime: ending.mime,
  'Early Bird': order.earlyBird,
  Hypnotic: attacking.hypnotic,
  Transform: ending.transform,
  Intimidate: aiming.intimidate,
  'Water Absorb': defence.waterAbsorb,
  'Liquid Ooze': afflictions.liquidOoze,
  'Shell Armor': defence.shellArmor,
  Sniper: aiming.sniper,
  'Chilling Cold': attacking.chillingCold,
  'Hypnotic Dance': order.hypnoticDance,
  'Flash Fire': defence.flashFire,
  Regal: defence.regal,
  Download: ending.download,
  Reckless: symbols.reckless,
  Guard: defence.guard,
  'Sub-Zero': symbols.subZero,
  Pressure: defence.pressure,
  Burn: symbols.burn,
  Dominate: aiming.dominate,
  Progenitor: aiming.progenitor,
};

/** By the place of its card in POKEMON: no two cards have the same ability. */
export const ABILITIES: readonly Ability[] = POKEMON.map(({ ability }) => BY_NAME[ability]);

type Hooks = { readonly [K in keyof Ability]-?: readonly Ability[K][] };

/** The same by hook, then by card: abilities are asked all the time, few have something to say, and a list is soon looked into. */
export const HOOKS: Hooks = Object.fromEntries(
  [...new Set(ABILITIES.flatMap((ability) => Object.keys(ability)))].map((hook) => [
    hook,
    ABILITIES.map((ability) => ability[hook as keyof Ability]),
  ]),
) as unknown as Hooks;
