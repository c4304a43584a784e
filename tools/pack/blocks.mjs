import { readFileSync } from 'node:fs';

/** The code of a page, block by block: ```ts policy.ts is TypeScript named `policy.ts`. */
export function blocksOf(file) {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms);
  return Array.from(blocks, ([, language, name = null, code]) => ({ language, name, code }));
}
