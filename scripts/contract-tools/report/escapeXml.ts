import { printable } from './printable.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Escapes one line of text for an element or attribute. Control characters, most of which XML 1.0
 * cannot contain, are made visible.
 */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (one) => entities[one] ?? one);
}
