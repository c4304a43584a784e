/** What stands on the cards, in German, by their ids. */
import { ACHIEVEMENTS, type AchievementId } from '../data/achievements.ts';
import type { EventId } from '../data/events.ts';
import type { ItemId } from '../data/items.ts';
import type { SuperEventId } from '../data/super-events.ts';
import type { TrainerId } from '../data/trainers.ts';
import type { Type } from '../data/types.ts';
import { ofTypes } from './colours.ts';
import { TRAINER_NAMES } from './people.ts';
import { items, list } from './speech.ts';

const boost = (...types: Type[]): string =>
  `+4 Stärke für ein ${ofTypes(types, 'Pokémon')}, einen Kampf lang.`;
const reach = (n: number): string =>
  `Vor einem Fangwurf angesagt: Der Wurf darf um bis zu ${n} nach oben oder unten geändert werden`;

const ITEMS: { readonly [id in ItemId]: string } = {
  bicycle: 'Spiel nach diesem Zug noch einen. In einem Zug darfst du mehrere davon einsetzen.',
  'escape-rope': 'Nach dem Wurf zum Gehen: Ändere ihn um +1, −1, +2 oder −2.',
  'exp-share':
    'Wenn ein Gegner ein Ereignis oder Super-Ereignis auslöst: Warte, bis es ausgeführt ist, und führe es dann für dich aus, als hättest du es gezogen.',
  'fishing-rod': 'Statt zu gehen: Löse dein Feld oder ein Feld daneben aus. Danach gehst du nicht mehr.',
  fly: 'Geh auf ein beliebiges Feld deines Sechsecks und löse es aus. Sonst tust du in diesem Zug nichts.',
  honey: 'Versuche, ein Pokémon zu fangen, das auf deinem Sechseck liegt.',
  'lure-module': 'Zwei Pokémon gleicher Farbe auf der Insel tauschen die Plätze, ob offen oder verdeckt.',
  'great-ball': `${reach(1)}.`,
  'ultra-ball': `${reach(2)}.`,
  'master-ball': `${reach(4)} (ein legendäres, das eine 6 braucht, entkommt bei einer 1 trotzdem).`,
  'poke-doll':
    'Hebt eine Wirkung auf, mit der ein Item, ein Ereignis oder eine Stadt auf dich zielt. Hilft auch gegen eine andere Poképuppe.',
  'poke-flute':
    'Wenn ein Ereignis ausgelöst wird: Hebe es auf. Stattdessen wird ein neues gezogen und ausgelöst.',
  'pokenav-plus':
    'Jemand, vielleicht du selbst, legt die Trainerkarte ab und zieht zwei andere. Die überzählige wird am Ende des eigenen Zuges abgelegt.',
  potion:
    'Nach einem verlorenen Kampf: Dein besiegtes Pokémon steht wieder auf, und der Kampf beginnt von vorn. Die schon gelegten Items sind verbraucht.',
  vitamin: '+2 Stärke für ein beliebiges Pokémon, einen Kampf lang.',
  'x-item': '+3 Stärke für ein beliebiges Pokémon, einen Kampf lang.',
  'poison-fang': boost('Poison'),
  'soft-sand': boost('Ground'),
  'twisted-spoon': boost('Psychic'),
  'dragon-fang': boost('Dragon'),
  'silk-scarf': boost('Normal', 'Fairy'),
  'black-belt': boost('Fighting'),
  charcoal: boost('Fire'),
  'rare-crystal': boost('Ice', 'Steel'),
  magnet: boost('Electric'),
  'mystic-water': boost('Water'),
  'hard-stone': boost('Rock'),
  'spell-tag': boost('Ghost', 'Dark'),
  'sharp-beak': boost('Flying'),
  'miracle-seed': boost('Grass', 'Bug'),
  'rare-candy':
    'Nimm ohne Wurf ein offenes Pokémon der Insel, das höchstens blau ist und zur Familie eines deiner Pokémon gehört.',
  repel:
    'Wenn auf der Insel ein Pokémon aufgedeckt wird: Ersetze es durch das nächste seiner Farbe. Dann wird der Stapel gemischt.',
  'rocket-attack': 'Stiehl einem Gegner ein zufälliges Item.',
  'time-travel': 'Ein eben gefallener Würfel, gleich von wem, wird neu geworfen.',
};

