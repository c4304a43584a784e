import { Command } from 'commander';
import colors from 'picocolors';

const program = new Command('indigo').description('Five Pokémon board games on one engine.').version('0.1.0');

program
  .command('play')
  .description('play a game')
  .action(() => {
    console.log(colors.yellow('No game is ready yet.'));
  });

await program.parseAsync();
