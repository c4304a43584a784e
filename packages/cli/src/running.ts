import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from './io.ts';
import { days, named, oneOf, origin, port, proxies } from './readers.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

/** Something that can be said by a flag or by a variable of the environment; the flag counts for more. */
export interface Setting {
  readonly flags: string;
  readonly variable: string;
  readonly about: string;
  readonly read?: (value: string) => string | number;
  readonly usual?: string | number;
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
const { options } = text;

export const dataSetting: Setting = {
  flags: '--data <dir>',
  variable: 'INDIGO_DATA',
  about: options.data,
  read: named,
};

export const keepSettings: readonly Setting[] = [
  {
    flags: '--keep-finished <days>',
    variable: 'INDIGO_KEEP_FINISHED',
    about: options.keepFinished,
    read: days(1),
  },
  {
    flags: '--keep-abandoned <days>',
    variable: 'INDIGO_KEEP_ABANDONED',
    about: options.keepAbandoned,
    read: days(1),
  },
];

export const serveSettings: readonly Setting[] = [
  { flags: '--port <n>', variable: 'INDIGO_PORT', about: options.port, read: port, usual: 8080 },
  { flags: '--host <address>', variable: 'INDIGO_HOST', about: options.host, usual: '0.0.0.0' },
  dataSetting,
  { flags: '--public-url <url>', variable: 'INDIGO_PUBLIC_URL', about: options.publicUrl, read: origin },
  {
    flags: '--trust-proxy <addresses>',
    variable: 'INDIGO_TRUST_PROXY',
    about: options.trustProxy,
    read: proxies,
  },
  { flags: '--metrics-token <token>', variable: 'INDIGO_METRICS_TOKEN', about: options.metricsToken },
  {
    flags: '--log-level <level>',
    variable: 'INDIGO_LOG_LEVEL',
    about: options.logLevel,
    read: oneOf(...LEVELS),
    usual: 'warn',
  },
  {
    flags: '--abandon-after <days>',
    variable: 'INDIGO_ABANDON_AFTER',
    about: options.abandonAfter,
    read: days(0),
    usual: 14,
  },
  ...keepSettings,
];

/** Lets a command take these settings. */
export function takes(command: Command, settings: readonly Setting[]): Command {
  for (const { flags, variable, about, read, usual } of settings) {
    const option = new Option(flags, options.environment(about, variable));
    if (usual !== undefined) option.default(usual);
    if (read !== undefined) option.argParser(read);
    command.addOption(option);
  }
  return command;
}

/** What was said by flags, else by the environment. Throws a UsageError. */
export function told<T>(io: Io, command: Command, settings: readonly Setting[]): T {
  const said: { [name: string]: unknown } = command.optsWithGlobals();
  for (const { flags, variable, read } of settings) {
    const name = new Option(flags).attributeName();
    const value = io.env[variable];
    if (command.getOptionValueSource(name) === 'cli' || value === undefined || value === '') continue;
    try {
      said[name] = read === undefined ? value : read(value);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new UsageError(text.wrong.environment(variable, value, error.message));
    }
  }
  return said as T;
}
