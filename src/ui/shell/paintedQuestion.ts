/** The place of the cookie question in the HTML file; null in a document without one, as in tests. */
export function questionPlace(): HTMLElement | null {
  return document.getElementById('cookie-question');
}

/**
 * Removes the question that the build painted. Returns what the visitor had done with its buttons, in their
 * order: the one with the focus and the one that `src/static/before-paint.js` held; -1 without one.
 */
export function removePainted(): { readonly focused: number; readonly held: number } {
  const place = questionPlace();
  if (place?.dataset['prerendered'] === undefined) return { focused: -1, held: -1 };
  delete place.dataset['prerendered'];
  const painted = place.firstElementChild;
  const buttons = painted ? buttonsOf(painted) : [];
  const found = {
    focused: buttons.findIndex((button) => button === document.activeElement),
    held: buttons.findIndex((button) => 'held' in button.dataset),
  };
  painted?.remove();
  return found;
}

/** Replaces the painted question by the one behind it, which works: focus and held press pass to it. */
export function replacePainted(): void {
  const { focused, held } = removePainted();
  const buttons = buttonsOf(questionPlace() ?? document.body);
  if (focused !== -1) buttons[focused]?.focus();
  if (held !== -1) buttons[held]?.click();
}

function buttonsOf(place: Element): readonly HTMLElement[] {
  return [...place.querySelectorAll('button')];
}
