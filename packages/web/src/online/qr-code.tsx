import { useEffect, useState } from 'react';
import styles from './online.module.css';

/** The dark squares as one path: rows of them, side by side. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

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
