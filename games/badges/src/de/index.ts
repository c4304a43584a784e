/** Four Badges in German. */
import type { Translated } from '@indigo/kernel';
import { CARDS } from '../data/cards.ts';
import { SITES } from '../data/sites.ts';
import type { words } from '../text.ts';
import { NAMES } from './pokemon.ts';
import { german } from './text.ts';

/** What is printed on chips; HMs short enough for a flag. */
const LABELS: { readonly [printed: string]: string } = {
  ...Object.fromEntries(CARDS.map(({ name, dex }) => [name, NAMES[dex]])),
  ...Object.fromEntries(SITES.flatMap(({ team, dex }) => team.map((name, i) => [name, NAMES[dex[i]]]))),
  Cut: 'Zersch.',
  Surf: 'Surfer',
  Fly: 'Fliegen',
};

export const de = {
  title: 'Vier Orden',
  words: german,
  label: (printed) => LABELS[printed] ?? printed,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  options: {
    partyMax: { name: 'Größe des Teams', about: 'Wie viele Pokémon ein Team fasst.' },
    hmUsesPerTurn: {
      name: 'VMs je Zug',
      about: 'Wie viele VMs jemand in einem Zug einsetzen darf.',
    },
    legendaryContestType: {
      name: 'Legendäre in Wettbewerben',
      about: 'Ob ein legendäres Pokémon in Wettbewerben mit dem Typ seines Stapels zählt oder gar nicht.',
      choices: { pile: 'Typ des Stapels', none: 'Gar nicht' },
    },
    contests: {
      name: 'Wettbewerbe',
      about: 'Wie viele Wettbewerbe es gibt; bei 3 fällt der Normal-Wettbewerb weg.',
    },
    openParties: { name: 'Offene Teams', about: 'Teams und Boxen liegen offen.' },
    maxTurns: {
      name: 'Höchstens so viele Züge',
      about: 'Nach so vielen Zügen endet die Partie ohne Sieg; bei 0 geht sie weiter, bis jemand gewinnt.',
    },
    flyStops: {
      name: 'Wo ein Flug endet',
      about: 'Am Rand der Route oder des Ortes, oder am Ende des ganzen Weges.',
      choices: { region: 'Am Rand der Route', path: 'Am Ende des Weges' },
    },
    retreat: {
      name: 'Die Arena verlassen',
      about: 'Wann man eine Arena verlassen darf: vor jedem Wurf außer dem ersten, oder nur nach einem Sieg.',
      choices: { always: 'Immer', 'after-win': 'Nach einem Sieg' },
    },
    firstSeat: { name: 'Wer beginnt', about: 'Der Platz, der beginnt; bei 0 entscheidet das Los.' },
  },
} satisfies Translated<typeof words>;
