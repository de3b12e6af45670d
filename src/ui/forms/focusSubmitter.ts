import type { SyntheticEvent } from 'react';

/** The button takes the focus, also after Enter in a field: a field that a save disables would lose it. */
export function focusSubmitter(event: SyntheticEvent<HTMLElement> | undefined): void {
  const submission = event?.nativeEvent;
  if (submission instanceof SubmitEvent) submission.submitter?.focus();
}
