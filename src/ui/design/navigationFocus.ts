let navigated = false;

/** To be called when the address changes inside the site, before effects of the new page run. */
export function markNavigated(): void {
  navigated = true;
}

/** Whether the visitor has moved inside the site; on the very first page the focus stays where it is. */
export function hasNavigated(): boolean {
  return navigated;
}
