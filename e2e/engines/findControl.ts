/** What a visitor looks for on a page. */
export type ControlKind = 'field' | 'button' | 'link' | 'heading';

/** An expression of the page: the control of this kind and name, or null. */
export const control = (kind: ControlKind, name: string): string =>
  `(${String(findControl)})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`;

/**
 * Runs in the page. A field has exactly this label; another control begins with this name. Hidden and
 * disabled controls are not found.
 */
export function findControl(kind: ControlKind, name: string): Element | null {
  const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string =>
    tidy(element.getAttribute('aria-label') ?? element.textContent);
  const isUsable = (element: Element | null): element is Element =>
    element !== null && element.checkVisibility() && !element.matches(':disabled');
  if (kind === 'field') {
    const labels = [...document.querySelectorAll('label')];
    const labelled = labels.filter((label) => tidy(label.textContent) === name);
    return labelled.map(({ control: one }) => one).find(isUsable) ?? null;
  }
  const selectors = { button: 'button, [type=submit]', link: 'a[href]', heading: 'h1, h2' };
  return (
    [...document.querySelectorAll(selectors[kind])].find(
      (element) => isUsable(element) && nameOf(element).startsWith(name),
    ) ?? null
  );
}
