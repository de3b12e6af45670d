import type { MediaType } from '../contract/document.ts';
import { generalPointer } from '../contract/pointer.ts';
import { made } from '../schema/made.ts';
import { dateForm, type DateForm } from './dates.ts';
import { itemTwice } from './itemTwice.ts';
import { padding } from './textProblems.ts';
import { visitJson } from './visitJson.ts';

/** What the examples of the contract show about a field that its schema leaves open. */
export interface Hint {
  /** Whether every example of the field is HTML. */
  readonly isHtml: boolean;
  /** The form that every example of the field has; null if they are no dates, or of several forms. */
  readonly dateForm: DateForm | null;
  /** Whether an example has blanks at its end, entities of HTML, or an item twice. */
  readonly isPadded: boolean;
  readonly isEscaped: boolean;
  readonly isRepeated: boolean;
}

const known = new WeakMap<MediaType, ReadonlyMap<string, Hint>>();

// The hints by general pointer: `/data/*/createdAt`.
export function exampleHints(mediaType: MediaType): ReadonlyMap<string, Hint> {
  return made(known, mediaType, () => readHints(mediaType));
}

function readHints({ examples = {} }: MediaType): ReadonlyMap<string, Hint> {
  const texts = new Map<string, string[]>();
  const repeated = new Set<string>();
  for (const { value: example } of Object.values(examples)) {
    for (const { value, pointer } of visitJson(example)) {
      if (Array.isArray(value) && itemTwice(value, () => '') !== null)
        repeated.add(generalPointer(pointer));
      if (typeof value !== 'string' || value === '') continue;
      made(texts, generalPointer(pointer), (): string[] => []).push(value);
    }
  }
  return new Map(
    [...texts, ...[...repeated].map((place) => [place, []] as const)].map(([place, values]) => {
      const found = new Set(values.map(dateForm));
      const [only] = found;
      return [
        place,
        {
          isPadded: values.some((value) => padding(value) !== null),
          isEscaped: values.some((value) => /&#?\w+;/.test(value)),
          isRepeated: repeated.has(place),
          isHtml: values.length > 0 && values.every((value) => /<\/?[a-z][^>]*>/i.test(value)),
          dateForm: found.size === 1 ? (only ?? null) : null,
        },
      ];
    }),
  );
}
