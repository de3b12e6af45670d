import { printable } from './printable.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** One line of text for an element or an attribute. XML 1.0 has no way to write most control characters: they are told. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (one) => entities[one] ?? one);
}
