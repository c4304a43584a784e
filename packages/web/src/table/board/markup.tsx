import { type CSSProperties, memo } from 'react';
import type { PieceLook } from '../skin.ts';

/** A drawing of ours as a group inside a bigger drawing. */
export const Markup = memo(function Markup({ markup }: { readonly markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made from our own data
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
});

/** How big a part of a drawing is drawn in it, for its words to know. */
export const unit = ({ scale }: Pick<PieceLook, 'scale'>): CSSProperties =>
  ({ '--unit': scale }) as CSSProperties;
