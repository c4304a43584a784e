/** What options, questions and lines mean: said by the game, once, for every interface and bot. */
import type { Battle, Part } from './battle.ts';
import type { Decision } from './decision.ts';
import type { Plain, Seat } from './plain.ts';
import type { Face } from './ruleset.ts';
import type { Art } from './scene.ts';
import type { Facts, Say, Words } from './words.ts';

/** How likely something is. */
export interface Likely {
  /** 0..1 */
  readonly chance: number;
  /** Where a single die decides: the faces that help. */
  readonly faces?: readonly number[];
  /** What comes of it then, in a word or two: "catches", "hits". */
  readonly say: Say;
  /** How it is reckoned, where a sum is: one's own parts, and what they must beat. */
  readonly sum?: { readonly parts: readonly Part[]; readonly against: readonly Part[] };
  /** An estimate: too much is rolled and decided before it is known to be counted. */
  readonly about?: true;
}

/** How likely it is that an option comes off, while nobody reacts. */
export interface Odds extends Likely {
  /** Lines that tell it came off, and that it did not: their key and first facts. Whichever is told first decides. */
  readonly yes: readonly Say[];
  readonly no: readonly Say[];
  /** The answers it takes for granted where more is asked before that, first to last, by id. Windows pass. */
  readonly given?: readonly (string | readonly string[])[];
  /** Where what is asked hangs on what chance brings: each further answer is the first of these that is offered, by id. */
  readonly prefers?: readonly string[];
  /** What the seat cannot see may change it: held to be as likely as the seat must think. */
  readonly unseen?: true;
}

/** What choosing an option means. All of it can be read off what its seat sees. */
export interface OptionMeaning {
  /** The places it leads over, its start first. */
  readonly way?: readonly string[];
  readonly odds?: Odds;
  readonly brings?: readonly Say[];
  readonly costs?: readonly Say[];
  /** What it does, small beside its name: the text of a card. */
  readonly note?: Say;
  /** The words on the button that does it, where those of the option are made for a list. */
  readonly act?: Say;
  /**
   * natural: what most would do next. aside: it can be done besides, and leads nowhere on. idle: it would change nothing. ends:
   * it only ends, stays or gives up something. harms: it hits none but one's own.
   */
  readonly role?: 'natural' | 'aside' | 'idle' | 'ends' | 'harms';
  /** Of a trade: what is given and what is got for it is worth, as the game counts. A part of one has one of them. */
  readonly deal?: { readonly give?: Say; readonly get?: Say };
  /** What it does where, to be seen before it is chosen. */
  readonly cells?: readonly Cell[];
  /** The battle as it would stand with it. */
  readonly preview?: Battle;
  /** The card it chooses, seen beside it. */
  readonly card?: Art;
}

/** A place an option reaches or hits. */
export interface Cell {
  readonly at: string;
  /** reach: it gets there. hurts, helps: what happens to who stands there. own: it hurts one's own side. spared: it might, but one can choose that it does not. */
  readonly mood: 'reach' | 'hurts' | 'helps' | 'own' | 'spared';
  /** What becomes of who stands there, in a word or two. */
  readonly say?: Say;
}

/** Several answers in a row that lead somewhere. Each is asked for by itself: whatever comes up on the way stops it. */
export interface Journey {
  /** Where it leads: a place of the board. */
  readonly at: string;
  readonly say: Say;
  /** The answers, first to last, by id. */
  readonly ids: readonly string[];
  /** What it means as a whole. */
  readonly meaning: OptionMeaning;
}

/** The same question several times in a row, each answer as if those before it were given. */
export interface Series {
  /** What may follow these answers, by id (nothing: that is all), and what they mean together. */
  after(ids: readonly string[]): { readonly next: readonly string[]; readonly meaning: OptionMeaning };
  /** Where it comes to the same however it is answered: one way to answer all. */
  readonly same?: readonly string[];
}

