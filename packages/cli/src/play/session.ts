import { type Act, BEHALF, type Command, Host, type Reply, Thinker } from '@indigo/host';
import {
  type AnyRuleset,
  checkSeats,
  type MatchRecord,
  type OptionValues,
  type Plain,
  type Reader,
  read,
  type Say,
  type Scene,
  type Seat,
  SPECTATOR,
} from '@indigo/kernel';
import type { Io, Paint } from '../io.ts';
import { autoOf, isAlone, isPerson, type Player, playersOf, readerFor } from '../players.ts';
import { fileTrouble } from '../record-file.ts';
import type { Saves } from '../saves.ts';
import type { Lines } from '../terminal/lines.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';
import { Claim } from './claim.ts';
import { type Dice, diceOf } from './dice.ts';
import { Onlooker } from './onlooker.ts';
import { pastOf, sitting, viewAfter } from './past.ts';

/** What a session is played on. */
export interface Console {
  readonly io: Io;
  readonly lines: Lines;
  readonly paint: Paint;
  /** Where matches are saved, if that is not the usual place. */
  readonly data: string | null;
  /** Leave the board out unless it is asked for. */
  readonly fast: boolean;
  /** One's own dice wait for Enter; they may change their mind. */
  pauses: boolean;
}

export interface NewMatch {
  readonly id: string;
  readonly players: readonly Player[];
  readonly options: OptionValues;
  readonly seed: number;
  readonly started: string;
  /** May people ask for hints? */
  readonly hints: boolean;
  /** What is answered in place of each seat, if anybody said so before. */
  readonly auto?: readonly (readonly string[])[] | undefined;
}

/** While bots play, the match is saved this often; every answer of a person is saved at once. */
const SAVE_EVERY = 200;

/** The match is ours from now on. Null: nothing can be written there, so nobody else can play it either. Throws a UsageError. */
function claimed(file: string): Claim | null {
  let claim: Claim | number;
  try {
    claim = Claim.take(file);
  } catch {
    return null;
  }
  if (typeof claim === 'number') throw new UsageError(text.wrong.playedElsewhere(file, claim));
  return claim;
}

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One match at this keyboard: its host, who plays, what they have read, where it is saved. */
export class Session {
  readonly console: Console;
  readonly ruleset: AnyRuleset;
  readonly players: readonly Player[];
  readonly id: string;
  /** The person now at the keyboard; others' secrets must be off the screen before they sit down. */
  keyboard: Seat | null = null;
  /** Why the match could not be saved, or null. */
  unsaved: string | null = null;
  /** The reason they have been told. */
  warned: string | null = null;
  /** Is called whenever somebody here has been told something. */
  onTold = (): void => {};
  /** It begins now: nobody has read anything yet. */
  readonly isNew: boolean;
  private readonly claim: Claim | null;
  private readonly host: Host;
  private readonly saves: Saves;
  private readonly about: { readonly seed: number; readonly started: string; readonly hints?: boolean };
  private readonly onlookers: ReadonlyMap<Seat, Onlooker>;
  private readonly dice: Dice;
  private readonly thinker: Thinker;
  private kept = 0;
  private thinking = 0;
  private wake = (): void => {};

  private constructor(
    console: Console,
    saves: Saves,
    ruleset: AnyRuleset,
    { id, players, options, seed, started, hints, auto }: NewMatch,
    past: readonly Act[],
    claim: Claim | null,
  ) {
    this.console = console;
    this.saves = saves;
    this.ruleset = ruleset;
    this.players = players;
    this.id = id;
    this.isNew = past.length === 0;
    this.claim = claim;
    this.about = { seed, started, ...(hints ? {} : { hints }) };
    this.dice = diceOf(seed, () => this.length);
    this.thinker = new Thinker(async () => ruleset);
    const { people } = this;
    // With nobody to ask, the story is told as anybody may hear it.
    const lookers = people.length === 0 ? [SPECTATOR] : people;
    const { proposals = [] } = ruleset.meanings ?? {};
    this.host = new Host(
      ruleset,
      {
        seats: players.length,
        options,
        ...(hints ? {} : { hints }),
        // Alone one need not play Gym Leaders for bots, nor propose to them what they would not take.
        auto: auto ?? (isAlone(players) ? players.map(() => [BEHALF, ...proposals]) : []),
      },
      {
        rng: this.dice.rng,
        name: id,
        keep: async (act) => this.keep(act),
        think: (position) => this.think(position),
        hint: (position) => this.thinker.hints(position),
        tell: (looker, event) => {
          this.onlookers.get(looker)?.follow(event);
          this.onTold();
        },
        listens: (looker) => lookers.includes(looker),
      },
      past,
    );
    this.onlookers = new Map(lookers.map((looker) => [looker, new Onlooker(this.host.fresh(looker))]));
  }

  static async start(console: Console, saves: Saves, ruleset: AnyRuleset, setup: NewMatch): Promise<Session> {
    const session = new Session(console, saves, ruleset, setup, [], claimed(saves.fileOf(setup.id)));
    for (const { seat, player } of sitting(setup.players)) await session.host.sit(seat, player);
    await session.host.start();
    return session;
  }

