import { csvOf, type Lab, labFile, labOf } from '@indigo/lab';
import { wordsNow } from '../words/words.ts';

const LARGEST = 100 * 1024 * 1024;

export const saveLab = (lab: Lab): void => save(labFile(lab), 'application/json', `${nameOf(lab)}.json`);

/** For spreadsheets: the mark tells them that it is Unicode. */
export const saveTable = (lab: Lab): void => save(`\ufeff${csvOf(lab)}`, 'text/csv', `${nameOf(lab)}.csv`);

const nameOf = ({ setting: { game, bots, seed }, played }: Lab): string =>
  `indigo-lab-${game}-${bots.length}-seats-${played.length}-seed-${seed}`;

function save(content: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A lab from a file, the page's or the command's. Throws with a sentence that says what is wrong with it. */
export async function openLab(file: File): Promise<Lab> {
  const { lab: words } = wordsNow();
  if (file.size > LARGEST) throw new Error(words.tooLarge);
  let data: unknown;
  try {
    data = JSON.parse((await file.text()).replace(/^\ufeff/, ''));
  } catch {
    throw new Error(words.noLab);
  }
  const lab = labOf(data);
  if (lab === null) throw new Error(words.noLab);
  return lab;
}
