import { type Analysis, analysing, type Given, highlightsOf, type Moment, ready } from '@indigo/bots';
import { type AnyRuleset, lineMeaning, type MatchRecord, read, type Say } from '@indigo/kernel';
import { columnsOf } from '../columns.ts';
import { type Io, print, sizeOf } from '../io.ts';
import { type Player, playersOf, readerFor } from '../players.ts';
import { type Progress, progressBar } from '../progress.ts';
import { loadOrSay, readRecordFile, rulesOf } from '../record-file.ts';
import { curveLines } from '../terminal/curve.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface AnalyseOptions {
  readonly futures: number;
  readonly seed: number;
  readonly json?: boolean;
}

export async function analyseCommand(io: Io, file: string, options: AnalyseOptions): Promise<number> {
  const record = readRecordFile(file);
  const ruleset = await rulesOf(io, file, record);
  const match = loadOrSay(io, file, ruleset, record, { narrate: false, copies: false });
  if (match === null) return EXIT.failed;
  if (record.entries.length === 0) throw new UsageError(text.wrong.nothingPlayed(file));
  await ready(ruleset);
  const analysis = work(ruleset, record, options, progressBar(io));
  const told = new Telling(ruleset, playersOf(record.about, record.seats), sizeOf(io).width);
  if (options.json) print(io, JSON.stringify(told.data(analysis)));
  else print(io, ...told.lines(analysis, match.turn));
  return EXIT.ok;
}

function work(ruleset: AnyRuleset, record: MatchRecord, care: AnalyseOptions, bar: Progress): Analysis {
  const { length } = record.entries;
  const steps = analysing(ruleset, record, care);
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      bar.clear();
      return value;
    }
    bar.show(value, length, text.analyse.progress(value, length));
  }
}

/** An analysis in words, for people and for programs. */
class Telling {
  private readonly ruleset: AnyRuleset;
  private readonly players: readonly Player[];
  private readonly width: number;

  constructor(ruleset: AnyRuleset, players: readonly Player[], width: number) {
    this.ruleset = ruleset;
    this.players = players;
    this.width = width;
  }

  data(analysis: Analysis): object {
    const { turning, worst, best } = highlightsOf(analysis);
    const at = (moments: readonly Moment[]): number[] => moments.map((moment) => moment.at);
    return {
      ...analysis,
      accounts: analysis.accounts.map((account, seat) => ({ name: this.players[seat].name, ...account })),
      moments: analysis.moments.map(({ answer, lines, ...moment }) => ({
        ...moment,
        ...(answer === undefined
          ? {}
          : {
              answer: {
                ...answer,
                asked: this.say(answer.asked),
                given: answer.given.map((say) => this.say(say)),
                ...(answer.better === undefined
                  ? {}
                  : { better: { ...answer.better, given: answer.better.given.map((say) => this.say(say)) } }),
              },
            }),
        lines: lines.map((say) => this.say(say)),
      })),
      turning: at(turning),
      worst: at(worst),
      best: at(best),
    };
  }

  lines(analysis: Analysis, turns: number): string[] {
    const { analyse } = text;
    const { turning, worst, best } = highlightsOf(analysis);
    const names = this.players.map(({ name }) => name);
    const rows = analysis.accounts.map(({ start, luck, error, others, rest, result }, seat) => [
      `${seat + 1} ${names[seat]}`,
      analyse.share(start),
      ...[luck, error, others, rest].map(analyse.gain),
      analyse.share(result),
    ]);
    const list = (head: string, items: readonly string[]): string[] =>
      items.length === 0 ? [] : ['', head, ...items.flatMap((item) => wrap(`  ${item}`, this.width, '    '))];
    return [
      ...wrap(analyse.head(this.ruleset.title, turns, analysis), this.width),
      '',
      ...curveLines(analysis.curve, this.width),
      '',
      ...columnsOf([analyse.columns, ...rows], 1),
      ...analyse.legend.flatMap((line) => wrap(`  ${line}`, this.width, '    ')),
      ...list(
        analyse.turning,
        turning.map((moment) => this.turningPoint(moment)),
      ),
      ...list(
        analyse.worst,
        worst.map((moment) => this.error(moment)),
      ),
      ...list(
        analyse.best,
        best.map((moment) => this.find(moment)),
      ),
    ];
  }

  private turningPoint(moment: Moment): string {
    const { analyse } = text;
    const most = moment.change.reduce(
      (best, gain, seat) => (Math.abs(gain) > Math.abs(moment.change[best]) ? seat : best),
      0,
    );
    const what =
      moment.seat === null || moment.answer === undefined
        ? this.told(moment)
        : analyse.answered(this.players[moment.seat].name, this.answer(moment.answer.given));
    return analyse.moment(moment, this.players[most].name, moment.change[most], what);
  }

  private error({ seat, answer, ...moment }: Given): string {
    const { analyse } = text;
    const what = analyse.instead(this.answer(answer.given), this.answer(answer.better?.given ?? []), answer);
    return analyse.moment(moment, this.players[seat].name, answer.error, what);
  }

  private find(moment: Given): string {
    const { seat, answer, change } = moment;
    return text.analyse.moment(moment, this.players[seat].name, change[seat], this.answer(answer.given));
  }

  /** What was told of a roll or draw, but not whose turn came next. */
  private told({ lines }: Moment): string {
    const { meanings } = this.ruleset;
    const news = lines.filter((say) => lineMeaning(meanings, say).turn === undefined);
    return news.length === 0 ? text.analyse.chance : news.map((say) => this.say(say)).join(' ');
  }

  private answer(given: readonly Say[]): string {
    return given.length === 0 ? text.analyse.nothing : given.map((say) => this.say(say)).join(', ');
  }

  private say(say: Say): string {
    return read(this.ruleset.words, say, readerFor(this.players, null));
  }
}
