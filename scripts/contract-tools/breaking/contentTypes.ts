import { entriesOf, type Placed } from './placed.ts';

/**
 * Indexed by content type, in lower case and without spaces: `text/html;charset=utf-8`. JSON is always
 * UTF-8 (RFC 8259, section 8.1).
 */
export function contentOf(placed: Placed): ReadonlyMap<string, Placed> {
  const content = [...entriesOf(placed, 'content')].map(
    ([type, media]) => [type.toLowerCase().replaceAll(' ', ''), media] as const,
  );
  const found = new Map(content);
  for (const [type, media] of content) {
    const short = type.replace(/(?<=[/+]json);charset="?utf-8"?$/, '');
    if (found.has(short)) continue;
    found.delete(type);
    found.set(short, media);
  }
  return found;
}

/** Whether a content type, or a range of them (`image/*`, RFC 9110), contains another one. */
export function covers(range: string, type: string): boolean {
  const isIn = range.endsWith('/*') && type.startsWith(range.slice(0, -1));
  return range === type || range === '*/*' || isIn;
}

/** The narrowest range with this content type. */
export function rangeIn(content: ReadonlyMap<string, Placed>, type: string): Placed | undefined {
  return content.get(type.replace(/\/.*$/, '/*')) ?? content.get('*/*');
}
