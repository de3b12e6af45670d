let navigated = false;

/** To be called when the visitor's own act brings a new page, before the effects of that page run. */
export function markNavigated(): void {
  navigated = true;
}

/** Whether the visitor has moved inside the site; on the very first page the focus stays where it is. */
export function hasNavigated(): boolean {
  return navigated;
}
