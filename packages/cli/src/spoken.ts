import { LANGUAGES, type Language, languageFor, speaking } from '@indigo/catalog';
import type { Io } from './io.ts';
import { speak, text } from './text.ts';
import { UsageError } from './trouble.ts';

/** The language the environment asks for. */
const wantedBy = ({ INDIGO_LANGUAGE, LC_ALL, LC_MESSAGES, LANG }: Io['env']): Language =>
  languageFor([INDIGO_LANGUAGE || LC_ALL || LC_MESSAGES || LANG || '']);

/** LANG may ask for any language there is; whoever sets a variable of ours means one that we have. */
function checkVariable({ env: { INDIGO_LANGUAGE: wanted } }: Io): void {
  const isKnown = LANGUAGES.some((one) => wanted?.toLowerCase().split(/[^a-z]/)[0] === one);
  if (wanted && !isKnown)
    throw new UsageError(text.wrong.environment('INDIGO_LANGUAGE', wanted, text.wrong.oneOf(LANGUAGES)));
}

/** The same terminal, whose games speak the reader's language once it is known which that is. */
export function spoken(io: Io): { readonly io: Io; speakAs(chosen: Language | undefined): void } {
  let language = wantedBy(io.env);
  speak(language);
  return {
    io: { ...io, catalog: speaking(io.catalog, () => language) },
    speakAs: (chosen) => {
      if (chosen === undefined) checkVariable(io);
      language = chosen ?? language;
      speak(language);
    },
  };
}
