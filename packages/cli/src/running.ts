import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from './io.ts';
import { days, named, oneOf, origin, peer, port, postgres, proxies, redis, secret } from './readers.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

/** Something that can be said by a flag or by a variable of the environment; the flag counts for more. */
export interface Setting {
  readonly flags: string;
  readonly variable: string;
  readonly about: string;
  readonly read?: (value: string) => string | number;
  readonly usual?: string | number;
  /** What is said is for nobody's eyes: it is not quoted where it is wrong. */
  readonly hushed?: true;
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
const { options } = text;

export const dataSetting: Setting = {
  flags: '--data <dir>',
  variable: 'INDIGO_DATA',
  about: options.data,
  read: named,
};

/** Where servers keep everything together, instead of in a folder. */
export const storeSetting: Setting = {
  flags: '--store <url>',
  variable: 'INDIGO_STORE',
  about: options.store,
  read: postgres,
  hushed: true,
};

/** What servers that share a database know each other by, and those who run them. */
const secretSetting: Setting = {
  flags: '--secret <text>',
  variable: 'INDIGO_SECRET',
  about: options.secret,
  read: secret,
  hushed: true,
};

/** Whose matches are looked after, if not those of a folder. */
export const officeSettings: readonly Setting[] = [storeSetting, secretSetting];

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
  { flags: '--host <address>', variable: 'INDIGO_HOST', about: options.host, read: named, usual: '0.0.0.0' },
  dataSetting,
  { flags: '--public-url <url>', variable: 'INDIGO_PUBLIC_URL', about: options.publicUrl, read: origin },
  {
    flags: '--trust-proxy <addresses>',
    variable: 'INDIGO_TRUST_PROXY',
    about: options.trustProxy,
    read: proxies,
  },
  {
    flags: '--metrics-token <token>',
    variable: 'INDIGO_METRICS_TOKEN',
    about: options.metricsToken,
    read: named,
  },
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
  storeSetting,
  { flags: '--address <url>', variable: 'INDIGO_ADDRESS', about: options.address, read: peer },
  secretSetting,
  {
    flags: '--redis <url>',
    variable: 'INDIGO_REDIS',
    about: options.redisOfServer,
    read: redis,
    hushed: true,
  },
];

/** Where machines meet that play together. */
export const meetingSettings: readonly Setting[] = [
  {
    flags: '--store <url>',
    variable: 'INDIGO_STORE',
    about: options.storeOfShares,
    read: postgres,
    hushed: true,
  },
  { flags: '--redis <url>', variable: 'INDIGO_REDIS', about: options.redis, read: redis, hushed: true },
];

/** Lets a command take these settings. */
export function takes(command: Command, settings: readonly Setting[]): Command {
  for (const { flags, variable, about, read, usual, hushed } of settings) {
    const option = new Option(flags, options.environment(about, variable));
    if (usual !== undefined) option.default(usual);
    if (read !== undefined && hushed === undefined) option.argParser(read);
    command.addOption(option);
  }
  return command;
}

/** What was said by flags, else by the environment. Throws a UsageError. */
export function told<T>(io: Io, command: Command, settings: readonly Setting[]): T {
  const said: { [name: string]: unknown } = command.optsWithGlobals();
  for (const { flags, variable, read, hushed } of settings) {
    const name = new Option(flags).attributeName();
    const byFlag = command.getOptionValueSource(name) === 'cli';
    const value = byFlag ? (said[name] as string) : io.env[variable];
    // A variable that is there and empty says nothing; a flag does.
    if ((byFlag && hushed === undefined) || value === undefined || (value === '' && !byFlag)) continue;
    try {
      said[name] = read === undefined ? value : read(value);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new UsageError(
        hushed === undefined
          ? text.wrong.environment(variable, value, error.message)
          : text.wrong.hushed(byFlag ? flags : variable, error.message),
      );
    }
  }
  return said as T;
}
