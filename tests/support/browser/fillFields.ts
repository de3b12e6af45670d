import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Pastes a value into each field, by its label: a page is rendered once for it, not for each letter. */
export async function fillFields(
  user: UserEvent,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(name));
    await user.paste(value);
  }
}
