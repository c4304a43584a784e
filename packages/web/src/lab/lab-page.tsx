import type { AnyFront } from '@indigo/kernel';
import { compare, type Lab, reportOn, type Setting } from '@indigo/lab';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { gameName } from '../games.ts';
import { useGame } from '../setup/use-game.ts';
import { Icon } from '../shell/picture.tsx';
import { useGameWords } from '../words/game-words.ts';
import { type PageWords, useWords } from '../words/words.ts';
import { ComparisonView } from './comparison-view.tsx';
import { experiment } from './experiment.ts';
import { count } from './figures.ts';
import { openLab, saveLab, saveTable } from './files.ts';
import styles from './lab.module.css';
import { type Naming, namingOf } from './naming.ts';
import { ReportView, type Shown } from './report-view.tsx';
import { SettingForm } from './setting-form.tsx';

/** What was played, here or before, can be gone on with, so many at a time. */
const MORE = 100;

/** How balanced the games are, tried out by bots. */
export default function LabPage() {
  const { lab: words } = useWords();
  const { lab, matches, playing, failed } = useSyncExternalStore(experiment.subscribe, experiment.get);
  useEffect(() => void experiment.recall(), []);
  const [other, setOther] = useState<Lab | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = (take: (lab: Lab) => void) => (file: File) => {
    setTrouble(null);
    openLab(file).then(take, (error: Error) => setTrouble(error.message));
  };
  const start = (setting: Setting, wanted: number): void => {
    setTrouble(null);
    experiment.play({ setting, cards: [], played: [] }, wanted);
  };
  const done = lab?.played.length ?? 0;
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className="muted">{words.line}</p>
      <SettingForm busy={playing} onStart={start} />
      <div className={styles.bar}>
        <FileButton words={words.open} onFile={open((read) => experiment.show(read))} />
        {other === null && <FileButton words={words.openBeside} onFile={open(setOther)} />}
        {playing && (
          <button type="button" className="btn" onClick={() => experiment.stop()}>
            {words.stop}
          </button>
        )}
        {lab !== null && !playing && done < matches && (
          <button type="button" className="btn main" onClick={() => experiment.play(lab, matches)}>
            {words.goOn}
          </button>
        )}
        {lab !== null && !playing && done > 0 && done >= matches && (
          <button type="button" className="btn" onClick={() => experiment.play(lab, done + MORE)}>
            {words.more(MORE)}
          </button>
        )}
      </div>
      {(trouble ?? failed) !== null && (
        <p role="alert" className={styles.trouble}>
          {trouble ?? words.failed(failed ?? '')}
        </p>
      )}
      {lab !== null && done < matches && (
        <div className={styles.progress}>
          <progress max={matches} value={done} aria-label={words.progress(count(done), count(matches))} />
          <p role="status">
            {words.progress(count(done), count(matches))}
            {playing && done === 0 && ` · ${words.slow}`}
          </p>
        </div>
      )}
      {lab !== null && done > 0 && <Results lab={lab} other={other} onOther={setOther} />}
    </div>
  );
}

interface ResultsProps {
  readonly lab: Lab;
  /** What it is laid beside. */
  readonly other: Lab | null;
  onOther(lab: Lab | null): void;
}

function Results(props: ResultsProps) {
  const words = useWords();
  const rules = useGame(props.lab.setting.game);
  // A game that is not there any more is read as it was written.
  if (rules === null) return <Sheet {...props} naming={namingOf(words, undefined)} />;
  return <Translated {...props} rules={rules} />;
}

function Translated({ rules, ...props }: ResultsProps & { readonly rules: AnyFront }) {
  const words = useWords();
  const { label } = useGameWords(rules);
  const naming = useMemo(() => namingOf(words, label), [words, label]);
  return <Sheet {...props} naming={naming} />;
}

function Sheet({ lab, other, onOther, naming }: ResultsProps & { readonly naming: Naming }) {
  const words = useWords();
  const { lab: say } = words;
  const comparable = other !== null && other.setting.game === lab.setting.game && other.played.length > 0;
  const report = useMemo(() => reportOn(lab), [lab]);
  const comparison = useMemo(() => (comparable ? compare(lab, other) : null), [lab, other, comparable]);
  const shown = useMemo<readonly Shown[]>(
    () => [
      { lab, report, name: say.here },
      ...(other !== null && comparison !== null
        ? [{ lab: other, report: comparison.b, name: say.there }]
        : []),
    ],
    [lab, report, other, comparison, say],
  );
  return (
    <div className={styles.sheet}>
      <div className={styles.bar}>
        <button type="button" className="btn" onClick={() => saveLab(lab)}>
          {say.save}
        </button>
        <button type="button" className="btn" onClick={() => saveTable(lab)}>
          {say.csv}
        </button>
        <button type="button" className="btn" onClick={() => onOther(lab)}>
          {say.keep}
        </button>
      </div>
      <About lab={lab} words={words} naming={naming} mark={comparable ? say.here : null} />
      {other !== null && (
        <About lab={other} words={words} naming={naming} mark={say.there}>
          <button type="button" className="btn ghost" onClick={() => onOther(null)}>
            {say.putAway}
          </button>
        </About>
      )}
      {other !== null && !comparable && <p role="alert">{say.otherGame}</p>}
      {comparison !== null && (
        <section>
          <h2>{say.beside}</h2>
          <ComparisonView comparison={comparison} naming={naming} />
        </section>
      )}
      <ReportView shown={shown} naming={naming} />
    </div>
  );
}

interface AboutProps {
  readonly lab: Lab;
  readonly words: PageWords;
  readonly naming: Naming;
  /** Which of two it is. */
  readonly mark: string | null;
  readonly children?: ReactNode;
}

/** What was played, in a line. */
function About({ lab: { setting, played }, words, naming, mark, children }: AboutProps) {
  const { game, bots, options, changes } = setting;
  const rules = useGame(game);
  const apart = Object.entries(options).filter(
    ([key, value]) => rules?.options.find((spec) => spec.key === key)?.default !== value,
  );
  const names = [...new Set(bots)].map(naming.bot).join(', ');
  return (
    <div className={styles.about} data-other={mark === words.lab.there || undefined}>
      <p>
        {mark !== null && <b>{mark}: </b>}
        {words.lab.about(gameName(words, game), bots.length, names, count(played.length))}
        {rules !== null && apart.map(([key, value]) => ` · ${key} = ${value}`)}
      </p>
      {changes.length > 0 && (
        <p className="small">
          {words.lab.changed(changes.map(({ path, to }) => `${path} = ${JSON.stringify(to)}`).join(', '))}
        </p>
      )}
      {children}
    </div>
  );
}

function FileButton({ words, onFile }: { readonly words: string; onFile(file: File): void }) {
  return (
    <label className={`btn ${styles.file}`}>
      <Icon id="i-plus" size={16} />
      {words}
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
