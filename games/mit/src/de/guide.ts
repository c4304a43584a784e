/** How mit is played, on one page, in German. */
import type { Translation } from '@indigo/kernel';
import { LEADERS } from '../data/leaders.ts';
import { BATTLE_MAX, RESISTANCE, TEAM_MAX, WEAKNESS } from '../data/rules.ts';
import type { GuideText } from '../text-guide.ts';

export const guide = {
  'guide.goal': {
    say: () =>
      `Besiege alle ${LEADERS.length} Arenaleiter rund um den Weg und halte als Erster alle ihre Orden.`,
  },
  'guide.turn': {
    say: () => 'Ziehen oder ein Pokémon suchen',
  },
  'guide.turn.text': {
    say: () =>
      'Ein Zug ist eins von beidem. Beim Ziehen würfelst du und gehst höchstens so weit, vor oder zurück. Auf einem farbigen Feld kannst du stattdessen ein wildes Pokémon treffen.',
  },
  'guide.battle': {
    say: () => 'Zug um Zug kämpfen',
  },
  'guide.battle.text': {
    say: () =>
      `Jeder Angriff nennt seinen Schaden und den höchsten Wurf, der trifft. Eine Schwäche bringt ${WEAKNESS} mehr, eine Resistenz ${RESISTANCE} weniger. Bis zu ${BATTLE_MAX} Pokémon je Seite; ein Wechsel kostet den Zug.`,
  },
  'guide.catch': {
    say: () => 'Fangen',
  },
  'guide.catch.text': {
    say: () =>
      `Statt ein wildes Pokémon anzugreifen, darfst du einen Pokéball werfen: Je weniger KP es hat, desto mehr Würfe fangen es. Ein Team fasst ${TEAM_MAX}.`,
  },
  'guide.heal': {
    say: () => 'Heilen',
  },
  'guide.heal.text': {
    say: () =>
      'Wunden bleiben, bis du auf einem Pokémon-Center landest. Wer einen Kampf verliert, geht zum letzten zurück, an dem er vorbeikam.',
  },
  'guide.gym': {
    say: () => 'Arenaleiter fordern',
  },
  'guide.gym.text': {
    say: () =>
      'In einer Arena darfst du gegen ihren Leiter kämpfen, für den jemand anderes entscheidet. Du bringst so viele Pokémon mit, wie er hat.',
  },
  'guide.evolve': {
    say: () => 'Entwickeln',
  },
  'guide.evolve.text': {
    say: () =>
      'Nach einem Sieg darf ein Pokémon, das dabei war, sich zu entwickeln versuchen: mit dem richtigen Orden und etwas Würfelglück.',
  },
  'guide.wins': {
    say: () => `Alle ${LEADERS.length} Orden, gleich in welcher Reihenfolge, gewinnen sofort.`,
  },
} satisfies Translation<GuideText>;
