import type { MouseEvent } from 'react';

/**
 * Carries out a link to the part of this page with that `id`, which can have the focus. The history stays as
 * it is.
 */
export function followToPart(event: MouseEvent, id: string): void {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
