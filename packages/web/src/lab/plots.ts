import * as Plot from '@observablehq/plot';

/** What a plot is made of. Those of two settings lie in one. */
export interface Bar {
  readonly value: number;
  readonly setting: string;
}

/** A point with its interval, in percent. */
export interface Point {
  readonly sort: string;
  readonly name: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly setting: string;
}

export interface Drawn {
  readonly width: number;
  /** Names of the settings, first this one. */
  readonly settings: readonly string[];
  readonly axis: string;
}

const COLOURS = ['var(--indigo)', 'var(--gold-d)'];

const frame = ({ width, settings }: Drawn) => ({
  width,
  style: { background: 'none', fontSize: '12px' },
  color: { domain: [...settings], range: COLOURS, legend: false },
});

/** How often each length came up; of two settings in percent, for there may be more matches of one. */
export function histogram(
  bars: readonly Bar[],
  drawn: Drawn & { readonly count: string; readonly share: string },
): Element {
  const two = drawn.settings.length > 1;
  return bare(
    Plot.plot({
      ...frame(drawn),
      height: two ? 300 : 220,
      marginLeft: 46,
      marginBottom: 44,
      x: { label: drawn.axis, nice: true, labelOffset: 38 },
      y: two ? { label: drawn.share, percent: true, grid: true } : { label: drawn.count, grid: true },
      fy: { label: null, axis: null, domain: [...drawn.settings] },
      marks: [
        Plot.rectY(
          [...bars],
          Plot.binX<Plot.RectYOptions>(
            { y: two ? 'proportion-facet' : 'count' },
            { x: 'value', fill: 'setting', thresholds: 24, ...(two ? { fy: 'setting' } : {}) },
          ),
        ),
        Plot.ruleY([0]),
      ],
    }),
  );
}

/** Points with their intervals, a row for each. `even`: where they would lie if all were equal. */
export function intervals(points: readonly Point[], drawn: Drawn & { readonly even: number }): Element {
  const rows = [...new Set(points.map(({ sort, name }) => `${sort} ${name}`))];
  const two = drawn.settings.length > 1;
  const labelled = points.map((point) => ({
    ...point,
    row: `${point.sort} ${point.name}`,
    // The two of a row lie above each other.
    shift: two ? (point.setting === drawn.settings[0] ? -5 : 5) : 0,
  }));
  const marksOf = (shift: number) => {
    const mine = labelled.filter((point) => point.shift === shift);
    return [
      Plot.ruleY(mine, { y: 'row', x1: 'low', x2: 'high', stroke: 'setting', strokeWidth: 2.5, dy: shift }),
      Plot.dot(mine, { y: 'row', x: 'at', fill: 'setting', r: 4.5, dy: shift }),
    ];
  };
  return bare(
    Plot.plot({
      ...frame(drawn),
      height: rows.length * (two ? 28 : 22) + 70,
      marginLeft: Math.min(drawn.width * 0.42, 12 + 6.6 * Math.max(...rows.map((row) => row.length))),
      marginBottom: 44,
      x: { label: drawn.axis, grid: true, nice: true, labelOffset: 38 },
      y: { label: null, domain: rows },
      marks: [
        Plot.ruleX([drawn.even], { stroke: 'currentColor', strokeDasharray: '4 4' }),
        ...(two ? [...marksOf(-5), ...marksOf(5)] : marksOf(0)),
      ],
    }),
  );
}

/** The page's own rules forbid styles inside a drawing; what it needs is in the style sheet. */
function bare(plot: Element): Element {
  for (const style of plot.querySelectorAll('style')) style.remove();
  // What it shows is said by what is around it.
  plot.setAttribute('aria-hidden', 'true');
  return plot;
}
