/**
 * A typed or pasted text without what nobody sees: format characters (Unicode category Cf: zero-width signs,
 * soft hyphens, direction marks) and variation selectors. Full-width signs and digits become plain ones.
 * Works character by character. Every field is read through it, except passwords and messages.
 */
export function typedText(raw: string): string {
  return raw
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
