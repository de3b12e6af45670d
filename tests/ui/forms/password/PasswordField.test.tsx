import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { PasswordField } from '../../../../src/ui/forms/password/PasswordField';

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
  it('exposes its error to assistive technology', () => {
    const field = show('Saisissez votre mot de passe.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const reason = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Saisissez votre mot de passe.');
  });

  it('exposes no error when it is valid', () => {
    expect(show(null).getAttribute('aria-invalid')).toBeNull();
  });
});
