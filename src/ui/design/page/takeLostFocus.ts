/** `ref` of what replaces the button that was pressed: takes the focus, if nothing else has it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
