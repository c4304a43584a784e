import { bookOf, type Codebook } from '@indigo/host';
import type { Thinkers } from './thinkers.ts';

/** The code books of the games, learned on another thread when first asked for. */
export class Books {
  private readonly thinkers: Thinkers;
  private readonly books = new Map<string, Promise<Codebook>>();

  constructor(thinkers: Thinkers) {
    this.thinkers = thinkers;
  }

  get(game: string): Promise<Codebook> {
    let book = this.books.get(game);
    if (book === undefined) {
      book = this.thinkers.learn(game).then(bookOf);
      book.catch(() => this.books.delete(game));
      this.books.set(game, book);
    }
    return book;
  }

  /** The book of a game if it is the one the client has. Nobody waits for a book that is still being learned. */
  async find(game: string, sum: string): Promise<Codebook | null> {
    const known = this.books.get(game);
    if (known === undefined) return null;
    const book = await known.catch(() => null);
    return book?.sum === sum ? book : null;
  }
}
