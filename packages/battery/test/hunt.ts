import {
  ALL,
  type Battle,
  type Card,
  clonePile,
  covert,
  draw,
  known,
  lose,
  type Meanings,
  maskOf,
  type Pile,
  pileOf,
  putUnder,
  type Rules,
  type Ruleset,
  redeal,
  type Say,
  type Scene,
  type Seat,
  type Step,
  show,
  sumOf,
  type Table,
} from '@indigo/kernel';

/** What can be wrong with the hunt. */
export type Fault =
  | 'none'
  | 'the view shows other hands'
  | 'the redeal does nothing'
  | 'the redeal leans on the truth'
  | 'the hiding place is not declared secret'
  | 'watchers follow what left a hand unseen'
  | 'two options have one id'
  | 'a word is missing'
  | 'a card is lost'
  | 'the clone shares a hand'
  | 'an offer cannot be finished'
  | 'the last to be looked at matters'
  | 'the state holds nothing'
  | 'a link leads nowhere'
  | 'a mover belongs to nobody'
  | 'standings come too soon'
  | 'nobody ever wins'
  | 'something is remembered elsewhere'
  | 'an answer is sorted in place'
  | 'a shot shows who hides where'
  | 'any id will do'
  | 'a way leads nowhere'
  | 'a way begins where nobody is'
  | 'an option brings what has no words'
  | 'a secret line is not called so'
  | 'a line for all is called secret'
  | 'a sum is not that of its parts'
  | 'a battle names a stranger'
  | 'a preview is off by one'
  | 'a pause comes too soon'
  | 'a pause shows what is hidden'
  | 'odds are too good'
  | 'faces are no odds'
  | 'nothing tells how a gamble came out'
  | 'a stop shows who could dodge'
  | 'a place has no text'
  | 'a thing has only a name'
  | 'a text begins small'
  | 'a text shows an internal name'
  | 'a line begins small'
  | 'a question is about a card that is nowhere';

export interface Hunt {
  agenda: Step[];
  turn: number;
  active: Seat;
  winner: number;
  players: { hand: Card[]; hiding: number; points: number }[];
  cards: Pile;
}

type HuntView = {
  readonly active: Seat;
  readonly winner: number;
  readonly turn: number;
  readonly players: readonly {
    readonly points: number;
    readonly cards: number;
    readonly known: readonly number[];
    readonly hiding: number | null;
  }[];
  readonly pile: number;
  readonly under: readonly (number | null)[];
};

const KINDS = ['dodge', 'arrow', 'bread'];
const DODGE = 0;
const HIDING = ['wood', 'cave', 'lake'];
const LIMIT = 3;

const large = (text: string): string => text[0].toUpperCase() + text.slice(1);

type T = Table<Hunt>;
const ask = (kind: string, secret = false) => ({ kind, clause: `H-${kind.toUpperCase()}-01`, secret });

/**
 * A small game with everything a kernel can do: hidden hands, secret choices of all at once, windows, composed answers,
 * dice. And, if asked, with one fault.
 */
