/**
 * Replaces the value of a field by its normal form; the caret stays after the same character (M5.11).
 * `tidy` works character by character: the text before the caret does not depend on the text after it.
 */
export function tidyInput(input: HTMLInputElement, tidy: (raw: string) => string): void {
  const { value, selectionStart } = input;
  const tidied = tidy(value);
  if (tidied === value) return;
  const caret = tidy(value.slice(0, selectionStart ?? value.length)).length;
  input.value = tidied;
  input.setSelectionRange(caret, caret);
}
