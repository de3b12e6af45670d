export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field contains. */
interface Content {
  readonly value: string;
  readonly isTicked: boolean;
}

/** A field of the HTML file. */
interface PaintedField {
  readonly field: Field;
  /** Its type, its label and the legend of its group. */
  readonly name: string;
  /** Among all fields of the page. */
  readonly position: number;
  /** What was typed before the page was taken over, or restored by the browser; null without it. */
  readonly held: Content | null;
}

interface HeldInput {
  /**
   * Enters what was typed into the painted page, as if it were typed now: React ignores what happened before
   * it took the page over. A field that was replaced is found by its type and label, or by its type and
   * position: the browser may have translated the label.
   */
  readonly giveBack: () => void;
  /** Focuses the field that replaced the focused one, before the next key. */
  readonly focusAgain: () => void;
  /**
   * Presses what `src/static/before-paint.js` held: links, buttons, and forms that were sent. What was
   * replaced is found by its position among as many of its kind.
   */
  readonly repeatPresses: () => void;
}

/** What can be pressed on a painted page, by the kind of element. */
const kinds = ['form', 'button', 'a'] as const;

function pressables(): readonly (readonly HTMLElement[])[] {
  return kinds.map((kind) => [...document.querySelectorAll<HTMLElement>(`#root ${kind}`)]);
}

/** Holds what differs from the HTML now, and follows what is typed until the page is taken over. */
export function holdInput(): HeldInput {
  const painted = fields().map((field, position): PaintedField => ({
    ...{ field, position, name: nameOf(field), held: changedContent(field) },
  }));
  const pressable = pressables();
  let focused = document.activeElement;
  const follow = (): void => {
    focused = document.activeElement;
  };
  document.addEventListener('focusin', follow);
  return {
    giveBack: () => painted.forEach(giveBack),
    focusAgain: () => {
      document.removeEventListener('focusin', follow);
      const left = painted.find(({ field }) => field === focused && !field.isConnected);
      if (left) successorOf(left)?.focus({ preventScroll: true });
    },
    repeatPresses: () => {
      const present = pressables();
      pressable.forEach((painted, kind) => {
        painted.forEach((element, position) => {
          if (!element.hasAttribute('data-held')) return;
          element.removeAttribute('data-held');
          const now = present[kind] ?? [];
          const successor = now.length === painted.length ? now[position] : undefined;
          press(element.isConnected ? element : successor);
        });
      });
    },
  };
}

function press(element: HTMLElement | undefined): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element?.click();
}

function giveBack(painted: PaintedField): void {
  const { field, held } = painted;
  const content = changedContent(field) ?? held;
  if (content === null) return;
  const successor = field.isConnected ? field : successorOf(painted);
  if (!successor) return;
  // What React chooses in a list differs from its HTML.
  const isReplaced = successor !== field && !(successor instanceof HTMLSelectElement);
  if (!(isReplaced && isChanged(successor))) enter(successor, content);
}

function successorOf({ field, name, position }: PaintedField): Field | undefined {
  const present = fields();
  return (
    present.find((candidate) => nameOf(candidate) === name) ??
    present.find(({ type }, at) => type === field.type && at === position)
  );
}

function changedContent(field: Field): Content | null {
  if (!isChanged(field)) return null;
  return { value: field.value, isTicked: field instanceof HTMLInputElement && field.checked };
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
export function enter(field: Field, { value, isTicked }: Content): void {
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
