import { resolve } from 'node:path';
import type { Keep, Progress, Tidied } from '@indigo/server';
import { complain, type Io, print } from '../io.ts';
import { inOffice, type OfficeOptions } from '../office.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface KeepOptions {
  readonly keepFinished?: number;
  readonly keepAbandoned?: number;
}

export interface TidyOptions extends KeepOptions, OfficeOptions {
  readonly to?: string;
}

const DAY_MS = 86_400_000;

/** How long matches are kept; null: for ever. */
export const keepFor = ({ keepFinished, keepAbandoned }: KeepOptions): Keep | null =>
  keepFinished === undefined && keepAbandoned === undefined
    ? null
    : { finished: inMs(keepFinished), abandoned: inMs(keepAbandoned) };

const inMs = (days: number | undefined): number | null => (days === undefined ? null : days * DAY_MS);

export async function tidyCommand(io: Io, options: TidyOptions): Promise<number> {
  const keep = keepFor(options);
  if (keep === null) throw new UsageError(text.wrong.keepWhat);
  const to = options.to === undefined ? {} : { to: resolve(options.to) };
  await inOffice(io, options, async (office) => {
    let [matches, guests] = [0, 0];
    for (let at: Progress | null | undefined; at !== null; ) {
      const asked = { ...keep, ...to, ...(at === undefined ? {} : { at }) };
      const done = (await office.ask('POST', 'tidy', asked)) as Tidied;
      for (const file of done.files) print(io, text.tidying.exported(file));
      for (const { match, why } of done.left) complain(io, text.tidying.left(match, why));
      matches += done.files.length;
      guests += done.guests;
      at = done.next;
    }
    print(io, text.tidying.done(matches, guests));
  });
  return EXIT.ok;
}
