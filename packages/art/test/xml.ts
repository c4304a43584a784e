/** What a picture consists of. Throws where it is not well-formed XML. */
export interface Markup {
  readonly names: ReadonlySet<string>;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const TEXT = /(?:[^<&>]|&(?:amp|lt|gt|quot);)+/y;

export function parse(markup: string): Markup {
  const names = new Set<string>();
  const attributes: [string, string][] = [];
  const open: string[] = [];
  let at = 0;
  while (at < markup.length) {
    TEXT.lastIndex = at;
    const text = TEXT.exec(markup);
    if (text) {
      at += text[0].length;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(markup);
    if (!tag) throw new Error(`not well-formed at ${at}: ${markup.slice(at, at + 60)}`);
    const [whole, closing, name, list, empty] = tag;
    at += whole.length;
    if (closing) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
      continue;
    }
    names.add(name);
    const own = [...list.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value] as [string, string]);
    if (new Set(own.map(([key]) => key)).size < own.length)
      throw new Error(`twice the same attribute: ${whole}`);
    attributes.push(...own);
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.pop()}> stays open`);
  return { names, attributes };
}
