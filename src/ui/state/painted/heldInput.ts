export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that a visitor changed. */
export interface HeldField {
  readonly field: Field;
  /** Its type, its label and the legend of its group. */
  readonly name: string;
  /** Among all fields of the page. */
  readonly position: number;
  readonly value: string;
  readonly isTicked: boolean;
}

/** The fields whose content differs from that of the HTML: typed, or restored by the browser. */
export function collectInput(): readonly HeldField[] {
  return fields()
    .map((field, position) => ({
      field,
      name: nameOf(field),
      position,
      value: field.value,
      isTicked: field instanceof HTMLInputElement && field.checked,
    }))
    .filter(({ field }) => isChanged(field));
}

/**
 * Enters the content of fields again, as if it were typed now: React ignores what happened before it took the
 * page over. A field that was replaced is found by its type and label, or by its type and position: the
 * browser may have translated the label.
 */
export function giveBack(held: readonly HeldField[]): void {
  const present = fields();
  // Text that was typed while the page was taken over.
  const later = collectInput().filter(({ field }) => held.every((one) => one.field !== field));
  for (const one of [...held, ...later]) {
    const field = one.field.isConnected
      ? one.field
      : (present.find((candidate) => nameOf(candidate) === one.name) ??
        present.find(({ type }, at) => type === one.field.type && at === one.position));
    // Typed further since; a field that replaced another one has only its default.
    const now = collectInput().find((other) => other.field === field && field === one.field);
    if (field) enter(field, now ?? one);
  }
}

/** Presses what `src/static/before-paint.js` held: buttons, and forms that were sent. */
export function repeatPresses(): void {
  for (const held of document.querySelectorAll<HTMLElement>('#root [data-held]')) {
    held.removeAttribute('data-held');
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else held.click();
  }
}

/**
 * A browser gives back what differs from the HTML of a field when one comes back to a page; React writes what
 * was typed into the HTML. To be called when the page is left: it differs again.
 */
export function leaveToBrowser(): void {
  for (const field of fields()) {
    if (field instanceof HTMLInputElement && !isTick(field)) field.defaultValue = '';
  }
}

/** The fields of the page, in the order of the document. */
export function fields(): readonly Field[] {
  return [...document.querySelectorAll<Field>('#root :is(input, textarea, select)')];
}

/** Whether the content of a field differs from that of the HTML. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (isTick(field)) return field.checked && !field.defaultChecked;
  // A file cannot be entered again: its field is enabled by the page.
  return field.type !== 'file' && field.value !== field.defaultValue;
}

function isTick(field: HTMLInputElement): boolean {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** The type and label of a field, after the legend of its group: two addresses have the same labels. */
export function nameOf(field: Field): string {
  const legend = field.closest('fieldset')?.firstChild;
  return [field.type, legend?.textContent, field.labels?.[0]?.textContent].join();
}

/** Enters content as if it were typed or ticked now. */
export function enter(
  field: Field,
  { value, isTicked }: Pick<HeldField, 'value' | 'isTicked'>,
): void {
  if (field instanceof HTMLInputElement && isTick(field)) {
    field.checked = !isTicked;
    field.click();
    return;
  }
  const caret = document.activeElement === field ? caretOf(field) : null;
  // React compares with the last value that was assigned to the element itself: it must differ.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (caret !== null && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(caret, caret);
}

/** Null for a field without a caret, such as a number or an e-mail address. */
function caretOf(field: Field): number | null {
  return field instanceof HTMLSelectElement ? null : field.selectionStart;
}
