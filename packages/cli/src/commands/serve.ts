import { PortError, StorageError, serve } from '@indigo/server';
import { type Io, print } from '../io.ts';
import { defaultData } from '../saves.ts';
import { text } from '../text.ts';
import { EXIT, messageOf, UsageError } from '../trouble.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly trustProxy?: string;
  readonly metricsToken?: string;
}

/** Serves until it is told to stop. */
export async function serveCommand(io: Io, options: ServeOptions): Promise<number> {
  const data = options.data ?? defaultData(io.env);
  const metricsToken = options.metricsToken ?? io.env.INDIGO_METRICS_TOKEN;
  const trustProxy = options.trustProxy ?? io.env.INDIGO_TRUST_PROXY;
  const served = await serve({ ...options, metricsToken, trustProxy, data, catalog: io.catalog }).catch(
    (error) => {
      const ours = error instanceof PortError || error instanceof StorageError;
      throw ours ? new UsageError(messageOf(error)) : error;
    },
  );
  print(io, text.serving.here(served.address));
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
