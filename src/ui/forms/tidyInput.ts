/**
 * Replaces what a field holds by its tidy form, the caret staying after the same character (M5.11). `tidy` works character
 * by character: what stands before the caret becomes the same whether or not the rest is there.
 */
export function tidyInput(input: HTMLInputElement, tidy: (raw: string) => string): void {
  const { value, selectionStart } = input;
  const tidied = tidy(value);
  if (tidied === value) return;
  const caret = tidy(value.slice(0, selectionStart ?? value.length)).length;
  input.value = tidied;
  input.setSelectionRange(caret, caret);
}
