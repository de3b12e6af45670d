const KEY = 'carriedInput';
const MOST_FIELDS = 80;
const LONGEST_VALUE = 5_000;

/**
 * What a visitor entered into a page, on the way to the same page in another language or of another
 * release.
 */
export interface CarriedInput {
  /** The path of the page, without the base of a language. */
  readonly page: string;
  /** The navigation state of the page; each page validates its own. */
  readonly state: unknown;
  /** The fields that differ from the HTML, by their position among those that are no secrets. */
  readonly fields: readonly CarriedField[];
}

export interface CarriedField {
  readonly position: number;
  /** Its type and label; null on the way to another language. */
  readonly name: string | null;
  readonly value: string;
  readonly isTicked: boolean;
}

/** Stores it in this tab; the next document takes it. */
export function writeCarriedInput(input: CarriedInput): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(input));
  } catch {
    // Without storage the page starts anew.
  }
}

/** What the document before this one stored, once; null without any. */
export function takeCarriedInput(): CarriedInput | null {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return parseCarriedInput(stored);
  } catch {
    return null;
  }
}

/** Null unless it is within bounds; a field that is not is left out. Throws on text that is no JSON. */
export function parseCarriedInput(text: string | null): CarriedInput | null {
  const kept = Object(JSON.parse(text ?? 'null')) as Readonly<Record<string, unknown>>;
  const { page, state, fields } = kept;
  if (typeof page !== 'string' || !page.startsWith('/') || !Array.isArray(fields)) return null;
  return { page, state: state ?? null, fields: fields.slice(0, MOST_FIELDS).filter(isField) };
}

function isField(entry: unknown): entry is CarriedField {
  const { position, name, value, isTicked } = Object(entry) as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(position) &&
    (position as number) >= 0 &&
    (name === null || (typeof name === 'string' && name.length <= LONGEST_VALUE)) &&
    typeof value === 'string' &&
    value.length <= LONGEST_VALUE &&
    typeof isTicked === 'boolean'
  );
}
