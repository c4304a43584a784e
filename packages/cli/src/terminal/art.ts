import type { Art, Say } from '@indigo/kernel';
import { text } from '../text.ts';

type Voice = (say: Say) => string;

/** The name of something with the figures that stand on it, unless the name says them. */
export function artInWords(art: Art & { readonly say: Say }, say: Voice, healthShown = false): string {
  const name = say(art.say);
  const { figure, health, marks = [] } = art;
  const parts = [
    ...(figure === undefined || says(name, String(figure)) ? [] : [String(figure)]),
    ...(health === undefined || healthShown || saysHealth(name, health, say)
      ? []
      : [healthInWords(health, say)]),
    ...marks.filter((mark) => !says(name, mark.toLowerCase())),
  ];
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
}

/** Does the name say that figure? `Zubat 2/3` says 2, 3 and 2/3. */
const says = (name: string, figure: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s,()]+/)
    .some((word) => word === figure || word.split('/').includes(figure));

/** `Mew 2/4`, `Mew: 2 of 4 hearts`; who is unharmed also where only the most is said: `Mew (Psychic, 50 HP)`. */
function saysHealth(name: string, health: NonNullable<Art['health']>, say: Voice): boolean {
  const { now, most } = health;
  const counted = healthInWords(health, say).replace(/^.*\d\s*/, '');
  return (
    new RegExp(`(^|\\D)${now}(/| \\S+ )${most}(\\D|$)`).test(name) ||
    (now === most && counted !== '' && says(name, String(most)) && name.includes(`${most} ${counted}`))
  );
}

function healthInWords({ now, most, say: what }: NonNullable<Art['health']>, say: Voice): string {
  const figures = `${now}/${most}`;
  const said = what === undefined ? '' : say(what);
  // A game may say it whole ("50/50 HP") or only what is counted ("hearts").
  return said === '' ? figures : /\d/.test(said) ? said : `${figures} ${said}`;
}

const LONGEST_BAR = 10;

/** `████░░ 4/6 hearts` */
export function healthBar(health: NonNullable<Art['health']>, say: Voice): string {
  const { now, most } = health;
  const length = Math.max(1, Math.min(LONGEST_BAR, most));
  const full = now <= 0 ? 0 : Math.max(1, Math.round((Math.min(now, most) / most) * length));
  const bar = text.battle.full.repeat(full) + text.battle.empty.repeat(length - full);
  return `${bar} ${healthInWords(health, say)}`;
}

export const dieInWords = (pips: number | string): string => `[${pips}]`;
