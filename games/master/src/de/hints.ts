/** What a new player should know to answer a question on the map, in German. */
import type { Translation } from '@indigo/kernel';
import { HIT } from '../data/rules.ts';
import type { hintWords } from '../text/hints.ts';
import { decidedText } from './decided.ts';
import { pokemon, powerName, typeCounts, up } from './names.ts';
import { LEADER_POWERS } from './powers.ts';

const SPENT = 'Bälle sind nur verbraucht, wenn du es fängst.';

export const hints = {
  'hint.starter': { say: () => 'Es kämpft von Anfang an für dich. Andere kommen unterwegs dazu.' },
  'hint.act': {
    say: () =>
      'Die Straßen führen zu wilden Pokémon, Trainern und Items. Eine schwarze kostet eine Aktion, eine weiße nichts.',
  },
  'hint.act-hurt': {
    say: () =>
      'Dein Team ist verletzt. Geheilt wird es in einem Lager, oder wenn dein Zug in einer Stadt beginnt.',
  },
  'hint.act-over': {
    say: () => 'Du hast keine Aktionen mehr, aber weiße Straßen und deinen Besitz kannst du noch nutzen.',
  },
  'hint.wild': {
    say: () =>
      'Kämpfen: Es verletzt dein Team, dann bekommt eines deiner Pokémon EP. Bälle werfen: Vielleicht fängst du es, und dein Zug endet.',
  },
  'hint.balls': {
    say: (_, faces) =>
      faces.length === 0
        ? `Ein Ball auf jedem Platz fängt es ohne Würfeln. ${SPENT}`
        : `Dein bester Wurf fängt es bei ${faces.join(', ')}. ${SPENT}`,
  },
  'hint.place': {
    say: (_, card) =>
      `Jeder Schaden von ${pokemon(card)} kostet ein Herz, oder zwei, wo er sehr effektiv ist. Ohne Herzen ist ein Pokémon besiegt.`,
  },
  'hint.xp': {
    say: () => 'Jeder EP ist ein Level. Level bringen Herzen, und auf manchen entwickelt sich ein Pokémon.',
  },
  'hint.type-token': { say: () => 'Jedes deiner Pokémon dieses Typs bekommt ein Herz mehr.' },
  'hint.stone': { say: () => 'Durch einen Stein entwickeln sich manche Pokémon sofort, auf jedem Level.' },
  'hint.teach': {
    say: () =>
      'Kann es eines deiner Pokémon, kommt dein ganzes Team vorbei. Die Attacke behält es auch für die Liga.',
  },
  'hint.trade-in': {
    say: () => 'Das neue beginnt auf Level 1. Das andere ist für immer fort, und dein Zug endet.',
  },
  'hint.dojo-prize': { say: () => 'Es kommt auf Level 1 in dein Team.' },
  'hint.boss-prize': {
    say: () =>
      'Der Meisterball fängt jedes Pokémon. Ein Typ-Marker gibt allen deinen Pokémon eines Typs ein Herz.',
  },
  'hint.commit': {
    say: () =>
      `Sie würfeln in jeder Runde, und jede Zahl ab ${HIT} ist ein Treffer. Nur wer kämpft, kann die EP bekommen.`,
  },
  'hint.hit': { say: () => 'Jeder Treffer kostet ein Herz, oder zwei, wo er sehr effektiv ist.' },
  'hint.package': {
    say: (_, symbols) =>
      `Du spielst die andere Seite. Setz ${typeCounts(symbols)} dorthin, wo es am meisten wehtut.`,
  },
  'hint.object': {
    say: (_, foe, decided) =>
      `${up(decidedText(foe, decided))}. Widersprecht ihr beide, schlägt der Erste von euch etwas anderes vor.`,
  },
  'hint.accept': {
    say: (_, foe, decided) => `${up(decidedText(foe, decided))}. Lehnst du ab, gilt die erste Entscheidung.`,
  },
  'hint.basket': { say: () => 'Du zahlst alles auf einmal und bekommst kein Wechselgeld.' },
  'hint.pay': {
    say: () =>
      'Abgegebene Marker sind weg. Der eines Arenaleiters könnte stattdessen eine TM beibringen, und ein Schlüssel öffnet Türen.',
  },
  'hint.learn': { say: () => 'Es behält die Attacke für immer und kann sie in der Liga einsetzen.' },
  'hint.reflect': { say: (_, card) => `${pokemon(card)} schadet dir nicht. Einmal im Zug.` },
  'hint.smokescreen': { say: () => 'Entkommen kostet nichts, einmal im Zug. Ein Kampf beendet deinen Zug.' },
  'hint.power': { say: (_, power) => `${powerName(power)}, einmal im Kampf: ${LEADER_POWERS[power]}.` },
  'hint.offer': {
    say: () => 'Du kannst alles tauschen, was dir gehört. Manche Pokémon entwickeln sich dabei.',
  },
  'hint.answer': { say: () => 'Nichts wechselt den Besitzer, wenn du nicht einverstanden bist.' },
  'hint.meet': { say: () => 'Wer beieinandersteht, kann jederzeit tauschen, ohne Aktion.' },
  'hint.opponent': {
    say: () => 'Ein Freundschaftskampf auf dem Feld. Niemand bleibt verletzt, und ihr bekommt beide EP.',
  },
  'hint.shop': { say: () => 'Gib es jetzt aus: In der Liga ist Geld nichts wert.' },
  'hint.draft': {
    say: (_, price) => `Jede kostet ${price}$. Was du übrig lässt, geht an den Nächsten weiter.`,
  },
  'hint.flip': {
    say: () =>
      'Ein umgedrehter Marker gibt kein Herz. Vor jedem Kampf sagst du, ob er Tempo oder Reichweite gibt.',
  },
} satisfies Translation<typeof hintWords>;
