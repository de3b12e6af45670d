/**
 * A typed or pasted text without what nobody sees: format characters (Unicode category Cf: zero-width signs,
 * soft hyphens, direction marks), fillers, variation selectors, control characters but line breaks. Signs of
 * full width and Arabic digits become plain ones. Works character by character. Every field is read through
 * it, except passwords and messages.
 */
export function typedText(raw: string): string {
  return raw
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFE]|(?!\s)\p{Cc}/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 0x10));
}

/**
 * A typed text on one line: single spaces, each accent composed with its letter. Normalising sees a few
 * accents at once: sorting many takes quadratic time.
 */
export function typedLine(raw: string): string {
  return typedText(raw)
    .replace(/\p{L}\p{M}{1,4}/gu, (letter) => letter.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether nothing that is seen was typed: an optional field stays empty, a required one is missing. */
export function isBlank(raw: string): boolean {
  return typedText(raw).trim() === '';
}
