import type { styleText } from 'node:util';

export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

export interface Layout {
  /** In columns. */
  readonly width: number;
  readonly paint: Paint;
  /** What is counted: `call`, `example`. */
  readonly noun: string;
}

/** Wraps text at spaces, `indent` included. A longer word (an address) is not broken: it can be copied. */
export function wrapText(text: string, width: number, indent = ''): readonly string[] {
  return wrapParts(text.split(/ +/), ' ', width, indent);
}

/** Wraps parts that are not broken themselves, joined by `separator`. */
export function wrapParts(
  parts: readonly string[],
  separator: string,
  width: number,
  indent = '',
): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = `${last ?? ''}${separator}${part}`;
    if (last !== undefined && lengthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(`${indent}${part}`);
  }
  return lines;
}

/** The length in code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
