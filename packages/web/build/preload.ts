import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks for the fonts of the page together with its styles: words need not change their shape after they are read. */
export function preloadFonts(): Plugin {
  return {
    name: 'indigo-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
