/** A block of nginx with its lines, and an empty line after it. */
export function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}', ''];
}

/** A value in quotes. Throws where nginx would read more than the value. */
export function quoted(value: string): string {
  if (/["\\\n]/.test(value)) throw new Error(`Not a value of nginx: ${value}`);
  return `"${value}"`;
}
