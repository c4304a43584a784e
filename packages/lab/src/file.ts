import { bots } from '@indigo/bots';
import type { Lab, Setting } from './lab.ts';
import type { BotName, Played } from './playout.ts';
import { type LabReport, reportOn } from './report.ts';

/** A lab as it is kept: whoever reads it again can tell what it is. */
export interface KeptLab extends Lab {
  readonly format: typeof FORMAT;
}

/** What the file of a lab holds: the report, for whoever reads it elsewhere, and all it was made from. */
interface LabFile extends KeptLab {
  readonly report: Omit<LabReport, 'setting'>;
}

const FORMAT = 'indigo-lab-1';

export const labToKeep = ({ setting, cards, played }: Lab): KeptLab => ({
  format: FORMAT,
  setting,
  cards,
  played,
});

export function labFile(lab: Lab): string {
  const { setting: _, ...report } = reportOn(lab);
  const file: LabFile = { ...labToKeep(lab), report };
  return JSON.stringify(file);
}

/** A lab from what was kept; null where it is none. */
export function labOf(data: unknown): Lab | null {
  if (!isObject(data) || data.format !== FORMAT) return null;
  const { setting, cards, played } = data;
  if (!isSetting(setting) || !isListOf(cards, isString) || !isListOf(played, isPlayed)) return null;
  const seats = setting.bots.length;
  const fits = played.every(
    ({ index, winners }, i) =>
      (i === 0 || played[i - 1].index < index) && (winners ?? []).every((seat) => seat < seats),
  );
  return fits ? { setting, cards, played } : null;
}

type Obj = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Obj =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
const isBot = (value: unknown): value is BotName => isString(value) && Object.hasOwn(bots, value);
const isTable = (value: unknown, is: (one: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(is);

const isSetting = (value: unknown): value is Setting =>
  isObject(value) &&
  isString(value.game) &&
  isCount(value.version) &&
  isTable(value.options, (one) => ['boolean', 'string', 'number'].includes(typeof one)) &&
  isListOf(value.bots, isBot) &&
  value.bots.length > 0 &&
  Number.isSafeInteger(value.seed) &&
  isListOf(value.changes, (one): one is Obj => isObject(one) && isString(one.path) && 'to' in one) &&
  isCount(value.maxDecisions);

const isPlayed = (value: unknown): value is Played =>
  isObject(value) &&
  isCount(value.index) &&
  isCount(value.turns) &&
  isCount(value.decisions) &&
  (value.winners === null || isListOf(value.winners, isCount)) &&
  isCounted(value.counted);

const isCounted = (value: unknown): boolean =>
  isObject(value) &&
  isTable(value.began, (one) =>
    isListOf(one, (choice): choice is unknown => choice === null || isString(choice)),
  ) &&
  isTable(value.used, isCount) &&
  isTable(value.users, (one) => isListOf(one, isCount)) &&
  isTable(value.holders, (one) => isListOf(one, isCount));
