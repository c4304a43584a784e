import { useEffect, useRef, useState } from 'react';
import styles from './lab.module.css';

type Plots = typeof import('./plots.ts');

interface PlotProps {
  /** What is to be seen: figures are in the tables below it. */
  readonly label: string;
  /** Keep it the same while nothing changes. */
  readonly draw: (plots: Plots, width: number) => Element;
}

/** A drawing that fills the room there is. What draws it is fetched only here. */
export function PlotFigure({ label, draw }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const sized = new ResizeObserver(([{ contentRect }]) => setWidth(Math.floor(contentRect.width)));
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  useEffect(() => {
    const element = box.current;
    if (element === null || width === 0) return;
    let gone = false;
    import('./plots.ts').then((plots) => gone || element.replaceChildren(draw(plots, width)));
    return () => {
      gone = true;
    };
  }, [draw, width]);
  return <div ref={box} className={styles.plot} role="img" aria-label={label} />;
}