/** Something seen near: a Pokémon, a card. */
export interface Subject extends Art {
  readonly say: Say;
  readonly tag?: Say;
  readonly lines: readonly Say[];
  /** What it is to whoever looks, as things stand: what of its family they have, what they lack for it. */
  readonly yours?: readonly Say[];
  /** How whoever looks would fare against it now. */
  readonly chances?: readonly Likely[];
}

/** Who looks at a thing of the table, and what they see of the match. */
export interface Looker<V> {
  readonly view: V;
  readonly seat: Seat;
}

/** One sort of what there is in a game: all its Pokémon, all its Leaders. */
export interface DexPart {
  readonly id: string;
  /** A word. */
  readonly say: Say;
  readonly things: readonly Art[];
}

/** What a question means to whoever is asked. */
export interface QuestionMeaning {
  /** What a new player should know to answer it, in a sentence. */
  readonly hint?: Say;
  /** The dice that lie on the table. */
  readonly dice?: readonly number[];
  /** What it is about. */
  readonly subject?: Subject;
  /** What can be dealt with where one stands, and by which answer: it is seen near by itself, beside one's pawn. */
  readonly here?: { readonly subject: Subject; readonly id: string };
  /** The card it is about playing, by what its piece is `of`. */
  readonly card?: string;
  /** Ways over several answers, to places none of the options leads to. */
  readonly journeys?: readonly Journey[];
  /** More of the same follows: all of it may be decided at once. */
  readonly series?: Series;
  /** It only asks for more about one's last answer, which may be taken back: whoever thinks better of it goes back. */
  readonly back?: true;
  /** The words on the button that sends an answer of so many parts. */
  sends?(count: number): Say;
  /** What sending these parts together means, where that is more than what each of them means. */
  together?(parts: readonly Face[]): OptionMeaning;
}

export type Tone =
  | ('step' | 'dice' | 'flip' | 'caught' | 'missed' | 'deal' | 'out' | 'turn' | 'won')
  | Ceremony['kind'];

/** A die as it was thrown. */
export interface Thrown {
  readonly seat: Seat;
  readonly pips: number;
}

/** A piece on its way over places, its start first. */
export interface Walk {
  readonly piece: string;
  readonly path: readonly string[];
}

/** Something that happens to a piece on the board. */
export interface Hit {
  readonly piece: string;
  /** The piece it comes from; null: from nowhere. */
  readonly from: string | null;
  readonly say: Say;
  /** named: an attack is announced. */
  readonly mood: 'hurt' | 'cured' | 'unharmed' | 'out' | 'named';
  /** A type, where it has one. */
  readonly type?: string;
}

/** How something came out, worth telling large: who won, by what, what was lost. */
export interface Result {
  /** Whose it is; null: nobody at the table. */
  readonly winner: Seat | null;
  /** Whom it concerns besides. */
  readonly losers: readonly Seat[];
  readonly say: Say;
  /** By what, what was won and lost: a line each. */
  readonly lines: readonly Say[];
  /** What it is about, shown with it. */
  readonly art?: Art;
  /** It is told in passing: nobody is held up by it. */
  readonly brief?: true;
}

/** Cards that are turned up. */
export interface Turned {
  readonly arts: readonly Art[];
  /** These go on only when they have seen them: whose they were, whose they are now. */
  readonly for?: readonly Seat[];
}

/** A moment everybody looks up for: seen large for a while, before the table goes on. */
export type Ceremony =
  | { readonly kind: 'legend'; readonly seat: Seat; readonly art: Art; readonly say: Say }
  /** It goes to this zone. */
  | {
      readonly kind: 'badge';
      readonly seat: Seat;
      readonly art: Art;
      readonly to: string;
      readonly say: Say;
    }
  /** What it was becomes what it is. */
  | {
      readonly kind: 'evolution';
      readonly seat: Seat;
      readonly from: Art;
      readonly art: Art;
      readonly say: Say;
    }
  /** Who meets whom first, in the order of the seeds (none: there are no seeds); who stands alone has no match yet. */
  | {
      readonly kind: 'league';
      readonly say: Say;
      readonly seeds: readonly Seat[];
      readonly pairs: readonly (readonly Seat[])[];
    };

