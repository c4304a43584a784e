import { type Language, languageFor, speaking } from '@indigo/catalog';
import type { Io } from './io.ts';
import { speak } from './text.ts';

/** The language the environment asks for. */
const wantedBy = ({ INDIGO_LANGUAGE, LC_ALL, LC_MESSAGES, LANG }: Io['env']): Language =>
  languageFor([INDIGO_LANGUAGE || LC_ALL || LC_MESSAGES || LANG || '']);

/** The same terminal, whose games speak the reader's language once it is known which that is. */
export function spoken(io: Io): { readonly io: Io; speakAs(chosen: Language | undefined): void } {
  let language = wantedBy(io.env);
  speak(language);
  return {
    io: { ...io, catalog: speaking(io.catalog, () => language) },
    speakAs: (chosen = language) => {
      language = chosen;
      speak(language);
    },
  };
}
