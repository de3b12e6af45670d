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
