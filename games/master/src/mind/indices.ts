/** The options that pass a test, and the one that is worth most. */
export function indicesOf<V>(options: readonly V[], test: (option: V) => boolean): number[] {
  const list: number[] = [];
  for (let i = 0; i < options.length; i++) if (test(options[i])) list.push(i);
  return list;
}

/** The first of those that are worth most. */
export function bestIndex<V>(options: readonly V[], worth: (option: V) => number): number {
  let [found, most] = [0, -Infinity];
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value > most) [found, most] = [i, value];
  }
  return found;
}
