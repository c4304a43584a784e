import { bookOf, type Codebook } from '@indigo/host';

/** The words of a game. */
export type Learn = (game: string) => Promise<readonly string[]>;

/** The code books of the games, learned when first asked for. */
export class Books {
  private readonly learn: Learn;
  private readonly books = new Map<string, Promise<Codebook>>();
  private readonly learned = new Map<string, Codebook>();

  constructor(learn: Learn) {
    this.learn = learn;
  }

  get(game: string): Promise<Codebook> {
    let book = this.books.get(game);
    if (book === undefined) {
      book = this.learn(game).then(bookOf);
      book.then(
        (known) => this.learned.set(game, known),
        () => this.books.delete(game),
      );
      this.books.set(game, book);
    }
    return book;
  }

  /** The book of a game, if it is known here already and is the one the client has. */
  known(game: string, sum: string): Codebook | null {
    const book = this.learned.get(game);
    return book?.sum === sum ? book : null;
  }

  /** The same as soon as it is known: the client may have it from another server. */
  async find(game: string, sum: string): Promise<Codebook | null> {
    const book = await this.get(game).catch(() => null);
    return book?.sum === sum ? book : null;
  }
}