/** What somebody does at their own table before the line is told, though nothing is left to decide: they roll. */
export interface OwnBeat {
  readonly seat: Seat;
  /** What is about to happen, and what for: "Roll to move." */
  readonly say: Say;
  /** The words on the button that lets it happen. */
  readonly act: Say;
  /** How likely it is to come off, where the line itself has it; else `Meanings.beat` finds it from what is seen. */
  readonly odds?: Likely;
}

/** What a line of the story means. */
export interface LineMeaning {
  /** It is told only to those whom it concerns. */
  readonly secret?: true;
  /** What is heard with it. */
  readonly tone?: Tone;
  /** It begins this turn. */
  readonly turn?: { readonly seat: Seat; readonly no: number };
  readonly dice?: readonly Thrown[];
  readonly walk?: Walk;
  readonly hit?: Hit;
  /** Something takes hold that not everybody knows: what it is, explained where it comes up for the first time. */
  readonly explains?: Art;
  /** Everybody looks up: the table is shown as it is at this very line, for a while. */
  readonly pause?: true;
  /** Cards that are turned up with it, for everybody who hears the line: shown large while they are read. */
  readonly cards?: Turned;
  /** The table is shown as it is at this very line, no longer than any other. So is the beginning of every turn. */
  readonly shows?: true;
  /** What is to be seen at it is kept, for whoever rolls by hand after it; by itself it is no news. */
  readonly keeps?: true;
  /** It waits for somebody at their own table, who does it by hand. The match itself has long gone on. */
  readonly beat?: OwnBeat;
  /** These must have seen it before anybody else's turn is shown to them. */
  readonly seen?: readonly Seat[];
  /** It is celebrated, before it is told how it came out. */
  readonly ceremony?: Ceremony;
  readonly result?: Result;
  /** From here on this seat decides for somebody who is no player. */
  readonly behalf?: Seat;
}

/** At such a line the table is looked at as it is then. */
export const looksUp = ({ pause, shows, keeps, turn }: LineMeaning): boolean =>
  pause === true || shows === true || keeps === true || turn !== undefined;

/** How a ruleset says what things mean. Everything follows from what the seat sees, so nothing hidden can show. */
export interface Meanings<V extends Plain = Plain> {
  option(view: V, decision: Decision, option: Face): OptionMeaning;
  question(view: V, decision: Decision): QuestionMeaning;
  line(say: Say): LineMeaning;
  /**
   * How likely what somebody does by hand before this line is to come off, from what they see as they do it; null: nothing hangs
   * on it alone. The line tells what has come of it, which is not to be read.
   */
  beat?(looker: Looker<V>, line: Say): Likely | null;
  /**
   * What a thing of the table is, in words: a card, a place (by its id), a Pokémon, a condition. Null: there is nothing to say.
   * Told who looks it says, besides, what the thing is to them.
   */
  thing(art: Art, looker?: Looker<V>): Subject | null;
  /** All there is in the game, sort by sort, for whoever wants to browse it. Rules of before have none. */
  dex?(): readonly DexPart[];
  /** The kinds of things that are Pokémon: whoever sees one has seen it, and it is caught by whoever has it in a zone of their own. */
  readonly creatures?: readonly string[];
  /**
   * Kinds of windows in which one may only propose something to another player, and may do so on one's own turn as well: whoever
   * plays among bots, who take next to nothing, is not stopped for them.
   */
  readonly proposals?: readonly string[];
}

/** What the meaning of an option is found from: what its seat sees and is asked. */
export interface Choice<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly option: Face;
}

