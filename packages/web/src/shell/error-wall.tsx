import { Component, type ReactNode } from 'react';
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
    return (
      <main>
        <Moment creature="Sandshrew" title="Something broke on this page">
          <p>Your tables are safe: every answer that was taken is kept.</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => location.reload()}>
              Try again
            </button>
            <button
              type="button"
              className="btn ghost"
              onClick={() => navigator.clipboard?.writeText(`${error.message}\n${error.stack ?? ''}`)}
            >
              Copy details
            </button>
          </div>
        </Moment>
      </main>
    );
  }
}
