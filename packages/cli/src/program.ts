import { readFileSync } from 'node:fs';
import { CARE, USUAL_BOT } from '@indigo/bots';
import { LANGUAGES } from '@indigo/catalog';
import { Command, Option } from 'commander';
import { type Io, sizeOf } from './io.ts';
import {
  days,
  futures,
  hash,
  jobs,
  many,
  named,
  namedEach,
  oneOf,
  percentAbove,
  seconds,
  whole,
  words,
} from './readers.ts';
import {
  dataSetting,
  keepSettings,
  meetingSettings,
  officeSettings,
  serveSettings,
  storeSetting,
  takes,
  told,
} from './running.ts';
import { spoken } from './spoken.ts';
import { harmless } from './terminal/width.ts';
import { text } from './text.ts';
import { sentence } from './trouble.ts';

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

/** The whole command line. What a command does is loaded when it is asked for: a server needs none of the others. `finish` gets the exit code of whatever was asked for. */
export function programFor(given: Io, finish: (code: number) => void): Command {
  const { io, speakAs } = spoken(given);
  const { width } = sizeOf(io);
  const program = new Command('indigo')
    .description(text.about.indigo)
    .version(version(), '-V, --version', text.options.version)
    .helpOption('-h, --help', text.options.help)
    .helpCommand('help [command]', text.options.helpCommand)
    .option('--no-color', text.options.noColor)
    .option('--language <code>', text.options.language(LANGUAGES), oneOf(...LANGUAGES))
    .hook('preAction', (_, command) => speakAs(command.optsWithGlobals().language))
    .showHelpAfterError(false)
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({
      writeOut: (out) => io.stdout.write(out),
      writeErr: (out) => io.stderr.write(out),
      outputError: (message, write) => write(`indigo: ${harmless(sentence(oneLine(message)))}\n`),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    })
    .addHelpText('after', `${examples('indigo')}\n\n${text.options.exitCodes.join('\n')}`);

  const add = (name: keyof typeof text.examples, usage: string, parent = program): Command => {
    const command = parent
      .command(usage)
      .description(text.about[name])
      .addHelpText('after', examples(name))
      .allowExcessArguments(false);
    for (const argument of command.registeredArguments) {
      if (!FILES.includes(argument.name())) continue;
      if (argument.variadic) argument.argParser(namedEach);
      else argument.argParser(named);
    }
    return command;
  };
  // biome-ignore lint/suspicious/noExplicitAny: commander types options as any; each command declares what it takes
  const options = (command: Command): any => command.optsWithGlobals();
  const set = new Option('--set <option=value>', text.options.set)
    .default([], text.options.setDefault)
    .argParser((value: string, before: string[]) => [...before, value]);

  add('play', 'play [game]')
    .option('--seats <n>', text.options.seats, whole(1))
    .option('--bots <n|name,…>', text.options.bots, numberOrName)
    .option('--names <a,b>', text.options.names)
    .option('--players <a,bot,…>', text.options.players)
    .addOption(set)
    .option('--seed <n>', text.options.seed, whole())
    .option('--data <dir>', text.options.data, named)
    .option('--resume [id]', text.options.resume, named)
    .option('--fast', text.options.fast)
    .option('--no-pause', text.options.noPause)
    .option('--no-hints', text.options.noHints)
    .action(async (game, _, command) =>
      finish(await (await import('./commands/play.ts')).playCommand(io, game, options(command))),
    );

  takes(add('serve', 'serve'), serveSettings).action(async (_, command) =>
    finish(await (await import('./commands/serve.ts')).serveCommand(io, told(io, command, serveSettings))),
  );

  const onData = (command: Command): Command => takes(command, [dataSetting]);

  const onStore = (command: Command): Command => takes(command, [storeSetting]);

  onStore(onData(add('backup', 'backup <file>')))
    .option('--force', text.options.force)
    .action(async (file, _, command) =>
      finish(
        await (await import('./commands/backup.ts')).backupCommand(
          io,
          file,
          told(io, command, [storeSetting]),
        ),
      ),
    );

  onStore(onData(add('restore', 'restore <file>'))).action(async (file, _, command) =>
    finish(
      await (await import('./commands/backup.ts')).restoreCommand(
        io,
        file,
        told(io, command, [storeSetting]),
      ),
    ),
  );

  onStore(add('migrate', 'migrate <folder>')).action(async (folder, _, command) =>
    finish(
      await (await import('./commands/backup.ts')).migrateCommand(
        io,
        folder,
        told(io, command, [storeSetting]),
      ),
    ),
  );

  const tidySettings = [...officeSettings, ...keepSettings];
  takes(onData(add('tidy', 'tidy')), tidySettings)
    .option('--to <dir>', text.options.exportTo, named)
    .action(async (_, command) =>
      finish(await (await import('./commands/tidy.ts')).tidyCommand(io, told(io, command, tidySettings))),
    );

  takes(add('worker', 'worker'), meetingSettings)
    .option('--jobs <n>', text.options.sharesAtATime, jobs)
    .action(async (_, command) =>
      finish(
        await (await import('./commands/worker.ts')).workerCommand(io, told(io, command, meetingSettings)),
      ),
    );

  const admin = add('admin', 'admin');
  const under = (name: keyof typeof text.examples, usage: string): Command =>
    takes(onData(add(name, usage, admin)), officeSettings);
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const inOffice = (command: Command): any => told(io, command, officeSettings);

  under('list', 'list')
    .option('--game <id>', text.options.game)
    .option('--state <state>', text.options.state, oneOf('waiting', 'playing', 'over'))
    .option('--untouched <days>', text.options.untouched, days(0))
    .option('--limit <n>', text.options.limit, whole(1), 100)
    .option('--json', text.options.json)
    .action(async (_, command) =>
      finish(await (await import('./commands/admin.ts')).listCommand(io, inOffice(command))),
    );

  under('show', 'show <match>')
    .option('--json', text.options.json)
    .action(async (match, _, command) =>
      finish(await (await import('./commands/admin.ts')).showCommand(io, match, inOffice(command))),
    );

  under('end', 'end <match>').action(async (match, _, command) =>
    finish(await (await import('./commands/admin.ts')).endCommand(io, match, inOffice(command))),
  );

  under('remove', 'remove <match>').action(async (match, _, command) =>
    finish(await (await import('./commands/admin.ts')).removeCommand(io, match, inOffice(command))),
  );

  under('mute', 'mute <guest>').action(async (guest, _, command) =>
    finish(await (await import('./commands/admin.ts')).muteCommand(io, guest, true, inOffice(command))),
  );

  under('unmute', 'unmute <guest>').action(async (guest, _, command) =>
    finish(await (await import('./commands/admin.ts')).muteCommand(io, guest, false, inOffice(command))),
  );

  add('games', 'games')
    .option('--json', text.options.json)
    .action(async (_, command) =>
      finish(await (await import('./commands/games.ts')).gamesCommand(io, options(command))),
    );

  takes(add('simulate', 'simulate <game>'), meetingSettings)
    .option('--matches <n>', text.options.matches, many, 100)
    .option('--seats <n>', text.options.seatsOfSimulation, whole(1))
    .option('--seed <n>', text.options.seedOfSimulation, whole(), 1)
    .option('--bot <name>', text.options.bot, 'random')
    .addOption(new Option('--bots <a,b,…>', text.options.botsBySeat).conflicts('bot'))
    .addOption(set)
    .addOption(new Option('--jobs [n]', text.options.jobs).argParser(jobs).default(1))
    .option('--save <dir>', text.options.save, named)
    .option('--max-decisions <n>', text.options.maxDecisions, many, 1_000_000)
    .option('--report', text.options.report)
    .option('--cluster', text.options.cluster)
    .option('--json', text.options.json)
    .action(async (game, _, command) =>
      finish(
        await (await import('./commands/simulate.ts')).simulateCommand(
          io,
          game,
          told(io, command, meetingSettings),
        ),
      ),
    );

  takes(add('arena', 'arena <game>'), meetingSettings)
    .requiredOption('--bots <a,b,…>', text.options.botsOfArena)
    .option('--matches <n>', text.options.matchesOfArena, many, 100)
    .option('--seats <n>', text.options.seatsOfSimulation, whole(1))
    .option('--seed <n>', text.options.seedOfSimulation, whole(), 1)
    .addOption(set)
    .addOption(new Option('--jobs [n]', text.options.jobs).argParser(jobs).default(1))
    .option('--until-sure', text.options.untilSure)
    .option('--margin <percent>', text.options.margin, percentAbove(50), 60)
    .option('--save <file>', text.options.saveArena, named)
    .option('--resume', text.options.resumeArena)
    .option('--max-decisions <n>', text.options.maxDecisions, many, 100_000)
    .option('--cluster', text.options.cluster)
    .option('--json', text.options.json)
    .action(async (game, _, command) =>
      finish(
        await (await import('./commands/arena.ts')).arenaCommand(
          io,
          game,
          told(io, command, meetingSettings),
        ),
      ),
    );

  takes(add('lab', 'lab <game>'), meetingSettings)
    .option('--matches <n>', text.options.matches, many, 200)
    .option('--seats <n>', text.options.seatsOfSimulation, whole(1))
    .option('--seed <n>', text.options.seedOfSimulation, whole(), 1)
    .option('--bot <name>', text.options.botOfLab, USUAL_BOT)
    .addOption(new Option('--bots <a,b,…>', text.options.botsOfLab).conflicts('bot'))
    .addOption(set)
    .option('--changes <file>', text.options.changes, named)
    .addOption(new Option('--jobs [n]', text.options.jobs).argParser(jobs).default(1))
    .option('--against <file>', text.options.against, named)
    .option('--save <file>', text.options.saveLab, named)
    .option('--resume', text.options.resumeArena)
    .option('--csv <file>', text.options.csv, named)
    .option('--max-decisions <n>', text.options.maxDecisions, many, 100_000)
    .option('--cluster', text.options.cluster)
    .option('--json', text.options.json)
    .action(async (game, _, command) =>
      finish(
        await (await import('./commands/lab.ts')).labCommand(io, game, told(io, command, meetingSettings)),
      ),
    );

  add('pace', 'pace <game>')
    .option('--bots <a,b,…>', text.options.botsOfPace)
    .option('--answers <n>', text.options.answers, many, 500)
    .option('--warm-up <s>', text.options.warmUp, seconds, 4)
    .option('--seats <n>', text.options.seatsOfSimulation, whole(1))
    .option('--seed <n>', text.options.seedOfSimulation, whole(), 1)
    .addOption(set)
    .option('--json', text.options.json)
    .action(async (game, _, command) =>
      finish(await (await import('./commands/pace.ts')).paceCommand(io, game, options(command))),
    );

  takes(add('train', 'train <game>'), meetingSettings)
    .option('--matches <n>', text.options.matchesOfTraining, many, 1024)
    .option('--seats <n>', text.options.seatsOfSimulation, whole(1))
    .option('--seed <n>', text.options.seedOfSimulation, whole(), 1)
    .addOption(set)
    .addOption(new Option('--jobs [n]', text.options.jobs).argParser(jobs).default(1))
    .option('--out <file>', text.options.out, named)
    .option('--save <file>', text.options.saveTraining, named)
    .option('--resume', text.options.resumeArena)
    .option('--cluster', text.options.cluster)
    .action(async (game, _, command) =>
      finish(
        await (await import('./commands/train.ts')).trainCommand(
          io,
          game,
          told(io, command, meetingSettings),
        ),
      ),
    );

  add('env', 'env <game>')
    .option('--matches <n>', text.options.matchesAtOnce, whole(1), 1)
    .option('--seats <n>', text.options.seatsOfSimulation, whole(1))
    .option('--seed <n>', text.options.seedOfEnv, whole(), 1)
    .addOption(set)
    .option('--no-view', text.options.noView)
    .option('--max-decisions <n>', text.options.maxDecisions, many, 100_000)
    .action(async (game, _, command) =>
      finish(await (await import('./commands/env.ts')).envCommand(io, game, options(command))),
    );

  add('replay', 'replay <record>')
    .option('--to <n>', text.options.to, whole(0))
    .option('--seat <k>', text.options.seat)
    .action(async (record, _, command) =>
      finish(await (await import('./commands/replay.ts')).replayCommand(io, record, options(command))),
    );

  add('analyse', 'analyse <record>')
    .option('--futures <n>', text.options.futures, futures, CARE.futures)
    .option('--seed <n>', text.options.seedOfAnalysis, whole(), CARE.seed)
    .option('--json', text.options.json)
    .action(async (record, _, command) =>
      finish(await (await import('./commands/analyse.ts')).analyseCommand(io, record, options(command))),
    );

  add('verify', 'verify <record...>')
    .option('--pledge <hash>', text.options.pledge, hash)
    .action(async (records, _, command) =>
      finish(await (await import('./commands/verify.ts')).verifyCommand(io, records, options(command))),
    );

  add('ledger', 'ledger [game]')
    .option('--json', text.options.json)
    .action(async (game, _, command) =>
      finish(await (await import('./commands/ledger.ts')).ledgerCommand(io, game, options(command))),
    );

  add('bench', 'bench')
    .option('--json', text.options.json)
    .option('--only <words>', text.options.onlyRows, words)
    .option('--quick', text.options.quick)
    .action(async (_, command) =>
      finish(await (await import('./commands/bench.ts')).benchCommand(io, options(command))),
    );

  return program;
}

/** What names something on a disk. */
const FILES = ['file', 'folder', 'record'];

/** How many, or which. */
const numberOrName = (value: string): number | string => (/^\d+$/.test(value) ? Number(value) : value);

const examples = (name: keyof typeof text.examples): string =>
  `\n${text.options.examples}\n${text.examples[name].map((line) => `  ${line}`).join('\n')}`;

/** Commander breaks its messages into lines and calls them errors. */
const oneLine = (message: string): string =>
  message
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ');
