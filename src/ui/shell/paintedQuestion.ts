/** The place of the cookie question in the HTML file; null in a document without one, as in tests. */
export function questionPlace(): HTMLElement | null {
  return document.getElementById('cookie-question');
}

/** What the visitor had done with the painted question, by the order of its buttons; -1 without one. */
interface PaintedAnswer {
  /** The button with the focus. */
  readonly focused: number;
  /** The button that was pressed, and that `src/static/before-paint.js` held. */
  readonly held: number;
  /** What was asked. */
  readonly question: string | null;
}

/** Removes the question that the build painted. */
export function removePainted(): PaintedAnswer {
  const place = questionPlace();
  if (place?.dataset['prerendered'] === undefined) return { focused: -1, held: -1, question: null };
  delete place.dataset['prerendered'];
  const painted = place.firstElementChild;
  const buttons = painted ? buttonsOf(painted) : [];
  const found = {
    focused: buttons.findIndex((button) => button === document.activeElement),
    held: buttons.findIndex((button) => 'held' in button.dataset),
    question: questionIn(place),
  };
  painted?.remove();
  return found;
}

/**
 * Replaces the painted question by the one behind it, which works: focus and held press pass to it. A press
 * on other words is no answer: the build painted its own purposes, and the place may have others.
 */
export function replacePainted(): void {
  // A button that goes away between the press and its release would lose the click.
  if (questionPlace()?.querySelector('button:active')) {
    document.addEventListener('pointerup', () => setTimeout(replacePainted), { once: true });
    return;
  }
  const { focused, held, question } = removePainted();
  const place = questionPlace() ?? document.body;
  const buttons = buttonsOf(place);
  if (focused !== -1) buttons[focused]?.focus();
  if (held !== -1 && question === questionIn(place)) buttons[held]?.click();
}

function questionIn(place: Element): string | null {
  return place.querySelector('.tp-cookies-question')?.textContent ?? null;
}

function buttonsOf(place: Element): readonly HTMLElement[] {
  return [...place.querySelectorAll('button')];
}