const duel = (plus: readonly Type[], minus: readonly Type[], prize: string): string =>
  `Kämpfe gegen einen Gegner deiner Wahl. +1 für ${ofTypes(plus, 'Pokémon', list)}; −1 für ${ofTypes(minus, 'Pokémon', list)}. Wer gewinnt, ${prize}.`;
const seek = (from: string, ...types: Type[]): string =>
  `Zieh vom ${from}, bis ein ${ofTypes(types, 'Pokémon')} erscheint, und versuche, es zu fangen.`;
const OWN_PILE = 'Stapel in der Farbe deines Feldes';
const TRADE =
  'Du musst eines deiner Pokémon gegen ein gleichfarbiges eines Gegners tauschen. Gesicherte Familien sind ausgenommen.';
const NAME_ONE =
  'Nenne einen Typ und eine Farbe (rosa bis rot, höchstens die deines Feldes). Nimm das nächste Pokémon dieses Typs aus diesem Stapel. Gibt es keines, nenne etwas anderes.';
const next = (colour: string): string => `Nimm das nächste ${colour} Pokémon vom Stapel.`;

const EVENTS: { readonly [id in EventId]: string } = {
  'alternative-gym':
    'Kämpfe von hier aus gegen deinen nächsten Arenaleiter. Wähle ihn unter denen, die nicht im Spiel sind und diesen Orden vergeben (1–2, 3–4 oder 5–6).',
  'blocked-route':
    'Nimm ohne Wurf ein Pokémon deines Sechsecks, offen oder verdeckt, das höchstens blau ist. Gibt es keines, versuche, ein anderes von dort zu fangen. Setze dann einen Zug aus.',
  'chairman-rose': next('blaue'),
  'delibirds-gift':
    'Nimm ein Pokémon in der Farbe des Feldes, auf dem die Karte gezogen wurde: ein offenes der Insel oder ein zufälliges verdecktes. In einer Stadt je nach Stufe grün, blau oder rot. Auf dem Indigo Plateau jede Farbe außer Gelb.',
  'duel-volcano': duel(['Fire', 'Ground', 'Rock'], ['Water', 'Grass', 'Ice'], `zieht ${items(2)}`),
  'duel-open-sea': duel(
    ['Water', 'Electric', 'Ice'],
    ['Fire', 'Ground', 'Rock'],
    'bekommt ein zufälliges blaues Pokémon',
  ),
  'duel-deep-forest': duel(
    ['Grass', 'Bug', 'Poison'],
    ['Electric', 'Fighting', 'Steel'],
    `zieht ${items(3)}`,
  ),
  'duel-dojo': duel(
    ['Fighting', 'Normal', 'Steel'],
    ['Psychic', 'Ghost', 'Fairy'],
    `zieht ${items(1)} und stiehlt der anderen Seite ein zufälliges Item`,
  ),
  'game-corner':
    'Würfle: Bei 1–2 ziehst du 1 Item, bei 3–4 bekommst du ein zufälliges grünes, bei 5 ein zufälliges blaues, bei 6 ein zufälliges rotes Pokémon.',
  'gs-ball':
    'Nimm das nächste rosa Pokémon vom Stapel, mit einer Marke, die für immer +1 gibt; tauschen darf man es weiterhin. Diese Karte ist dann aus dem Spiel.',
  'heavy-storm':
    'Alle Pokémon des Sechsecks, auf dem die Karte gezogen wurde, kommen zurück in die Stapel. Die werden gemischt, und das Sechseck wird mit offenen Pokémon neu belegt.',
  'imposter-oak': 'Du und ein Gegner deiner Wahl legt alle Items ab und zieht dann je 2.',
  'jirachis-wish':
    'Zieh 3 Ereignisse und gib sie 3 verschiedenen Leuten, vielleicht auch dir. Niemand bekommt mehr als eines.',
  'kimono-sisters': NAME_ONE,
  'legendary-pokemon': 'Versuche, ein zufälliges gelbes Pokémon zu fangen.',
  'national-park':
    '3 Züge lang wird gezählt, wer was fängt. Platz eins bekommt ein zufälliges rotes Pokémon, Platz zwei 3 Items, Platz drei 1 Item. Bei Gleichstand zählt die Summe der gefangenen Stärke.',
  'poke-fans':
    'Tausche die Trainerkarte mit einem Gegner deiner Wahl. Dann zieht ihr beide 2 Items (keine, wenn das verhindert wird).',
  pokemaniac:
    'Die drei mit den meisten Pokémon bekommen der Reihe nach ein zufälliges blaues, grünes und rosa Pokémon. Bei Gleichstand entscheidet, wer die Karte gezogen hat.',
  'pokemon-day-care':
    'Verglichen wird das stärkste Pokémon von allen, mit Entwicklungsbonus: Wem das schwächste davon gehört, bekommt ein zufälliges Pokémon in der Farbe des Feldes. Bei Gleichstand entscheidet, wer die Karte gezogen hat.',
  'pokemon-egg': next('rosa'),
  'pokemon-fossil': next('grüne'),
  'prepare-for-trouble':
    '2 Züge lang gehen alle genau 1 Feld, was auch immer Wurf oder Trainer sagen, nur nicht, wer die Karte gezogen hat.',
  'professor-birch':
    'Wer die wenigsten Items hat, zieht 3 Items. Bei Gleichstand entscheidet, wer die Karte gezogen hat.',
  'regional-map':
    'Versuche, ein beliebiges offenes Pokémon der Insel zu fangen. Gibt es keines, geschieht nichts.',
  'rocket-bribe':
    'Bis zu deinem nächsten Zug gilt jedes Ereignis und Super-Ereignis, das ein Gegner zieht, auch für dich. War es mindestens eines, setze deinen nächsten Zug aus.',
  'ss-anne': TRADE,
  'sketchy-salesman':
    'Zieh 2 Items. Dann darfst du zwei deiner Pokémon einer Farbe zurücklegen, um eines dieser Farbe zu ziehen.',
  'team-aqua-strikes': 'Alle legen alle Items ab und ziehen ebenso viele.',
  'team-magma-strikes': 'Alle legen die Trainerkarte ab und ziehen eine neue.',
  'team-rocket-strikes': 'Alle ziehen 1 Item und stehlen dann rechts von sich ein zufälliges Item.',
  trade: TRADE,
  'pokemon-tower': seek(OWN_PILE, 'Ghost', 'Dark'),
  pokedex: 'Deck alle Pokémon deines Sechsecks auf und zieh 1 Item.',
  'burned-tower': 'Deck das nächste rote Pokémon vom Stapel auf und versuche, es zu fangen.',
  'ruins-of-alph': 'Deck die nächsten 2 grünen Pokémon vom Stapel auf und versuche, eines zu fangen.',
  zinnia: seek(OWN_PILE, 'Dragon'),
  'professor-oak': 'Zieh 2 Items.',
  'fishing-guru':
    'Zieh vom Stapel in der Farbe deines Feldes, bis ein Wasser-Pokémon erscheint. Ist es rosa oder grün, nimm es, sonst versuche, es zu fangen.',
  kurt: 'Zieh Items, bis ein Ball erscheint. Behalte ihn und misch die anderen zurück.',
  'professor-rowan': 'Leg beliebig viele Items ab und zieh ebenso viele und noch eines.',
  'safari-zone': 'Deck die nächsten 3 Pokémon in der Farbe deines Feldes auf und versuche, eines zu fangen.',
  'rocket-hideout': 'Stiehl einem Gegner deiner Wahl ein zufälliges Item.',
  fishing:
    'Versuche, ein offenes Wasser-Pokémon der Insel zu fangen. Gibt es keines, versuche es mit dem nächsten rosa Pokémon.',
  'fresh-start': 'Leg alle Items ab und zieh 3. Du darfst auch deine Trainerkarte ersetzen.',
  'professor-juniper': 'Zieh 1 Item. Du darfst deine Trainerkarte durch die nächste ersetzen.',
  'silph-company': 'Zieh 3 Items und behalte 2.',
  'dj-mary': 'Spiel nach diesem Zug noch einen.',
  'lake-of-rage': seek('roten Stapel', 'Water'),
  'professor-elm': 'Zieh 2 Items. Jeder Gegner zieht 1.',
  'bug-catcher': seek(OWN_PILE, 'Bug'),
  bill: 'Tausche eines deiner Pokémon gegen ein zufälliges gleichfarbiges vom Stapel.',
  'mr-fuji':
    'Wer die wenigsten Pokémon hat, bekommt das nächste grüne. Bei Gleichstand entscheidet, wer die Karte gezogen hat.',
  'ns-offer':
    'Du darfst eines deiner Pokémon zurücklegen und bekommst dafür ein zufälliges der nächststärkeren Farbe (nie Gelb).',
  'digletts-cave': 'Geh auf ein beliebiges Feld eines benachbarten Sechsecks und löse es aus.',
  'pokemon-center': 'Zieh 1 Item. Dann darfst du in eine Stadt gehen, in der du schon warst.',
  copycat: 'Führe das oberste Ereignis vom Ablagestapel aus.',
  'traveling-salesman':
    'Du darfst 2 Items ablegen und bekommst dafür ein zufälliges grünes Pokémon. Sonst zieh 1 Item.',
};

