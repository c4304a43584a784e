/** Everything the command itself says. Games bring their own words. A translation replaces these files. */
import * as commands from './text/commands.ts';
import * as playing from './text/playing.ts';
import * as running from './text/running.ts';
import * as wrong from './text/wrong.ts';

export const text = { ...commands, ...playing, ...running, ...wrong };
