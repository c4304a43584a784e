/** What is drawn of a map ends somewhere; the last of it fades into the open sea. */
interface Chart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FADE = 64;

const shade = (side: string, [x1, y1, x2, y2]: readonly number[]): string =>
  `<linearGradient id="mist-${side}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="var(--sea-deep)"/><stop offset="1" stop-color="var(--sea-deep)" stop-opacity="0"/></linearGradient>`;
const strip = (side: string, x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#mist-${side})"/>`;

function mist({ x, y, width, height }: Chart): string {
  return (
    `<defs>${shade('w', [0, 0, 1, 0])}${shade('e', [1, 0, 0, 0])}${shade('n', [0, 0, 0, 1])}${shade('s', [0, 1, 0, 0])}</defs>` +
    strip('w', x, y, FADE, height) +
    strip('e', x + width - FADE, y, FADE, height) +
    strip('n', x, y, width, FADE) +
    strip('s', x, y + height - FADE, width, FADE)
  );
}

/** A map file without its own frame, in the coordinates of the board, cut off at the edge of its chart. */
export function charted(file: string, chart: Chart): string {
  const inner = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'));
  const { x, y, width, height } = chart;
  return `<clipPath id="chart"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#chart)">${inner}</g>${mist(chart)}`;
}
