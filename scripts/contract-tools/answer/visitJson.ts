import { escapeToken } from '../contract/pointer.ts';

const mostValues = 200_000;

/** A value of JSON with its place. */
export interface VisitedValue {
  readonly value: unknown;
  readonly pointer: string;
}

/** Every value of a JSON document, parents first; stops after 200,000 values. */
export function* visitJson(root: unknown): Generator<VisitedValue> {
  const waiting: VisitedValue[] = [{ value: root, pointer: '' }];
  let count = 0;
  for (let one = waiting.pop(); one !== undefined && count < mostValues; one = waiting.pop()) {
    count += 1;
    yield one;
    const { value, pointer } = one;
    if (typeof value !== 'object' || value === null) continue;
    // One by one: a spread of a hostile list would exceed the stack.
    for (const [name, child] of Object.entries(value).toReversed() as [string, unknown][]) {
      waiting.push({ value: child, pointer: `${pointer}/${escapeToken(name)}` });
    }
  }
}
