/** What players are asked, in German. */
import type { Reader, Translation } from '@indigo/kernel';
import type { questionWords } from '../text/questions.ts';
import { decidedText } from './decided.ts';
import { actions, count, foeWhom, machineName, of, pokemon, powerName, typeCounts } from './names.ts';

const power = (_: Reader, foe: number, token: number): string =>
  `Du spielst ${foeWhom(foe)}. Setzt du ${powerName(token)} ein?`;
const learns = (_: Reader, machine: number): string => `Wer lernt ${machineName(machine)}?`;

export const questions = {
  'ask.starter': { say: () => 'Wähle dein erstes Pokémon.' },
  'ask.act': {
    say: (_, left) =>
      left === 0 ? 'Du hast keine Aktionen mehr. Noch etwas?' : `Du bist dran: noch ${actions(left)}.`,
  },
  'ask.wild': { say: (_, card) => `Das wilde ${pokemon(card)}: kämpfen oder fangen?` },
  'ask.balls': { say: (_, card) => `Welche Bälle wirfst du nach ${pokemon(card)}?` },
  'ask.place': {
    say: (r, card, seat, left) =>
      left.length === 1
        ? `${pokemon(card)} schlägt zu: Welches ${of(r, seat, 'Pokémon', 'deiner')} nimmt den Schaden?`
        : `${pokemon(card)} schlägt mit ${typeCounts(left)} zu: Welche ${of(r, seat, 'Pokémon', 'deiner')} nehmen den Schaden?`,
  },
  'ask.xp': { say: (_, left) => `Wer bekommt EP? Du hast ${left} zu vergeben.` },
  'ask.type-token': { say: () => 'Welchen Typ-Marker nimmst du?' },
  'ask.stone': { say: () => 'Welchen Stein nimmst du?' },
  'ask.teach': { say: learns },
  'ask.trade-in': { say: (_, card) => `Wen gibst du für ${pokemon(card)} her?` },
  'ask.dojo-prize': { say: () => 'Welches Pokémon des Dojos nimmst du?' },
  'ask.boss-prize': { say: () => 'Du hast Giovanni besiegt. Was nimmst du?' },
  'ask.commit': {
    say: (_, foe) => `Wer kämpft gegen ${foeWhom(foe)}? Bis zu drei, für den ganzen Kampf.`,
  },
  'ask.hit': {
    say: (_, _foe, left) => `Du hast ${count(left, 'Treffer', 'Treffer')} zu verteilen. Wen triffst du?`,
  },
  'ask.package': {
    say: (_, foe, symbols) => `Du spielst ${foeWhom(foe)}. Wohin geht der Schaden (${typeCounts(symbols)})?`,
  },
  'ask.object': {
    say: (r, foe, decider, decided) =>
      `${r.name(decider)} hat für ${foeWhom(foe)} entschieden: ${decidedText(foe, decided)}. Soll das gelten?`,
  },
  'ask.accept': {
    say: (r, foe, by, decided) =>
      `${r.name(by)} schlägt für ${foeWhom(foe)} vor: ${decidedText(foe, decided)}. Bist du einverstanden?`,
  },
  'ask.basket': { say: () => 'Was kaufst du?' },
  'ask.pay': { say: (_, due) => `Welche Marker gibst du für ${due}$ ab?` },
  'ask.learn': { say: learns },
  'ask.reflect': { say: (_, card) => `Setzt du Reflektor gegen den Schaden von ${pokemon(card)} ein?` },
  'ask.smokescreen': {
    say: (_, foe) => `Kämpfst du gegen ${foeWhom(foe)}, oder entkommst du hinter einer Rauchwolke?`,
  },
  'ask.power-use': { say: power },
  'ask.power-card': { say: power },
  'ask.power-foe': { say: power },
  'ask.offer': { say: (r, other) => `Was bietest du ${r.name(other)}, und wofür?` },
  'ask.counter': { say: (r, other) => `Was bietest du ${r.name(other)} stattdessen?` },
  'ask.answer-offer': {
    say: (r, from) => `${r.name(from)} bietet dir einen Tausch an. Bist du einverstanden?`,
  },
  'ask.answer-counter': {
    say: (r, from) => `${r.name(from)} bietet stattdessen das. Bist du einverstanden?`,
  },
  'ask.meet': { say: () => 'Du bist hier nicht allein. Möchtest du einen Tausch anbieten?' },
  'ask.opponent': { say: () => 'Wen forderst du zu einem Freundschaftskampf heraus?' },
  'ask.shop': {
    say: (_, n) =>
      n === 0
        ? 'Möchtest du vor der Liga etwas kaufen?'
        : `Möchtest du vor der Liga etwas kaufen? Für ${n === 1 ? 'deinen' : 'deine'} −1$-Marker zahlst du ${n}$ mehr.`,
  },
  'ask.draft': { say: () => 'Welche TMs dieser Hand kaufst du, und für wen?' },
  'ask.flip': { say: () => 'Welche Typ-Marker drehst du um, für Tempo oder Reichweite statt eines Herzens?' },
} satisfies Translation<typeof questionWords>;
