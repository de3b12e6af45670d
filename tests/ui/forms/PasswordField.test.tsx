import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MantineArea } from '../../../src/ui/design/MantineArea';
import { PasswordField } from '../../../src/ui/forms/PasswordField';

afterEach(cleanup);

function show(error: string | null): HTMLElement {
  render(
    <MantineArea>
      <PasswordField label="Mot de passe" error={error} />
    </MantineArea>,
  );
  return screen.getByLabelText('Mot de passe', { selector: 'input' });
}

describe('a password field', () => {
  it('that is wrong says so to assistive technology, with its reason', () => {
    const field = show('Saisissez votre mot de passe.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const reason = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Saisissez votre mot de passe.');
  });

  it('that is right says nothing', () => {
    expect(show(null).getAttribute('aria-invalid')).toBeNull();
  });
});
