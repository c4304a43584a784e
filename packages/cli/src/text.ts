/** Everything the command itself says. Games bring their own words. What players read is translated; what those read who run things is English. */
import type { Language } from '@indigo/catalog';
import * as commands from './text/commands.ts';
import { lab } from './text/lab.ts';
import * as playing from './text/playing.ts';
import * as playingInGerman from './text/playing-de.ts';
import * as running from './text/running.ts';
import * as wrong from './text/wrong.ts';

const PLAYING: { readonly [language in Language]: typeof playing } = { en: playing, de: playingInGerman };

export const text = { ...commands, lab, ...playing, ...running, ...wrong };

let spoken: Language = 'en';

/** What players read now. */
export const language = (): Language => spoken;

/** From now on players read this language: there is one reader to a terminal. */
export function speak(language: Language): void {
  spoken = language;
  Object.assign(text, PLAYING[language]);
}