const SUPER_EVENTS: { readonly [id in SuperEventId]: string } = {
  'aqua-operation':
    'Jeder Gegner legt 1 Item ab. Du nimmst insgesamt bis zu 3 Items, von diesen und vom Stapel.',
  'arceus-wish': 'Zieh 2 Super-Ereignisse und gib sie 2 verschiedenen Leuten, vielleicht auch dir.',
  'bills-machine':
    'Deck auf der Insel ein rosa, ein grünes, ein blaues und ein rotes Pokémon auf. Versuche, zwei der vier zu fangen.',
  'boosted-pokenav':
    'Zieh 4 Trainer. Wähle dann jemanden, der einen Trainer ablegt. Am Ende des Zuges behältst du einen.',
  'egg-incubators': 'Nimm die nächsten 3 rosa Pokémon vom Stapel.',
  'fossil-expert': 'Deck die nächsten 3 grünen Pokémon vom Stapel auf und nimm zwei davon.',
  'galactic-operation': 'Zieh 3 Items. Dann setzt ein Gegner zwei Züge aus, oder zwei Gegner je einen.',
  'mythical-encounter': 'Zieh die nächsten 4 gelben Pokémon, wähle eines und versuche, es zu fangen.',
  'magma-operation':
    'Alle Gegner legen die Trainerkarte auf einen Haufen. Du darfst deine gegen eine davon tauschen.',
  missingno: `Zieh 2 Items. ${next('blaue')}`,
  'mr-brineys-boat':
    'Spiel nach diesem Zug noch einen. Bis zu deinem nächsten Zug darfst du den Wurf zum Gehen von allen auf deinem Sechseck um 1 ändern.',
  'old-amber': next('rote'),
  'oaks-research': NAME_ONE,
  'pokemon-museum': 'Zieh 4 Items.',
  'rocket-operation': 'Stiehl zwei Leuten je 1 Item oder einem 2 Items.',
  trade: TRADE,
  'pokemon-breeders':
    'Such in den Stapeln das nächste Pokémon aus der Familie eines deiner Pokémon, das höchstens blau ist, und nimm es.',
  'sabrinas-prediction':
    'Sieh dir die nächsten 3 Ereignisse an, löse eines davon aus und leg die anderen in beliebiger Reihenfolge zurück.',
};

