import type { Schema } from '../contract/document.ts';

/** Characters that HTML writes with a name or a number. */
const entity =
  /&(amp|lt|gt|quot|apos|nbsp|euro|[a-z](acute|grave|circ|cedil|uml)|#\d{2,5}|#x[\da-f]{2,4});/i;

/** Why a text that is no HTML shows entities to people; null if nothing shows it. */
export function escapedText(text: string, { schema, name }: Described): string | null {
  const sample = entity.exec(text)?.[0];
  if (sample === undefined || /<[a-z/!][^>]*>/i.test(text)) return null;
  const told = `${name} ${schema.title ?? ''} ${schema.description ?? ''} ${schema.format ?? ''} ${schema.contentMediaType ?? ''}`;
  if (/html|xml|markup|markdown|rich|rendered|escaped|entit/i.test(told)) return null;
  return `Characters of a plain text are escaped as in HTML: people see \`${sample}\`.`;
}

interface Described {
  readonly schema: Schema & { readonly title?: string; readonly description?: string };
  /** Of the field. */
  readonly name: string;
}

/**
 * Whether a text is padded to the width of its column: several blanks at its end. One is what people type,
 * and two after a sentence.
 */
export function isPadded(text: string): boolean {
  return /^\S+(( \S+)* {3,}| {2})$/.test(text);
}
