import { PortError, type Served, StorageError, serve, tryListening } from '@indigo/server';
import { complain, type Io, print } from '../io.ts';
import { fileTrouble } from '../record-file.ts';
import { defaultData, makeFolder, tryWriting } from '../saves.ts';
import { text } from '../text.ts';
import { EXIT, messageOf, sentence, UsageError } from '../trouble.ts';
import { type KeepOptions, keepFor } from './tidy.ts';

export interface ServeOptions extends KeepOptions {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly publicUrl?: string;
  readonly trustProxy?: string;
  readonly metricsToken?: string;
  readonly logLevel: string;
  readonly abandonAfter: number;
  readonly store?: string;
  readonly address?: string;
  readonly secret?: string;
  readonly redis?: string;
}

/** How it shares a database with others; undefined: it does not. Throws a UsageError. */
function sharingOf({ store, address, secret, redis }: ServeOptions) {
  if (store === undefined) {
    const flags = { '--address': address, '--secret': secret, '--redis': redis };
    const [flag] = Object.entries(flags).flatMap(([flag, said]) => (said === undefined ? [] : [flag]));
    if (flag !== undefined) throw new UsageError(text.wrong.noStore(flag));
    return undefined;
  }
  if (secret === undefined) throw new UsageError(text.wrong.noSecret);
  return { url: store, secret, address };
}

/** Throws a UsageError where nothing can ever be kept. What a server keeps is its owner's alone. */
function prepare(data: string): void {
  try {
    makeFolder(data, 0o700);
    tryWriting(data);
  } catch (error) {
    throw new UsageError(text.wrong.unkept(data, fileTrouble(error)));
  }
}

/**
 * Serves until it is told to stop. A port or a folder that cannot be had now may be had later: whoever starts it again then
 * must not take that for a wrong setting.
 */
export async function serveCommand(io: Io, options: ServeOptions): Promise<number> {
  const { port, host, publicUrl, trustProxy, metricsToken, abandonAfter, redis } = options;
  const data = options.data ?? defaultData(io.env);
  const shared = sharingOf(options);
  const keep = keepFor(options);
  const start = async (): Promise<Served> => {
    // Where nobody can listen, nothing is left behind.
    await tryListening(port, host);
    // Where everything is in a database, a folder is only for what goes.
    if (shared === undefined || keep !== null) prepare(data);
    return serve({
      port,
      host,
      data,
      publicUrl,
      trustProxy,
      metricsToken,
      abandonAfter,
      shared,
      redis,
      log: options.logLevel,
      ...(keep === null ? {} : { keep }),
      catalog: io.catalog,
    });
  };
  let served: Served;
  try {
    served = await start();
  } catch (error) {
    if (!(error instanceof PortError || error instanceof StorageError)) throw error;
    complain(io, sentence(messageOf(error)));
    return error instanceof PortError && error.forGood ? EXIT.usage : EXIT.failed;
  }
  // Whoever reads that it is ready may end it at once.
  const ended = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  print(io, text.serving.here(served.address));
  if (publicUrl !== undefined) print(io, text.serving.behind(served.port));
  if (served.others.length > 0) print(io, text.serving.others(served.others));
  print(io, shared === undefined ? text.serving.data(data) : text.serving.shared);
  await ended;
  print(io, text.serving.ending);
  await served.close();
  return EXIT.ok;
}
