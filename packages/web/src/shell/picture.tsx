import { logo, pawn, type SignId, seatMark, sprite } from '@indigo/art';
import { type CSSProperties, memo } from 'react';

/** How many pixels a unit of a drawing takes, for its words to know. */
const scaled = (scale: number): CSSProperties => ({ '--scale': scale }) as CSSProperties;

interface PictureProps {
  /** Markup of @indigo/art: never anything a person wrote. */
  readonly markup: string;
  readonly box: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string | undefined;
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string;
  readonly fit?: 'meet' | 'slice';
}

/** A drawing of ours as an element. */
export const Picture = memo(function Picture({ markup, box, label, fit, ...rest }: PictureProps) {
  // Words in the drawing grow where it is small.
  const style = typeof rest.width === 'number' ? scaled(rest.width / Number(box.split(' ')[2])) : undefined;
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...rest}
      {...said}
      style={style}
      viewBox={box}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMid slice' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made from our own data
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});

/** A whole drawing from a file of @indigo/art; part of the page, so that it takes its colours. */
export const Drawing = memo(function Drawing({
  svg,
  className,
}: {
  readonly svg: string;
  readonly className?: string | undefined;
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made from our own data
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
});

/** What all drawings refer to; once on the page, before the first of them. */
export const Sprite = memo(function Sprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made from our own data
  return <div dangerouslySetInnerHTML={{ __html: sprite() }} />;
});

export function Icon({ id, size = 20 }: { readonly id: SignId; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

export const Logo = ({ size = 30 }: { readonly size?: number }) => (
  <Picture markup={logo()} box="0 0 40 40" width={size} height={size} />
);

export const Pawn = ({ seat, height = 40 }: { readonly seat: number; readonly height?: number }) => (
  <Picture markup={pawn(seat)} box="0 0 60 84" width={Math.round(height * 0.714)} height={height} />
);

export const SeatMark = ({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) => (
  <Picture markup={seatMark(seat)} box="0 0 20 20" width={size} height={size} />
);
