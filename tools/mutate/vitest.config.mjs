// The project's own tests, with one change in one file: INDIGO_MUTANT says which.
import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import project from '../../vitest.config.ts';

const { file, from, to, put } = JSON.parse(process.env.INDIGO_MUTANT);

const mutant = {
  name: 'mutant',
  enforce: 'pre',
  load(id) {
    if (id.split('?')[0] !== file) return null;
    const text = readFileSync(file, 'utf8');
    return text.slice(0, from) + put + text.slice(to);
  },
};

export default mergeConfig(project, {
  plugins: [mutant],
  test: { reporters: ['json'], outputFile: { json: process.env.INDIGO_MUTANT_RESULT }, bail: 1, retry: 0 },
});