type Kinds<W extends Words> = { [K in keyof W & string]: K extends `ask.${infer Q}` ? Q : never }[keyof W &
  string];

/** The tables of a game: by the key of an option's words, by the kind of a question, by the key of a line. */
export interface MeaningTables<W extends Words, V> {
  readonly options: {
    readonly [K in keyof W]?: (at: Choice<V>, ...facts: Facts<W[K]['say']>) => OptionMeaning;
  };
  readonly questions: {
    readonly [Q in Kinds<W>]?: (
      at: Omit<Choice<V>, 'option'>,
      ...facts: Facts<W[`ask.${Q}`]['say']>
    ) => QuestionMeaning;
  };
  readonly lines: {
    readonly [K in keyof W]?: LineMeaning | ((...facts: Facts<W[K]['say']>) => LineMeaning);
  };
  /** By the key of a line somebody lets happen by hand. */
  readonly beats?: {
    readonly [K in keyof W]?: (looker: Looker<V>, ...facts: Facts<W[K]['say']>) => Likely | null;
  };
  /** By what a thing is to the artwork: its kind, and what it is `of`. */
  readonly things?: { readonly [kind: string]: Thing<V> };
  readonly dex?: () => readonly DexPart[];
  readonly creatures?: Meanings['creatures'];
  readonly proposals?: Meanings['proposals'];
}

/** What one kind of things is, to whoever looks. */
export type Thing<V> = (art: Art, looker?: Looker<V>) => Subject | null;

const NO_MEANING = Object.freeze({});

type Found = ((at: unknown, ...facts: Plain[]) => object) | undefined;
type BeatFound = ((looker: unknown, ...facts: Plain[]) => Likely | null) | undefined;

/** The meanings of a game with these words: an unknown key or a wrong fact does not compile. */
export function meaningsOf<W extends Words, V extends Plain>(tables: MeaningTables<W, V>): Meanings<V> {
  const find = (table: object, key: string): unknown =>
    Object.hasOwn(table, key) ? (table as { [key: string]: unknown })[key] : undefined;
  return {
    option: (view, decision, option) => {
      const [key, ...facts] = option.say;
      const mean = find(tables.options, key) as Found;
      return mean?.({ view, seat: decision.seat, decision, option }, ...facts) ?? NO_MEANING;
    },
    question: (view, decision) => {
      const [, ...facts] = decision.say;
      const mean = find(tables.questions, decision.kind) as Found;
      return mean?.({ view, seat: decision.seat, decision }, ...facts) ?? NO_MEANING;
    },
    line: (say) => {
      const mean = find(tables.lines, say[0]) as
        | LineMeaning
        | ((...facts: Plain[]) => LineMeaning)
        | undefined;
      return (typeof mean === 'function' ? mean(...(say.slice(1) as Plain[])) : mean) ?? NO_MEANING;
    },
    beat: (looker, [key, ...facts]) => {
      const mean = find(tables.beats ?? NO_MEANING, key) as BeatFound;
      return mean?.(looker, ...facts) ?? null;
    },
    thing: (art, looker) => {
      const mean = find(tables.things ?? NO_MEANING, art.kind) as Thing<V> | undefined;
      return mean?.(art, looker) ?? null;
    },
    ...(tables.dex && { dex: tables.dex }),
    creatures: tables.creatures ?? [],
    proposals: tables.proposals ?? [],
  };
}

/** What a line means in any game; nothing where a game says nothing of it. */
export const lineMeaning = (meanings: Meanings<never> | undefined, say: Say): LineMeaning =>
  meanings?.line(say) ?? NO_MEANING;

/** How likely it is to come off, as whoever does it may know before; null: nobody says so. */
export const beatOdds = (
  meanings: Meanings<never> | undefined,
  line: Say,
  looker: Looker<Plain>,
): Likely | null => lineMeaning(meanings, line).beat?.odds ?? meanings?.beat?.(looker as never, line) ?? null;
