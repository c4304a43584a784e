/** Somebody who plays through the page, with a hand of their own: what they are asked, and how they get on. */
import { type Rng, seeded } from '@indigo/kernel';
import type { Page } from 'playwright-core';
import { choose } from './choice.ts';
import type { Hand } from './hand.ts';

/** What shows nothing for so long never will. */
const SHOWS = 20_000;
/** So long a bot may think, on a slow day. */
const COMES = 90_000;
/** So finely luck decides. */
const LUCK = 1000;
/** Whoever pressed so many things in vain gives up. */
const IN_VAIN = 6;

export interface State {
  readonly over: boolean;
  /** The question, numbers aside. */
  readonly words: string;
  /** Whoever uses the keyboard has to begin at the top of the page again. */
  readonly lost: boolean;
  /** How the page is laid out: what is in the place of the board, how far a sheet is drawn up. */
  readonly scene: string;
  /** All that an answer may change, in one string. */
  readonly signature: string;
}

/** What somebody at the page may do something about. */
export const ready = (page: Page) =>
  page
    .locator('section[data-no]:not([data-sending="true"]), section[data-hold], [class*="_end_"] > section')
    .first();

export class Player {
  private readonly page: Page;
  private readonly hand: Pick<Hand, 'needsSight' | 'press'>;
  private readonly note: (problem: string) => void;
  private readonly luck: Rng;
  /** How often each thing was pressed. */
  private readonly used = new Map<string, number>();
  private vain: string[] = [];
  private readonly patience: number;
  answers = 0;

  constructor(
    page: Page,
    hand: Pick<Hand, 'needsSight' | 'press'>,
    note: (problem: string) => void,
    seed: number,
    patience = SHOWS,
  ) {
    this.patience = patience;
    this.page = page;
    this.hand = hand;
    this.note = note;
    this.luck = seeded(seed);
  }

  /** Waits until something is asked, the table waits for a hand, or the match is over; null: it never came. */
  async state(timeout = COMES): Promise<State | null> {
    for (;;) {
      const state = await this.comes(timeout);
      // Between two questions there is none: nothing of that is to be answered.
      if (state === null || state.over || state.asked) return state;
    }
  }

  private async comes(timeout: number): Promise<(State & { readonly asked: boolean }) | null> {
    const came = await ready(this.page)
      .waitFor({ timeout })
      .then(
        () => true,
        () => false,
      );
    return came ? this.page.evaluate(look) : null;
  }

  /** Presses what leads on, and waits until that shows. False: there is no way on. */
  async act(state: State): Promise<boolean> {
    const { page, hand, used, vain, note } = this;
    const choice = await choose(page, {
      used,
      vain,
      luck: this.luck(LUCK) / LUCK,
      needsSight: hand.needsSight,
    });
    if (choice === null || vain.length > IN_VAIN) {
      // The question may have gone meanwhile, or what answers it is still to come.
      if (await this.changes(state)) return true;
      note(vain.length > 0 ? `nothing helps: ${vain.join(', ')}` : 'there is no way to answer');
      return false;
    }
    const { thing, words, name } = choice;
    try {
      await hand.press(thing);
    } catch (error) {
      if (await this.still(state)) {
        note((error as Error).message.split('\n')[0]);
        vain.push(words);
      }
      return true;
    }
    this.answers++;
    used.set(name, (used.get(name) ?? 0) + 1);
    if (await this.changes(state)) this.vain = [];
    else {
      note(`pressing “${words.slice(0, 48)}” shows nothing`);
      vain.push(words);
    }
    return true;
  }

  private async still({ signature }: State): Promise<boolean> {
    return (await this.page.evaluate(look)).signature === signature;
  }

  private async changes(before: State): Promise<boolean> {
    for (const until = Date.now() + this.patience; Date.now() < until; ) {
      if (!(await this.still(before))) return true;
      await this.page.waitForTimeout(15);
    }
    return false;
  }
}

/** Runs in the page. */
function look(): State & { readonly asked: boolean } {
  const bar = document.querySelector('section[data-no], section[data-hold]');
  const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map(
    (one) => one.getAttribute('data-target') ?? one.getAttribute('data-piece') ?? one.textContent,
  );
  const over = document.querySelector('[class*="_end_"] > section') !== null;
  const no = bar?.getAttribute('data-no') ?? bar?.getAttribute('data-hold');
  const words = bar?.querySelector('h2')?.textContent ?? '';
  return {
    over,
    asked: bar !== null,
    words: over ? 'the end' : words.replace(/\d+/g, '#'),
    // While an answer is on its way its button is off, and the focus comes back with the reply.
    lost: document.activeElement === document.body && bar?.getAttribute('data-sending') !== 'true',
    scene: ['section[data-battle]', '[data-focus="true"]', '[data-tall="true"]', '[data-tall="low"]']
      .filter((selector) => document.querySelector(selector) !== null)
      .join(),
    signature: `${over} ${no} ${bar?.innerHTML} ${pressed.join()}`,
  };
}