  /** Reads the match only once it is ours: somebody else may have played on until then. Throws a RecordError if it does not fit the rules. */
  static resume(
    console: Console,
    saves: Saves,
    ruleset: AnyRuleset,
    id: string,
    readAgain: () => MatchRecord,
  ): Session {
    const claim = claimed(saves.fileOf(id));
    try {
      return Session.from(console, saves, ruleset, id, readAgain(), claim);
    } catch (error) {
      claim?.release();
      throw error;
    }
  }

  private static from(
    console: Console,
    saves: Saves,
    ruleset: AnyRuleset,
    id: string,
    record: MatchRecord,
    claim: Claim | null,
  ): Session {
    checkSeats(ruleset, record.seats);
    const about = (record.about ?? {}) as { seed?: number; started?: string; hints?: boolean };
    const seed = Number.isInteger(about.seed) ? (about.seed as number) : 0;
    const players = playersOf(record.about, record.seats);
    const setup = {
      id,
      players,
      options: record.options,
      seed,
      started: about.started ?? '',
      hints: about.hints !== false,
      auto: autoOf(record.about),
    };
    const past = [...sitting(players), ...pastOf(ruleset, record)];
    const session = new Session(console, saves, ruleset, setup, past, claim);
    session.host.resume();
    return session;
  }

  // ── who plays and what they see ──

  get file(): string {
    return this.saves.fileOf(this.id);
  }

  get people(): Seat[] {
    return this.players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  }

  /** How much has been decided so far. */
  private get length(): number {
    return this.host.play.match?.length ?? 0;
  }

  get turn(): number {
    return this.host.play.match?.turn ?? 0;
  }

  /** The match as somebody sees it who is here: a person of a seat, or SPECTATOR where only bots play. */
  onlooker(looker: Seat): Onlooker {
    const found = this.onlookers.get(looker);
    if (found === undefined) throw new Error(`nobody here looks from seat ${looker}`);
    return found;
  }

  scene(looker: Seat, view: Plain = this.onlooker(looker).table.view): Scene {
    return this.ruleset.scene(view);
  }

  reader(looker: Seat): Reader {
    return readerFor(this.players, looker === SPECTATOR ? null : looker);
  }

  /** In words, to whoever looks. */
  say(looker: Seat, what: Say): string {
    return read(this.ruleset.words, what, this.reader(looker));
  }

  /** Everything the looker was told, from the beginning. */
  story(looker: Seat): readonly Say[] {
    return this.host.play.match?.says(looker) ?? [];
  }

  /**
   * What the looker saw when so many lines had been told. What came before the first look at the table nobody kept: it is
   * played again up to there.
   */
  viewAt(looker: Seat, told: number): Plain {
    const kept = this.onlooker(looker).viewAt(told);
    return kept ?? viewAfter(this.ruleset, this.record(), looker, told);
  }

  // ── what happens ──

  /** Who is to be asked now; null: the match is over, or they asked to leave while bots were playing. */
  async next(): Promise<Seat | null> {
    const { play } = this.host;
    for (;;) {
      const { kept } = this;
      await this.host.settled();
      if (play.over || this.console.lines.interrupted) return null;
      const open = play.open();
      // Bots answer first: then the same answers of people give the same match, however fast they type.
      const isAsked = (seat: Seat): boolean => isPerson(this.players[seat]) && !play.isSpared(seat);
      if (open.every(isAsked)) return open[0];
      if (this.kept !== kept) continue;
      if (this.thinking === 0) throw new Error(text.play.stuck(this.players[open[0]].name));
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  get winners(): readonly Seat[] | null {
    return this.host.play.match?.winners ?? null;
  }

  command(seat: Seat, command: Command): Promise<Reply> {
    return this.host.command(seat, command);
  }

  /** Nothing more is to happen: bots stop thinking, and others may play it. */
  close(): void {
    this.host.close();
    this.claim?.release();
  }

  /** The whole match, with everybody's secrets. */
  record(): MatchRecord {
    const { players, about } = this;
    const { match } = this.host.play;
    if (match === null) throw new Error('the match has not begun');
    return {
      ...match.record,
      about: {
        names: players.map(({ name }) => name),
        bots: players.map(({ bot }) => bot),
        ...about,
        auto: this.host.play.auto,
        turn: match.turn,
        over: match.over,
      },
    };
  }

  /** True if the match is on disk as it stands. If not, `unsaved` says why and the match goes on in memory. */
  save(): boolean {
    try {
      this.saves.write(this.id, this.record());
      this.unsaved = null;
    } catch (error) {
      this.unsaved = fileTrouble(error);
    }
    return this.unsaved === null;
  }

  /** What bots do between two answers of people they would do again, so it need not be saved each time. */
  private keep(act: Act): void {
    const { play } = this.host;
    if (play.match !== null) {
      const byPerson = act.do !== 'start' && 'seat' in act && isPerson(this.players[act.seat]);
      const forPerson = play.open().some((seat) => isPerson(this.players[seat]));
      if (byPerson || forPerson || play.over || play.length % SAVE_EVERY === 0) this.save();
    }
    this.kept++;
    this.wake();
  }

  /** A breath before every thought: Ctrl-C is heard, and the story is told while bots play. */
  private async think(position: Parameters<Thinker['think']>[0]): Promise<string | readonly string[]> {
    this.thinking++;
    const seed = this.dice.thought(this.length, position.seat);
    try {
      await breath();
      return await this.thinker.think({ ...position, seed });
    } finally {
      // Once the host has taken what was thought, or has not.
      setImmediate(() => {
        this.thinking--;
        this.wake();
      });
    }
  }
}
