import { PortError, StorageError, serve } from '@indigo/server';
import { type Io, print } from '../io.ts';
import { defaultData } from '../saves.ts';
import { text } from '../text.ts';
import { EXIT, messageOf, UsageError } from '../trouble.ts';
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
}

/** Serves until it is told to stop. */
export async function serveCommand(io: Io, options: ServeOptions): Promise<number> {
  const { port, host, publicUrl, trustProxy, metricsToken, abandonAfter } = options;
  const data = options.data ?? defaultData(io.env);
  const keep = keepFor(options);
  const served = await serve({
    port,
    host,
    data,
    publicUrl,
    trustProxy,
    metricsToken,
    abandonAfter,
    log: options.logLevel,
    ...(keep === null ? {} : { keep }),
    catalog: io.catalog,
  }).catch((error) => {
    const ours = error instanceof PortError || error instanceof StorageError;
    throw ours ? new UsageError(messageOf(error)) : error;
  });
  print(io, text.serving.here(served.address));
  if (publicUrl !== undefined) print(io, text.serving.behind(served.port));
  if (served.others.length > 0) print(io, text.serving.others(served.others));
  print(io, text.serving.data(data));
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  print(io, text.serving.ending);
  await served.close();
  return EXIT.ok;
}
