/** Everything this game says to people, by key; a file per chapter. What a translation replaces. */
import { leagueWords } from '../league/text.ts';
import { battleWords } from './battle.ts';
import { hintWords } from './hints.ts';
import { mapWords } from './map.ts';
import { meaningWords } from './meanings.ts';
import { optionWords } from './options.ts';
import { questionWords } from './questions.ts';
import { sceneWords } from './scene.ts';
import { thingWords } from './things.ts';
import { tradeWords } from './trade.ts';
import { whyWords } from './why.ts';
import { wildWords } from './wild.ts';

export const words = {
  ...questionWords,
  ...optionWords,
  ...whyWords,
  ...mapWords,
  ...wildWords,
  ...battleWords,
  ...tradeWords,
  ...hintWords,
  ...meaningWords,
  ...sceneWords,
  ...thingWords,
  ...leagueWords,
};
