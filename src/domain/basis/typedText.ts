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

/**
 * A typed text on one line: no control characters or fillers, single spaces, each accent composed with its
 * letter. Normalising sees a few accents at once: sorting many takes quadratic time.
 */
export function typedLine(raw: string): string {
  return typedText(raw)
    .replace(/(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\p{L}\p{M}{1,4}/gu, (letter) => letter.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();
}
