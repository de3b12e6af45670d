/** A value as JSON; empty if it is nested deeper than the stack allows. */
export function writtenJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (problem) {
    if (problem instanceof RangeError) return '';
    throw problem;
  }
}
