import { useEffect, useState } from 'react';
import styles from './online.module.css';
import { squaresPath } from './squares.ts';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly name: string;
}

/** A text to be read by a camera. How it is drawn is loaded when somebody invites. */
export function QrCode({ text, name }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let gone = false;
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { border: 2 });
        if (!gone) setDrawn({ size, path: squaresPath(data) });
      },
      // The link is there all the same.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [text]);
  if (drawn === null) return <div className={styles.qr} />;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={name}>
      <path d={drawn.path} shapeRendering="crispEdges" />
    </svg>
  );
}
