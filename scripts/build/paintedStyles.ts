import { createHash } from 'node:crypto';

/** The style attributes of painted markup as rules of a style sheet. */
export interface PaintedStyles {
  /** Replaces each style attribute by `data-painted`, which React ignores. */
  readonly replaceIn: (markup: string) => string;
  /** The rules so far; empty without any. */
  readonly sheet: () => string;
}

/**
 * Mantine writes sizes and colours into style attributes, which the content security policy blocks in HTML.
 * After hydration React changes only what differs from its first render: the rules stay valid.
 */
export function paintedStyles(): PaintedStyles {
  const names = new Map<string, string>();
  return {
    replaceIn: (markup) =>
      markup.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
        const style = unescape(escaped);
        const name = names.get(style) ?? String(names.size + 1);
        names.set(style, name);
        return ` data-painted="${name}"`;
      }),
    sheet: () => [...names].map(([style, name]) => `[data-painted="${name}"]{${style}}`).join('\n'),
  };
}

/** Name of a style sheet with a hash of its content, as for the other files of the build. */
export function hashedName(name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `${name}-${hash}.css`;
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
