/**
 * Lines of at most `width` characters, broken at spaces; a longer word (an address, a place) stays whole, to be copied.
 * Every line is indented by `indent`, which counts.
 */
export function wrapText(text: string, width: number, indent = ''): readonly string[] {
  return wrapParts(text.split(/ +/), ' ', width, indent);
}

/** Lines of parts that are never broken themselves, joined by `separator`. */
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

/** In characters as they are read, not in units of the text. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
