import { memo } from 'react';

/** A drawing of ours as a group inside a bigger drawing. */
export const Markup = memo(function Markup({ markup }: { readonly markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made from our own data
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
});
