import { printable } from './printable.ts';

/** A text that Markdown shows as it is: a server's words must not become a link, a picture or HTML. */
export function markdownText(text: string): string {
  return printable(text).replaceAll(/[\\`*_{}[\]<>()#|!~@]/g, (one) => `\\${one}`);
}

/** A table of Markdown. The cells are Markdown already. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