const specialist = (...types: Type[]): string =>
  `+1 Stärke im Kampf für deine ${ofTypes(types, 'Pokémon', list)}. Fangwürfe auf sie darfst du um 1 ändern.`;

const TRAINERS: { readonly [id in TrainerId]: string } = {
  cheren: specialist('Normal', 'Fairy'),
  erika: specialist('Grass', 'Bug'),
  agatha: specialist('Ghost', 'Dark'),
  lorelei: specialist('Ice', 'Steel'),
  giovanni: specialist('Ground'),
  kahili: specialist('Flying'),
  brock: specialist('Rock'),
  misty: specialist('Water'),
  sabrina: specialist('Psychic'),
  koga: specialist('Poison'),
  bruno: specialist('Fighting'),
  'lt-surge': specialist('Electric'),
  blaine: specialist('Fire'),
  lance: specialist('Dragon'),
  alder: 'Alle deine Pokémon haben +1 Stärke. Du darfst nur 3 Items behalten.',
  backpacker: 'Du darfst 8 Items behalten.',
  blue: 'Zieh jedes Mal ein Item, wenn du ein Pokémon bekommst: gefangen, durch ein Ereignis oder für einen Orden.',
  cynthia:
    'Wenn auf deinem Sechseck ein Fangwurf misslingt, darfst du es auch versuchen, bevor das Pokémon geschwächt ist. Bälle sind erlaubt.',
  ethan: 'Deine blauen Pokémon haben im Kampf +1 Stärke.',
  green: 'Würfle zum Gehen mit 2 Würfeln und wähle einen.',
  hiker: 'Du darfst 1 oder 2 Felder gehen, statt zu würfeln.',
  lyra: 'Du darfst deinen Zug aussetzen und dafür 2 Items ziehen.',
  may: 'Deine grünen Pokémon haben im Kampf +2 Stärke. Du darfst diese Karte ablegen, damit ein Ereignis oder Super-Ereignis eines Gegners auch für dich gilt.',
  red: 'Würfle zum Fangen mit 2 Würfeln statt mit 1.',
  silver: 'Würfelst du mit irgendeinem Würfel eine 1, darfst du ein Item ziehen.',
  wally: 'Bevor du Items ziehst, darfst du 1 Item ablegen und dafür 1 mehr ziehen.',
};

