import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

// Where the focus goes when the element that had it, or the whole page, is replaced:
//
// another page opens            its heading: `NavigationFocus`, `mayTakeFocus`
// the step of a page changes    the heading of the step: `useFocusOnStep`
// a result replaces a form      the result: `useFocusOnArrival`
// a form replaces its result    its first field: `useFocusOnForm`
// the pressed button disappears the heading above (`handFocusToHeading`) or a field (`handFocusToField`)
// a save disables the fields    the submit button: `focusSubmitter`
// a link to a part is pressed   the part: `followToPart`

let navigated = false;
let hasActed = false;

/** Call this when the visitor navigates, before the layout effects of the new page run. */
export function markNavigated(): void {
  if (!navigated) {
    const noteAct = (): void => {
      hasActed = true;
    };
    document.addEventListener('keydown', noteAct, true);
    document.addEventListener('pointerdown', noteAct, true);
  }
  navigated = true;
  hasActed = false;
}

/**
 * Whether the heading of the new page may take the focus: not on the first page of a visit, and not when the
 * visitor has moved the focus since the navigation, while the page was loading.
 */
export function mayTakeFocus(): boolean {
  const { activeElement, body } = document;
  const isPlaced = activeElement !== null && activeElement !== body;
  return navigated && !(hasActed && isPlaced);
}

/** Allows the heading of a new page to take the focus. Rendered before the page: its effect runs first. */
export function NavigationFocus(): null {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) markNavigated();
    shown.current = pathname;
  }, [pathname]);
  return null;
}

/** When the step changes, focuses the heading of the new step and scrolls to the top. */
export function useFocusOnStep(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}

/**
 * For an element that replaces a form: takes the focus when it is mounted, and scrolls the page to its top.
 */
export function useFocusOnArrival<Place extends HTMLElement>(
  takesFocus = true,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return place;
}

/**
 * When the form of a page replaces a result on the same page, scrolls to the top and focuses the first field:
 * the focused link or button has disappeared. Not on the first render, nor after back or forward.
 */
export function useFocusOnForm(isForm: boolean): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ isForm, key });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { isForm, key };
    const isReturn = isPop && before.key !== key;
    if (!isForm || before.isForm || isReturn) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('form input')?.focus();
  }, [isForm, isPop, key]);
}

/**
 * `ref` of a button that disappears after its action. If it had the focus, and nothing else has taken it, the
 * focus moves to the first heading of the section, list item or page.
 */
export function handFocusToHeading(button: HTMLButtonElement): () => void {
  return () => {
    if (document.activeElement !== button) return;
    const around = button.closest('li, section, main');
    // After the commit: the new content may take the focus itself.
    queueMicrotask(() => {
      const heading = around?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  };
}

const successors = 'input:enabled:not([readonly], [hidden]), button:not([aria-disabled="true"])';

/**
 * `ref` of a button that disappears after its action. If it had the focus, the first usable element of its
 * form, or of the page, takes it.
 */
export function handFocusToField(button: HTMLButtonElement): () => void {
  const around = button.closest('form, main');
  return () => {
    if (document.activeElement !== button) return;
    // The same change enables some of the fields, but only after the commit.
    queueMicrotask(() => around?.querySelector<HTMLElement>(successors)?.focus());
  };
}

/**
 * Focuses the submit button, also after Enter in a field: a field that the save disables would lose the
 * focus.
 */
export function focusSubmitter(event: SyntheticEvent<HTMLElement> | undefined): void {
  const submission = event?.nativeEvent;
  if (submission instanceof SubmitEvent) submission.submitter?.focus();
}
