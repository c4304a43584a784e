import { type Io, paintFor, print, sizeOf } from '../io.ts';
import { rangeOf } from '../settings.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';

export async function gamesCommand(io: Io, options: { json?: boolean; color: boolean }): Promise<number> {
  const games = await io.catalog.games();
  if (options.json) {
    print(io, JSON.stringify(games, null, 2));
    return EXIT.ok;
  }
  const paint = paintFor(io, io.stdout, options.color);
  const { width } = sizeOf(io);
  for (const { id, title, seats, options } of games) {
    print(io, `${paint.bold(id)}  ${text.menu.game(title, seats.min, seats.max)}`);
    for (const spec of options) {
      const line = text.games.option(spec.key, rangeOf(spec), String(spec.default), spec.about, spec.clause);
      print(io, ...wrap(`    ${line}`, width, '      '));
    }
  }
  print(io, '', text.games.hint);
  return EXIT.ok;
}