/** Of cards that share an id all say the same. */
export const CARD_TEXTS: { readonly [id: string]: string } = {
  ...ITEMS,
  ...SUPER_EVENTS,
  ...EVENTS,
  ...TRAINERS,
};

const OWN: { readonly [id in AchievementId]?: string } = {
  collector: 'Besitze 20 Pokémon: Zieh 3 Items.',
  evolutionist: 'Vervollständige zwei Familien aus dreien: eine Marke +1 für eine Familie.',
  'legend-hunter': 'Fang ein gelbes Pokémon: Zieh 2 Items.',
  traveller: 'Besuche alle sechs Städte mit Arena: Zieh ein Super-Ereignis.',
  'eevee-fan': 'Besitze Evoli und zwei seiner Entwicklungen: Zieh 2 Items.',
  'champion-in-the-making': 'Hab vor allen anderen 3 Orden: Du bekommst ein zufälliges blaues Pokémon.',
};

export const ACHIEVEMENT_TEXTS: { readonly [id: string]: string } = {
  ...Object.fromEntries(
    ACHIEVEMENTS.flatMap((card) =>
      'trainer' in card
        ? [
            [
              card.id,
              `Fang ${card.families} ${ofTypes(card.types, 'Pokémon')} aus verschiedenen Familien: Nimm die Trainerkarte ${TRAINER_NAMES[card.trainer]} und zieh ${items(card.items)}.`,
            ],
          ]
        : [],
    ),
  ),
  ...OWN,
};
