import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type AnyRuleset, type Art, Match, read, type Say, type Scene, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/table/game.ts';
import type { Skin } from '../../src/table/skin.ts';

const GAMES = ['badges', 'classic', 'hex', 'master', 'mit'];
const ANSWERS = 240;

/** Everything of a scene that is drawn, once each way it can look. */
class Drawn {
  readonly skin: Skin;
  readonly ruleset: AnyRuleset;
  readonly done = new Set<string>();
  creatures = 0;

  constructor(skin: Skin, ruleset: AnyRuleset) {
    this.skin = skin;
    this.ruleset = ruleset;
  }

  private say(say: Say): string {
    return read(this.ruleset.words, say, { you: 0, name: (seat) => `Seat ${seat}` });
  }

  /** Draws what has not been drawn yet. */
  private check(what: string, draw: () => string): void {
    if (this.done.has(what)) return;
    this.done.add(what);
    expect(/undefined|NaN|\[object/.exec(draw())?.[0], what).toBeUndefined();
  }

  art(art: Art & { readonly say: Say }): void {
    const key = JSON.stringify(art);
    const name = this.say(art.say);
    this.check(`${key} small`, () => this.skin.token(art, name, 'dot') || 'undefined');
    this.check(key, () => {
      if (this.skin.creature(art) !== null) this.creatures++;
      return this.skin.token(art, name, 'team') || 'undefined';
    });
    if (art.kind === 'card' || art.kind === 'item' || art.kind === 'trainer')
      this.check(`${key} held`, () => this.skin.card(art, name, null));
  }

  async scene(scene: Scene, view: unknown): Promise<void> {
    await this.skin.fetch?.(scene);
    const board = this.skin.board(scene);
    expect(this.skin.board({ ...scene })).toBe(board);
    const drawn = { view: view as never, scene, say: (say: Say) => this.say(say) };
    const places = new Map(scene.places.map((place) => [place.id, place]));
    this.check(`${scene.board} ground`, () => board.ground(drawn) ?? '');
    this.check(JSON.stringify([scene.board, scene.zones]), () => board.lying(drawn));
    for (const place of scene.places)
      this.check(`${scene.board} ${place.id}`, () => board.place(place, this.say(place.say)).markup);
    for (const piece of scene.pieces) {
      const place = places.get(piece.at);
      if (place === undefined) this.art(piece);
      else this.check(JSON.stringify(piece), () => board.piece(piece, place).markup);
    }
    for (const side of scene.battle?.sides ?? []) {
      for (const fighter of side.fighters) {
        this.art(fighter);
        // Who may be seen stands on the meadow.
        if (fighter.of !== undefined) expect(this.skin.creature(fighter), fighter.of).not.toBeNull();
      }
      for (const card of side.cards)
        this.check(JSON.stringify(card), () => this.skin.card(card, this.say(card.say), null));
      if (side.emblem) this.art({ ...side.emblem, say: side.say });
    }
    for (const { rows } of scene.progress?.groups ?? []) for (const row of rows) this.art(row);
  }
}

const VERSIONS = await Promise.all(
  GAMES.map(async (id) => (await catalog.versions(id)).map((version) => ({ id, version }))),
);

describe('all that a match shows is drawn', () => {
  // The looks are of today, whatever the rules.
  test.each(VERSIONS.flat())('in version $version of $id', async ({ id, version }) => {
    const { skin } = await loadGame(id, version);
    const ruleset = await catalog.load(id, version);
    const drawn = new Drawn(skin, ruleset);
    for (const seed of [1, 2]) {
      const rng = seeded(seed);
      const match = Match.start(ruleset, { seats: 2, options: {} }, { rng });
      for (let i = 0; i < ANSWERS && !match.over; i++) {
        const [seat] = match.open();
        const view = match.view(seat);
        await drawn.scene(ruleset.scene(view), view);
        const decision = match.decision(seat);
        const { subject } = (decision && ruleset.meanings?.question(view, decision)) ?? {};
        if (subject) drawn.art(subject);
        match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
      }
    }
    expect(drawn.creatures).toBeGreaterThan(5);
  });
});
