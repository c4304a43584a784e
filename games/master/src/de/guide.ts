/** How master is played, on one page, in German. */
import type { Translation } from '@indigo/kernel';
import { ACTIONS, CAMP_COST, COMMIT_MAX, HIT, XP_WILD } from '../data/rules.ts';
import type { GuideText } from '../text/guide.ts';

export const guide = {
  'guide.goal': {
    say: () =>
      'Zieh auf der Karte ein Team groß und gewinne dann die Pokémon-Liga. Nur die Liga entscheidet, wer Pokémon-Meister wird.',
  },
  'guide.actions': {
    say: () => 'Aktionen einteilen',
  },
  'guide.actions.text': {
    say: () =>
      `Ein Zug hat ${ACTIONS} Aktionen. Ein Schritt auf einer schwarzen Straße kostet eine, sich um das zu kümmern, was dort liegt, noch eine. Weiße Straßen in Städten sind frei.`,
  },
  'guide.wild': {
    say: () => 'Fangen oder kämpfen',
  },
  'guide.wild.text': {
    say: () =>
      `Ein wildes Pokémon fängst du mit den Bällen, die es verlangt (mit weniger entscheidet ein Würfel), oder du bekämpfst es für ${XP_WILD} EP, während es dein Team verletzt. Ein Fang beendet deinen Zug.`,
  },
  'guide.grow': {
    say: () => 'Wachsen',
  },
  'guide.grow.text': {
    say: () => 'Jeder EP ist ein Level: mehr Herzen, bessere Würfel und unterwegs Entwicklungen.',
  },
  'guide.trainer': {
    say: () => 'Trainer und Arenen besiegen',
  },
  'guide.trainer.text': {
    say: () =>
      `Schick bis zu ${COMMIT_MAX}. Jeder Würfel ab ${HIT} trifft, wen du willst; die andere Seite trifft sicher zurück. Siege bringen Geld, Kräfte und EP.`,
  },
  'guide.heal': {
    say: () => 'Ausruhen',
  },
  'guide.heal.text': {
    say: () =>
      `Ein Zug, der in einer Stadt beginnt, heilt alle. Anderswo kannst du für ${CAMP_COST} Aktionen lagern. Wer besiegt wird, wacht in der letzten Stadt auf.`,
  },
  'guide.league': {
    say: () => 'In der Liga kämpfen',
  },
  'guide.league.text': {
    say: () =>
      'Sind die Arenen oder fast alle Trainer besiegt oder hat jemand zwei ausgewachsene Pokémon, wird das Feld aus Sechsecken aufgebaut. Reihum geht jedes Pokémon und greift an: Achte auf Reichweite, Form und Sichtlinie.',
  },
  'guide.wins': {
    say: () =>
      'Besiege alle auf der anderen Seite, um einen Kampf zu gewinnen. Wer das Finale gewinnt, ist Pokémon-Meister.',
  },
} satisfies Translation<GuideText>;
