import type { ContractDocument, MediaType } from '../contract/document.ts';
import { generalPointer, tokensOf } from '../contract/pointer.ts';
import { byFrequency } from '../report/groupBy.ts';
import type { RuleId } from '../report/Finding.ts';
import { made } from '../schema/made.ts';
import type { Differences, PlacedDifference, PlacedSchema } from '../schema/placed.ts';
import { placeOfValue } from '../schema/followSchema.ts';
import { dateForm, isImpossible, type DateForm } from './dates.ts';
import { htmlProblem, damagedText, escapedText, padding, leakedText } from './textProblems.ts';
import { itemTwice } from './itemTwice.ts';
import { hasRoundingError, wrongTotal } from './numberProblems.ts';
import { visitJson } from './visitJson.ts';

interface Given {
  readonly document: ContractDocument;
  readonly value: unknown;
  readonly mediaType: MediaType;
  readonly placed: PlacedSchema;
  /** What the comparison with the schema found: a place is not reported twice. */
  readonly placedDifferences: Differences;
}

/** What a schema rarely says, and clients rely on: dates in one form, whole texts and HTML, right totals. */
export function dataDifferences(given: Given): Differences {
  const { document, value: root, mediaType, placed, placedDifferences } = given;
  const reported = new Set(placedDifferences.map(({ pointer }) => pointer));
  const hints = made(known, mediaType, () => readHints(mediaType));
  const dates = new Map<string, DatedText[]>();
  const plain: { text: string; pointer: string; place: string }[] = [];
  const found: PlacedDifference[] = [];
  const tell = (rule: RuleId, message: string, pointer: string): void => {
    if (reported.has(pointer) || found.length >= most) return;
    const { schema, source } = placeOfValue(document, placed, root, pointer);
    // A date with a pattern or a format is checked by the comparison with the schema only.
    if (rule === 'data/date' && (schema.pattern ?? schema.format) !== undefined) return;
    found.push({ rule, message, pointer, source });
  };
  for (const { value, pointer } of visitJson(root)) {
    if (typeof value === 'object') {
      const total = wrongTotal(value);
      if (total !== null) tell('data/total', total.message, `${pointer}/${total.name}`);
      const again = Array.isArray(value) ? itemTwice(value, () => nameOf(pointer)) : null;
      if (again !== null && !hints.get(generalPointer(pointer))?.isRepeated) {
        tell('data/twice', `Item ${again + 1} was in the list before.`, `${pointer}/${again}`);
      }
    }
    if (typeof value === 'number' && hasRoundingError(value)) {
      tell('data/rounding', 'A number with the error of a binary calculation.', pointer);
    }
    if (typeof value !== 'string' || value === '') continue;
    const leaked = leakedText(value);
    if (leaked !== null) tell(...leaked, pointer);
    const place = generalPointer(pointer);
    const damaged = damagedText(value);
    if (damaged !== null) tell('text/damaged', damaged, pointer);
    const html = hints.get(place)?.isHtml === true ? htmlProblem(value, null) : null;
    if (html !== null) tell(html[0], html[1], pointer);
    plain.push({ text: value, pointer, place });
    const form = dateForm(value);
    if (form === null) continue;
    made(dates, place, (): DatedText[] => []).push({ text: value, form, pointer });
  }
  for (const [place, texts] of dates) {
    for (const { message, pointer } of strayDates(texts, hints.get(place))) {
      tell('data/date', message, pointer);
    }
  }
  const asHtml = new Set(
    plain.filter(({ text }) => /<[a-z][^>]*>/i.test(text)).map(({ place }) => place),
  );
  for (const { text, pointer, place } of plain) {
    const hint = hints.get(place);
    const pad = hint?.isPadded === true ? null : padding(text);
    if (pad !== null) tell('text/padded', `${pad} at the end of the text.`, pointer);
    if (!text.includes('&') || asHtml.has(place) || hint?.isHtml || hint?.isEscaped) continue;
    const { schema } = placeOfValue(document, placed, root, pointer);
    const escaped = escapedText(text, { schema, name: nameOf(place) });
    if (escaped !== null) tell('text/escaped', escaped, pointer);
  }
  return found;
}

/** The name of the field at a place: the last one that is no index. */
function nameOf(place: string): string {
  return tokensOf(place).findLast((token) => !/^(\d+|\*)$/.test(token)) ?? '';
}

/** Further differences add no information, and a hostile answer could cause millions of them. */
const most = 1_000;

interface DatedText {
  readonly text: string;
  readonly form: DateForm;
  readonly pointer: string;
}

const fewest = 3;

/** The dates unlike the examples or most neighbours, or impossible; where examples are no dates, none. */
function strayDates(
  texts: readonly DatedText[],
  hint: Hint | undefined,
): readonly { readonly message: string; readonly pointer: string }[] {
  const hinted = hint?.dateForm ?? null;
  const form = hinted ?? mostFrequent(texts);
  if (form === null && hint !== undefined) return [];
  const like = hinted === null ? 'its neighbours are' : 'the examples of the contract are';
  return texts.flatMap(({ text, form: own, pointer }) => {
    if (form !== null && own !== form) {
      return [{ message: `A date like ${own}, whereas ${like} like ${form}.`, pointer }];
    }
    return isImpossible(text) ? [{ message: 'A date that no calendar has.', pointer }] : [];
  });
}

function mostFrequent(texts: readonly DatedText[]): DateForm | null {
  const [first] = byFrequency(texts.map(({ form }) => form));
  if (first === undefined || texts.length < fewest) return null;
  const [form, count] = first;
  return count > texts.length / 2 ? form : null;
}

/** What the examples of the contract show about a field that its schema leaves open. */
interface Hint {
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
