// What a script was told, checked before it does anything.
import { parseArgs } from 'node:util';

/** Says in one line what is wrong with what was asked, and ends. */
function refuse(why) {
  console.error(why);
  process.exit(2);
}

/** The flags of a script, all of which take a value. */
export function flags(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [first] = error.message.split('\n');
    return refuse(first);
  }
}

/** A whole number, at least `least`. */
export function whole(name, value, least = 1) {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= least
    ? number
    : refuse(`--${name} takes a whole number, at least ${least}, not "${value}".`);
}

/** Whole numbers with commas between; none is none. */
export const wholes = (name, value) => (value === '' ? [] : value.split(',').map((one) => whole(name, one)));
