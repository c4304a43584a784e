import { Component, type ReactNode } from 'react';
import { wordsNow } from '../words/words.ts';
import { Moment } from './moment.tsx';

interface Broken {
  readonly error: Error | null;
}

/** Something of ours broke: says what is safe, and offers a way on. */
export class ErrorWall extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { error: null };

  static getDerivedStateFromError(error: Error): Broken {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { shell } = wordsNow();
    return (
      <main>
        <Moment creature="Sandshrew" title={shell.broke}>
          <p>{shell.tablesSafe}</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => location.reload()}>
              {shell.again}
            </button>
            <button
              type="button"
              className="btn ghost"
              onClick={() => navigator.clipboard?.writeText(`${error.message}\n${error.stack ?? ''}`)}
            >
              {shell.copyDetails}
            </button>
          </div>
        </Moment>
      </main>
    );
  }
}
