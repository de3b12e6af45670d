import type { SyntheticEvent } from 'react';

/**
 * Focuses the submit button, also after Enter in a field: a field that the save disables would lose the
 * focus.
 */
export function focusSubmitter(event: SyntheticEvent<HTMLElement> | undefined): void {
  const submission = event?.nativeEvent;
  if (submission instanceof SubmitEvent) submission.submitter?.focus();
}
