// Begins a new game: npm run new-game <id>
import { Mistake, makeGame } from '../tools/new-game/make.mjs';
import { root } from './setup.mjs';

try {
  const ids = process.argv.slice(2);
  if (ids.length !== 1 || ids[0].startsWith('-')) throw new Mistake('usage: npm run new-game <id>');
  const [id] = ids;
  for (const file of makeGame(root, id)) console.log(`  ${file}`);
  console.log(`games/${id} is there, and plays. Next: docs/first-game.md`);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exitCode = 2;
}