export function hunt(fault: Fault): Ruleset<Hunt, HuntView> {
  const is = (one: Fault): boolean => fault === one;
  let elsewhere = 0;

  function* round(t: T): Rules {
    const { s } = t;
    const { active } = s;
    const secret = !is('the hiding place is not declared secret');
    const places = yield* t.together(t.from(active), ask('hide', secret), () => [0, 1, 2]);
    t.from(active).forEach((seat, i) => {
      s.players[seat].hiding = places[i];
    });
    t.tell(ALL, 'hidden');
    const card = yield* draw(t, s.cards, maskOf(active), 'card');
    if (card !== null) {
      s.players[active].hand.push(card);
      t.tell(ALL, 'draws', active);
      t.tell(maskOf(active), 'drew', s.cards.kind[card]);
    }
    elsewhere++;
    if (is('something is remembered elsewhere')) s.players[active].points += elsewhere % 2;
    yield* shoot(t, active);
    yield* tidy(t, active);
    s.active = (active + 1) % t.n;
    s.turn++;
    if (is('nobody ever wins')) for (const player of s.players) player.points = 0;
    const best = s.players.findIndex(({ points }) => points >= 6);
    if (best >= 0) s.winner = best;
    s.agenda.push({ do: 'round' });
  }

  /** Aims at a place; whoever hides there may dodge, if the die does not miss anyway. */
  function* shoot(t: T, active: Seat): Rules {
    const { s } = t;
    const place = yield* t.ask(active, ask('aim'), () => [0, 1, 2]);
    const { turn } = s;
    if (is('a pause comes too soon')) s.active = t.n;
    if (is('a pause shows what is hidden')) s.turn += 1000 * s.players[(active + 1) % t.n].hiding;
    t.tell(ALL, 'aims', active, place);
    s.active = active;
    s.turn = turn;
    const there = t.others(active).filter((seat) => s.players[seat].hiding === place);
    if (is('a shot shows who hides where')) {
      t.tell(ALL, 'found', there.length);
      yield* t.ask(active, ask('aim'), () => [0, 1, 2]);
    }
    const holders = t.others(active).filter((seat) => s.players[seat].hand.length > 0);
    const maybe = is('a stop shows who could dodge')
      ? 0
      : holders.reduce((mask, seat) => mask | maskOf(seat), 0);
    const used = yield* t.window(t.others(active), covert(ask('dodge'), maybe), (seat) =>
      s.players[seat].hand.filter((card) => s.cards.kind[card] === DODGE).slice(0, 1),
    );
    if (used !== null) {
      const { hand } = s.players[used.seat];
      hand.splice(hand.indexOf(used.use), 1);
      show(t, s.cards, used.use, ALL);
      putUnder(s.cards, used.use);
      t.tell(ALL, 'dodges', used.seat);
      return;
    }
    const pips = 1 + (yield* t.chance('shot', 6));
    const hit = pips > 2 ? there.length : 0;
    // Everybody shows where he hid.
    t.tell(
      ALL,
      'shot',
      pips,
      s.players.map((player) => player.hiding),
    );
    s.players[active].points += hit;
    for (const player of s.players) player.hiding = -1;
  }

  /** At most three cards: the rest goes under the pile, face down. */
  function* tidy(t: T, seat: Seat): Rules {
    const { s } = t;
    for (const player of s.players) player.hiding = -1;
    const { hand } = s.players[seat];
    const over = hand.length - LIMIT;
    if (over < 0) return;
    const away = yield* t.compose(seat, covert(ask('discard', true), maskOf(seat)), () => hand.slice(), {
      min: over,
      max: is('an offer cannot be finished') ? 1 : over + 1,
      ...(is('an offer cannot be finished') ? { check: (list) => (list.length < 2 ? 'more' : null) } : {}),
    });
    if (is('an answer is sorted in place')) (away as number[]).sort();
    // Somebody who knew a card of this hand cannot tell whether it is still there.
    if (away.length > 0 && !is('watchers follow what left a hand unseen')) {
      lose(s.cards, hand, ALL & ~maskOf(seat));
    }
    for (const card of away) {
      hand.splice(hand.indexOf(card), 1);
      if (!is('a card is lost')) putUnder(s.cards, card);
    }
    t.tell(ALL, 'discards', seat, away.length);
  }

  /** Those who hunt and those who are hunted, by what they have and what the shot may add. */
  function battle(view: HuntView, off = 0): Battle {
    const [hunter, other] = [view.active, (view.active + 1) % view.players.length].map((seat) => {
      const base = { kind: 'base', say: ['points'], value: view.players[seat].points } as const;
      return {
        seat: is('a battle names a stranger') ? seat + 4 : seat,
        say: ['draws', seat] as const,
        fighters: [],
        dice: [],
        cards: [],
        sum: sumOf([base, { kind: 'die', say: ['points'], value: null }]),
      };
    });
    return {
      kind: 'hunt',
      say: ['hidden'],
      sides: [{ ...hunter, sum: { ...hunter.sum, total: hunter.sum.total + off } }, other],
      stages: [],
      stage: 0,
      decided: null,
      due: [view.active],
    };
  }

  /** A shot comes off with a three or more, whoever is there. */
  const meanings: Meanings<HuntView> = {
    option: (view, { kind, seat }, { id }) => {
      if (kind !== 'aim') return {};
      const shows = (...pips: number[]): Say[] => pips.map((one) => ['shot', one]);
      return {
        odds: {
          chance: is('odds are too good') ? 5 / 6 : 4 / 6,
          say: ['hidden'],
          yes: shows(3, 4, 5, 6),
          no: is('nothing tells how a gamble came out') ? shows(1) : shows(1, 2),
          ...(is('faces are no odds') ? { faces: [3, 4, 5] } : {}),
        },
        brings: [is('an option brings what has no words') ? ['treasure'] : ['points']],
        preview: battle(view, is('a preview is off by one') ? 1 : 0),
        ...(id === HIDING[0]
          ? {}
          : {
              way: [
                HIDING[is('a way begins where nobody is') ? 1 : 0],
                is('a way leads nowhere') ? 'sea' : id,
              ],
            }),
        ...(seat === view.active ? { role: 'natural' as const } : {}),
      };
    },
    question: () => ({
      hint: ['hidden'],
      ...(is('a question is about a card that is nowhere') ? { card: 'arrow' } : {}),
    }),
    thing: (art) => {
      if (art.kind === 'place' && is('a place has no text')) return null;
      if (is('a thing has only a name')) return { ...art, say: ['hidden'], lines: [] };
      const text: Say = is('a text begins small')
        ? ['points']
        : is('a text shows an internal name')
          ? ['internal', art.kind]
          : ['hidden'];
      return { ...art, say: ['hidden'], lines: [text] };
    },
    line: ([key]) => {
      if (key === 'draws' && is('a line for all is called secret')) return { secret: true };
      if (key === 'aims') return { pause: true };
      return key === 'drew' && !is('a secret line is not called so') ? { secret: true } : {};
    },
  };

  return {
    id: 'hunt',
    title: 'Hunt',
    version: 1,
    seats: { min: 2, max: 4 },
    options: [{ key: 'big', type: 'flag', default: false, clause: 'H-DECK-01', about: 'A bigger pile' }],
    create: (seats, { big }) => ({
      agenda: [{ do: 'round' }],
      turn: 0,
      active: 0,
      winner: -1,
      players: Array.from({ length: seats }, () => ({ hand: [], hiding: -1, points: 0 })),
      cards: pileOf(big ? [8, 8, 8] : [6, 6, 6]),
      ...(is('the state holds nothing') ? { nothing: undefined } : {}),
    }),
    steps: { round },
    outcome: (s) => (s.winner >= 0 ? [s.winner] : null),
    turn: (s) => s.turn,
    clone: (s) => ({
      agenda: s.agenda.slice(),
      turn: s.turn,
      active: s.active,
      winner: s.winner,
      players: s.players.map(({ hand, hiding, points }) => ({
        hand: is('the clone shares a hand') ? hand : hand.slice(),
        hiding,
        points,
      })),
      cards: clonePile(s.cards),
    }),
    view: (s, seat) => ({
      active: s.active,
      winner: s.winner,
      turn: s.turn,
      players: s.players.map(({ hand, hiding, points }, other) => ({
        points,
        cards: hand.length,
        known: hand
          .map((card) => (is('the view shows other hands') ? s.cards.kind[card] : known(s.cards, card, seat)))
          .filter((kind) => kind !== null)
          .sort(),
        hiding: other === seat ? hiding : null,
      })),
      pile: s.cards.left,
      under: s.cards.under.map((card) => known(s.cards, card, seat)),
    }),
    redeal: (s, seat, rng, since) => {
      if (is('the redeal does nothing')) return;
      const truth = clonePile(s.cards);
      redeal(s.cards, seat, rng, since.cards);
      // Half of the worlds are the truth: a bot would love it, and every view is still the same.
      if (is('the redeal leans on the truth') && rng(2) === 0) s.cards = { ...truth, fate: s.cards.fate };
    },
    face: (s, asking, value, seat) => {
      if (is('the last to be looked at matters')) s.turn = seat;
      const { kind } = asking.question;
      if (is('any id will do'))
        return { id: ['no such option', 'a', 'b'][value as number] ?? `${value}`, say: ['aim', 0] };
      if (kind === 'hide' || kind === 'aim') {
        const id = is('two options have one id') ? 'somewhere' : HIDING[value as number];
        return { id, say: [is('a word is missing') ? 'huh' : 'aim', value], at: HIDING[value as number] };
      }
      const hand = s.players[seat].hand;
      return {
        id: `card:${hand.indexOf(value as number) + 1}`,
        say: ['card', s.cards.kind[value as number]],
      };
    },
    refused: () => [],
    meanings,
    scene: (view): Scene => ({
      aspect: 1,
      places: HIDING.map((id, i) => ({ id, x: i / 2, y: 0.5, kind: 'place', say: ['aim', i] })),
      links: [['wood', is('a link leads nowhere') ? 'sea' : 'cave']],
      pieces: [
        {
          id: 'hunter',
          kind: 'mover',
          at: HIDING[0],
          ...(!is('a mover belongs to nobody') && { seat: 0 }),
          say: ['hidden'],
        },
      ],
      zones: [],
      gauges: [],
      ...(is('standings come too soon') && { standings: [[0], [1]] }),
      battle: battle(view, is('a sum is not that of its parts') ? 1 : 0),
    }),
    words: {
      pass: { say: () => 'Pass' },
      'ask.hide': { say: () => 'Where do you hide?' },
      'ask.aim': { say: () => 'Where do you aim?' },
      'ask.dodge': { say: () => 'Dodge?' },
      'ask.discard': { say: () => 'What goes under the pile?' },
      aim: { say: (_r, place: number) => large(HIDING[place]) },
      card: { say: (_r, kind: number) => large(KINDS[kind]) },
      hidden: { say: () => (is('a line begins small') ? 'Quiet. everybody hides.' : 'Everybody hides.') },
      internal: { say: (_r, kind: string) => `It is ${kind}-6.` },
      draws: { say: (r, seat: Seat) => `${r.name(seat)} draws.` },
      drew: { say: (_r, kind: number) => `It is ${KINDS[kind]}.` },
      aims: { say: (r, seat: Seat, place: number) => `${r.name(seat)} aims at the ${HIDING[place]}.` },
      dodges: { say: (r, seat: Seat) => `${r.name(seat)} dodges.` },
      points: { say: () => 'points' },
      found: { say: (_r, n: number) => `${n} are there.` },
      shot: { say: (_r, pips: number) => `The die shows ${pips}.` },
      discards: { say: (r, seat: Seat, n: number) => `${r.name(seat)} puts ${n} under the pile.` },
    },
  };
}

export const huntFacts = {
  bound: 20_000,
  length: 120,
  count: (s: Hunt) => ({
    cards: s.cards.left + s.cards.under.length + s.players.reduce((sum, { hand }) => sum + hand.length, 0),
  }),
};
