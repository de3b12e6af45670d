let navigated = false;
let hasActed = false;

/** To be called when the visitor's own act brings a new page, before the layout effects of that page run. */
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
 * Whether the heading of a page that comes may take the focus: not on the very first page, where it stays where it is, nor from what
 * the visitor has moved it to since the navigation, while that page was on its way.
 */
export function mayTakeFocus(): boolean {
  const { activeElement, body } = document;
  const isPlaced = activeElement !== null && activeElement !== body;
  return navigated && !(hasActed && isPlaced);
}
